import { createHmac } from 'node:crypto';

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIODO_S = 30;

/**
 * The code that an authenticator app shows for a secret (RFC 6238); no code is taken twice, so the next one is a period
 * away.
 */
export function codigoDoAplicativo(segredo: string, periodos = 0): string {
  const bits = Array.from(segredo.replaceAll(' ', ''), (letra) =>
    ALFABETO.indexOf(letra).toString(2).padStart(5, '0'),
  ).join('');
  const chave = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const passo = Buffer.alloc(8);
  passo.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / PERIODO_S) + periodos));
  const mac = createHmac('sha1', chave).update(passo).digest();
  const inicio = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(inicio) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
