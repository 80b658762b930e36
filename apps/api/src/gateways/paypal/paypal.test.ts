import { centavos } from '@rateia/domain/dinheiro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste, SEGREDO_DE_TESTE } from '../test/mundo.ts';
import { criarPayPal } from './paypal.ts';
import type { GatewayPayPal, OrdemPayPal, PedidoPayPal } from './port.ts';

const PEDIDO: PedidoPayPal = {
  chave: 'a1-1',
  referencia: 'a1-1',
  valor: centavos(2_160),
  titulo: 'Pagamento Rateia',
  cpf: '52998224725',
  voltarPara: 'https://rateia.example/volta',
  desistirPara: 'https://rateia.example/desistiu',
};

let mundo: Mundo;
let payPal: GatewayPayPal;
beforeEach(async () => {
  mundo = await abrirMundo();
  const { clienteId, clienteSegredo } = mundo.sandbox.credenciais;
  payPal = criarPayPal(
    {
      urlBase: `${mundo.url}/paypal`,
      urlToken: `${mundo.url}/paypal/v1/oauth2/token`,
      clienteId,
      clienteSegredo,
      webhookId: '1JE4291016473214C',
      origemPropria: mundo.sandbox.url,
      webhook: { segredo: SEGREDO_DE_TESTE },
    },
    ambienteDeTeste().dependencias,
  );
});
afterEach(() => mundo.fechar());

async function criar(mudanca: Partial<PedidoPayPal> = {}): Promise<OrdemPayPal> {
  const r = await payPal.criarOrdem({ ...PEDIDO, ...mudanca });
  if (r.situacao !== 'ok') throw new Error(r.situacao);
  return r.valor;
}
async function agir(id: string, acao: string, corpo: Record<string, unknown> = {}): Promise<void> {
  await mundo.chamar('POST', `/sandbox/paypal/${id}/${acao}`, corpo);
}
async function capturada(chave = 'c'): Promise<OrdemPayPal> {
  const { id } = await criar();
  await agir(id, 'pagar');
  const r = await payPal.capturar({ ordem: id, chave });
  if (r.situacao !== 'ok') throw new Error(r.situacao);
  return r.valor;
}

describe('Orders of PayPal (REGRAS 2.4, part 3)', () => {
  it('are made with texts for money, the CPF of the buyer, and the pages to come back to', async () => {
    const ordem = await criar();
    expect(ordem).toMatchObject({ estado: 'aberta', referencia: 'a1-1', capturas: [], devolucoes: [] });
    expect(ordem.url).toContain(`/paypal/checkoutnow?token=${ordem.id}`);
    const troca = mundo.trocas.at(-1);
    expect(troca?.cabecalhos).toMatchObject({ 'paypal-request-id': 'a1-1', prefer: 'return=representation' });
    expect(troca?.corpo).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'a1-1', invoice_id: 'a1-1', amount: { currency_code: 'BRL', value: '21.60' } }],
      payment_source: {
        paypal: {
          tax_info: { tax_id: '52998224725', tax_id_type: 'BR_CPF' },
          experience_context: { return_url: PEDIDO.voltarPara, cancel_url: PEDIDO.desistirPara },
        },
      },
    });
  });

  it('are one for one key, and a second one for the same purchase is in doubt', async () => {
    const ordem = await criar();
    expect(await criar()).toEqual(ordem);
    expect(await payPal.criarOrdem({ ...PEDIDO, chave: 'outra' })).toMatchObject({ situacao: 'desconhecido' });
  });

  it('are captured once they are approved, and tell their money then', async () => {
    const { id } = await criar();
    expect(await payPal.capturar({ ordem: id, chave: 'c' })).toEqual({
      situacao: 'recusado',
      codigo: 'ORDER_NOT_APPROVED',
    });
    await agir(id, 'pagar');
    expect(await payPal.consultarOrdem(id)).toMatchObject({ valor: { estado: 'aprovada', capturas: [], url: null } });
    const capturas = [{ estado: 'paga', valor: 2_160 }];
    expect(await payPal.capturar({ ordem: id, chave: 'c' })).toMatchObject({ valor: { estado: 'completa', capturas } });
    expect(await payPal.consultarOrdem('NAOEXISTE')).toEqual({ situacao: 'inexistente' });
  });

  it.each([
    ['analisar', 'emAnalise'],
    ['negar', 'recusada'],
  ])('that are complete say nothing of their money (%s)', async (acao, estado) => {
    const { id } = await criar();
    await agir(id, acao);
    const r = await payPal.capturar({ ordem: id, chave: 'c' });
    expect(r).toMatchObject({ valor: { estado: 'completa', capturas: [{ estado }] } });
  });

  it('are open again, on the same page, when the means of their payer is refused', async () => {
    const { id, url } = await criar();
    await agir(id, 'recusar');
    const recusa = { situacao: 'recusado', codigo: 'INSTRUMENT_DECLINED' };
    expect(await payPal.capturar({ ordem: id, chave: 'c0' })).toEqual(recusa);
    expect(await payPal.consultarOrdem(id)).toMatchObject({ valor: { estado: 'aberta', url } });
    await agir(id, 'pagar');
    expect(await payPal.capturar({ ordem: id, chave: 'c1' })).toMatchObject({
      valor: { capturas: [{ estado: 'paga' }] },
    });
  });

  it.each(['emCurso', 'vazia'])('answered strangely (%s) are in doubt, and the order tells', async (estranheza) => {
    const { id } = await criar();
    await agir(id, 'pagar');
    await agir(id, estranheza);
    const duvida = { situacao: 'desconhecido', motivo: 'resposta' };
    expect(await payPal.capturar({ ordem: id, chave: 'c' })).toEqual(duvida);
    const feita = await payPal.consultarOrdem(id);
    expect(feita).toMatchObject({ valor: { capturas: [{ estado: 'paga', valor: 2_160 }] } });
    expect(await payPal.capturar({ ordem: id, chave: 'c' })).toEqual(feita);
    expect(await payPal.capturar({ ordem: id, chave: 'outra' })).toEqual(duvida);
  });

  it('are given back in parts, each once for its key and under it', async () => {
    const { id, capturas } = await capturada();
    const captura = capturas[0]?.id ?? '';
    const pedido = { captura, chave: 'd1', valor: centavos(160) };
    const primeira = await payPal.devolver(pedido);
    expect(primeira).toMatchObject({ valor: { chave: 'd1', estado: 'feita', valor: 160 } });
    expect(await payPal.devolver(pedido)).toEqual(primeira);
    expect(await payPal.consultarOrdem(id)).toMatchObject({ valor: { capturas: [{ estado: 'paga' }] } });
    await payPal.devolver({ captura, chave: 'd2', valor: centavos(2_000) });
    expect(await payPal.consultarOrdem(id)).toMatchObject({
      valor: { capturas: [{ estado: 'devolvida' }], devolucoes: [{ chave: 'd1' }, { chave: 'd2', valor: 2_000 }] },
    });
    expect(await payPal.devolver({ captura, chave: 'd3', valor: centavos(1) })).toEqual({
      situacao: 'recusado',
      codigo: 'CAPTURE_FULLY_REFUNDED',
    });
  });
});

describe('Notices of PayPal (CONFIABILIDADE 1.5)', () => {
  beforeEach(async () => {
    const r = await payPal.configurarWebhook(`${mundo.urlDeAvisos}/api/v1/webhook/paypal`);
    expect(r.situacao).toBe('ok');
  });
  async function ultimo() {
    await mundo.sandbox.ociosa();
    const aviso = mundo.avisos.at(-1);
    if (aviso === undefined) throw new Error('no notice');
    return await payPal.interpretarWebhook(aviso);
  }

  it('name the order that was approved, and the one whose money was captured', async () => {
    const { id } = await criar();
    await agir(id, 'pagar');
    expect(await ultimo()).toMatchObject({ valido: true, ordem: id });
    await payPal.capturar({ ordem: id, chave: 'c' });
    expect(await ultimo()).toMatchObject({ valido: true, ordem: id });
  });

  it('of a return and of a dispute name the capture', async () => {
    const { id, capturas } = await capturada();
    const captura = capturas[0]?.id;
    await agir(id, 'devolver', { valor: 100 });
    expect(await ultimo()).toMatchObject({ valido: true, ordem: null, captura });
    await agir(id, 'contestar');
    await mundo.sandbox.ociosa();
    const lidos = await Promise.all(mundo.avisos.slice(-2).map((aviso) => payPal.interpretarWebhook(aviso)));
    expect(lidos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ valido: true, captura }),
        expect.objectContaining({ valido: true, ordem: id }),
      ]),
    );
  });

  it.each(['outroLugar', 'corpoTrocado', 'outroAmbiente'])('that are false (%s) are none', async (fraude) => {
    const { id } = await criar();
    await agir(id, fraude);
    expect(await ultimo()).toEqual({ valido: false });
  });
});
