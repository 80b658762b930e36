import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, somar, subtrair } from '../dinheiro.ts';
import { emWindows1252, nasLetrasDoDocumento } from '../letras-do-documento.ts';
import type { ExtratoFechado, LinhaDoExtrato } from './extrato.ts';
import { nomeDoExtrato, porFora } from './extrato.ts';
import { extratoEmCsv } from './extrato-em-csv.ts';
import { extratoEmOfx } from './extrato-em-ofx.ts';

function linha(id: number, valor: number, mais: Partial<LinhaDoExtrato> = {}): LinhaDoExtrato {
  return {
    id,
    quando: '2026-11-12T15:04:09.000Z',
    titulo: 'Saldo adicionado',
    detalhe: 'Pix',
    conta: 'disponivel',
    valor: centavos(valor),
    passou: null,
    saldoApos: centavos(0),
    comprovante: `T${id}`,
    ...mais,
  };
}
function extrato(linhas: readonly LinhaDoExtrato[], abertura = 1_000): ExtratoFechado {
  return {
    conta: 'tudo',
    usuario: { id: 7, nome: 'Ana Sá' },
    de: '2026-11-01',
    ate: '2026-11-30',
    abertura: centavos(abertura),
    fechamento: somar(centavos(abertura), ...linhas.map(({ valor }) => valor)),
    linhas,
    feitoEm: '2026-12-02T12:00:00.000Z',
  };
}
const DE_FORA = linha(3, 0, {
  conta: 'fora',
  titulo: 'Entrada no grupo',
  detalhe: 'Cine',
  passou: { valor: centavos(2_096), volta: false },
});

describe('A statement as a table (REGRAS 2.33)', () => {
  it('has the balance before, each movement, and the balance after', () => {
    const csv = extratoEmCsv(extrato([linha(1, 15_000, { saldoApos: centavos(16_000) }), DE_FORA]));
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFData;Hora;Movimento;Detalhe;Conta;Valor;Saldo depois;Pago por fora da carteira;Identificação',
      '01/11/2026;;Saldo no começo;;;;10,00;;',
      '12/11/2026;12:04;Saldo adicionado;Pix;Disponível;150,00;160,00;;T1',
      '12/11/2026;12:04;Entrada no grupo;Cine;De fora da carteira;0,00;0,00;-20,96;T3',
      '30/11/2026;;Saldo no fim;;;;160,00;;',
      '',
    ]);
  });

  it('a name that a spreadsheet would run is a text again', () => {
    expect(extratoEmCsv(extrato([linha(1, 1, { detalhe: '=HYPERLINK("x")' })]))).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('begins with the first movement where no first day was chosen', () => {
    expect(extratoEmCsv({ ...extrato([], 0), de: null }).split('\r\n')[1]).toBe(';;Saldo no começo;;;;0,00;;');
  });
});

function lerOfx(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
function valores(ofx: string, tag: string): readonly string[] {
  return [...ofx.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, valor]) => valor ?? '');
}

describe('A statement for a program of accounts (REGRAS 2.33)', () => {
  it('says its form, its currency, its account and its days', () => {
    const ofx = lerOfx(extratoEmOfx(extrato([linha(1, 15_000)])));
    expect(ofx).toMatch(/^OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n/);
    expect(ofx).toContain('CHARSET:1252');
    expect(valores(ofx, 'CURDEF')).toEqual(['BRL']);
    expect(valores(ofx, 'ACCTID')).toEqual(['7-tudo']);
    expect(valores(ofx, 'DTSTART')).toEqual(['20261101000000[-3:BRT]']);
    expect(valores(ofx, 'DTEND')).toEqual(['20261130235959[-3:BRT]']);
    expect(valores(ofx, 'DTPOSTED')).toEqual(['20261112120409[-3:BRT]']);
  });

  it('a statement of the present month ends when it was made', () => {
    const ofx = lerOfx(extratoEmOfx({ ...extrato([]), ate: '2026-12-02' }));
    expect(valores(ofx, 'DTEND')).toEqual(['20261202090000[-3:BRT]']);
  });

  it('leaves out money that never was in the wallet', () => {
    expect(valores(lerOfx(extratoEmOfx(extrato([linha(1, 5), DE_FORA]))), 'FITID')).toEqual(['P1']);
  });

  it('writes names of people so that no reader takes them for a tag, cut to whole letters', () => {
    const ofx = lerOfx(
      extratoEmOfx(extrato([linha(1, -5, { titulo: 'R&B <já> é o nome mais longo de todos 😀', detalhe: '' })])),
    );
    expect(valores(ofx, 'NAME')).toEqual(['R&amp;B &lt;já&gt; é o nome mais longo de']);
    expect(valores(ofx, 'TRNTYPE')).toEqual(['DEBIT']);
    expect(valores(ofx, 'MEMO')).toEqual(['Disponível']);
  });

  it('one FITID for each entry, and amounts that lead from the opening to the closing balance', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((valor) => valor !== 0)),
        fc.integer({ min: -500_000, max: 500_000 }),
        (quantias, abertura) => {
          const ofx = lerOfx(
            extratoEmOfx(
              extrato(
                quantias.map((valor, n) => linha(n + 1, valor)),
                abertura,
              ),
            ),
          );
          expect(new Set(valores(ofx, 'FITID')).size).toBe(quantias.length);
          const emCentavos = valores(ofx, 'TRNAMT').map((texto) => centavos(Number(texto.replace('.', ''))));
          const [fechamento] = valores(ofx, 'BALAMT').map((texto) => centavos(Number(texto.replace('.', ''))));
          expect(subtrair(fechamento ?? centavos(0), somar(...emCentavos))).toBe(abertura);
        },
      ),
    );
  });
});

describe('Letters of a document (REGRAS 2.33)', () => {
  it.each([
    ['São João – “olá” €', 'São João – “olá” €'],
    ['Dvořák Łukasz', 'Dvorák [U+141]ukasz'],
    ['Щ 😀', '[U+0429] [U+1F600]'.replace('U+0', 'U+')],
  ])('%s in the letters of a bank’s file is %s', (texto, escrito) => {
    expect(lerOfx(emWindows1252(texto))).toBe(escrito);
  });

  it('a PDF has them all but the pictures', () => {
    expect(nasLetrasDoDocumento('Dvořák Щ 😀')).toBe('Dvořák Щ [U+1F600]');
  });
});

it('a payment by the way counts as its payer sees it', () => {
  expect(porFora(DE_FORA)).toBe(-2_096);
  expect(porFora({ passou: { valor: centavos(2_096), volta: true } })).toBe(2_096);
  expect(porFora(linha(1, 5))).toBe(0);
  expect(nomeDoExtrato('tudo')).toBe('Todas as contas');
});
