import type { KeyObject } from 'node:crypto';
import { createECDH, createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request may be this much older, or newer, than the clock says. */
const TOLERANCIA_S = 5 * 60;

/** A private key out of a text: the product makes the one that it signs with in the same way. */
export function chaveDoTexto(texto: string): KeyObject {
  const troca = createECDH('secp256k1');
  const d = createHash('sha256').update(texto).digest();
  troca.setPrivateKey(d);
  const ponto = troca.getPublicKey();
  function base64(bytes: Buffer) {
    return bytes.toString('base64url');
  }
  const [x, y] = [base64(ponto.subarray(1, 33)), base64(ponto.subarray(33))];
  return createPrivateKey({ key: { kty: 'EC', crv: 'secp256k1', x, y, d: base64(d) }, format: 'jwk' });
}

export function publicaDe(chave: KeyObject): string {
  return createPublicKey(chave).export({ type: 'spki', format: 'pem' }).toString();
}

/** ECDSA over secp256k1 with SHA-256, in DER and base64. */
export function assinar(texto: string, chave: KeyObject): string {
  return sign('sha256', Buffer.from(texto, 'utf8'), chave).toString('base64');
}

export interface Chamado {
  readonly cabecalhos: IncomingHttpHeaders;
  /** The body as it came; empty for a call without one. */
  readonly corpo: string;
  readonly projeto: string;
  readonly chave: KeyObject;
  /** Milliseconds of the machine's clock: a signature lives in true time. */
  readonly agoraMs: number;
}

/** True if the three headers are of this project, fresh, and sign exactly this body. */
export function chamadoConfere({ cabecalhos, corpo, projeto, chave, agoraMs }: Chamado): boolean {
  const [acesso, hora, assinatura] = ['access-id', 'access-time', 'access-signature'].map((nome) => {
    const valor = cabecalhos[nome];
    return typeof valor === 'string' ? valor : '';
  });
  if (acesso !== projeto || !/^\d{1,12}$/.test(hora ?? '')) return false;
  if (Math.abs(agoraMs / 1_000 - Number(hora)) > TOLERANCIA_S) return false;
  try {
    const texto = Buffer.from(`${acesso}:${hora}:${corpo}`, 'utf8');
    return verify('sha256', texto, createPublicKey(chave), Buffer.from(assinatura ?? '', 'base64'));
  } catch {
    return false;
  }
}
