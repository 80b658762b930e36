import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import { assinaturaConfere, textoAssinado } from './assinatura.ts';
import { certificadoValido, criarCertificados, enderecoPermitido } from './certificados.ts';
import { interpretarWebhookDoPayPal } from './webhook.ts';

const TRANSMISSAO = { transmissao: '69cd13f0-d67a-11e5-baa3-778b53f4ae55', hora: '2016-02-18T20:01:35Z' };
const WEBHOOK = '1JE4291016473214C';
const EVENTO = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}');

describe('The signature of a notice of PayPal (REGRAS part 3, Webhooks)', () => {
  it('is over the CRC-32 of the body, unsigned and decimal', () => {
    expect(textoAssinado(TRANSMISSAO, WEBHOOK, EVENTO)).toBe(
      '69cd13f0-d67a-11e5-baa3-778b53f4ae55|2016-02-18T20:01:35Z|1JE4291016473214C|2325436976',
    );
    expect(textoAssinado(TRANSMISSAO, WEBHOOK, Buffer.from('123456789'))).toMatch(/\|3421780262$/);
  });

  it('holds for the text that was signed, and for no other', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const texto = textoAssinado(TRANSMISSAO, WEBHOOK, EVENTO);
    const assinatura = sign('RSA-SHA256', Buffer.from(texto), privateKey).toString('base64');
    const dele = { publicKey } as X509Certificate;
    expect(assinaturaConfere(texto, assinatura, dele)).toBe(true);
    expect(assinaturaConfere(texto.replace(/6$/, '7'), assinatura, dele)).toBe(false);
    expect(assinaturaConfere(texto, 'isto não é base64', dele)).toBe(false);
  });
});

describe('The certificate of a notice', () => {
  it.each([
    ['https://api.paypal.com/v1/notifications/certs/CERT-1', true],
    ['https://paypal.com/certs/1', true],
    ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
    ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
    ['https://api.paypal.com:8443/certs/1', false],
    ['https://paypal.com.atacante.example/certs/1', false],
    ['https://naopaypal.com/certs/1', false],
    ['https://quem@api.paypal.com/certs/1', false],
    ['https://atacante.example/?api.paypal.com', false],
    ['http://localhost:3100/paypal/v1/notifications/certs/CERT-1', false],
    ['isto não é endereço', false],
  ])('at %s: %s', (endereco, pode) => {
    expect(enderecoPermitido(endereco, {})).toBe(pode);
  });

  it('is taken from the sandbox only where the configuration names it, and from no other address of this machine', () => {
    const config = { origemPropria: 'http://localhost:3100' };
    expect(enderecoPermitido('http://localhost:3100/paypal/certs/1', config)).toBe(true);
    expect(enderecoPermitido('http://127.0.0.1:3100/paypal/certs/1', config)).toBe(false);
    expect(enderecoPermitido('http://localhost:3101/paypal/certs/1', config)).toBe(false);
  });

  it('leads to a root that is trusted, and is valid by its dates', () => {
    const raiz = new X509Certificate(rootCertificates[0] ?? '');
    const agora = Date.parse(raiz.validFrom) + 86_400_000;
    expect(certificadoValido(raiz.toString(), { em: agora })?.fingerprint).toBe(raiz.fingerprint);
    expect(certificadoValido(raiz.toString(), { em: agora, raizes: [] })).toBeUndefined();
    expect(certificadoValido(raiz.toString(), { em: Date.parse(raiz.validTo) + 1 })).toBeUndefined();
    expect(certificadoValido('isto não é um certificado', { em: agora })).toBeUndefined();
  });

  it('is asked for once, and never from an address that is not PayPal’s', async () => {
    const pedidos: string[] = [];
    const certificados = criarCertificados({}, async (endereco) => {
      pedidos.push(endereco.href);
      return rootCertificates[0];
    });
    const endereco = 'https://api.paypal.com/certs/1';
    for (let n = 0; n < 3; n += 1) await certificados.obter(endereco);
    expect(await certificados.obter('https://atacante.example/certs/1')).toBeUndefined();
    expect(pedidos).toEqual([endereco]);
  });
});

describe('A notice', () => {
  it.each([
    ['at another address', { parte: 'outra' }],
    ['without its headers', { cabecalhos: {} }],
    ['under another algorithm', { algoritmo: 'SHA1withRSA' }],
  ])('%s is none, and no certificate is asked for', async (_caso, mudanca) => {
    const { parte = parteSecreta('segredo'), algoritmo = 'SHA256withRSA' } = mudanca as Record<string, string>;
    const pedidos: string[] = [];
    const certificados = {
      obter: async (endereco: string) => {
        pedidos.push(endereco);
        return undefined;
      },
    };
    const cabecalhos = {
      'paypal-transmission-id': TRANSMISSAO.transmissao,
      'paypal-transmission-time': TRANSMISSAO.hora,
      'paypal-transmission-sig': 'AAAA',
      'paypal-cert-url': 'https://api.paypal.com/certs/1',
      'paypal-auth-algo': algoritmo,
    };
    const r = await interpretarWebhookDoPayPal(
      { config: { segredo: 'segredo' }, webhookId: WEBHOOK, certificados },
      { corpoBruto: EVENTO, cabecalhos, caminho: `/webhook/paypal/${parte}`, recebidoEm: 0, ...mudanca },
    );
    expect(r).toEqual({ valido: false });
    expect(pedidos).toEqual([]);
  });
});
