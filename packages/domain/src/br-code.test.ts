import { describe, expect, it } from 'vitest';
import { crc16, lerBrCode, montarBrCode } from './br-code.ts';
import { centavos } from './dinheiro.ts';

/** Two examples of the Banco Central's own API Pix document, version 2.9.0 (pixCopiaECola of a rec and of a cob). */
const OFICIAL_REC =
  '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9';
const OFICIAL_COB =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa35319489063047741';

describe('BR Code (REGRAS part 3)', () => {
  it.each([
    [OFICIAL_REC, '62C9'],
    [OFICIAL_COB, '7741'],
  ])('reproduces the checksum of the official example', (codigo, crc) => {
    expect(crc16(codigo.slice(0, -4))).toBe(crc);
  });

  it('reads the address of the official charge', () => {
    expect(lerBrCode(OFICIAL_COB)).toEqual({ ok: true, url: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441' });
  });

  it('writes a code that reads back, with accents dropped and long names cut', () => {
    const codigo = montarBrCode({
      nome: 'Associação Rateia de Divisão Justa',
      cidade: 'São José dos Campos',
      url: 'localhost:3100/qr/v2/0123456789abcdef',
      valor: centavos(1048),
    });
    expect(codigo).toContain('540510.48');
    expect(codigo).toContain('5925Associacao Rateia de Divi');
    expect(codigo).toContain('6015Sao Jose dos Ca');
    expect(lerBrCode(codigo)).toEqual({ ok: true, url: 'localhost:3100/qr/v2/0123456789abcdef', valor: 1048 });
  });

  it('refuses a code with one character changed, a cut code, and a text that is no Pix', () => {
    const codigo = montarBrCode({ nome: 'Rateia', cidade: 'Brasilia', url: 'localhost/qr/v2/abc' });
    expect(lerBrCode(codigo.replace('Rateia', 'Rateio'))).toEqual({ ok: false, recusa: 'crc' });
    expect(lerBrCode(codigo.slice(0, -5))).toEqual({ ok: false, recusa: 'formato' });
    expect(lerBrCode('')).toEqual({ ok: false, recusa: 'formato' });
    const outroArranjo = '0002012612000812345678520400006304';
    expect(lerBrCode(outroArranjo + crc16(outroArranjo))).toEqual({ ok: false, recusa: 'naoEhPix' });
  });

  it('refuses to write a field longer than its length can say', () => {
    expect(() => montarBrCode({ nome: 'Rateia', cidade: 'Brasilia', url: 'x'.repeat(100) })).toThrow(RangeError);
  });
});
