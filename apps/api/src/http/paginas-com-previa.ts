import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { comprimir } from './compressao.ts';
import type { Previa } from './previa.ts';
import { comPrevia, PREVIA_DO_PRODUTO } from './previa.ts';

type Resposta = { readonly pedido: FastifyRequest; readonly resposta: FastifyReply };

/**
 * Sends a page of the build with its preview, read from the disk once. When the preview cannot be had the page comes with
 * the product's: a page does not fail because its card does.
 */
export function criarPaginasComPrevia({ pasta, appUrl }: { readonly pasta: string; readonly appUrl: string }) {
  const lidas = new Map<string, string>();
  function ler(arquivo: string): string {
    const lida = lidas.get(arquivo) ?? readFileSync(join(pasta, arquivo), 'utf8');
    lidas.set(arquivo, lida);
    return lida;
  }
  return async (
    arquivo: string,
    { pedido, resposta }: Resposta,
    achar?: () => Promise<Previa>,
  ): Promise<FastifyReply> => {
    const previa =
      achar === undefined ? PREVIA_DO_PRODUTO : await achar().catch((erro: unknown) => semPrevia(pedido, erro));
    const pagina = comPrevia(ler(arquivo), previa, appUrl);
    const etag = `"${createHash('sha256').update(pagina).digest('base64url')}"`;
    resposta.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (pedido.headers['if-none-match'] === etag) return resposta.code(304).send();
    const enviada = await comprimir(pagina, pedido.headers['accept-encoding']);
    if (enviada.codificacao !== undefined) resposta.header('content-encoding', enviada.codificacao);
    return resposta.type('text/html; charset=utf-8').send(enviada.corpo);
  };
}

function semPrevia(pedido: FastifyRequest, erro: unknown): Previa {
  pedido.log.warn({ err: erro, requestId: pedido.id }, 'page without its preview');
  return PREVIA_DO_PRODUTO;
}
