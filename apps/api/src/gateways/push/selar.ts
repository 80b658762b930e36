import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { InscricaoPush } from './port.ts';

const CURVA = 'prime256v1';
const REGISTRO = 4_096;
const CHAVE_PUBLICA = 65;
/** Ends the only record (RFC 8188 §2). */
const FIM = Buffer.from([2]);

/** The chance of one message; given only where the examples of the RFC are worked out again. */
type Acaso = { readonly privada?: Buffer; readonly sal?: Buffer };

/** Seals a message so that only the browser opens it: aes128gcm with keys agreed by ECDH (RFC 8291 §3.4, §4). */
export function selarPush(texto: string, { p256dh, auth }: Omit<InscricaoPush, 'endereco'>, acaso: Acaso = {}): Buffer {
  const deles = Buffer.from(p256dh, 'base64url');
  const troca = createECDH(CURVA);
  if (acaso.privada === undefined) troca.generateKeys();
  else troca.setPrivateKey(acaso.privada);
  const nossa = troca.getPublicKey();
  const sal = acaso.sal ?? randomBytes(16);
  const material = derivar(
    troca.computeSecret(deles),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), deles, nossa]),
    32,
  );
  const chave = derivar(material, sal, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derivar(material, sal, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cifra = createCipheriv('aes-128-gcm', chave, nonce);
  const selado = Buffer.concat([cifra.update(texto), cifra.update(FIM), cifra.final(), cifra.getAuthTag()]);
  const cabeca = Buffer.alloc(5);
  cabeca.writeUInt32BE(REGISTRO);
  cabeca.writeUInt8(nossa.length, 4);
  return Buffer.concat([sal, cabeca, nossa, selado]);
}

/** Whether these are a point of the curve and a secret, so that sealing for them works. */
export function chavesDeNavegador({ p256dh, auth }: Omit<InscricaoPush, 'endereco'>): boolean {
  const ponto = Buffer.from(p256dh, 'base64url');
  if (ponto.length !== CHAVE_PUBLICA || Buffer.from(auth, 'base64url').length !== 16) return false;
  const troca = createECDH(CURVA);
  troca.generateKeys();
  try {
    return troca.computeSecret(ponto).length > 0;
  } catch {
    // The point is not on the curve: the error can mean nothing else.
    return false;
  }
}

function derivar(material: Buffer, sal: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, sal, info, bytes));
}
