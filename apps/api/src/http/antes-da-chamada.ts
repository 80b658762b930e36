import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PERMISSOES_DO_NAVEGADOR } from './cabecalhos-de-seguranca.ts';
import { ErroDeCatalogo } from './erros.ts';
import { JSON_UTF8, responderErro } from './responder-erro.ts';

/** No hook runs for a request that never reached a route: these are the headers that every answer has (ASVS 3.4). */
const CABECALHOS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  [PERMISSOES_DO_NAVEGADOR.nome]: PERMISSOES_DO_NAVEGADOR.valor,
} as const;

/** An address that cannot be read: refused by the catalogue, and not said back (spec A§8; HOUSE 8). */
export function recusarEndereco(erro: FastifyError, pedido: FastifyRequest, resposta: FastifyReply): void {
  responderErro({ erro, pedido, resposta: resposta.headers(CABECALHOS) });
}

/**
 * A client that was refused has so long to read the answer. A connection that the client keeps open after that is ended
 * by us.
 */
const TEMPO_DE_LER_MS = 2_000;
export function encerrarDepois(socket: Socket): void {
  const alarme = setTimeout(() => socket.destroy(), TEMPO_DE_LER_MS).unref();
  socket.once('close', () => clearTimeout(alarme));
}

const DEMASIADO = ['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW'];

/**
 * Answers bytes that are no HTTP, too long or never end: with the answer of the catalogue, and the end of the
 * connection. A connection that a browser opened ahead, without a request, gets no answer: the browser would take it
 * for that of its next request.
 */
export function recusarConexao(erro: Error & { readonly code?: string }, socket: Socket): void {
  if (erro.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const longo = erro.code !== undefined && DEMASIADO.includes(erro.code);
  const recusa = new ErroDeCatalogo(longo ? 'corpoGrandeDemais' : 'dadosInvalidos');
  const corpo = JSON.stringify(recusa.corpo());
  const cabecalhos = {
    ...CABECALHOS,
    'cache-control': 'no-store',
    'content-type': JSON_UTF8,
    'content-length': String(Buffer.byteLength(corpo)),
    connection: 'close',
  };
  const linhas = Object.entries(cabecalhos).map(([nome, valor]) => `${nome}: ${valor}\r\n`);
  encerrarDepois(socket);
  socket.end(`HTTP/1.1 ${recusa.status} ${STATUS_CODES[recusa.status] ?? ''}\r\n${linhas.join('')}\r\n${corpo}`);
}
