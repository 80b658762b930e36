import { createHash, createPublicKey } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { createDecoder, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { Contexto } from '../../../http/contexto.ts';

/** So far may the instant of a proof be from the server's clock, seconds. */
const FOLGA_S = 60;
/** A proof of ours has some 450 characters. */
const MAXIMO = 1_000;

const coordenada = z.string().regex(/^[\w-]{43}$/);
const cabecalhoDaProva = z.object({
  header: z.object({
    jwk: z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordenada, y: coordenada }),
  }),
});
const dizeres = z.object({ htm: z.string(), htu: z.string(), iat: z.int(), rth: z.string().optional() });

const decodificar = createDecoder({ complete: true });

/**
 * The proof of a request (RFC 9449; ADR 021): the thumbprint of the key that signed this address and, on a renewal,
 * this refresh token. `foraDeHora` when only its time is wrong.
 */
export type Prova =
  | { readonly situacao: 'ausente' | 'invalida' }
  | { readonly situacao: 'valida' | 'foraDeHora'; readonly chave: Buffer };

export function lerProva({ deps, cabecalhos, pedido }: Contexto, refreshToken?: string): Prova {
  const enviada = cabecalhos[CABECALHOS.prova];
  if (enviada === undefined) return { situacao: 'ausente' };
  const lida = typeof enviada === 'string' && enviada.length <= MAXIMO ? lerAssinada(enviada) : null;
  if (
    lida === null ||
    lida.htm !== pedido.metodo ||
    lida.htu !== new URL(pedido.caminho, deps.config.appUrl).href ||
    lida.rth !== (refreshToken === undefined ? undefined : resumoNaProva(refreshToken))
  )
    return { situacao: 'invalida' };
  const naHora = Math.abs(deps.relogio.parede() / 1_000 - lida.iat) <= FOLGA_S;
  return { situacao: naHora ? 'valida' : 'foraDeHora', chave: lida.chave };
}

/** The key that a new session belongs to from the start; none when the browser proves nothing. */
export function chaveDoLogin(ctx: Contexto): Buffer | null {
  const prova = lerProva(ctx);
  return prova.situacao === 'valida' ? prova.chave : null;
}

/** The digest of a refresh token in a proof: only a browser with the token and the key can make the pair. */
function resumoNaProva(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}

function lerAssinada(prova: string): (z.infer<typeof dizeres> & { readonly chave: Buffer }) | null {
  try {
    const { jwk } = cabecalhoDaProva.parse(decodificar(prova)).header;
    const verificar = createVerifier({
      key: createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
      algorithms: ['ES256'],
      checkTyp: 'dpop+jwt',
    });
    return { ...dizeres.parse(verificar(prova)), chave: digitalDa(jwk) };
  } catch {
    // A proof with any fault proves nothing; the caller refuses.
    return null;
  }
}

/** RFC 7638: the members that make the key, in the order of their names. */
function digitalDa({ crv, kty, x, y }: z.infer<typeof cabecalhoDaProva>['header']['jwk']): Buffer {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest();
}
