import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { milissegundosDe } from '@rateia/domain/datas';
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
import { erroDoFio, umaCobranca, umaDevolucao, umaPagina } from './esquemas.ts';
import type { GatewayPicPay, PedidoPicPay } from './port.ts';
import { interpretarWebhookDoPicPay } from './webhook.ts';

export interface ConfigPicPay {
  /** `https://appws.picpay.com/ecommerce/public`. */
  readonly urlBase: string;
  /** Our name at the provider, in `x-picpay-token`; a new one ends the old one at once. */
  readonly token: string;
  /** The fixed secret of its notices, `x-seller-token`. */
  readonly segredoDosAvisos: string;
  readonly webhook: ConfigWebhook;
}

const POLITICA = { tempoLimiteMs: 20_000 };
/** Brasília: the provider takes a local time with its offset. */
const DESLOCAMENTO_MS = 3 * 3_600_000;

/** PicPay by its e-commerce interface. Without keys against repetition a write is never repeated by the client itself. */
export function criarPicPay(config: ConfigPicPay, dependencias: Dependencias = {}): GatewayPicPay {
  const { agora } = dependencias;
  const cliente = criarClienteHttp({
    urlBase: config.urlBase,
    transporte: criarTransporte(),
    executar: criarResiliencia('picpay', { ...dependencias, politica: { ...POLITICA, ...dependencias.politica } }),
  });
  function pedir<Valor>(chamada: ChamadaHttp, ler: (corpo: unknown) => Valor): Promise<Resultado<Valor>> {
    return comoResultado(async () =>
      responder(
        await cliente({
          ...chamada,
          cabecalhos: {
            'x-picpay-token': config.token,
            ...(agora === undefined ? {} : { [CABECALHOS.agora]: agora() }),
          },
        }),
        { ler, pergunta: chamada.metodo === 'GET' },
      ),
    );
  }
  function da(referencia: string, resto: string): string {
    return `/payments/${encodeURIComponent(referencia)}/${resto}`;
  }

  return {
    cobrar: async (pedido, contexto) =>
      await pedir(
        {
          operacao: 'cobrar',
          repetivel: false,
          metodo: 'POST',
          caminho: '/payments',
          corpo: corpoDo(pedido, config.webhook),
          contexto,
        },
        (corpo) => interpretar(umaPagina, corpo),
      ),
    consultar: async (referencia) =>
      await pedir(
        { operacao: 'consultar', repetivel: true, metodo: 'GET', caminho: da(referencia, 'status') },
        (corpo) => interpretar(umaCobranca, corpo),
      ),
    cancelar: async (referencia) =>
      await pedir(
        {
          operacao: 'cancelar',
          repetivel: true,
          metodo: 'POST',
          caminho: da(referencia, 'cancellations'),
          corpo: {},
        },
        () => undefined,
      ),
    devolver: async ({ referencia, autorizacao, valor }, contexto) =>
      await pedir(
        {
          operacao: 'devolver',
          repetivel: false,
          metodo: 'POST',
          caminho: da(referencia, 'refunds'),
          corpo: { authorizationId: autorizacao, amount: emReais(valor) },
          contexto,
        },
        (corpo) => interpretar(umaDevolucao, corpo).id,
      ),
    interpretarWebhook: (webhook) =>
      interpretarWebhookDoPicPay({ config: config.webhook, segredo: config.segredoDosAvisos }, webhook),
  };
}

/** Reais as the wire has them, made of the digits and not by a division. */
function emReais(valor: Centavos): number {
  return Number(centavosParaDecimal(valor));
}

/** `2026-11-26T21:10:00-03:00` */
function noFio(instante: string): string {
  const local = new Date(milissegundosDe(instante) - DESLOCAMENTO_MS).toISOString();
  return local.replace(/\.\d{3}Z$/, '-03:00');
}

function comPontos(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

function corpoDo(p: PedidoPicPay, webhook: ConfigWebhook) {
  const { nome, sobrenome, cpf, email } = p.comprador;
  return {
    referenceId: p.referencia,
    callbackUrl: `${p.avisarEm}/${parteSecreta(webhook.segredo)}`,
    returnUrl: p.voltarPara,
    leaveUrl: p.voltarPara,
    value: emReais(p.valor),
    expiresAt: noFio(p.expiraEm),
    purchaseMode: 'online',
    softDescriptor: 'RATEIA',
    autoCapture: true,
    buyer: { firstName: nome, lastName: sobrenome, document: comPontos(cpf), email },
  };
}

/** PicPay does not say how it answers about a charge that does not exist, so every refused question counts as that. */
function responder<Valor>(
  { status, corpo, aposDuvida }: RespostaJson,
  { ler, pergunta }: { readonly ler: (corpo: unknown) => Valor; readonly pergunta: boolean },
): Resultado<Valor> {
  if (status < HTTP.pedidoInvalido) return ok(ler(corpo));
  if (status === HTTP.semPermissao) return { situacao: 'indisponivel', motivo: 'credencial' };
  if (pergunta || status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
  // An earlier attempt of this call may have done what this one is refused for.
  if (aposDuvida) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  const lido = erroDoFio.safeParse(corpo).data;
  return recusado(lido?.errors?.[0]?.field ?? `http${status}`);
}
