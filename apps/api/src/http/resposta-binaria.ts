import type { RespostaBinaria } from '@rateia/contracts/campos';
import { binario } from '@rateia/contracts/campos';
import type { Chamada } from '@rateia/contracts/chamada';
import type { FastifyReply } from 'fastify';

export function respondeArquivo(chamada: Chamada): boolean {
  return chamada.response === binario;
}

const CACHE = {
  imutavel: 'private, max-age=31536000, immutable',
  publico: 'public, max-age=31536000, immutable',
  /** For a picture that is drawn anew as things change. */
  breve: 'public, max-age=300',
} as const;

/**
 * A file that people sent, served so that no browser takes it for anything else. It has our own name and type, never
 * runs, and is shown only by our own pages. It is cached only where its address can never hold another file (ASVS 3.2,
 * 5.4.1, 5.4.2).
 */
export function enviarArquivo(
  resposta: FastifyReply,
  { tipo, nome, bytes, cache, baixar = false }: RespostaBinaria,
): FastifyReply {
  return resposta
    .header('cache-control', cache === undefined ? 'no-store' : CACHE[cache])
    .header('content-disposition', `${baixar ? 'attachment' : 'inline'}; filename="${nome}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type(tipo)
    .send(Buffer.from(bytes));
}
