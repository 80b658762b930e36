import { montarBrCode } from '@rateia/domain/br-code';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { ChamadaHttp, RespostaJson } from '../cliente-http.ts';
import { interpretar } from '../cliente-http.ts';
import type { ConfigPix } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import { criarClienteOAuth } from '../oauth.ts';
import type { Dependencias } from '../resiliencia.ts';
import type { ContextoChamada } from '../resultado.ts';
import { ok } from '../resultado.ts';
import { criarTransporte } from '../transporte.ts';
import {
  cobrancaDoFio,
  devolucao,
  emCobranca,
  nomeDoDevedor,
  paginaDePix,
  pixRecebido,
  textoLivre,
} from './esquemas.ts';
import type { Cobranca, Devolucao, GatewayPix, PedidoDeCobranca, PedidoDeDevolucao, PixRecebido } from './port.ts';
import { exigir, jaFeito, responder } from './respostas.ts';
import { interpretarWebhookDePix } from './webhook.ts';

/** The scopes that we use, and no more: a provider may refuse a token for a scope that the contract does not have. */
const ESCOPOS = ['cob.write', 'cob.read', 'pix.write', 'pix.read', 'webhook.write'];

const TXID = /^[a-zA-Z0-9]{26,35}$/;
const ID_DEVOLUCAO = /^[a-zA-Z0-9]{1,35}$/;

/** More pages than this in one period mean that the provider repeats itself: narrow the period. */
const MAXIMO_DE_PAGINAS = 1_000;

/** Any provider that speaks the Banco Central's API Pix 2.x. */
export function criarApiPix(config: ConfigPix, dependencias: Dependencias = {}): GatewayPix {
  const cliente = criarClienteOAuth({
    gateway: 'pix',
    config,
    urlBase: config.urlBase,
    escopos: ESCOPOS,
    transporte: criarTransporte(config.tls),
    dependencias,
  });
  // Every write of this protocol is named by an id of ours, so every call may be repeated.
  function chamar(chamada: Omit<ChamadaHttp, 'repetivel'>) {
    return cliente({ ...chamada, repetivel: true });
  }
  function copiaECola(location: string) {
    return montarBrCode({ ...config.recebedor, url: location });
  }
  function lerCobranca(resposta: RespostaJson): Cobranca {
    return emCobranca(interpretar(cobrancaDoFio, resposta.corpo), copiaECola);
  }

  function consultarCobranca(txid: string, contexto?: ContextoChamada) {
    return comoResultado<Cobranca>(async () => {
      const resposta = await chamar({
        operacao: 'consultarCobranca',
        metodo: 'GET',
        caminho: `/cob/${encodeURIComponent(txid)}`,
        contexto,
      });
      return responder(resposta, lerCobranca);
    });
  }

  function consultarDevolucao(
    { e2eid, idDevolucao }: Pick<PedidoDeDevolucao, 'e2eid' | 'idDevolucao'>,
    contexto?: ContextoChamada,
  ) {
    return comoResultado<Devolucao>(async () => {
      const resposta = await chamar({
        operacao: 'consultarDevolucao',
        metodo: 'GET',
        caminho: caminhoDaDevolucao(e2eid, idDevolucao),
        contexto,
      });
      return responder(resposta, ({ corpo }) => interpretar(devolucao, corpo));
    });
  }

  return {
    criarCobranca: (pedido, contexto) =>
      comoResultado<Cobranca>(async () => {
        exigir(TXID.test(pedido.txid), 'txid must be 26 to 35 letters and digits');
        const resposta = await chamar({
          operacao: 'criarCobranca',
          metodo: 'PUT',
          caminho: `/cob/${pedido.txid}`,
          corpo: corpoDaCobranca(config.chave, pedido),
          contexto,
        });
        const resultado = responder(resposta, lerCobranca);
        // A refusal may only mean that an earlier attempt, whose answer was lost, did create it.
        return resultado.situacao === 'recusado'
          ? jaFeito({
              recusa: resultado,
              aposDuvida: resposta.aposDuvida,
              consulta: await consultarCobranca(pedido.txid, contexto),
              confere: ({ valor }) => valor === pedido.valor,
            })
          : resultado;
      }),

    consultarCobranca,

    removerCobranca: (txid, contexto) =>
      comoResultado<Cobranca>(async () => {
        const resposta = await chamar({
          operacao: 'removerCobranca',
          metodo: 'PATCH',
          caminho: `/cob/${encodeURIComponent(txid)}`,
          corpo: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
          contexto,
        });
        const resultado = responder(resposta, lerCobranca);
        return resultado.situacao === 'recusado'
          ? jaFeito({
              recusa: resultado,
              aposDuvida: resposta.aposDuvida,
              consulta: await consultarCobranca(txid, contexto),
              confere: ({ estado }) => estado.startsWith('REMOVIDA'),
            })
          : resultado;
      }),

    consultarPix: (e2eid, contexto) =>
      comoResultado<PixRecebido>(async () => {
        const resposta = await chamar({
          operacao: 'consultarPix',
          metodo: 'GET',
          caminho: `/pix/${encodeURIComponent(e2eid)}`,
          contexto,
        });
        return responder(resposta, ({ corpo }) => interpretar(pixRecebido, corpo));
      }),

    listarPix: ({ inicio, fim }, contexto) =>
      comoResultado<readonly PixRecebido[]>(async () => {
        // Keyed by id: a Pix that arrives between two pages shifts the rest, and one would be read twice.
        const achados = new Map<string, PixRecebido>();
        for (let pagina = 0; pagina < MAXIMO_DE_PAGINAS; pagina += 1) {
          const resposta = await chamar({
            operacao: 'listarPix',
            metodo: 'GET',
            caminho: '/pix',
            query: { inicio, fim, 'paginacao.paginaAtual': String(pagina), 'paginacao.itensPorPagina': '100' },
            contexto,
          });
          if (resposta.status >= HTTP.pedidoInvalido) return responder(resposta, () => []);
          const lida = interpretar(paginaDePix, resposta.corpo);
          for (const pix of lida.pix) achados.set(pix.e2eid, pix);
          if (pagina + 1 >= lida.parametros.paginacao.quantidadeDePaginas) return ok([...achados.values()]);
        }
        throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
      }),

    devolver: (pedido, contexto) =>
      comoResultado<Devolucao>(async () => {
        exigir(ID_DEVOLUCAO.test(pedido.idDevolucao), 'idDevolucao must be 1 to 35 letters and digits');
        const resposta = await chamar({
          operacao: 'devolver',
          metodo: 'PUT',
          caminho: caminhoDaDevolucao(pedido.e2eid, pedido.idDevolucao),
          corpo: { valor: centavosParaDecimal(pedido.valor) },
          contexto,
        });
        const resultado = responder(resposta, ({ corpo }) => interpretar(devolucao, corpo));
        // The standard refuses an id already used, and so a repeated request is refused.
        return resultado.situacao === 'recusado'
          ? jaFeito({
              recusa: resultado,
              aposDuvida: resposta.aposDuvida,
              consulta: await consultarDevolucao(pedido, contexto),
              confere: ({ valor }) => valor === pedido.valor,
            })
          : resultado;
      }),

    consultarDevolucao,

    configurarWebhook: (url, contexto) =>
      comoResultado<void>(async () => {
        const resposta = await chamar({
          operacao: 'configurarWebhook',
          metodo: 'PUT',
          caminho: `/webhook/${encodeURIComponent(config.chave)}`,
          corpo: { webhookUrl: `${url.replace(/\/+$/, '')}/${parteSecreta(config.webhook.segredo)}` },
          contexto,
        });
        return responder(resposta, () => undefined);
      }),

    interpretarWebhook: (webhook) => interpretarWebhookDePix(config.webhook, webhook),
  };
}

function corpoDaCobranca(chave: string, pedido: PedidoDeCobranca): Record<string, unknown> {
  return {
    calendario: { expiracao: pedido.expiracaoSegundos },
    valor: { original: centavosParaDecimal(pedido.valor) },
    chave,
    solicitacaoPagador: textoLivre(pedido.descricao),
    ...(pedido.devedor === undefined
      ? {}
      : { devedor: { cpf: pedido.devedor.cpf, nome: nomeDoDevedor(pedido.devedor.nome) } }),
  };
}

function caminhoDaDevolucao(e2eid: string, idDevolucao: string): string {
  return `/pix/${encodeURIComponent(e2eid)}/devolucao/${encodeURIComponent(idDevolucao)}`;
}
