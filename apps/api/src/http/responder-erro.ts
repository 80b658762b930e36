import { HTTP } from '@rateia/domain/http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { clienteDe } from './cliente.ts';
import { ErroDeCatalogo } from './erros.ts';
import { VezPerdida } from './filas.ts';

export const JSON_UTF8 = 'application/json; charset=utf-8';

/** Answers an error as the catalogue tells it, and writes a line of the log. */
export function responderErro({
  erro,
  pedido,
  resposta,
}: {
  readonly erro: FastifyError | ErroDeCatalogo;
  readonly pedido: FastifyRequest;
  readonly resposta: FastifyReply;
}): FastifyReply {
  const doCatalogo = erro instanceof ErroDeCatalogo ? erro : traduzir(erro);
  const quando = {
    requestId: pedido.id,
    rota: pedido.routeOptions.url,
    ip: pedido.ip,
    ...(pedido.conta === undefined ? {} : { conta: pedido.conta }),
    cliente: clienteDe(pedido.headers),
  };
  // A caller who hung up gets no answer, and nothing failed.
  if (pedido.raw.destroyed && pedido.raw.complete === false) pedido.log.info(quando, 'caller hung up');
  else if (doCatalogo.status >= HTTP.erroInterno) pedido.log.error({ err: erro, ...quando }, 'call failed');
  else pedido.log.info({ chave: doCatalogo.chave, ...quando }, 'call refused');
  const corpo = doCatalogo.corpo();
  // 'Código #n' of the spec: the request id leads to the log line.
  const dados =
    doCatalogo.status >= HTTP.erroInterno
      ? { ...corpo, codigoErro: null, dados: { chave: doCatalogo.chave, codigo: pedido.id.slice(0, 8) } }
      : corpo;
  return resposta
    .code(doCatalogo.status)
    .headers(doCatalogo.cabecalhos)
    .header('cache-control', 'no-store')
    .type(JSON_UTF8)
    .send(JSON.stringify(dados));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once known: for the log of a refusal (ASVS 16.3.2). */
    conta?: number;
  }
}

const CONEXAO = /^(08|57P|53)/;

/** Framework and database errors as catalogue entries; the text of an internal error never leaves. */
function traduzir(erro: FastifyError | VezPerdida): ErroDeCatalogo {
  if (erro instanceof VezPerdida) return new ErroDeCatalogo('filaLonga', { cabecalhos: LOGO });
  if (erro.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ErroDeCatalogo('corpoGrandeDemais');
  if (erro.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ErroDeCatalogo('tipoNaoSuportado');
  if (
    typeof erro.code === 'string' &&
    (CONEXAO.test(erro.code) || erro.code === 'ECONNREFUSED' || erro.code === 'ECONNRESET')
  )
    return indisponivel();
  if (/timeout exceeded when trying to connect|Connection terminated/.test(erro.message)) return indisponivel();
  if (erro.code === '40001' || erro.code === '40P01' || erro.code === '55P03') return indisponivel();
  if (erro.code === '22021' || erro.code === '22P05')
    return new ErroDeCatalogo('dadosInvalidos', { dados: { campos: {} } });
  if (erro.statusCode !== undefined && erro.statusCode >= HTTP.pedidoInvalido && erro.statusCode < HTTP.erroInterno)
    return new ErroDeCatalogo('dadosInvalidos', { dados: { campos: {} } });
  return new ErroDeCatalogo('erroInterno');
}

/** The time to try again after a fault that passes by itself. */
export const LOGO = { 'retry-after': '2' };
function indisponivel() {
  return new ErroDeCatalogo('indisponivel', { cabecalhos: LOGO });
}
