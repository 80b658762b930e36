import type { Dia, Instante } from '../datas.ts';
import { fimDoDia, inicioDoDia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { negar, somar, ZERO } from '../dinheiro.ts';
import type { ContaDeUsuario } from './contas.ts';
import { CONTAS_DE_USUARIO } from './contas.ts';
import { NOMES_DAS_CONTAS } from './extrato.ts';
import type { Motivo } from './motivos.ts';

/**
 * The entries of a person in one month of a year, summed by account and reason. A reversal counts as its original turned
 * round: it has the original's reason, and `credita` says whether the original was in the account's favour.
 */
export interface SomaDoMes {
  readonly mes: number;
  readonly motivo: Motivo;
  readonly conta: ContaDeUsuario;
  readonly credita: boolean;
  readonly valor: Centavos;
}

/** A balance before the year, and at its end. */
export interface SaldoDoAno {
  readonly conta: ContaDeUsuario;
  readonly antes: Centavos;
  readonly depois: Centavos;
}

export interface LeituraDoAno {
  readonly somas: readonly SomaDoMes[];
  /** Fees of the platform and costs of methods in what the person paid and withdrew, less what came back. */
  readonly taxas: Centavos;
  readonly meios: Centavos;
  /** Refunds that went back by the method that paid. */
  readonly porFora: Centavos;
  readonly saldos: readonly SaldoDoAno[];
}

/** The money that was released to an administrator in a month, and that he gave back to members out of his wallet. */
export interface MesDoInforme {
  readonly mes: number;
  readonly liberado: Centavos;
  readonly devolvido: Centavos;
  readonly liquido: Centavos;
}

export interface Informe {
  readonly meses: readonly MesDoInforme[];
  readonly recebido: Omit<MesDoInforme, 'mes'>;
  readonly taxas: { readonly plataforma: Centavos; readonly meios: Centavos; readonly total: Centavos };
  readonly premios: Centavos;
  readonly reembolsos: { readonly noSaldo: Centavos; readonly porFora: Centavos; readonly total: Centavos };
  readonly saldos: readonly (SaldoDoAno & { readonly rotulo: string })[];
  readonly total: { readonly antes: Centavos; readonly depois: Centavos };
}

const MESES = Array.from({ length: 12 }, (_, n) => n + 1);
const DE_VOLTA: readonly Motivo[] = ['reembolso', 'devolucaoDaMulta'];

/** The year of a wallet, for the tax return of its owner (REGRAS 2.33). */
export function fecharInforme({ somas, taxas, meios, porFora, saldos }: LeituraDoAno): Informe {
  const noSaldo = somas.filter(({ conta }) => conta === 'disponivel');
  const liberacoes = noSaldo.filter(({ motivo }) => motivo === 'liberacao');
  const devolucoes = noSaldo.filter(({ motivo, credita }) => DE_VOLTA.includes(motivo) && !credita);
  const reembolsos = noSaldo.filter(({ motivo, credita }) => DE_VOLTA.includes(motivo) && credita);
  const meses = MESES.map((mes) => {
    const liberado = doMes(liberacoes, mes);
    const devolvido = negar(doMes(devolucoes, mes));
    return { mes, liberado, devolvido, liquido: somar(liberado, negar(devolvido)) };
  });
  const contas = CONTAS_DE_USUARIO.map((conta) => ({
    rotulo: NOMES_DAS_CONTAS[conta],
    ...(saldos.find((saldo) => saldo.conta === conta) ?? { conta, antes: ZERO, depois: ZERO }),
  }));
  const noSaldoDeVolta = somar(...reembolsos.map(({ valor }) => valor));
  return {
    meses,
    recebido: {
      liberado: somar(...meses.map(({ liberado }) => liberado)),
      devolvido: somar(...meses.map(({ devolvido }) => devolvido)),
      liquido: somar(...meses.map(({ liquido }) => liquido)),
    },
    taxas: { plataforma: taxas, meios, total: somar(taxas, meios) },
    premios: somar(...noSaldo.filter(({ motivo }) => motivo === 'premioDoBolao').map(({ valor }) => valor)),
    reembolsos: { noSaldo: noSaldoDeVolta, porFora, total: somar(noSaldoDeVolta, porFora) },
    saldos: contas,
    total: {
      antes: somar(...contas.map(({ antes }) => antes)),
      depois: somar(...contas.map(({ depois }) => depois)),
    },
  };
}

function doMes(somas: readonly SomaDoMes[], mes: number): Centavos {
  return somar(...somas.filter((soma) => soma.mes === mes).map(({ valor }) => valor));
}

/** The year in Brasília as far as it has gone: its first instant, the first one after it, and its last day. */
export function limitesDoAno(
  ano: number,
  hoje: Dia,
): { readonly inicio: Instante; readonly fim: Instante; readonly ate: Dia; readonly fechado: boolean } {
  const ultimo: Dia = `${ano}-12-31`;
  const ate = hoje < ultimo ? hoje : ultimo;
  return { inicio: inicioDoDia(`${ano}-01-01`), fim: fimDoDia(ate), ate, fechado: hoje > ultimo };
}
