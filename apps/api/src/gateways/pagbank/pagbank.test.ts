import { instanteDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste, SEGREDO_DE_TESTE } from '../test/mundo.ts';
import { criarPagBank } from './pagbank.ts';
import { nomeLimpo } from './pedido.ts';
import type { GatewayPagBank, PedidoDaPagina } from './port.ts';

const CHAVE = '0b0f6c0e-1111-4222-8333-444455556666';
const REFERENCIA = `77:${'a'.repeat(32)}`;
const TOKEN = 'pagbank-token-apenas-da-sandbox';

let mundo: Mundo;
let pagBank: GatewayPagBank;
function adaptador({ token = TOKEN, tempoLimiteMs = 5_000 } = {}): GatewayPagBank {
  const webhook = { segredo: SEGREDO_DE_TESTE };
  return criarPagBank(
    { urlBase: `${mundo.url}/pagbank`, token, exigirAssinatura: true, webhook },
    ambienteDeTeste({ tempoLimiteMs }).dependencias,
  );
}
beforeEach(async () => {
  mundo = await abrirMundo();
  pagBank = adaptador();
});
afterEach(() => mundo.fechar());

function escrever(mudancas: Partial<PedidoDaPagina> = {}): string {
  return pagBank.escreverPedido({
    referencia: REFERENCIA,
    valor: centavos(2_160),
    titulo: 'Pagamento',
    expiraEm: instanteDe(Date.now() + 1_800_000),
    avisarEm: `${mundo.urlDeAvisos}/webhook/pagbank`,
    voltarPara: 'https://rateia.exemplo/volta',
    comprador: { nome: 'José D’Ávila', cpf: '52998224725', email: 'jose@exemplo.com.br' },
    ...mudancas,
  });
}
async function criar(escrito = escrever(), chave = CHAVE) {
  const r = await pagBank.criarPagina({ chave, escrito });
  if (r.situacao !== 'ok') throw new Error(r.situacao);
  return r.valor;
}
/** Somebody pays on a page; answers the order and its charge. */
async function pagar(pagina: string, acao: 'pagar' | 'analisar' | 'recusar' = 'pagar') {
  await mundo.chamar('POST', `/sandbox/pagbank/${pagina}/${acao}`, {});
  await mundo.sandbox.ociosa();
  const r = await pagBank.consultarPagina(pagina);
  const ordem = await pagBank.consultarOrdem((r.situacao === 'ok' && r.valor.ordens.at(-1)) || '');
  if (ordem.situacao !== 'ok') throw new Error(ordem.situacao);
  const [cobranca] = ordem.valor.cobrancas;
  if (cobranca === undefined) throw new Error('no charge');
  return { ordem: ordem.valor, cobranca };
}

describe('The page of PagBank (REGRAS 2.4, part 3)', () => {
  it('is asked for in whole centavos, with an end, and without a boleto', async () => {
    const { url } = await criar(escrever({ expiraEm: '2100-01-05T00:10:00.000Z' }));
    expect(url).toContain('/pagbank/pagar/CHEC_');
    const { corpo, cabecalhos } = mundo.trocas.at(-1) ?? {};
    expect(cabecalhos).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'x-idempotency-key': CHAVE });
    expect(corpo).toMatchObject({
      reference_id: REFERENCIA,
      expiration_date: '2100-01-04T21:10:00-03:00',
      customer: { name: 'José D Ávila', tax_id: '52998224725', email: 'jose@exemplo.com.br' },
      customer_modifiable: false,
      items: [{ quantity: 1, unit_amount: 2_160 }],
      payment_methods: [{ type: 'CREDIT_CARD' }, { type: 'DEBIT_CARD' }, { type: 'PIX' }],
      payment_notification_urls: [`${mundo.urlDeAvisos}/webhook/pagbank/${parteSecreta(SEGREDO_DE_TESTE)}`],
    });
  });

  it.each([['a@b.com'], [`${'a'.repeat(60)}@exemplo.com.br`]])(
    'of a buyer with the e-mail %s asks for another one',
    async (email) => {
      const comprador = { nome: 'Ana Silva', cpf: '52998224725', email };
      await criar(escrever({ comprador }));
      expect(mundo.trocas.at(-1)?.corpo).toMatchObject({
        customer: { tax_id: '52998224725' },
        customer_modifiable: true,
      });
      expect(mundo.trocas.at(-1)?.corpo).not.toHaveProperty('customer.email');
    },
  );

  it.each([
    ['Ana  Maria', 'Ana Maria'],
    ['Ana-Maria (Nina)', 'Ana Maria Nina'],
    ['Ana', 'Ana Ana'],
    [`Ana ${'b'.repeat(200)}`, `Ana ${'b'.repeat(116)}`],
  ])('names %s as %s', (nome, limpo) => {
    expect(nomeLimpo(nome)).toBe(limpo);
  });

  it('is one for its key and its bytes, and other bytes under the key are not known to be refused', async () => {
    const escrito = escrever();
    const uma = await criar(escrito);
    expect(await criar(escrito)).toEqual(uma);
    expect(await pagBank.criarPagina({ chave: CHAVE, escrito: escrever({ titulo: 'Outro' }) })).toEqual({
      situacao: 'desconhecido',
      motivo: 'resposta',
    });
  });

  it.each(['erro500AposSucesso', 'timeoutAposSucesso'] as const)(
    'is found by a repeat when its answer was lost (%s)',
    async (modo) => {
      await mundo.falhar({ pagBank: { modo, proximas: 1 } });
      pagBank = adaptador({ tempoLimiteMs: 300 });
      await criar();
      expect(await mundo.chamar('GET', '/sandbox/pagbank')).toHaveLength(1);
    },
  );

  it('is refused by the provider for its own reason, and ours for a wrong token', async () => {
    await mundo.falhar({ pagBank: { modo: 'recusado' } });
    const escrito = escrever();
    expect(await pagBank.criarPagina({ chave: CHAVE, escrito })).toEqual({ situacao: 'recusado', codigo: '40002' });
    await mundo.falhar({});
    expect(await adaptador({ token: 'outro' }).criarPagina({ chave: CHAVE, escrito })).toEqual({
      situacao: 'indisponivel',
      motivo: 'credencial',
    });
  });

  it('ends once; one that is not there does not exist', async () => {
    const { id } = await criar();
    expect(await pagBank.encerrarPagina(id)).toMatchObject({ situacao: 'ok' });
    expect(await pagBank.consultarPagina(id)).toEqual({ situacao: 'ok', valor: { aberta: false, ordens: [] } });
    expect(await pagBank.encerrarPagina(id)).toMatchObject({ situacao: 'recusado' });
    expect(await pagBank.consultarPagina('CHEC_1')).toEqual({ situacao: 'inexistente' });
    expect(await pagBank.consultarOrdem('ORDE_1')).toEqual({ situacao: 'inexistente' });
  });
});

describe('A payment on the page', () => {
  it('is an order of ours with its buyer and a charge that has the money', async () => {
    const { id } = await criar();
    const { ordem, cobranca } = await pagar(id);
    expect(ordem).toMatchObject({ referencia: REFERENCIA, cpf: '52998224725' });
    expect(cobranca).toMatchObject({ estado: 'pago', valor: 2_160, devolvido: 0, pagaEm: expect.any(String) });
  });

  it.each([
    ['analisar', 'emAnalise'],
    ['recusar', 'recusado'],
  ] as const)('%s is %s', async (acao, estado) => {
    const { id } = await criar();
    expect((await pagar(id, acao)).cobranca).toMatchObject({ estado, pagaEm: null });
  });

  it('tells of itself, signed over the bytes of the notice', async () => {
    const { id } = await criar();
    const { ordem, cobranca } = await pagar(id);
    const [aviso] = mundo.avisos;
    if (aviso === undefined) throw new Error('no notice');
    expect(pagBank.interpretarWebhook(aviso)).toEqual({
      valido: true,
      cobrancas: [{ ordem: ordem.id, cobranca: cobranca.id, versao: 'PAID:0' }],
    });
    expect(adaptador({ token: 'outro' }).interpretarWebhook(aviso)).toEqual({ valido: false });
  });

  it.each(['semAssinatura', 'corpoMexido', 'daApiAntiga'])('a notice %s is none', async (modo) => {
    const { id } = await criar();
    const { ordem } = await pagar(id);
    mundo.avisos.length = 0;
    await mundo.chamar('POST', `/sandbox/pagbank/${ordem.id}/${modo}`, {});
    await mundo.sandbox.ociosa();
    expect(mundo.avisos.map((aviso) => pagBank.interpretarWebhook(aviso))).toEqual([{ valido: false }]);
  });

  it('goes back in part and in full, once for a key', async () => {
    const { id } = await criar();
    const { ordem, cobranca } = await pagar(id);
    const parte = { cobranca: cobranca.id, chave: 'devolucao-1', valor: centavos(540) };
    for (let n = 0; n < 2; n += 1)
      expect(await pagBank.devolver(parte)).toMatchObject({ valor: { estado: 'pago', devolvido: 540 } });
    expect(await pagBank.devolver({ ...parte, valor: centavos(541) })).toMatchObject({ situacao: 'desconhecido' });
    const resto = { cobranca: cobranca.id, chave: 'devolucao-2', valor: centavos(1_620) };
    expect(await pagBank.devolver(resto)).toMatchObject({ valor: { estado: 'devolvido', devolvido: 2_160 } });
    const demais = { ...resto, chave: 'devolucao-3', valor: centavos(1) };
    expect(await pagBank.devolver(demais)).toEqual({ situacao: 'recusado', codigo: '40002' });
    expect(await pagBank.consultarOrdem(ordem.id)).toMatchObject({ valor: { cobrancas: [{ estado: 'devolvido' }] } });
  });
});
