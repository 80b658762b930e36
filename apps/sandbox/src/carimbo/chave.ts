import type { KeyObject } from 'node:crypto';
import { createECDH, createHash, createPrivateKey } from 'node:crypto';

/** Public on purpose: it opens nothing but this program, and production refuses the key that it makes. */
const SEGREDO = 'carimbo-apenas-da-sandbox';
const CURVA = 'prime256v1';

/** The authority's signing key, the same at each start, so that yesterday's tokens are still its own. */
export function chaveDoCarimbo(): KeyObject {
  const troca = createECDH(CURVA);
  const d = createHash('sha256').update(SEGREDO).digest();
  troca.setPrivateKey(d);
  const ponto = troca.getPublicKey();
  const [x, y] = [ponto.subarray(1, 33).toString('base64url'), ponto.subarray(33).toString('base64url')];
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') }, format: 'jwk' });
}
