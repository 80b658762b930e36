import type { KeyObject } from 'node:crypto';
import { createECDH, createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** ECDSA over secp256k1 with SHA-256, in DER and base64: the one signature of the protocol, both ways. */
export function assinarTexto(texto: string | Buffer, chave: KeyObject): string {
  return sign('sha256', Buffer.from(texto), chave).toString('base64');
}

/** True if the bytes, exactly as they came, were signed by the owner of the public key. */
export function assinaturaConfere(corpo: Buffer, assinatura: string, chavePublica: string): boolean {
  try {
    return verify('sha256', corpo, createPublicKey(chavePublica), Buffer.from(assinatura, 'base64'));
  } catch {
    // A key or a signature that cannot be read signs nothing.
    return false;
  }
}

/** A private key out of a text, for a world in which nothing has to be kept secret. */
export function chaveDoTexto(texto: string): string {
  const troca = createECDH('secp256k1');
  const d = createHash('sha256').update(texto).digest();
  troca.setPrivateKey(d);
  const ponto = troca.getPublicKey();
  function base64(bytes: Buffer) {
    return bytes.toString('base64url');
  }
  const [x, y] = [base64(ponto.subarray(1, 33)), base64(ponto.subarray(33))];
  const jwk = { kty: 'EC', crv: 'secp256k1', x, y, d: base64(d) };
  return createPrivateKey({ key: jwk, format: 'jwk' }).export({ type: 'sec1', format: 'pem' }).toString();
}
