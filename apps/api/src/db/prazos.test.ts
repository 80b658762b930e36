import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, inicioDoDia, instanteDe, milissegundosDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FATURA_ATRASO, FATURA_LEMBRETE, FATURA_TENTATIVA } from '../features/carteira/agenda.ts';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import type { Membro } from '../test/carteira.ts';
import { avancarAte, criarMembro, faturasDe, MENSALIDADE } from '../test/carteira.ts';
import { criarPessoa, depositar } from '../test/construtores.ts';
import type { OutraApi } from '../test/multidao.ts';
import { abrirOutraApi } from '../test/multidao.ts';
import type { Trx } from './banco.ts';
import { emTransacao } from './banco.ts';
import type { ManipuladoresDePrazo, TipoPrazo } from './prazos.ts';
import { agendarPrazo, cancelarPrazos, executarPrazosVencidos } from './prazos.ts';

let mundo: Mundo;
let outra: OutraApi;
beforeAll(async () => {
  mundo = await criarMundo();
  outra = await abrirOutraApi(mundo);
});
afterAll(async () => {
  await outra.fechar();
  await mundo.encerrar();
});

/** Two processes run the deadlines due by an instant, at once. */
async function rodarNosDois(manipuladores: ManipuladoresDePrazo, ate = mundo.agora()) {
  const [a, b] = await Promise.all([
    executarPrazosVencidos(mundo.aplicacao.deps, manipuladores, { ate }),
    executarPrazosVencidos(outra.aplicacao.deps, manipuladores, { ate }),
  ]);
  return { executados: a.executados + b.executados, falhas: a.falhas + b.falhas };
}

let alvos = 1_000_000;
/** Deadlines of one thing, all due now. */
async function agendar(...tipos: readonly TipoPrazo[]): Promise<number> {
  alvos += 1;
  const alvoId = alvos;
  const agora = mundo.agora();
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    for (const tipo of tipos) await agendarPrazo(trx, { tipo, alvoId, venceEm: agora, agora });
  });
  return alvoId;
}

async function prazosDe(alvoId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('prazos')
    .select(['tipo', 'estado', 'tentativas', 'ultimo_erro'])
    .where('alvo_id', '=', alvoId)
    .orderBy('id')
    .execute();
}

async function travarPessoa(trx: Trx, id: number): Promise<void> {
  await sql`select 1 from usuarios where id = ${id} for no key update`.execute(trx);
}

/** A door that stays open once it was opened. */
function porta(): { readonly abrir: () => void; readonly aberta: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { abrir: resolve, aberta: promise };
}

describe('Two processes on the same deadlines (CONFIABILIDADE 1.13: two APIs and two workers behave as one)', () => {
  it('one process may cancel the deadline that the other is running and that waits for it, and neither fails', async () => {
    const { id: pessoa } = await criarPessoa(mundo);
    const alvoId = await agendar(FATURA_ATRASO, FATURA_TENTATIVA);
    const tomada = porta();
    const esperando = porta();
    const { falhas } = await rodarNosDois({
      'fatura.atraso': async (trx) => {
        await tomada.aberta;
        esperando.abrir();
        await travarPessoa(trx, pessoa);
      },
      'fatura.tentativa': async (trx) => {
        await travarPessoa(trx, pessoa);
        tomada.abrir();
        await esperando.aberta;
        await cancelarPrazos(trx, { tipos: [FATURA_ATRASO, FATURA_TENTATIVA], alvoId });
      },
    });
    expect(falhas).toBe(0);
    expect((await prazosDe(alvoId)).map((p) => [p.tipo, p.ultimo_erro])).toEqual([
      [FATURA_ATRASO, null],
      [FATURA_TENTATIVA, null],
    ]);
  });

  it('a deadlock on something else is tried again at once, and is no failure of the deadline', async () => {
    const a = await criarPessoa(mundo);
    const b = await criarPessoa(mundo);
    const alvoId = await agendar(FATURA_ATRASO, FATURA_TENTATIVA);
    const portas = [porta(), porta()] as const;
    function cruzar(minha: 0 | 1, primeira: number, segunda: number) {
      return async (trx: Trx) => {
        await travarPessoa(trx, primeira);
        portas[minha].abrir();
        await portas[minha === 0 ? 1 : 0].aberta;
        await travarPessoa(trx, segunda);
      };
    }
    const feito = await rodarNosDois({
      'fatura.atraso': cruzar(0, a.id, b.id),
      'fatura.tentativa': cruzar(1, b.id, a.id),
    });
    expect(feito).toEqual({ executados: 2, falhas: 0 });
    expect((await prazosDe(alvoId)).map((p) => [p.estado, p.tentativas, p.ultimo_erro])).toEqual([
      ['feito', 1, null],
      ['feito', 1, null],
    ]);
  });

  it('each is run once, by one worker or the other', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => agendar(FATURA_LEMBRETE)));
    const vistos: number[] = [];
    const { executados } = await rodarNosDois({
      'fatura.lembrete': async (trx, { alvoId }) => {
        vistos.push(alvoId);
        await sql`select 1`.execute(trx);
      },
    });
    expect(executados).toBe(ids.length);
    expect(vistos.toSorted((x, y) => x - y)).toEqual(ids.toSorted((x, y) => x - y));
  });

  it('a failure does not undo what another process did of it meanwhile', async () => {
    const alvoId = await agendar(FATURA_LEMBRETE);
    const { falhas } = await executarPrazosVencidos(mundo.aplicacao.deps, {
      'fatura.lembrete': async () => {
        await outra.aplicacao.deps.db
          .updateTable('prazos')
          .set({ estado: 'feito', tentativas: 1 })
          .where('alvo_id', '=', alvoId)
          .execute();
        throw new Error('too late');
      },
    });
    expect(falhas).toBe(1);
    expect(await prazosDe(alvoId)).toMatchObject([{ estado: 'feito', tentativas: 1, ultimo_erro: null }]);
  });

  it('a failure is noted, waits longer each time, and after eight times is shown as failed', async () => {
    const alvoId = await agendar(FATURA_LEMBRETE);
    const falhar: ManipuladoresDePrazo = { 'fatura.lembrete': () => Promise.reject(new Error('not today')) };
    const inicio = milissegundosDe(mundo.agora());
    for (let vez = 1; vez <= 8; vez += 1) {
      const quando = { ate: instanteDe(inicio + vez * 600_000) };
      expect(await executarPrazosVencidos(mundo.aplicacao.deps, falhar, quando)).toEqual({ executados: 0, falhas: 1 });
      expect(await executarPrazosVencidos(mundo.aplicacao.deps, falhar, quando)).toEqual({ executados: 0, falhas: 0 });
      const estado = vez < 8 ? 'pendente' : 'falhou';
      expect(await prazosDe(alvoId)).toMatchObject([{ estado, tentativas: vez, ultimo_erro: 'Error: not today' }]);
    }
  });
});

describe('The day after the due date, in two processes (REGRAS 2.8)', () => {
  it('delay and retry of the same invoice fall due together, and the retry pays: nothing fails', async () => {
    const membros: Membro[] = [];
    for (let i = 0; i < 6; i += 1) membros.push(await criarMembro(mundo, { saldo: centavos(0) }));
    const d = cicloDeNumero(diaDe(mundo.agora()), 1).inicio;
    await avancarAte(mundo, inicioDoDia(d));
    for (const membro of membros) await depositar(mundo, membro, MENSALIDADE);
    const { falhas } = await rodarNosDois(mundo.aplicacao.prazos, inicioDoDia(somarDias(d, 1)));
    expect(falhas).toBe(0);
    for (const { assinaturaId } of membros)
      expect((await faturasDe(mundo, assinaturaId)).map((f) => f.status)).toEqual([13, 13]);
  });
});
