import { reaisParaCentavos } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { responderToken } from '../psp/oauth.ts';
import type { Objeto } from '../psp/validacao.ts';
import { objeto, texto, VALOR } from '../psp/validacao.ts';
import { devolucaoNoFio, ordemNoFio } from './apresentacao.ts';
import { conferirAviso } from './avisos.ts';
import { assinanteDosAvisos } from './certificado.ts';
import { WEBHOOK_DO_PAYPAL } from './credenciais.ts';
import type { OrdemGuardada } from './guarda.ts';
import { novoId, ordemDaCaptura, ordensDe, webhookDe } from './guarda.ts';
import { capturar, devolver } from './ordens.ts';

const RECUSADO = 422;

/** The part of the interface that asks for no token. */
export function rotasAbertasDoPayPal(app: FastifyInstance, contexto: Contexto): void {
  app.post('/paypal/v1/oauth2/token', { config: { servico: 'token' } }, responderToken(contexto));
  app.get('/paypal/v1/notifications/certs/:id', async (_pedido, resposta) =>
    resposta.type('application/x-pem-file').send(assinanteDosAvisos().certificado),
  );
}

/** PayPal's Orders v2, Payments v2 and webhooks, as the server of a shop calls them. */
export function rotasDoPayPal(app: FastifyInstance, contexto: Contexto): void {
  // The provider's own header for tests: the next answer is this refusal.
  app.addHook('preHandler', async (pedido, resposta) => {
    const codigo = objeto(jsonDe(pedido.headers['paypal-mock-response']))['mock_application_codes'];
    return typeof codigo === 'string' ? recusar(resposta, codigo) : undefined;
  });
  const escrita = { config: { servico: 'payPal' as const } };
  const leitura = { config: { servico: 'payPal' as const, soPergunta: true as const } };
  type Alvo = { readonly Params: { readonly id: string } };

  app.post('/v2/checkout/orders', escrita, async (pedido, resposta) => {
    const antes = Object.values(ordensDe(contexto)).find(({ chave }) => chave === chaveDo(pedido));
    if (antes !== undefined) return ordemNoFio(contexto, antes);
    const o = pedido.falha?.modo === 'recusado' ? 'PAYEE_ACCOUNT_RESTRICTED' : lerOrdem(contexto, pedido);
    if (typeof o === 'string') return recusar(resposta, o);
    ordensDe(contexto)[o.id] = o;
    contexto.guarda.alterado();
    return resposta.code(HTTP.criado).send(ordemNoFio(contexto, o));
  });

  app.get<Alvo>('/v2/checkout/orders/:id', leitura, async (pedido, resposta) => {
    const o = ordensDe(contexto)[pedido.params.id];
    return o === undefined ? naoAchada(resposta) : ordemNoFio(contexto, o);
  });

  app.post<Alvo>('/v2/checkout/orders/:id/capture', escrita, async (pedido, resposta) => {
    const o = ordensDe(contexto)[pedido.params.id];
    if (o === undefined) return naoAchada(resposta);
    if (pedido.falha?.modo === 'recusado') return recusar(resposta, 'TRANSACTION_REFUSED');
    if (o.chaveDaCaptura === chaveDo(pedido)) return ordemNoFio(contexto, o);
    const codigo = capturar(contexto, o, chaveDo(pedido));
    if (codigo !== undefined) return recusar(resposta, codigo);
    const { estranheza } = o;
    o.estranheza = undefined;
    if (estranheza === 'emCurso') return recusar(resposta, 'ORDER_COMPLETION_IN_PROGRESS');
    if (estranheza === 'vazia') return resposta.code(HTTP.criado).send();
    return resposta.code(HTTP.criado).send(ordemNoFio(contexto, o));
  });

  app.post<Alvo>(
    '/v2/payments/captures/:id/refund',
    { config: { servico: 'payPalDevolucao' as const } },
    async (pedido, resposta) => {
      const o = ordemDaCaptura(contexto, pedido.params.id);
      if (o === undefined) return naoAchada(resposta);
      if (pedido.falha?.modo === 'recusado') return recusar(resposta, 'REFUND_FAILED_INSUFFICIENT_FUNDS');
      const { amount, invoice_id: chave } = objeto(pedido.body);
      const feita = devolver(contexto, o, { valor: emCentavos(amount), chave: texto(chave) });
      if (typeof feita === 'string') return recusar(resposta, feita);
      return resposta.code(HTTP.criado).send(devolucaoNoFio(contexto, o, feita));
    },
  );

  app.patch<Alvo>('/v1/notifications/webhooks/:id', async (pedido, resposta) => {
    if (pedido.params.id !== WEBHOOK_DO_PAYPAL) return naoAchada(resposta);
    const trocas = (Array.isArray(pedido.body) ? pedido.body : []).map(objeto);
    const url = texto(trocas.find(({ path }) => path === '/url')?.['value']);
    const ditos = trocas.find(({ path }) => path === '/event_types')?.['value'];
    const eventos = (Array.isArray(ditos) ? ditos : []).map((dito) => texto(objeto(dito)['name']) ?? '');
    if (url === undefined || !URL.canParse(url)) return recusar(resposta, 'VALIDATION_ERROR');
    webhookDe(contexto)[WEBHOOK_DO_PAYPAL] = { url, eventos };
    contexto.guarda.alterado();
    return { id: WEBHOOK_DO_PAYPAL, url, event_types: eventos.map((name) => ({ name })) };
  });

  app.post('/v1/notifications/verify-webhook-signature', async (pedido) => {
    const c = objeto(pedido.body);
    const [transmissao, hora, assinatura, webhook] = [
      'transmission_id',
      'transmission_time',
      'transmission_sig',
      'webhook_id',
    ].map((nome) => texto(c[nome]) ?? '') as [string, string, string, string];
    const confere = conferirAviso({ transmissao, hora, assinatura, webhook, evento: c['webhook_event'] });
    return { verification_status: confere ? 'SUCCESS' : 'FAILURE' };
  });
}

function chaveDo(pedido: FastifyRequest): string {
  return String(pedido.headers['paypal-request-id'] ?? '');
}

/** The order of a request, or the code of the reason why it is none. */
function lerOrdem(contexto: Contexto, pedido: FastifyRequest): OrdemGuardada | string {
  const corpo = objeto(pedido.body);
  const [parte] = (Array.isArray(corpo['purchase_units']) ? corpo['purchase_units'] : []).map(objeto);
  const value = emCentavos(parte?.['amount']);
  if (parte === undefined || value === undefined || value <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  const carteira = objeto(objeto(corpo['payment_source'])['paypal']);
  const { tax_id: cpf, tax_id_type: tipo } = objeto(carteira['tax_info']);
  if (tipo !== 'BR_CPF' || !/^\d{11}$/.test(texto(cpf) ?? '')) return 'TAX_ID_REQUIRED';
  const experiencia = objeto(carteira['experience_context']);
  const fatura = dito(parte, 'invoice_id');
  if (Object.values(ordensDe(contexto)).some(({ invoice_id: outra }) => outra === fatura))
    return 'DUPLICATE_INVOICE_ID';
  return {
    id: novoId(contexto),
    chave: chaveDo(pedido),
    custom_id: dito(parte, 'custom_id'),
    invoice_id: fatura,
    value,
    description: dito(parte, 'description'),
    tax_id: texto(cpf) ?? '',
    return_url: dito(experiencia, 'return_url'),
    cancel_url: dito(experiencia, 'cancel_url'),
    create_time: contexto.relogio.agora(),
    status: 'PAYER_ACTION_REQUIRED',
    desfecho: 'pagar',
    estranheza: undefined,
    outroValor: undefined,
    recusas: {},
    captura: undefined,
    chaveDaCaptura: undefined,
    devolucoes: [],
  };
}

function dito(de: Objeto, nome: string): string {
  return texto(de[nome]) ?? '';
}

/** Reais as a text, in the one currency of a Brazilian account. */
function emCentavos(amount: unknown) {
  const { currency_code: moeda, value } = objeto(amount);
  const escrito = texto(value) ?? '';
  return moeda === 'BRL' && VALOR.test(escrito) ? reaisParaCentavos(escrito) : undefined;
}

function jsonDe(cabecalho: unknown): unknown {
  try {
    return typeof cabecalho === 'string' ? JSON.parse(cabecalho) : undefined;
  } catch {
    return undefined;
  }
}

function recusar(resposta: FastifyReply, issue: string): FastifyReply {
  return resposta.code(RECUSADO).send({
    name: 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
    details: [{ issue, description: issue }],
    debug_id: 'sandbox',
    links: [],
  });
}

function naoAchada(resposta: FastifyReply): FastifyReply {
  return resposta.code(HTTP.naoEncontrado).send({
    name: 'RESOURCE_NOT_FOUND',
    message: 'The specified resource does not exist.',
    details: [{ issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' }],
    debug_id: 'sandbox',
    links: [],
  });
}
