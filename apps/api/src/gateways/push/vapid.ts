import type { KeyObject } from 'node:crypto';
import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The time for which a token may be used; the limit is a day (RFC 8292 §2). */
const VALIDADE_S = 12 * 3_600;

/** The identity by which push services know us. */
export interface Identidade {
  /** Base64url of the uncompressed point. */
  readonly publica: string;
  /** The header that vouches for us at one push service. */
  readonly autorizacao: (origem: string, agoraMs: number) => string;
}

/** From the private key (base64url, 32 bytes) and the contact for the push services: `mailto:` or https (RFC 8292). */
export function criarIdentidade(privada: string, contato: string): Identidade {
  const troca = createECDH('prime256v1');
  troca.setPrivateKey(Buffer.from(privada, 'base64url'));
  const ponto = troca.getPublicKey();
  const publica = ponto.toString('base64url');
  const chave = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privada,
      x: ponto.subarray(1, 33).toString('base64url'),
      y: ponto.subarray(33).toString('base64url'),
    },
  });
  return {
    publica,
    autorizacao: (origem, agoraMs) => {
      const exp = Math.floor(agoraMs / 1_000) + VALIDADE_S;
      return `vapid t=${assinar(chave, { aud: origem, exp, sub: contato })}, k=${publica}`;
    },
  };
}

/** A new private key for `PUSH_CHAVE`. */
export function novaChaveDePush(): string {
  const troca = createECDH('prime256v1');
  troca.generateKeys();
  const bytes = troca.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}

function assinar(chave: KeyObject, conteudo: object): string {
  function parte(valor: object): string {
    return Buffer.from(JSON.stringify(valor)).toString('base64url');
  }
  const dito = `${parte({ typ: 'JWT', alg: 'ES256' })}.${parte(conteudo)}`;
  return `${dito}.${sign('sha256', Buffer.from(dito), { key: chave, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
