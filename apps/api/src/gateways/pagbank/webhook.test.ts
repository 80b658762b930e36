import { describe, expect, it } from 'vitest';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import { assinar, interpretarWebhookDoPagBank } from './webhook.ts';

const webhook = { segredo: 'segredo-do-endereco' };
const token = 'token-de-exemplo';
const CORPO =
  '{"id":"ORDE_F87334AC-BB8B-42E2-AA85-8579F70AA328","reference_id":"rateia-1","charges":[{"id":"CHAR_1","status":"PAID"}]}';
const ASSINATURA = '9612b06757397b8cf13df5ad9781662fdfc7d690fe2e3dd488496f911b789a69';

type Chegada = {
  readonly corpo?: string;
  readonly assinatura?: string | undefined;
  readonly parte?: string;
  readonly exigirAssinatura?: boolean;
};
function receber(c: Chegada = {}) {
  const { corpo = CORPO, parte = parteSecreta(webhook.segredo), exigirAssinatura = false } = c;
  const assinatura = 'assinatura' in c ? c.assinatura : assinar(token, corpo);
  return interpretarWebhookDoPagBank(
    { webhook, token, exigirAssinatura },
    {
      corpoBruto: Buffer.from(corpo),
      cabecalhos: assinatura === undefined ? {} : { 'x-authenticity-token': assinatura },
      caminho: `/webhook/pagbank/${parte}`,
      recebidoEm: 0,
    },
  );
}
const DA_ORDEM = {
  valido: true,
  cobrancas: [{ ordem: 'ORDE_F87334AC-BB8B-42E2-AA85-8579F70AA328', cobranca: 'CHAR_1', versao: 'PAID:0' }],
};

describe('A notice of PagBank (REGRAS part 3)', () => {
  it('is signed by the plain SHA-256 of token, hyphen and body', () => {
    expect(assinar(token, CORPO)).toBe(ASSINATURA);
    expect(receber({ assinatura: ASSINATURA, exigirAssinatura: true })).toEqual(DA_ORDEM);
  });

  it('without a signature is a hint, unless the configuration asks for one', () => {
    expect(receber({ assinatura: undefined })).toEqual(DA_ORDEM);
    expect(receber({ assinatura: undefined, exigirAssinatura: true })).toEqual({ valido: false });
  });

  it('of a page, without a charge, tells of nothing', () => {
    expect(receber({ corpo: '{"id":"CHEC_1","status":"EXPIRED"}' })).toEqual({ valido: true, cobrancas: [] });
  });

  it('tells of each change of a charge once', () => {
    const corpo = CORPO.replace('"status":"PAID"', '"status":"PAID","amount":{"value":5,"summary":{"refunded":2}}');
    expect(receber({ corpo })).toMatchObject({ cobrancas: [{ versao: 'PAID:2' }] });
  });

  it.each<readonly [string, Chegada]>([
    ['of another account', { assinatura: assinar('outro', CORPO) }],
    ['whose body was spaced again', { corpo: CORPO.replaceAll(',', ', '), assinatura: ASSINATURA }],
    ['with an empty signature', { assinatura: '' }],
    ['at another address', { parte: 'outra' }],
    ['of the old interface', { corpo: 'notificationCode=1&notificationType=transaction' }],
    ['with an order that is none', { corpo: '{"id":"../../a","charges":[]}' }],
  ])('%s is none', (_caso, chegada) => {
    expect(receber(chegada)).toEqual({ valido: false });
  });
});
