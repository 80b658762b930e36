import { analisarReais } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Objeto } from '../psp/validacao.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { seguirRelogio } from '../relogio.ts';
import { devolucaoNoFio, pagamentoNoFio } from './apresentacao.ts';
import { rotasDasContestacoes } from './contestacoes.ts';
import { MERCADO_PAGO } from './credenciais.ts';
import type { CartaoGuardado, PagamentoGuardado, Preferencia } from './guarda.ts';
import {
  acharPagamento,
  cartoesDe,
  chavesDe,
  clientesDe,
  novoId,
  pagamentosDe,
  preferenciasDe,
  tokensDe,
} from './guarda.ts';
import type { PedidoDePagamento } from './pagamentos.ts';
import { criarPagamento, devolver, mudarPagamento } from './pagamentos.ts';
import type { PedidoDePix } from './pix.ts';
import { criarPix, lerPedidoDePix, vencerPix } from './pix.ts';
import { naoAchado, recusar } from './recusas.ts';

/** A token lives for some days there; here for minutes, so that a late one is seen. */
const VIDA_DO_TOKEN_MS = 15 * 60 * 1_000;

/** Mercado Pago's API of payments, as the server of a shop calls it. */
export function rotasDoMercadoPago(app: FastifyInstance, contexto: Contexto): void {
  app.addHook('onRequest', async (pedido, resposta) =>
    pedido.headers.authorization === `Bearer ${MERCADO_PAGO.token}`
      ? undefined
      : recusar(resposta, HTTP.naoAutenticado, 'unauthorized'),
  );
  app.addHook('onRequest', seguirRelogio(contexto));
  app.addHook('preHandler', async () => vencerPix(contexto));
  rotasDasContestacoes(app, contexto);
  const escrita = { config: { servico: 'mercadoPago' as const } };
  const leitura = { config: { servico: 'mercadoPago' as const, soPergunta: true as const } };
  type Alvo = { readonly Params: { readonly id: string } };

  app.post('/v1/payments', escrita, async (pedido, resposta) => {
    const repetido = repeticao(contexto, pedido);
    if (repetido === 'outroCorpo') return recusar(resposta, HTTP.pedidoInvalido, 'idempotency_key_reused');
    if (repetido !== undefined) return noFio(contexto, resposta, repetido);
    const lido = pedido.falha?.modo === 'recusado' ? '2006' : lerPedido(contexto, objeto(pedido.body));
    if (typeof lido === 'string') return recusar(resposta, HTTP.pedidoInvalido, lido);
    const p = 'valeAte' in lido ? criarPix(contexto, lido) : criarPagamento(contexto, lido);
    lembrar(contexto, pedido, p.id);
    return resposta.code(HTTP.criado).send(pagamentoNoFio(contexto, p));
  });

  app.get('/v1/payments/search', leitura, async (pedido) => {
    const { external_reference: referencia, begin_date: de, end_date: ate, limit, offset } = objeto(pedido.query);
    const todos = Object.values(pagamentosDe(contexto))
      .filter((p) => texto(referencia) === undefined || p.external_reference === referencia)
      .filter((p) => texto(de) === undefined || Date.parse(p.date_last_updated) >= Date.parse(String(de)))
      .filter((p) => texto(ate) === undefined || Date.parse(p.date_last_updated) <= Date.parse(String(ate)))
      .sort((a, b) => b.id - a.id);
    const [tamanho, inicio] = [Number(limit ?? 30), Number(offset ?? 0)];
    const results = todos.slice(inicio, inicio + tamanho).map((p) => pagamentoNoFio(contexto, p));
    return { paging: { total: todos.length, limit: tamanho, offset: inicio }, results };
  });

  app.get<Alvo>('/v1/payments/:id', leitura, async (pedido, resposta) => {
    const p = acharPagamento(contexto, pedido.params.id);
    return p === undefined ? naoAchado(resposta) : pagamentoNoFio(contexto, p);
  });

  app.put<Alvo>('/v1/payments/:id', escrita, async (pedido, resposta) => {
    const p = acharPagamento(contexto, pedido.params.id);
    if (p === undefined) return naoAchado(resposta);
    const aberto = p.status === 'pending' || p.status === 'in_process' || p.status === 'authorized';
    if (objeto(pedido.body)['status'] !== 'cancelled' || !aberto || pedido.falha?.modo === 'recusado')
      return recusar(resposta, HTTP.pedidoInvalido, '2018');
    mudarPagamento(contexto, p, { status: 'cancelled', status_detail: 'by_collector' });
    return pagamentoNoFio(contexto, p);
  });

  app.post<Alvo>(
    '/v1/payments/:id/refunds',
    { config: { servico: 'mercadoPagoDevolucao' } },
    async (pedido, resposta) => {
      const p = acharPagamento(contexto, pedido.params.id);
      if (p === undefined) return naoAchado(resposta);
      const repetido = repeticao(contexto, pedido);
      const feita = p.refunds.find(({ id }) => id === repetido);
      if (feita !== undefined) return resposta.send(devolucaoNoFio(p, feita));
      if (repetido === 'outroCorpo') return recusar(resposta, HTTP.pedidoInvalido, 'idempotency_key_reused');
      const valor = emCentavos(objeto(pedido.body)['amount']) ?? p.transaction_amount;
      const d = devolver(contexto, p, { valor, negada: pedido.falha?.modo === 'recusado' });
      if (d === undefined) return recusar(resposta, HTTP.pedidoInvalido, '2063');
      lembrar(contexto, pedido, d.id);
      return resposta.code(HTTP.criado).send(devolucaoNoFio(p, d));
    },
  );

  app.get('/v1/customers/search', leitura, async (pedido) => {
    const achado = clientesDe(contexto)[texto(objeto(pedido.query)['email']) ?? ''];
    return { paging: { total: achado === undefined ? 0 : 1 }, results: achado === undefined ? [] : [achado] };
  });

  app.post('/v1/customers', escrita, async (pedido, resposta) => {
    const email = texto(objeto(pedido.body)['email']) ?? '';
    if (email === '' || clientesDe(contexto)[email] !== undefined) return recusar(resposta, HTTP.pedidoInvalido, '101');
    const cliente = { id: `${novoId(contexto)}-${contexto.sorteio.codigo(14)}` };
    clientesDe(contexto)[email] = cliente;
    contexto.guarda.alterado();
    return resposta.code(HTTP.criado).send({ ...cliente, email });
  });

  app.post('/checkout/preferences', escrita, async (pedido, resposta) => {
    const chave = `pagina-${chaveDo(pedido)}`;
    const antes = Object.values(preferenciasDe(contexto)).find(({ id }) => id === chave);
    if (antes !== undefined) return resposta.send(paginaNoFio(contexto, antes));
    const corpo = objeto(pedido.body);
    const [item] = (Array.isArray(corpo['items']) ? corpo['items'] : []).map(objeto);
    const valor = emCentavos(item?.['unit_price']);
    if (valor === undefined || pedido.falha?.modo === 'recusado') return recusar(resposta, HTTP.pedidoInvalido, '2072');
    const pagador = objeto(corpo['payer']);
    const voltas = Object.entries(objeto(corpo['back_urls'])).map(([nome, url]) => [nome, String(url)] as const);
    const p: Preferencia = {
      id: chave,
      external_reference: texto(corpo['external_reference']) ?? '',
      transaction_amount: valor,
      title: texto(item?.['title']) ?? '',
      email: texto(pagador['email']) ?? '',
      cpf: texto(objeto(pagador['identification'])['number']) ?? '',
      notification_url: texto(corpo['notification_url']),
      back_urls: Object.fromEntries(voltas),
      expiration_date_to: texto(corpo['expiration_date_to']) ?? '',
    };
    preferenciasDe(contexto)[p.id] = p;
    contexto.guarda.alterado();
    return resposta.code(HTTP.criado).send(paginaNoFio(contexto, p));
  });

  type DoCliente = { readonly Params: { readonly cliente: string; readonly id: string } };
  app.post<DoCliente>('/v1/customers/:cliente/cards', escrita, async (pedido, resposta) => {
    const { cliente } = pedido.params;
    const token = tokensDe(contexto)[texto(objeto(pedido.body)['token']) ?? ''];
    if (token === undefined) return recusar(resposta, HTTP.pedidoInvalido, '2006');
    const guardados = Object.values(cartoesDe(contexto));
    const mesmo = guardados.find(
      (g) => g.cliente === cliente && g.primeiros === token.primeiros && g.ultimos === token.ultimos,
    );
    if (mesmo !== undefined) return resposta.send(cartaoNoFio(mesmo));
    if (token.usado) return recusar(resposta, HTTP.pedidoInvalido, '2062');
    token.usado = true;
    const { primeiros, ultimos, nome, cpf, mes, ano } = token;
    const cartao = { id: String(novoId(contexto)), cliente, primeiros, ultimos, nome, cpf, mes, ano };
    cartoesDe(contexto)[cartao.id] = cartao;
    contexto.guarda.alterado();
    return resposta.code(HTTP.criado).send(cartaoNoFio(cartao));
  });

  app.delete<DoCliente>('/v1/customers/:cliente/cards/:id', escrita, async (pedido, resposta) => {
    const { cliente, id } = pedido.params;
    const cartao = cartoesDe(contexto)[id];
    if (cartao === undefined || cartao.cliente !== cliente) return naoAchado(resposta);
    delete cartoesDe(contexto)[id];
    contexto.guarda.alterado();
    return cartaoNoFio(cartao);
  });
}

function cartaoNoFio(g: CartaoGuardado) {
  return {
    id: g.id,
    customer_id: g.cliente,
    first_six_digits: g.primeiros.slice(0, 6),
    last_four_digits: g.ultimos,
    expiration_month: g.mes,
    expiration_year: g.ano,
  };
}

function paginaNoFio({ maquina }: Contexto, { id }: Preferencia) {
  return { id, init_point: `http://${maquina()}/mercadopago/checkout/${id}` };
}

/** The order of a payment, or the code of the reason why it is none. */
function lerPedido(contexto: Contexto, corpo: Objeto): PedidoDePagamento | PedidoDePix | string {
  const valor = emCentavos(corpo['transaction_amount']);
  if (valor === undefined || valor <= 0) return '2072';
  if (corpo['payment_method_id'] === 'pix') return lerPedidoDePix(contexto, corpo, valor);
  const cartao = tokensDe(contexto)[texto(corpo['token']) ?? ''];
  if (cartao === undefined) return '2006';
  // A token without its code pays nothing but a charge that the shop begins, and nobody is there for 3DS.
  const recorrente = objeto(corpo['point_of_interaction'])['type'] === 'SUBSCRIPTIONS';
  if (cartao.semCodigo && (!recorrente || corpo['three_d_secure_mode'] !== undefined)) return '3003';
  if (cartao.usado || Date.now() - cartao.criadoEm > VIDA_DO_TOKEN_MS) return '2062';
  function dito(nome: string): string {
    return texto(corpo[nome]) ?? '';
  }
  const modo = corpo['three_d_secure_mode'];
  return {
    external_reference: dito('external_reference'),
    transaction_amount: valor,
    description: dito('description'),
    payment_method_id: dito('payment_method_id'),
    notification_url: texto(corpo['notification_url']),
    email: texto(objeto(corpo['payer'])['email']) ?? '',
    cartao,
    captura: corpo['capture'] !== false,
    desafio: modo === 'optional' || modo === 'mandatory',
  };
}

function chaveDo(pedido: FastifyRequest): string {
  return String(pedido.headers['x-idempotency-key'] ?? '');
}

/** The thing that a request with this key made before; the same key with another body is an error. */
function repeticao(contexto: Contexto, pedido: FastifyRequest): number | 'outroCorpo' | undefined {
  const antes = chavesDe(contexto)[chaveDo(pedido)];
  if (antes === undefined) return undefined;
  return antes.corpo === JSON.stringify(pedido.body) ? antes.feito : 'outroCorpo';
}

function lembrar(contexto: Contexto, pedido: FastifyRequest, feito: number): void {
  const chave = chaveDo(pedido);
  if (chave !== '') chavesDe(contexto)[chave] = { corpo: JSON.stringify(pedido.body), feito };
}

function noFio(contexto: Contexto, resposta: FastifyReply, id: number): FastifyReply {
  const p: PagamentoGuardado | undefined = acharPagamento(contexto, String(id));
  return p === undefined ? naoAchado(resposta) : resposta.send(pagamentoNoFio(contexto, p));
}

function emCentavos(valor: unknown) {
  return typeof valor === 'number' ? analisarReais(String(valor).replace('.', ',')) : undefined;
}
