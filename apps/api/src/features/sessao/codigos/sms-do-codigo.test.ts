import { describe, expect, it } from 'vitest';
import { smsDoCodigo } from './sms-do-codigo.ts';

function sms(appUrl = 'https://www.rateia.com.br') {
  return smsDoCodigo({ codigo: 'K7MPQ4Z', finalidade: 'confirmar o seu novo telefone', validoAte: '10h42', appUrl });
}

/** Characters of UCS-2 in each part of a message of several. */
const POR_PARTE = 67;

describe('A code by SMS (REGRAS 2.6 PIN)', () => {
  it('says what it is for and until when, and its last line gives the code to our address alone', () => {
    expect(sms().split('\n')).toEqual([
      'Rateia: K7MPQ4Z para confirmar o seu novo telefone. Vale até 10h42. Não passe este código para ninguém.',
      '@www.rateia.com.br #K7MPQ4Z',
    ]);
  });

  it('names the host without its port', () => {
    expect(sms('http://localhost:3000')).toMatch(/\n@localhost #K7MPQ4Z$/);
  });

  it('takes two parts, as without that line', () => {
    expect(sms().length).toBeGreaterThan(POR_PARTE);
    expect(sms().length).toBeLessThanOrEqual(2 * POR_PARTE);
  });
});
