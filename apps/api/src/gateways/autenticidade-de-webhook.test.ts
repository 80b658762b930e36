import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { WebhookRecebido } from './autenticidade-de-webhook.ts';
import { parteSecreta, webhookAutentico } from './autenticidade-de-webhook.ts';

const SEGREDO = 'um-segredo-de-teste-com-mais-de-32-letras';
const AGORA = Date.parse('2026-11-20T15:00:00Z');
const CORPO = Buffer.from('{"pix":[]}');

function aviso(mudancas: Partial<WebhookRecebido> = {}): WebhookRecebido {
  return {
    corpoBruto: CORPO,
    cabecalhos: {},
    caminho: `/api/v1/webhook/pix/${parteSecreta(SEGREDO)}/pix`,
    recebidoEm: AGORA,
    ...mudancas,
  };
}

function assinar(corpo: Buffer, ms: number, segredo = SEGREDO): WebhookRecebido['cabecalhos'] {
  const t = Math.floor(ms / 1_000);
  const v1 = createHmac('sha256', segredo).update(`${t}.`).update(corpo).digest('hex');
  return { 'x-webhook-assinatura': `t=${t},v1=${v1}` };
}

describe('Authentic webhooks (CONFIABILIDADE 1.5)', () => {
  it('never puts the secret itself into the address', () => {
    expect(parteSecreta(SEGREDO)).toMatch(/^[\w-]{43}$/);
    expect(parteSecreta(SEGREDO)).not.toContain(SEGREDO);
    expect(parteSecreta(SEGREDO)).not.toBe(parteSecreta(`${SEGREDO}2`));
  });

  it('accepts a sender who knows the secret part of the address, in the path or in the query', () => {
    expect(webhookAutentico({ segredo: SEGREDO }, aviso())).toBe(true);
    const naQuery = aviso({ caminho: `/webhook/pix?hmac=${parteSecreta(SEGREDO)}&ignorar=/pix` });
    expect(webhookAutentico({ segredo: SEGREDO }, naQuery)).toBe(true);
  });

  it.each(['/api/v1/webhook/pix/pix', '', '/', `/${parteSecreta('outro segredo')}`, `/${parteSecreta(SEGREDO)}x`])(
    'refuses the address %s',
    (caminho) => {
      expect(webhookAutentico({ segredo: SEGREDO }, aviso({ caminho }))).toBe(false);
    },
  );

  describe('when the signature is demanded', () => {
    const config = { segredo: SEGREDO, exigirAssinatura: true };

    it('accepts a fresh signature over the raw bytes', () => {
      expect(webhookAutentico(config, aviso({ cabecalhos: assinar(CORPO, AGORA) }))).toBe(true);
    });

    it.each([
      ['none', {}],
      ['of another secret', assinar(CORPO, AGORA, 'x'.repeat(40))],
      ['of another body', assinar(Buffer.from('{"pix":[1]}'), AGORA)],
      ['older than five minutes', assinar(CORPO, AGORA - 301_000)],
      ['from the future', assinar(CORPO, AGORA + 301_000)],
      ['malformed', { 'x-webhook-assinatura': 't=1,v1=zz' }],
    ])('refuses a signature: %s', (_nome, cabecalhos) => {
      expect(webhookAutentico(config, aviso({ cabecalhos }))).toBe(false);
    });

    it('refuses a good signature at a wrong address', () => {
      const errado = aviso({ caminho: '/webhook', cabecalhos: assinar(CORPO, AGORA) });
      expect(webhookAutentico(config, errado)).toBe(false);
    });
  });
});
