import { createSigner, createVerifier } from 'fast-jwt';
import type { Cifra } from '../gateways/chaves/port.ts';

const EMISSOR = 'rateia';
const PUBLICO = 'rateia-api';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Life of an access token, seconds (CONFIABILIDADE Sessions: 5 to 10 minutes). */
export const VIDA_DO_TOKEN_S = 600;

export type DadosDoToken = { readonly sub: string; readonly sid: string; readonly tipo: 'acesso' };
export type Tokens = {
  readonly emitir: (dados: { readonly usuarioId: number; readonly sessaoId: string }) => string;
  /** The data in the token; null for a token that is forged, expired, early, or of another type, issuer or audience. */
  readonly ler: (token: string) => DadosDoToken | null;
};

/** Access tokens: HS256 only, fixed issuer, audience and type; the key id in the header lets keys rotate (ASVS V9). */
export function criarTokens(cifra: Cifra): Tokens {
  const chaves = cifra.chavesDeToken();
  const [atual] = chaves;
  if (atual === undefined) throw new Error('no token key');
  const assinar = createSigner({
    key: atual.segredo,
    algorithm: 'HS256',
    iss: EMISSOR,
    aud: PUBLICO,
    expiresIn: VIDA_DO_TOKEN_S * 1_000,
    kid: atual.id,
  });
  const verificadores = new Map(
    chaves.map((c) => [
      c.id,
      createVerifier({
        key: c.segredo,
        algorithms: ['HS256'],
        allowedIss: EMISSOR,
        allowedAud: PUBLICO,
        requiredClaims: ['iss', 'aud', 'sub', 'sid', 'tipo', 'exp', 'iat'],
        cache: 10_000,
        maxAge: VIDA_DO_TOKEN_S * 1_000,
      }),
    ]),
  );
  return {
    emitir: ({ usuarioId, sessaoId }) => assinar({ sub: String(usuarioId), sid: sessaoId, tipo: 'acesso' }),
    ler: (token) => {
      const verificar = verificadores.get(idDaChave(token));
      if (verificar === undefined) return null;
      try {
        const dados: unknown = verificar(token);
        return ehDoTipo(dados) && Number(dados.iat) * 1_000 <= Date.now() + 60_000 ? dados : null;
      } catch {
        // A token with any fault is not one of ours; the caller answers 401.
        return null;
      }
    },
  };
}

function idDaChave(token: string): string {
  try {
    const cabecalho: unknown = JSON.parse(
      Buffer.from(token.slice(0, Math.max(0, token.indexOf('.'))), 'base64url').toString('utf8'),
    );
    return typeof cabecalho === 'object' &&
      cabecalho !== null &&
      'kid' in cabecalho &&
      typeof cabecalho.kid === 'string'
      ? cabecalho.kid
      : '';
  } catch {
    // The text has not even a header.
    return '';
  }
}

function ehDoTipo(d: unknown): d is DadosDoToken & { readonly iat: number } {
  return (
    typeof d === 'object' &&
    d !== null &&
    'tipo' in d &&
    d.tipo === 'acesso' &&
    'sub' in d &&
    typeof d.sub === 'string' &&
    'sid' in d &&
    typeof d.sid === 'string' &&
    UUID.test(d.sid) &&
    'iat' in d
  );
}
