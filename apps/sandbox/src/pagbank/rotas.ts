import { centavos, ZERO } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { seguirRelogio } from '../relogio.ts';
import { checkoutNoFio, cobrancaNoFio, ordemNoFio } from './apresentacao.ts';
import { PAGBANK } from './credenciais.ts';
import type { CheckoutGuardado } from './guarda.ts';
import { acharCheckout, chavesDe, checkoutsDe, novoId, ordemDaCobranca, ordensDe } from './guarda.ts';
import { devolver } from './ordens.ts';

const CHAVE_USADA = 'IDEMPOTENCY_CONFLICT';
const CONFLITO = 409;
const PARAMETRO_INVALIDO = '40002';

/** PagBank's interface, as the server of a shop calls it. */
export function rotasDoPagBank(app: FastifyInstance, contexto: Contexto): void {
  app.addHook('onRequest', async (pedido, resposta) =>
    pedido.headers.authorization === `Bearer ${PAGBANK.token}`
      ? undefined
      : recusar(resposta, { status: HTTP.naoAutenticado, code: 'UNAUTHORIZED' }),
  );
  app.addHook('onRequest', seguirRelogio(contexto));
  const escrita = { config: { servico: 'pagBank' as const } };
  const leitura = { config: { servico: 'pagBank' as const, soPergunta: true as const } };
  type Alvo = { readonly Params: { readonly id: string } };

  app.post('/checkouts', escrita, async (pedido, resposta) => {
    const antes = repeticao(contexto, pedido);
    if (antes === 'outroCorpo') return recusar(resposta, { status: CONFLITO, code: CHAVE_USADA });
    const feito = antes === undefined ? undefined : checkoutsDe(contexto)[antes];
    if (feito !== undefined) return resposta.code(HTTP.criado).send(checkoutNoFio(contexto, feito));
    const lido = pedido.falha?.modo === 'recusado' ? 'items' : lerCheckout(contexto, objeto(pedido.body));
    if (typeof lido === 'string') return recusar(resposta, { code: PARAMETRO_INVALIDO, campo: lido });
    checkoutsDe(contexto)[lido.id] = lido;
    lembrar(contexto, pedido, lido.id);
    contexto.guarda.alterado();
    return resposta.code(HTTP.criado).send(checkoutNoFio(contexto, lido));
  });

  app.get<Alvo>('/checkouts/:id', leitura, async (pedido, resposta) => {
    const c = acharCheckout(contexto, pedido.params.id);
    return c === undefined ? naoAchado(resposta) : checkoutNoFio(contexto, c);
  });

  app.post<Alvo>('/checkouts/:id/inactivate', escrita, async (pedido, resposta) => {
    const c = acharCheckout(contexto, pedido.params.id);
    if (c === undefined) return naoAchado(resposta);
    if (c.status !== 'ACTIVE' || pedido.falha?.modo === 'recusado')
      return recusar(resposta, { code: PARAMETRO_INVALIDO, campo: 'status' });
    c.status = 'INACTIVE';
    contexto.guarda.alterado();
    return checkoutNoFio(contexto, c);
  });

  app.get<Alvo>('/orders/:id', leitura, async (pedido, resposta) => {
    const o = ordensDe(contexto)[pedido.params.id];
    return o === undefined ? naoAchado(resposta) : ordemNoFio(contexto, o);
  });

  app.post<Alvo>(
    '/charges/:id/cancel',
    { config: { servico: 'pagBankDevolucao' as const } },
    async (pedido, resposta) => {
      const o = ordemDaCobranca(contexto, pedido.params.id);
      if (o === undefined) return naoAchado(resposta);
      const referencia = checkoutsDe(contexto)[o.checkout]?.reference_id ?? '';
      const antes = repeticao(contexto, pedido);
      if (antes === 'outroCorpo') return recusar(resposta, { status: CONFLITO, code: CHAVE_USADA });
      if (antes !== undefined) return resposta.code(HTTP.criado).send(cobrancaNoFio(referencia, o.cobranca));
      const valor = emCentavos(objeto(objeto(pedido.body)['amount'])['value']) ?? o.cobranca.paid;
      // The seller has no balance, or the time for it is over.
      if (pedido.falha?.modo === 'recusado' || !devolver(contexto, o, valor))
        return recusar(resposta, { code: PARAMETRO_INVALIDO, campo: 'amount.value' });
      lembrar(contexto, pedido, o.id);
      return resposta.code(HTTP.criado).send(cobrancaNoFio(referencia, o.cobranca));
    },
  );
}

/** The order of a page, or the parameter for which it is refused. */
function lerCheckout(contexto: Contexto, corpo: ReturnType<typeof objeto>): CheckoutGuardado | string {
  const comprador = objeto(corpo['customer']);
  const [item] = lista(corpo['items']).map(objeto);
  const value = emCentavos(item?.['unit_amount']) ?? ZERO;
  const lido = {
    reference_id: dito(corpo['reference_id']),
    name: dito(comprador['name']),
    email: dito(comprador['email']),
    tax_id: dito(comprador['tax_id']),
    titulo: dito(item?.['name']),
    redirect_url: dito(corpo['redirect_url']),
    notification_url: dito(lista(corpo['payment_notification_urls'])[0]),
    expiration_date: dito(corpo['expiration_date']),
  };
  const certos: Readonly<Record<string, boolean>> = {
    reference_id: /^.{1,64}$/.test(lido.reference_id),
    'customer.name': /^[\p{L}\p{N}]+( [\p{L}\p{N}]+)+$/u.test(lido.name),
    'customer.tax_id': /^\d{11}$/.test(lido.tax_id),
    'customer.email': lido.email !== '' || corpo['customer_modifiable'] === true,
    'items[0].unit_amount': value > ZERO,
    payment_notification_urls: lido.notification_url !== '',
    expiration_date: /T.*[+-]\d{2}:\d{2}$/.test(lido.expiration_date),
  };
  const errado = Object.keys(certos).find((campo) => certos[campo] === false);
  if (errado !== undefined) return errado;
  const criado = { id: novoId(contexto, 'CHEC'), value, created_at: contexto.relogio.agora() };
  return { ...lido, ...criado, status: 'ACTIVE' };
}

function dito(valor: unknown): string {
  return texto(valor) ?? '';
}

function lista(valor: unknown): readonly unknown[] {
  return Array.isArray(valor) ? valor : [];
}

function emCentavos(valor: unknown) {
  return typeof valor === 'number' && Number.isInteger(valor) ? centavos(valor) : undefined;
}

function chaveDo(pedido: FastifyRequest): string {
  return String(pedido.headers['x-idempotency-key'] ?? '');
}

/** The thing that a request with this key made before; the same key with another body is an error. */
function repeticao(contexto: Contexto, pedido: FastifyRequest): string | undefined {
  const antes = chavesDe(contexto)[chaveDo(pedido)];
  if (antes === undefined) return undefined;
  return antes.corpo === JSON.stringify(pedido.body) ? antes.feito : 'outroCorpo';
}

function lembrar(contexto: Contexto, pedido: FastifyRequest, feito: string): void {
  const chave = chaveDo(pedido);
  if (chave !== '') chavesDe(contexto)[chave] = { corpo: JSON.stringify(pedido.body), feito };
}

function naoAchado(resposta: FastifyReply): FastifyReply {
  return recusar(resposta, { status: HTTP.naoEncontrado, code: '40400' });
}

function recusar(
  resposta: FastifyReply,
  r: { readonly status?: number; readonly code: string; readonly campo?: string },
): FastifyReply {
  const { status = HTTP.pedidoInvalido, code, campo } = r;
  return resposta.code(status).send({
    error_messages: [
      { code, description: 'invalid_parameter', ...(campo === undefined ? {} : { parameter_name: campo }) },
    ],
  });
}
