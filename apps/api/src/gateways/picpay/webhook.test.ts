import { describe, expect, it } from 'vitest';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import { interpretarWebhookDoPicPay } from './webhook.ts';

const config = { segredo: 'segredo-do-endereco' };
const segredo = 'token-do-vendedor';
function receber(corpo: string, { token = segredo, parte = parteSecreta(config.segredo) } = {}) {
  return interpretarWebhookDoPicPay(
    { config, segredo },
    {
      corpoBruto: Buffer.from(corpo),
      cabecalhos: { 'x-seller-token': token },
      caminho: `/webhook/picpay/${parte}`,
      recebidoEm: 0,
    },
  );
}

describe('A notice of PicPay (REGRAS part 3)', () => {
  it('names a charge, and no state', () => {
    expect(receber('{"referenceId":"a1-1","authorizationId":"x","status":"paid"}')).toEqual({
      valido: true,
      referencia: 'a1-1',
    });
  });

  it('is read with tabs and line breaks inside of its texts', () => {
    expect(receber('{\n\t"referenceId": "a1\t-1\n"}')).toEqual({ valido: true, referencia: 'a1-1' });
  });

  it.each([
    ['of another seller', '{"referenceId":"a1-1"}', { token: 'outro' }],
    ['at another address', '{"referenceId":"a1-1"}', { parte: 'outra' }],
    ['that is no JSON', 'referenceId=a1-1', {}],
    ['without a reference', '{"authorizationId":"x"}', {}],
    ['with a reference that is none', '{"referenceId":"../../a"}', {}],
  ])('%s is none', (_caso, corpo, mudanca) => {
    expect(receber(corpo, mudanca)).toEqual({ valido: false });
  });
});
