import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { txidDe } from '../../../test/avisos-do-pix.ts';
import { criarGrupoAVenda, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';

const TOTAL = 4_320;
const RETIRADA = 5_000;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
beforeEach(async () => await irParaMesNovo(mundo));
afterAll(async () => await mundo.encerrar());

/** A seat waiting for its Pix at the bank. */
async function comprar() {
  const grupo = await criarGrupoAVenda(mundo);
  const pessoa = await criarPessoa(mundo);
  const pre = await mundo.chamar('preCheckout', { idGrupo: grupo.id, vagas: 1 }, { como: pessoa });
  const entrada = { idPreCheckout: pre.corpo.idPreCheckout, meioPagamento: 12, valorTotal: TOTAL };
  const r = await mundo.chamar('createAssinatura', entrada, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await mundo.assentar();
  const txid = await txidDe(mundo, r.corpo.idPagamento ?? '');
  return { pessoa, id: r.corpo.idPagamento ?? '', txid };
}

type Entrega = { readonly corpo: string; readonly situacao: string };
async function entregas(): Promise<readonly Entrega[]> {
  return (await (await fetch(`${mundo.sandbox.url}/sandbox/webhooks`)).json()) as readonly Entrega[];
}
/** The subject of a notice: money received or money sent. */
function itensDe({ corpo }: Entrega): readonly string[] {
  return (JSON.parse(corpo) as { readonly pix: { readonly tipo?: string }[] }).pix.map(({ tipo }) =>
    tipo === undefined ? 'pix' : 'envio',
  );
}

/** The sandbox's own switches, with the product behind them (CONFIABILIDADE 1.12). */
describe.each([
  // The notices come one after the other, late; the last one first; both in one notice.
  ['atrasado', [['envio'], ['pix']]],
  ['fora-de-ordem', [['envio'], ['pix']]],
  ['em-lote', [['pix', 'envio']]],
] as const)('Notices of the bank %s', (modo, esperadas) => {
  it('pay one seat once and settle one withdrawal once, and change nothing before they come', async () => {
    const compra = await comprar();
    const quem = await criarQuemRetira(mundo, { saldo: centavos(40_000) });
    const id = await retirar(mundo, quem, RETIRADA);
    const jaHavia = (await entregas()).length;
    await ligarFalhas(mundo, { webhooks: { modo, atrasoMs: 1_500 } });
    await pagarNoBanco(mundo, { txid: compra.txid });
    await mundo.assentar();
    async function estados() {
      return [
        (await mundo.chamar('getPagamentoStatus', { id: compra.id }, { como: compra.pessoa })).corpo.estado,
        (await mundo.chamar('getRetirada', { id }, { como: quem })).corpo.estado,
      ];
    }
    expect(await estados()).toEqual(['aguardando', 'enviada']);
    await mundo.sandbox.ociosa();
    const novas = (await entregas()).slice(0, -jaHavia || undefined);
    expect(novas.every(({ situacao }) => situacao === 'entregue')).toBe(true);
    expect(novas.map(itensDe)).toEqual(esperadas);
    await mundo.assentar();
    expect(await estados()).toEqual(['pago', 'concluida']);
    expect(await saldoDe(mundo, compra.pessoa.id, 'caucao')).toBe(TOTAL / 2);
    expect(await saldoDe(mundo, quem.id, 'disponivel')).toBe(40_000 - RETIRADA);
    await ligarFalhas(mundo, {});
  });
});
