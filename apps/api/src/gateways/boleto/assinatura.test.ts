import { createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assinarTexto, assinaturaConfere, chaveDoTexto } from './assinatura.ts';

/** Vectors that were made and checked outside this program. */
const PUBLICA = `-----BEGIN PUBLIC KEY-----
MFYwEAYHKoZIzj0CAQYFK4EEAAoDQgAEon+eRBwqCvLh2bSt9Vsqw+g/9bq/s2jth5alyf4NxXqHWkseY07cX+10uswEwowPy0F1px9o76aAWUMWf6BMMw==
-----END PUBLIC KEY-----`;
const PEDIDO = 'project/5656565656565656:1794171600:{"transfers":[{"amount":2160,"name":"José da Silva"}]}';
const EVENTO = '{"event": {"id": "5155165527080960", "subscription": "boleto", "log": {"type": "paid"}}}';
const DO_EVENTO = 'MEQCIEGIizbFa9dvtS5wxH2j1bqPcQIktYctnGixPRa2D40dAiBFXWHK4Lv78FHpIoVo+KAlaNcc1x2w72AtN4vGUZ6iKg==';

function confere(texto: string, assinatura: string) {
  return assinaturaConfere(Buffer.from(texto, 'utf8'), assinatura, PUBLICA);
}

describe('The signature of the protocol (REGRAS part 3, Webhooks)', () => {
  it.each([
    [
      'a request with a body',
      PEDIDO,
      'MEUCIQDdC1Oc+9jLKV+H/UNDeC3Gu8UbbRtCwkhN3dYg733lmAIgauKXNX+7lzlt8wJi7QrTijF6PZ28GlgSqOYHYdT7cx0=',
    ],
    [
      'a request without one',
      'project/5656565656565656:1794171600:',
      'MEUCIQDlwg1b0YdQ6MgEgJDd+uywWhKKpiDUFqxIdtFQ8bwOFgIgN+T70zUQtiR0GNqXn5/SLfTeQ704tlpwhXoyGVuA+w4=',
    ],
    ['a notice', EVENTO, DO_EVENTO],
  ])('of %s holds', (_nome, texto, assinatura) => {
    expect(confere(texto, assinatura)).toBe(true);
    expect(confere(`${texto} `, assinatura)).toBe(false);
  });

  it('is over the bytes as they came: a notice that was read and written again is another', () => {
    expect(confere(JSON.stringify(JSON.parse(EVENTO)), DO_EVENTO)).toBe(false);
  });

  it('nothing that cannot be read signs anything', () => {
    expect(confere(EVENTO, '')).toBe(false);
    expect(confere(EVENTO, 'isto não é base64')).toBe(false);
    expect(assinaturaConfere(Buffer.from(EVENTO), DO_EVENTO, 'isto não é uma chave')).toBe(false);
  });

  it('a key of a text is one key, and its signatures hold', () => {
    const pem = chaveDoTexto('um texto');
    expect(chaveDoTexto('um texto')).toBe(pem);
    const chave = createPrivateKey(pem);
    const publica = createPublicKey(chave).export({ type: 'spki', format: 'pem' }).toString();
    expect(assinaturaConfere(Buffer.from('olá'), assinarTexto('olá', chave), publica)).toBe(true);
  });
});
