import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, somar, ZERO } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { fontesDoReembolso, reembolso } from './lancamentos-do-reembolso.ts';
import { somaDas } from './razao.ts';
import type { PedidoDeReembolso } from './reembolso.ts';
import { CASOS_DE_REEMBOLSO, calcularReembolso, diasUsados, multaDeFidelidade } from './reembolso.ts';

/** Share 20,00, fee 1,60, month 21,60, deposit 21,60, after 10 of 30 days. */
const mes = {
  valorSemTaxas: centavos(2000),
  valorTaxa: centavos(160),
  caucao: centavos(2160),
  ciclo: { diasUsados: 10, dias: 30 },
};
function calcular(pedido: Partial<PedidoDeReembolso> & Pick<PedidoDeReembolso, 'caso'>) {
  return calcularReembolso({ ...mes, ...pedido }, REGRAS_PADRAO);
}

describe('Refund (REGRAS 2.9)', () => {
  it('worked example: complaint won after 10 of 30 days is R$ 36,00', () => {
    // 20,00 × 20/30 = 13,33; 1,60 × 20/30 = 1,07; caução 21,60; 13,33 + 1,07 + 21,60 = 36,00
    const calculo = calcular({ caso: 'culpaDoAdministrador' });
    expect(calculo).toMatchObject({ parte: 1333, taxa: 107, caucao: 2160, total: 3600, quando: 'agora' });
    expect(calculo.linhas).toEqual([
      { chave: 'caucao', rotulo: 'Caução', valor: 2160 },
      { chave: 'parte', rotulo: 'Sua parte', valor: 1333, conta: 'R$\u00A020,00 × 20 de 30 dias' },
      { chave: 'taxa', rotulo: 'Taxa', valor: 107, conta: 'R$\u00A01,60 × 20 de 30 dias' },
    ]);
  });

  it.each([
    // [case, share, fee, deposit, when]: 43,20 is everything; 36,00 unused days; 21,60 the deposit alone
    ['arrependimento', 2000, 160, 2160, 'agora'],
    ['fimDoCiclo', 0, 0, 2160, 'fimDoCiclo'],
    ['agora', 0, 0, 2160, 'agora'],
    ['culpaDoAdministrador', 1333, 107, 2160, 'agora'],
    ['removidoPeloAdministrador', 2000, 160, 2160, 'agora'],
    ['fimDoGrupoAgora', 1333, 107, 2160, 'agora'],
    ['removidoNoFimDoCiclo', 0, 0, 2160, 'fimDoCiclo'],
    ['fimDoGrupoAgendado', 0, 0, 2160, 'fimDoCiclo'],
    ['inadimplencia', 0, 0, 2160, 'fimDoCiclo'],
    ['fidelidadeAntecipada', 1333, 0, 2160, 'agora'],
  ] as const)('%s: share %i, fee %i, deposit %i, %s', (caso, parte, taxa, caucao, quando) => {
    expect(calcular({ caso })).toMatchObject({ parte, taxa, caucao, quando, total: parte + taxa + caucao });
  });

  it('never delivered counts every day as unused', () => {
    expect(calcular({ caso: 'culpaDoAdministrador', nuncaEntregue: true })).toMatchObject({ parte: 2000, taxa: 160 });
  });

  it('own will gets its unused days when the seat is refilled, the fee stays', () => {
    expect(calcular({ caso: 'agora', vagaReocupada: true })).toMatchObject({ parte: 1333, taxa: 0, total: 3493 });
  });

  it('a refilled seat changes nothing for a member who stays to the end of the month', () => {
    expect(calcular({ caso: 'fimDoCiclo', vagaReocupada: true })).toMatchObject({ parte: 0, taxa: 0, total: 2160 });
  });

  it('a part that goes back whole shows no arithmetic of days', () => {
    expect(calcular({ caso: 'arrependimento' }).linhas).toEqual([
      { chave: 'caucao', rotulo: 'Caução', valor: 2160 },
      { chave: 'parte', rotulo: 'Sua parte', valor: 2000 },
      { chave: 'taxa', rotulo: 'Taxa', valor: 160 },
    ]);
  });

  it('on the first day of a cycle every day is unused, on the last none', () => {
    function ciclo(diasUsados: number) {
      return { ciclo: { diasUsados, dias: 30 } };
    }
    expect(calcular({ caso: 'culpaDoAdministrador', ...ciclo(0) })).toMatchObject({
      diasNaoUsados: 30,
      parte: 2000,
      taxa: 160,
    });
    expect(calcular({ caso: 'culpaDoAdministrador', ...ciclo(29) })).toMatchObject({
      diasNaoUsados: 1,
      parte: 67,
      taxa: 5,
    });
    expect(calcular({ caso: 'culpaDoAdministrador', ...ciclo(30) })).toMatchObject({
      diasNaoUsados: 0,
      parte: 0,
      taxa: 0,
    });
    expect(calcular({ caso: 'culpaDoAdministrador', ...ciclo(31) })).toMatchObject({
      diasNaoUsados: 0,
      parte: 0,
      taxa: 0,
    });
  });

  it('the fee may be retained by decision', () => {
    expect(calcular({ caso: 'culpaDoAdministrador', reterTaxa: true })).toMatchObject({ parte: 1333, taxa: 0 });
  });

  it('debts come out of the deposit, never out of more than it', () => {
    // 21,60 − 5,00 = 16,60
    expect(calcular({ caso: 'fimDoCiclo', dividas: centavos(500) })).toMatchObject({
      caucao: 1660,
      dividas: 500,
      total: 1660,
    });
    expect(calcular({ caso: 'fimDoCiclo', dividas: centavos(9900) })).toMatchObject({
      caucao: 0,
      dividas: 2160,
      total: 0,
    });
  });

  it('a used deposit gives back the rest', () => {
    expect(calcular({ caso: 'inadimplencia', caucao: ZERO })).toMatchObject({ caucao: 0, total: 0, linhas: [] });
  });

  it('used days count the entry day and not the exit day', () => {
    expect(diasUsados({ inicioDoCiclo: '2026-12-01', saida: '2026-12-11' })).toBe(10);
    expect(diasUsados({ inicioDoCiclo: '2026-12-01', saida: '2026-12-01' })).toBe(0);
    expect(diasUsados({ inicioDoCiclo: '2026-12-05', saida: '2026-12-01' })).toBe(0);
  });
});

describe('Exit fee of a fidelity group (REGRAS 2.9)', () => {
  const fidelidade = { mesesRestantes: 5, mensalSemTaxas: centavos(2000), isenta: false };

  it('is 10 % of each month left, at most the deposit', () => {
    // 20,00 × 10 % × 5 = 10,00
    expect(multaDeFidelidade({ caucao: centavos(2160), fidelidade }, REGRAS_PADRAO)).toBe(1000);
    // 20,00 × 10 % × 12 = 24,00, the deposit is 21,60
    const longa = { ...fidelidade, mesesRestantes: 12 };
    expect(multaDeFidelidade({ caucao: centavos(2160), fidelidade: longa }, REGRAS_PADRAO)).toBe(2160);
  });

  it('is zero where the case exempts it', () => {
    expect(
      multaDeFidelidade({ caucao: centavos(2160), fidelidade: { ...fidelidade, isenta: true } }, REGRAS_PADRAO),
    ).toBe(0);
    expect(multaDeFidelidade({ caucao: centavos(2160) }, REGRAS_PADRAO)).toBe(0);
    // only the early leaver of a fidelity group pays it
    expect(calcular({ caso: 'fimDoCiclo', fidelidade })).toMatchObject({ multa: 0, caucao: 2160 });
  });

  it('comes out of the deposit', () => {
    // 21,60 − 10,00 = 11,60; 11,60 + 13,33 = 24,93
    expect(calcular({ caso: 'fidelidadeAntecipada', fidelidade })).toMatchObject({
      multa: 1000,
      caucao: 1160,
      total: 2493,
    });
  });
});

describe('The accounts that bear a refund (REGRAS 2.9)', () => {
  const pedido = {
    valor: centavos(1333),
    recebivel: centavos(2000),
    disponivel: centavos(500),
    plataformaCobre: false,
  };

  it.each([
    ['the receivable first', pedido, { recebivel: 1333, disponivel: 0, cobertura: 0 }],
    [
      'then the wallet, then the platform',
      { ...pedido, recebivel: centavos(800) },
      { recebivel: 800, disponivel: 500, cobertura: 33 },
    ],
    [
      'the platform where it covers',
      { ...pedido, plataformaCobre: true },
      { recebivel: 0, disponivel: 0, cobertura: 1333 },
    ],
  ])('%s', (_nome, caso, fontes) => {
    expect(fontesDoReembolso(caso)).toEqual(fontes);
  });

  it('the worked example as entries: 13,33 from the receivable, 1,07 from fees, 21,60 from the deposit', () => {
    const { parte, taxa, caucao } = calcular({ caso: 'culpaDoAdministrador' });
    const fontes = { recebivel: parte, disponivel: ZERO, cobertura: ZERO };
    const aoSaldo = reembolso({ membro: 1, administrador: 2, parte, taxa, caucao, fontes, destino: 'saldo' });
    expect(aoSaldo.partidas).toEqual([
      { conta: 'recebivel', usuario: 2, valor: -1333 },
      { conta: 'receita_taxas', valor: -107 },
      { conta: 'caucao', usuario: 1, valor: -2160 },
      { conta: 'disponivel', usuario: 1, valor: 3600 },
    ]);
  });

  it('by the original method as far as it reaches, the rest to the wallet', () => {
    const { parte, taxa, caucao } = calcular({ caso: 'arrependimento' });
    const fontes = { recebivel: parte, disponivel: ZERO, cobertura: ZERO };
    const pedidoPix = { membro: 1, administrador: 2, parte, taxa, caucao, fontes, destino: 'original' } as const;
    expect(reembolso({ ...pedidoPix, ateOriginal: centavos(4000) }).partidas.slice(-2)).toEqual([
      { conta: 'estornos_a_pagar', valor: 4000 },
      { conta: 'disponivel', usuario: 1, valor: 320 },
    ]);
    expect(reembolso(pedidoPix).partidas.at(-1)).toEqual({ conta: 'estornos_a_pagar', valor: 4320 });
  });

  it('rows sum to the total and entries to zero, for every case and any numbers', () => {
    const pedidos = fc.record({
      caso: fc.constantFrom(...CASOS_DE_REEMBOLSO),
      valorSemTaxas: fc.integer({ min: 0, max: 50_000 }).map(centavos),
      valorTaxa: fc.integer({ min: 0, max: 1_500 }).map(centavos),
      caucao: fc.integer({ min: 1, max: 50_000 }).map(centavos),
      dividas: fc.integer({ min: 0, max: 60_000 }).map(centavos),
      dias: fc.integer({ min: 28, max: 31 }),
      usados: fc.integer({ min: 0, max: 40 }),
      mesesRestantes: fc.integer({ min: 0, max: 12 }),
      vagaReocupada: fc.boolean(),
    });
    fc.assert(
      fc.property(pedidos, ({ dias, usados, mesesRestantes, ...resto }) => {
        const fidelidade = { mesesRestantes, mensalSemTaxas: resto.valorSemTaxas, isenta: false };
        const calculo = calcularReembolso({ ...resto, fidelidade, ciclo: { dias, diasUsados: usados } }, REGRAS_PADRAO);
        expect(somar(...calculo.linhas.map((linha) => linha.valor))).toBe(calculo.total);
        expect(somar(calculo.caucao, calculo.multa, calculo.dividas)).toBe(resto.caucao);
        expect(Math.min(calculo.parte, calculo.taxa, calculo.caucao, calculo.multa)).toBeGreaterThanOrEqual(0);
        fc.pre(calculo.total > 0 || calculo.multa > 0);
        const fontes = { recebivel: calculo.parte, disponivel: ZERO, cobertura: ZERO };
        const { partidas } = reembolso({ membro: 1, administrador: 2, ...calculo, fontes, destino: 'saldo' });
        expect(somaDas(partidas)).toBe(0);
      }),
    );
  });
});
