import { describe, expect, it } from 'vitest';
import { antesDeEnviar } from './antes-de-enviar.ts';

describe('A request that surely never left (CONFIABILIDADE 1.5)', () => {
  it.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('%s', (codigo) => {
    expect(antesDeEnviar(codigo)).toBe(true);
  });

  it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', ''])('but not "%s": the request may be there', (codigo) => {
    expect(antesDeEnviar(codigo)).toBe(false);
  });
});
