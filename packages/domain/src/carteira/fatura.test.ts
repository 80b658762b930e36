import { describe, expect, it } from 'vitest';
import { centavos, somar } from '../dinheiro.ts';
import { STATUS_FATURA } from './estados.ts';
import { faturaAberta, linhasDaFatura, linhasDaVaga, saldoSacavel, totalDaFatura } from './fatura.ts';

const valores = { plano: centavos(2_000), taxa: centavos(160), caucao: centavos(2_160), custoMeio: centavos(0) };

describe('Invoice (spec B§3, REGRAS 2.3)', () => {
  it('waits for its payment while pending or late, and in no other status', () => {
    expect(Object.values(STATUS_FATURA).filter(({ id }) => faturaAberta(id))).toEqual([
      STATUS_FATURA.pendente,
      STATUS_FATURA.atraso,
    ]);
  });

  function daVaga(nome: string) {
    return { nome, linhas: linhasDaVaga(valores, 'primeira') };
  }

  it('shows rows that sum to its total and none of zero', () => {
    const linhas = linhasDaFatura({ itens: [daVaga('Cine')], custoMeio: valores.custoMeio });
    expect(linhas.map((linha) => linha.chave)).toEqual(['parte', 'taxa', 'caucao']);
    expect(linhas.at(-1)?.rotulo).toBe('Caução, volta para você');
    expect(linhasDaVaga(valores, 'caucao').at(-1)?.rotulo).toBe('Caução a refazer');
    expect(somar(...linhas.map((linha) => linha.valor))).toBe(totalDaFatura(valores));
  });

  it('of several items names each, and has the cost of its method once', () => {
    const custoMeio = centavos(249);
    const linhas = linhasDaFatura({ itens: [daVaga('Cine'), daVaga('Som')], custoMeio });
    expect(linhas.map(({ chave, rotulo }) => [chave, rotulo])).toContainEqual(['2-parte', 'Som: Sua parte']);
    expect(new Set(linhas.map(({ chave }) => chave)).size).toBe(7);
    expect(somar(...linhas.map((linha) => linha.valor))).toBe(2 * totalDaFatura(valores) + custoMeio);
  });
});

describe('The balance that may be withdrawn (REGRAS 2.5, 2.6)', () => {
  it.each([
    [10_000, 0, 10_000],
    [10_000, 4_000, 6_000],
    [3_000, 4_000, 0],
  ])('of %i with %i topped up by card lately, %i', (disponivel, cartao, sacavel) => {
    expect(saldoSacavel({ disponivel: centavos(disponivel), recargasDeCartaoRecentes: centavos(cartao) })).toBe(
      sacavel,
    );
  });
});
