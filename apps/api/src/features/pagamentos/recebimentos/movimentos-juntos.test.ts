import { centavos } from '@rateia/domain/dinheiro';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import { criarGrupoAVenda, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { tamanho } from '../../../test/tamanho.ts';

/** The number of times that each pair is brought together: a deadlock needs two of its moments to meet. */
const VEZES = tamanho('VEZES_JUNTAS', 3);
const TOTAL = 4_320;

let mundo: Mundo;
const choques: string[] = [];
beforeAll(async () => {
  // Every deadlock is said by some line of the log: of a call that failed, or of a job or deadline that is tried again.
  const log = pino(
    { level: 'warn' },
    { write: (linha: string) => void (/deadlock|40P01/.test(linha) && choques.push(linha)) },
  );
  mundo = await criarMundo({ log });
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

type Compra = { readonly como: Pessoa; readonly grupoId: number; readonly reserva: number };

async function reservar(): Promise<Compra> {
  const { id: grupoId } = await criarGrupoAVenda(mundo);
  const como = await criarPessoa(mundo, { saldo: centavos(TOTAL) });
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupoId, vagas: 1 }, { como });
  return { como, grupoId, reserva: pre.corpo.idPreCheckout };
}
async function assinar({ como, reserva }: Compra, meioPagamento: number) {
  return await mundo.chamar('createAssinatura', { idPreCheckout: reserva, meioPagamento, valorTotal: TOTAL }, { como });
}
async function desistir({ como, reserva }: Compra) {
  return await mundo.chamar('cancelarPreCheckout', { id: reserva }, { como });
}
async function trocar({ como, grupoId }: Compra) {
  return await mundo.chamar('preCheckout', { idGrupo: grupoId, vagas: 2 }, { como });
}
async function trabalhar() {
  return await mundo.assentar();
}

/** A hold whose code was made and paid at the bank: the notice is about to be done. */
async function paga(): Promise<Compra> {
  const compra = await reservar();
  const { idPagamento } = (await assinar(compra, 12)).corpo;
  await mundo.assentar();
  await pagarNoBanco(mundo, { txid: await txidDe(mundo, idPagamento ?? ''), cpf: compra.como.cpf });
  await mundo.sandbox.ociosa();
  return compra;
}
/** A hold whose charge is about to be asked for. */
async function pedida(): Promise<Compra> {
  const compra = await reservar();
  await assinar(compra, 12);
  return compra;
}

type Movimento = (compra: Compra) => Promise<unknown>;
const MOVEM: Readonly<Record<string, Movimento>> = {
  'the charge is published': trabalhar,
  'the hold is given back': desistir,
  'the seats are changed': trocar,
  'it is paid from the wallet': (compra) => assinar(compra, 4),
  'a code is asked for': (compra) => assinar(compra, 12),
};
const NOMES = Object.keys(MOVEM);
const PARES = NOMES.flatMap((um, i) => NOMES.slice(i + 1).map((outro) => [um, outro] as const));

describe('Two that move the same money never wait for one another (CONFIABILIDADE 1.3)', {
  timeout: 30_000 + VEZES * 10_000,
}, () => {
  it.each(PARES)('%s while %s', async (um, outro) => {
    choques.length = 0;
    for (let vez = 0; vez < VEZES; vez += 1) {
      const compra = vez % 2 === 0 ? await pedida() : await paga();
      const feitas = await Promise.allSettled([MOVEM[um]?.(compra), MOVEM[outro]?.(compra)]);
      for (const feita of feitas) {
        if (feita.status === 'rejected') throw feita.reason;
        const status = (feita.value as { readonly status?: number } | undefined)?.status ?? 200;
        expect(status).toBeLessThan(500);
      }
      await mundo.assentar();
    }
    expect(choques).toEqual([]);
  });
});
