import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { Relogio } from '../relogio.ts';
import type { Banco } from './banco.ts';
import type { Sinais } from './sinais.ts';

export type RelogioMovel = Relogio & {
  readonly moverPara: (instante: Instante) => Promise<void>;
  readonly deslocamentoMs: () => number;
  readonly recarregar: () => Promise<void>;
};

/**
 * Product clock whose offset lives in the database, so that every process reads the same time. `parede` may be
 * replaced in tests. Never goes back.
 */
export async function abrirRelogio({
  db,
  sinais,
  parede = Date.now,
}: {
  readonly db: Banco;
  readonly sinais?: Sinais;
  readonly parede?: () => number;
}): Promise<RelogioMovel> {
  let deslocamento = 0;
  async function ler() {
    return (await db.selectFrom('relogio').select('deslocamento_ms').executeTakeFirstOrThrow()).deslocamento_ms;
  }
  async function recarregar() {
    deslocamento = await ler();
  }
  await recarregar();
  // A signal of an earlier move may be read before a later one of this process: the clock would go back under its callers.
  async function avancar() {
    deslocamento = Math.max(deslocamento, await ler());
  }
  sinais?.ouvir('relogio', async () => await avancar().catch(() => undefined));
  function agora() {
    return instanteDe(parede() + deslocamento);
  }
  return {
    agora,
    parede,
    deslocamentoMs: () => deslocamento,
    recarregar,
    moverPara: async (instante) => {
      const novo = milissegundosDe(instante) - parede();
      if (novo <= deslocamento) return;
      await db.updateTable('relogio').set({ deslocamento_ms: novo }).where('deslocamento_ms', '<', novo).execute();
      deslocamento = novo;
      await sinais?.sinalizar('relogio', '');
    },
  };
}

/** The machine's time and nothing else: the only clock that production accepts. */
export const relogioDeParede: Relogio = { agora: () => instanteDe(Date.now()), parede: Date.now };
