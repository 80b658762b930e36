import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { describe, expect, it } from 'vitest';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { REGRAS } from '../../../lib/test/regras.ts';
import { emAberto, estadoDoEvento, oQueSegueAoAtraso, situacaoDaFatura, vencimentoEmPalavras } from './faturas.ts';

const hoje = '2026-12-28';
const S = ID_STATUS_FATURA;

function fatura(muda: Partial<RespostaDe<'getFaturas'>['itens'][number]>) {
  return {
    id: 1,
    idGrupo: 2,
    grupo: 'Spotify',
    servico: 'Spotify Premium',
    icone: 'icone-02',
    cor: 'cor-04',
    tipo: 'mensalidade' as const,
    status: S.pendente as number,
    valorTotal: 832,
    vencimento: '2026-12-30',
    pagaEm: null,
    competenciaInicio: null,
    competenciaFim: null,
    meioPagamento: null,
    tentativas: 0,
    causaFalha: null,
    podePagar: true,
    ...muda,
  };
}

describe('Invoices in words (DESIGN, wallet)', () => {
  it.each([
    ['2026-12-28', 'Vence hoje'],
    ['2026-12-29', 'Vence amanhã'],
    ['2026-12-30', 'Vence quarta, 30 dez'],
    ['2026-12-27', 'Venceu ontem'],
    ['2026-12-18', 'Venceu em 18 dez'],
  ])('due on %s reads "%s"', (vencimento, texto) => {
    expect(vencimentoEmPalavras(vencimento, hoje)).toBe(texto);
  });

  it('one of a caução says so: the month of the same group costs as much', () => {
    expect(situacaoDaFatura(fatura({ tipo: 'caucao' }), hoje)).toBe('Caução. Vence quarta, 30 dez');
    expect(situacaoDaFatura(fatura({}), hoje)).toBe('Vence quarta, 30 dez');
  });

  it('a due day that passed without payment is marked as a failure, everything else as done', () => {
    const eventos = ['emitir', 'atrasar', 'pagar', 'estornar'];
    expect(eventos.map(estadoDoEvento)).toEqual(['feito', 'falha', 'feito', 'feito']);
  });

  it('a paid one says how and when', () => {
    const paga = { status: S.pago, pagaEm: '2026-12-18T09:02:00.000Z' };
    const { credito, pix, cartaoRecorrente, pixProgramado } = MEIO_PAGAMENTO;
    const ditas = [credito, pix, cartaoRecorrente, pixProgramado].map(({ id }) =>
      situacaoDaFatura(fatura({ ...paga, meioPagamento: id }), hoje),
    );
    expect(ditas).toEqual(['Com saldo, 18 dez', 'Com Pix, 18 dez', 'No cartão, 18 dez', 'Com Pix programado, 18 dez']);
  });

  it('pending and late ones are open, the others are not', () => {
    expect([S.pendente, S.atraso, S.pago, S.cancelado, S.estornado].map((status) => emAberto({ status }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('A late invoice says what follows, and on which day (REGRAS 2.8; DESIGN §1)', () => {
  const caucao = 'usamos a sua caução, se houver; sem ela, o acesso é suspenso.';
  it.each([
    ['2026-12-21', `Tentamos de novo em 23 de dezembro e em 27 de dezembro. Em 28 de dezembro ${caucao}`],
    ['2026-12-23', `Tentamos de novo hoje e em 27 de dezembro. Em 28 de dezembro ${caucao}`],
    ['2026-12-24', `Tentamos de novo em 27 de dezembro. Em 28 de dezembro ${caucao}`],
    ['2026-12-28', `Hoje ${caucao}`],
    [
      '2026-12-29',
      'As tentativas terminaram e o acesso está suspenso. Sem pagamento, a sua vaga termina em 4 de janeiro.',
    ],
    ['2027-01-05', 'As tentativas terminaram. Você pode pagar quando quiser.'],
  ])('due on 20 December, on %s: %s', (dia, frase) => {
    expect(oQueSegueAoAtraso({ vencimento: '2026-12-20', hoje: dia, cobranca: REGRAS.cobranca })).toBe(frase);
  });
});
