import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { HTTP } from '@rateia/domain/http';
import type { ChamadaHttp, RespostaJson } from '../cliente-http.ts';
import { criarClienteHttp, interpretar } from '../cliente-http.ts';
import type { ConfigWebhook } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import type { Resultado } from '../resultado.ts';
import { ok, recusado } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import { corpoDaPagina, corpoDo, corpoDoPix, emReais, noFio } from './corpos.ts';
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
import type { GatewayMercadoPago, PagamentoMp } from './port.ts';
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
  async function criar(c: Pick<Parameters<typeof chamar>[0], 'operacao' | 'chave' | 'corpo' | 'contexto'>) {
    return await pedir({ metodo: 'POST', caminho: '/v1/payments', ...c }, lerPagamento);
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
      await criar({
        operacao: 'criarPagamento',
        chave: pedido.chave,
        corpo: corpoDo(pedido, config.webhook),
        contexto,
      }),
    criarPix: async (pedido, contexto) =>
      await criar({ operacao: 'criarPix', chave: pedido.chave, corpo: corpoDoPix(pedido, config.webhook), contexto }),
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

function responder<Valor>({ status, corpo }: RespostaJson, ler: (corpo: unknown) => Valor): Resultado<Valor> {
  if (status < HTTP.pedidoInvalido) return ok(ler(corpo));
  if (status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  if (status === HTTP.semPermissao) return { situacao: 'indisponivel', motivo: 'credencial' };
  if (status === OCUPADO) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  const lido = erroDoFio.safeParse(corpo).data;
  return recusado(lido?.cause?.[0]?.code ?? lido?.error ?? `http${status}`);
}
