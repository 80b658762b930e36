import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { ChamadaHttp, RespostaJson } from '../cliente-http.ts';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigWebhook } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import {
  erroDoFio,
  listaDeClientes,
  listaDePagamentos,
  umaContestacao,
  umaDevolucao,
  umaPagina,
  umCartao,
  umCliente,
  umPagamento,
  umToken,
} from './esquemas.ts';
import type { GatewayMercadoPago, PagamentoMp, PedidoDePagamento, PedidoDePagina, PedidoRecorrente } from './port.ts';
import { interpretarWebhookDoMercadoPago } from './webhook.ts';

export interface ConfigMercadoPago {
  /** `https://api.mercadopago.com`. */
  readonly urlBase: string;
  readonly tokenDeAcesso: string;
  /** The secret of the panel, which signs the notices. */
  readonly segredo: string;
  readonly chavePublica: string;
  /** The script that draws the fields of a card. */
  readonly script: string;
  /** The origins that the page of a card lets in: of the script, its frames, and the address that it asks. */
  readonly origens: readonly string[];
  readonly webhook: ConfigWebhook;
}

/** The provider's own program waits a minute; a card of a person who looks at the page does not. */
const POLITICA = { tempoLimiteMs: 20_000 };
const POR_PAGINA = 100;
const MAXIMO_DE_PAGINAS = 1_000;
/** Something of ours is there already, or on its way. */
const OCUPADO = 423;

/** Card, Pix and wallet by Mercado Pago, its API of payments. */
export function criarMercadoPago(config: ConfigMercadoPago, dependencias: Dependencias = {}): GatewayMercadoPago {
  const { agora } = dependencias;
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('mercado-pago', {
      ...dependencias,
      politica: { ...POLITICA, ...dependencias.politica },
    }),
  });
  /** Every call may be repeated: a read, or a write that bears its own key. */
  async function chamar({ chave, ...chamada }: Omit<ChamadaHttp, 'repetivel'> & { readonly chave?: string }) {
    return await cliente({
      repetivel: true,
      ...chamada,
      cabecalhos: {
        authorization: `Bearer ${config.tokenDeAcesso}`,
        ...(chave === undefined ? {} : { 'x-idempotency-key': chave }),
        ...(agora === undefined ? {} : { [CABECALHOS.agora]: agora() }),
      },
    });
  }
  function pedir<Valor>(
    chamada: Parameters<typeof chamar>[0],
    ler: (corpo: unknown) => Valor,
  ): Promise<Resultado<Valor>> {
    return comoResultado(async () => responder(await chamar(chamada), ler));
  }
  function lerPagamento(corpo: unknown): PagamentoMp {
    return interpretar(umPagamento, corpo);
  }
  function doPagamento(id: string) {
    return `/v1/payments/${encodeURIComponent(id)}`;
  }

  function doCliente(id: string) {
    return `/v1/customers/${encodeURIComponent(id)}/cards`;
  }

  async function procurar(
    query: Readonly<Record<string, string>>,
    operacao: string,
  ): Promise<Resultado<readonly PagamentoMp[]>> {
    const achados: PagamentoMp[] = [];
    for (let n = 0; n < MAXIMO_DE_PAGINAS; n += 1) {
      const pagina = { criteria: 'desc', limit: String(POR_PAGINA), offset: String(n * POR_PAGINA), ...query };
      const r = await pedir({ operacao, metodo: 'GET', caminho: '/v1/payments/search', query: pagina }, (corpo) =>
        interpretar(listaDePagamentos, corpo),
      );
      if (r.situacao !== 'ok') return r;
      achados.push(...r.valor.results);
      if (achados.length >= r.valor.paging.total || r.valor.results.length === 0) return ok(achados);
    }
    return { situacao: 'desconhecido', motivo: 'resposta' };
  }

  return {
    campos: { script: config.script, chavePublica: config.chavePublica },
    criarPagamento: async (pedido, contexto) =>
      await pedir(
        {
          operacao: 'criarPagamento',
          metodo: 'POST',
          caminho: '/v1/payments',
          chave: pedido.chave,
          corpo: corpoDo(pedido, config.webhook),
          contexto,
        },
        lerPagamento,
      ),
    consultarPagamento: async (id) =>
      await pedir({ operacao: 'consultarPagamento', metodo: 'GET', caminho: doPagamento(id) }, lerPagamento),
    acharPagamentos: async (referencia) =>
      await procurar({ external_reference: referencia, sort: 'date_created' }, 'acharPagamentos'),
    listarPagamentos: async ({ inicio, fim }) =>
      await procurar(
        { sort: 'date_created', range: 'date_last_updated', begin_date: noFio(inicio), end_date: noFio(fim) },
        'listarPagamentos',
      ),
    cancelarPagamento: async (id) =>
      await pedir(
        { operacao: 'cancelarPagamento', metodo: 'PUT', caminho: doPagamento(id), corpo: { status: 'cancelled' } },
        lerPagamento,
      ),
    devolver: async ({ pagamento, chave, valor }, contexto) =>
      await pedir(
        {
          operacao: 'devolverPagamento',
          metodo: 'POST',
          caminho: `${doPagamento(pagamento)}/refunds`,
          chave,
          corpo: { amount: emReais(valor) },
          contexto,
        },
        (corpo) => interpretar(umaDevolucao, corpo),
      ),
    criarPagina: async (pedido, contexto) =>
      await pedir(
        {
          operacao: 'criarPagina',
          metodo: 'POST',
          caminho: '/checkout/preferences',
          chave: pedido.chave,
          corpo: corpoDaPagina(pedido, config.webhook),
          contexto,
        },
        (corpo) => ({ url: interpretar(umaPagina, corpo).init_point }),
      ),
    acharOuCriarCliente: async (email) => {
      const caminho = '/v1/customers/search';
      // A repeated address is refused, so it is looked for first.
      const achados = await pedir({ operacao: 'acharCliente', metodo: 'GET', caminho, query: { email } }, (corpo) =>
        interpretar(listaDeClientes, corpo),
      );
      if (achados.situacao !== 'ok') return achados;
      const [achado] = achados.valor.results;
      if (achado !== undefined) return ok(achado.id);
      return await pedir(
        { operacao: 'criarCliente', metodo: 'POST', caminho: '/v1/customers', corpo: { email } },
        (corpo) => interpretar(umCliente, corpo).id,
      );
    },
    guardarCartao: async ({ cliente: dono, token, chave }, contexto) =>
      await pedir(
        { operacao: 'guardarCartao', metodo: 'POST', caminho: doCliente(dono), chave, corpo: { token }, contexto },
        (corpo) => interpretar(umCartao, corpo),
      ),
    criarToken: async ({ cliente: dono, cartao }, contexto) =>
      await pedir(
        {
          operacao: 'criarToken',
          metodo: 'POST',
          caminho: '/v1/card_tokens',
          corpo: { customer_id: dono, card_id: cartao },
          contexto,
        },
        (corpo) => interpretar(umToken, corpo).id,
      ),
    removerCartao: async ({ cliente: dono, cartao }) =>
      await pedir(
        { operacao: 'removerCartao', metodo: 'DELETE', caminho: `${doCliente(dono)}/${encodeURIComponent(cartao)}` },
        () => undefined,
      ),
    consultarContestacao: async (id) =>
      await pedir(
        { operacao: 'consultarContestacao', metodo: 'GET', caminho: `/v1/chargebacks/${encodeURIComponent(id)}` },
        (corpo) => interpretar(umaContestacao, corpo),
      ),
    responderContestacao: async ({ disputa, arquivo }, contexto) =>
      await pedir(
        {
          operacao: 'responderContestacao',
          metodo: 'POST',
          caminho: `/v1/chargebacks/${encodeURIComponent(disputa)}/documentation`,
          arquivo: { campo: 'files[]', nome: 'resposta.pdf', tipo: 'application/pdf', bytes: arquivo },
          contexto,
        },
        () => undefined,
      ),
    interpretarWebhook: (webhook) =>
      interpretarWebhookDoMercadoPago({ config: config.webhook, segredo: config.segredo }, webhook),
  };
}

/** Reais as the wire has them, made of the digits and not by a division. */
function emReais(valor: Centavos): number {
  return Number(centavosParaDecimal(valor));
}

/** Without milliseconds and offset the provider refuses a date. */
function noFio(instante: Instante): string {
  return instante.replace(/Z$/, '+00:00');
}

function corpoDo({ cartao, pagador, ...p }: PedidoDePagamento, webhook: ConfigWebhook) {
  return {
    transaction_amount: emReais(p.valor),
    token: cartao.token,
    installments: 1,
    payment_method_id: cartao.bandeira,
    description: p.descricao,
    external_reference: p.referencia,
    statement_descriptor: 'RATEIA',
    capture: p.soAutorizar !== true,
    binary_mode: false,
    ...(p.recorrente === undefined
      ? { three_d_secure_mode: cartao.desafio ? 'optional' : 'not_supported' }
      : { point_of_interaction: corpoRecorrente(p.recorrente) }),
    notification_url: `${p.avisarEm}/${parteSecreta(webhook.segredo)}`,
    payer: {
      ...(p.cliente === undefined ? {} : { type: 'customer', id: p.cliente }),
      email: pagador.email,
      first_name: pagador.nome,
      last_name: pagador.sobrenome,
      identification: { type: 'CPF', number: pagador.cpf },
    },
  };
}

/** A stored card that we charge: 3DS is not sent, for nobody is there to answer. */
function corpoRecorrente(r: PedidoRecorrente) {
  return {
    type: 'SUBSCRIPTIONS',
    transaction_data: {
      first_time_use: false,
      subscription_id: r.assinatura,
      invoice_period: { period: 1, type: 'monthly' },
      billing_date: r.vencimento,
      ...(r.primeiroPagamento === null ? {} : { payment_reference: { id: r.primeiroPagamento } }),
    },
  };
}

/** One instalment, no boleto inside of it, and an end. */
function corpoDaPagina(p: PedidoDePagina, webhook: ConfigWebhook) {
  const volta = p.voltarPara;
  return {
    items: [{ id: 'pagamento', title: p.titulo, quantity: 1, unit_price: emReais(p.valor), currency_id: 'BRL' }],
    payer: {
      email: p.email,
      ...(p.cpf === null ? {} : { identification: { type: 'CPF', number: p.cpf } }),
    },
    external_reference: p.referencia,
    back_urls: { success: volta, pending: volta, failure: volta },
    auto_return: 'approved',
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }], installments: 1 },
    statement_descriptor: 'RATEIA',
    notification_url: `${p.avisarEm}/${parteSecreta(webhook.segredo)}`,
    expires: true,
    expiration_date_to: noFio(p.expiraEm),
  };
}

function responder<Valor>({ status, corpo }: RespostaJson, ler: (corpo: unknown) => Valor): Resultado<Valor> {
  if (status < HTTP.pedidoInvalido) return ok(ler(corpo));
  if (status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  if (status === HTTP.semPermissao) return { situacao: 'indisponivel', motivo: 'credencial' };
  if (status === OCUPADO) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  const lido = erroDoFio.safeParse(corpo).data;
  return recusado(lido?.cause?.[0]?.code ?? lido?.error ?? `http${status}`);
}
