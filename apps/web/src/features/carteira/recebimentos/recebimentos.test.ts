import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { describe, expect, it } from 'vitest';
import { proximaRealizacao } from '../../../lib/proxima-realizacao.ts';
import type { Recebimentos } from '../queries.ts';
import { quandoRealiza, quandoVem, separarPrevisoes } from './recebimentos.ts';

const { previsto, bloqueado, realizado, cancelado } = ID_STATUS_PREVISAO;

function previsao(
  id: number,
  status: number,
  liberaEm: string | null,
  valor = 833,
): Recebimentos['grupos'][number]['previsoes'][number] {
  return { id, status, paga: true, liberaEm, valor, membro: 'Lucas', competenciaInicio: null, realizadaEm: null };
}
/** The forecast of an invoice that nobody paid. */
function naoPaga(status: number) {
  return { ...previsao(1, status, null), paga: false };
}

describe('Receivables of an administrator (REGRAS 2.3)', () => {
  it('the next release gathers every forecast of the earliest day', () => {
    const todas = [
      previsao(1, previsto, '2027-01-12'),
      previsao(2, previsto, '2027-01-12'),
      previsao(3, previsto, '2027-02-12'),
      previsao(4, bloqueado, '2027-01-02'),
      previsao(5, realizado, '2026-12-12'),
    ];
    // 8,33 + 8,33 = 16,66; the blocked one and the received one do not count.
    expect(proximaRealizacao(todas)).toEqual({ dia: '2027-01-12', valor: 1666 });
  });

  it('nothing foreseen with a day, no next release', () => {
    expect(proximaRealizacao([previsao(1, previsto, null), previsao(2, cancelado, '2027-01-12')])).toBeUndefined();
  });

  it('forecasts still to come stand first by day, one without a day last', () => {
    const { aReceber, anteriores } = separarPrevisoes([
      previsao(1, previsto, null),
      previsao(2, bloqueado, '2027-03-01'),
      previsao(3, previsto, '2027-02-01'),
      previsao(4, realizado, '2026-11-01'),
      previsao(5, cancelado, null),
    ]);
    expect(aReceber.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(anteriores.map(({ id }) => id)).toEqual([5, 4]);
  });

  it.each([
    [previsao(1, previsto, '2027-01-12'), 'Liberamos em 12 de janeiro'],
    [previsao(1, previsto, null), 'A data sai quando o membro confirmar o acesso'],
    [naoPaga(previsto), 'A data sai quando o membro pagar'],
    [naoPaga(cancelado), 'Não foi cobrado do membro'],
    [previsao(1, bloqueado, '2027-01-12'), 'Liberamos quando a pendência terminar'],
    [previsao(1, realizado, '2027-01-12'), 'Já está no seu saldo'],
    [previsao(1, cancelado, '2027-01-12'), 'Devolvido ao membro'],
  ])('%# says when it is available', (uma, texto) => {
    expect(quandoRealiza(uma)).toBe(texto);
  });

  it.each([
    [[previsao(1, previsto, null), previsao(2, previsto, '2027-01-12')], 'Libera em 12 de janeiro'],
    [[previsao(1, previsto, null), naoPaga(previsto)], 'A data sai quando os membros confirmarem o acesso'],
    [[naoPaga(previsto)], 'A data sai quando os membros pagarem'],
    [[previsao(1, realizado, '2027-01-12')], 'Nada previsto agora'],
  ])('%# says when a group brings its next money', (previsoes, texto) => {
    const soma = previsoes.filter(({ status }) => status === previsto).length * 833;
    const grupo = { idGrupo: 1, nome: 'Canva', icone: 'a', cor: 'b', previsto: soma, bloqueado: 0, realizado: 0 };
    expect(quandoVem({ ...grupo, previsoes })).toBe(texto);
  });
});
