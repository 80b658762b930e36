import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CABECALHO_ASSINATURA, parteSecreta } from '../../../gateways/autenticidade-de-webhook.ts';
import { SEGREDO_PADRAO } from '../../../gateways/credenciais-da-sandbox.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { avisoDoPix, txidDe } from '../../../test/avisos-do-pix.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook, pagarNoBanco } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa, saldoDe } from '../../../test/construtores.ts';

const VALOR = 2_000;
const DEZ_MINUTOS_MS = 600_000;

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({
    ambiente: { WEBHOOK_ASSINATURA: 'sim' },
    sandbox: { segredoDeWebhook: SEGREDO_PADRAO },
  });
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

async function comprar(): Promise<{ readonly pessoa: Pessoa; readonly txid: string }> {
  const pessoa = await criarPessoa(mundo);
  const r = await mundo.chamar('comprarCredito', { valor: VALOR, meioPagamento: 12 }, { como: pessoa });
  expect(r.status, r.bruto).toBe(200);
  await mundo.assentar();
  return { pessoa, txid: await txidDe(mundo, r.corpo.idPagamento) };
}

function assinar(corpo: string, { atrasoMs = 0, segredo = SEGREDO_PADRAO } = {}): string {
  const t = Math.floor((Date.now() - atrasoMs) / 1_000);
  return `t=${t},v1=${createHmac('sha256', segredo).update(`${t}.${corpo}`).digest('hex')}`;
}

/** A notice at the right address, from any sender. */
async function entregar(corpo: string, assinatura?: string): Promise<number> {
  const r = await mundo.http.inject({
    method: 'POST',
    url: `/api/v1/webhook/pix/${parteSecreta(SEGREDO_PADRAO)}/pix`,
    headers: {
      'content-type': 'application/json',
      ...(assinatura === undefined ? {} : { [CABECALHO_ASSINATURA]: assinatura }),
    },
    payload: corpo,
  });
  await mundo.assentar();
  return r.statusCode;
}

describe('Notices whose signature is demanded (CONFIABILIDADE 1.5)', () => {
  it('the bank signs its notices, and its signature is accepted also when the product’s clock is ahead', async () => {
    await mundo.avancar({ horas: 2 });
    const { pessoa, txid } = await comprar();
    await pagarNoBanco(mundo, { txid });
    await assentarComBanco(mundo);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(VALOR);
  });

  it.each([
    ['unsigned', () => undefined],
    ['signed by somebody else', (corpo: string) => assinar(corpo, { segredo: 'x'.repeat(40) })],
    ['signed over other words', (corpo: string) => assinar(`${corpo} `)],
    ['copied, and sent again ten minutes later', (corpo: string) => assinar(corpo, { atrasoMs: DEZ_MINUTOS_MS })],
  ])('a notice that knows the address and is %s is refused and pays nothing', async (_qual, assinado) => {
    const { pessoa, txid } = await comprar();
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const { e2eid: e2e } = await pagarNoBanco(mundo, { txid, cpf: pessoa.cpf });
    const corpo = JSON.stringify({ pix: [avisoDoPix(mundo, { txid, valor: VALOR, e2e, cpf: pessoa.cpf })] });
    expect(await entregar(corpo, assinado(corpo))).toBe(403);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(0);
    expect(await entregar(corpo, assinar(corpo))).toBe(200);
    expect(await saldoDe(mundo, pessoa.id, 'disponivel')).toBe(VALOR);
  });
});
