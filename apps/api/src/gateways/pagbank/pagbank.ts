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
import { erroDoFio, umaCobranca, umaOrdem, umaPagina, umaPaginaNova } from './esquemas.ts';
import { corpoDaPagina } from './pedido.ts';
import type { GatewayPagBank } from './port.ts';
import { interpretarWebhookDoPagBank } from './webhook.ts';

export interface ConfigPagBank {
  /** `https://api.pagseguro.com`. */
  readonly urlBase: string;
  /** Our name at the provider, and the secret that signs its notices. */
  readonly token: string;
  readonly exigirAssinatura: boolean;
  readonly webhook: ConfigWebhook;
}

const POLITICA = { tempoLimiteMs: 20_000 };
/** Payments of one page that are read: more of them than anybody makes. */
const ORDENS_POR_PAGINA = '100';
/** Something of ours is there already under this key. */
const CHAVE_USADA = 'IDEMPOTENCY_CONFLICT';

/** PagBank, its page of payment. */
export function criarPagBank(config: ConfigPagBank, dependencias: Dependencias = {}): GatewayPagBank {
  const { agora } = dependencias;
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('pagbank', { ...dependencias, politica: { ...POLITICA, ...dependencias.politica } }),
  });
  /** Every call may be repeated: a read, the end of a page, or a write that bears its own key. */
  function pedir<Valor>(
    { chave, ...chamada }: Omit<ChamadaHttp, 'repetivel'> & { readonly chave?: string },
    ler: (corpo: unknown) => Valor,
  ): Promise<Resultado<Valor>> {
    return comoResultado(async () =>
      responder(
        await cliente({
          repetivel: true,
          ...chamada,
          cabecalhos: {
            authorization: `Bearer ${config.token}`,
            ...(chave === undefined ? {} : { 'x-idempotency-key': chave }),
            ...(agora === undefined ? {} : { [CABECALHOS.agora]: agora() }),
          },
        }),
        ler,
      ),
    );
  }

  return {
    escreverPedido: (pedido) => JSON.stringify(corpoDaPagina(pedido, config.webhook)),
    criarPagina: async ({ chave, escrito }, contexto) =>
      await pedir(
        { operacao: 'criarPagina', metodo: 'POST', caminho: '/checkouts', chave, escrito, contexto },
        (corpo) => interpretar(umaPaginaNova, corpo),
      ),
    consultarPagina: async (id) =>
      await pedir(
        {
          operacao: 'consultarPagina',
          metodo: 'GET',
          caminho: da('checkouts', id),
          query: { offset: '0', limit: ORDENS_POR_PAGINA },
        },
        (corpo) => interpretar(umaPagina, corpo),
      ),
    encerrarPagina: async (id) =>
      await pedir(
        { operacao: 'encerrarPagina', metodo: 'POST', caminho: `${da('checkouts', id)}/inactivate` },
        () => undefined,
      ),
    consultarOrdem: async (id) =>
      await pedir({ operacao: 'consultarOrdem', metodo: 'GET', caminho: da('orders', id) }, (corpo) =>
        interpretar(umaOrdem, corpo),
      ),
    devolver: async ({ cobranca, chave, valor }, contexto) =>
      await pedir(
        {
          operacao: 'devolver',
          metodo: 'POST',
          caminho: `${da('charges', cobranca)}/cancel`,
          chave,
          corpo: { amount: { value: valor } },
          contexto,
        },
        (corpo) => interpretar(umaCobranca, corpo),
      ),
    interpretarWebhook: (webhook) => interpretarWebhookDoPagBank(config, webhook),
  };
}

function da(recurso: string, id: string): string {
  return `/${recurso}/${encodeURIComponent(id)}`;
}

function responder<Valor>(
  { status, corpo, aposDuvida }: RespostaJson,
  ler: (corpo: unknown) => Valor,
): Resultado<Valor> {
  if (status < HTTP.pedidoInvalido) return ok(ler(corpo));
  if (status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  if (status === HTTP.semPermissao) return { situacao: 'indisponivel', motivo: 'credencial' };
  const codigo = erroDoFio.safeParse(corpo).data?.error_messages[0]?.code ?? `http${status}`;
  // An earlier attempt of this call may have done what this one is refused for.
  if (codigo === CHAVE_USADA || aposDuvida) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  return recusado(codigo);
}
