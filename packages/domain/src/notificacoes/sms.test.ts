import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARACTERES_DO_SMS, emGsm, lugaresNoSms, textoDoSms } from './sms.ts';

/** Every place of the alphabet: 160 of them are one message, and one more are two (3GPP TS 23.038). */
const DO_ALFABETO = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const LONGO = 'Não deu para cobrar a mensalidade do grupo. '.repeat(5);

describe('A message to a phone by SMS (spec A§3 message channels)', () => {
  it.each([
    ['Não há vaga: é só até amanhã, às 10h', 'Nao ha vaga: é so até amanha, às 10h'],
    ['Ações, órfãos, você e Ângela', 'Acoes, orfaos, voce e Angela'],
    ['“Cine” — R$ 14,90…', '"Cine" - R$ 14,90...'],
    ['1º lugar · 2ª vaga', '1o lugar - 2a vaga'],
    ['Festa 🎉 às 10h', 'Festa ? às 10h'],
    ['a\u0303 e e\u0301', 'a e é'],
  ])('is written in the alphabet of telephones: %s', (texto, escrito) => {
    expect(emGsm(texto)).toBe(escrito);
  });

  it("counts two places for a character of the alphabet's extension", () => {
    expect(lugaresNoSms('[a] €')).toBe(8);
  });

  it('goes whole where it fits, to the last place', () => {
    const justo = 'ã'.repeat(CARACTERES_DO_SMS);
    expect(textoDoSms(justo)).toBe('a'.repeat(CARACTERES_DO_SMS));
  });

  it('is cut between two words where it does not, and says so', () => {
    const texto = textoDoSms(LONGO);
    expect(texto).toMatch(/^Nao deu para cobrar .* \S+\.\.\.$/);
    expect(emGsm(LONGO)).toContain(` ${texto.split(' ').at(-1)?.replace('...', '')} `);
  });

  it.each(['https://rateia.com.br/usuario/bloqueia', 'K7MPQ4Z'])(
    'never drops or cuts a part that is useful only in full: %s',
    (inteiro) => {
      expect(textoDoSms(`${LONGO}${inteiro}`)).toBe(emGsm(`${LONGO}${inteiro}`));
      const noMeio = `${LONGO.slice(0, 150)} ${inteiro} ${LONGO}`;
      expect(textoDoSms(noMeio)).toContain(inteiro);
      expect(textoDoSms(`${inteiro} ${LONGO}`)).toMatch(/\.\.\.$/);
      const semEspaco = `${inteiro}${'9'.repeat(CARACTERES_DO_SMS)}`;
      expect(textoDoSms(semEspaco)).toBe(semEspaco);
    },
  );

  it('is one message for any text, unless a part of it must stay uncut', () => {
    const semInteiros = fc
      .string({ unit: 'binary', maxLength: 220 })
      .filter((t) => !/https?:|[A-Z\d]{6}/.test(emGsm(t)));
    fc.assert(
      fc.property(semInteiros, (texto) => {
        const sms = textoDoSms(texto);
        expect(sms).toMatch(DO_ALFABETO);
        expect(lugaresNoSms(sms)).toBeLessThanOrEqual(CARACTERES_DO_SMS);
      }),
      { numRuns: 500 },
    );
  }, 30_000);
});
