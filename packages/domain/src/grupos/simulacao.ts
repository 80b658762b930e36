import type { TipoDeSaida } from '../cancelamento/regras.ts';
import { casoDaSaida, saidasPossiveis } from '../cancelamento/regras.ts';
import type { Ciclo } from '../carteira/ciclo.ts';
import { cicloDeNumero, cicloDoDia, cicloSeguinte, proximoVencimento } from '../carteira/ciclo.ts';
import type { CasoDeReembolso } from '../carteira/reembolso.ts';
import type { ReembolsoDaAssinatura } from '../carteira/reembolso-da-assinatura.ts';
import { diasDasVagas, reembolsoDaAssinatura, ultimoDiaDaMulta } from '../carteira/reembolso-da-assinatura.ts';
import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { multiplicar, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { Regras } from '../regras.ts';
import type { PrecoDaVaga } from './precos.ts';
import { composicao } from './precos.ts';

/** Seats of a group as somebody would take them today, at today's price. */
export type VagaSimulada = {
  readonly preco: PrecoDaVaga;
  readonly vagas: number;
  readonly exigeCaucao: boolean;
  readonly fidelidadeMeses: number | null;
  /** Last day of a group whose end is scheduled. */
  readonly fimEm: Dia | null;
  /** The payment and the first access are counted on the same day. */
  readonly hoje: Dia;
};

export const COBRANCAS_SIMULADAS = 12;

export type CobrancaSimulada = { readonly dia: Dia; readonly valor: Centavos; readonly caucao: Centavos };

/** The next charges of the seats, the first one with the deposit; fewer where the group ends before (REGRAS 2.0, 2.4). */
export function cobrancasDaVaga(vaga: VagaSimulada): readonly CobrancaSimulada[] {
  const { totalHoje, mensal, caucao } = composicao(vaga);
  return diasDeCobranca(vaga).map((dia, numero) =>
    numero === 0 ? { dia, valor: totalHoje, caucao } : { dia, valor: mensal, caucao: ZERO },
  );
}

function diasDeCobranca({ hoje, fimEm }: VagaSimulada): readonly Dia[] {
  const dias: Dia[] = [hoje];
  let ciclo = cicloDeNumero(hoje, 0);
  while (dias.length < COBRANCAS_SIMULADAS) {
    const proximo = proximoVencimento({ cicloFim: ciclo.fim, saidaEm: null, fimEm });
    if (proximo === null) break;
    dias.push(proximo);
    ciclo = cicloSeguinte({ ancora: hoje, fim: ciclo.fim });
  }
  return dias;
}

/** The last day that the simulation knows: the end of its last charged month, or of the group. */
export function ultimoDiaSimulado(vaga: VagaSimulada): Dia {
  const fim = cicloDoDia(vaga.hoje, diasDeCobranca(vaga).at(-1) ?? vaga.hoje).fim;
  return vaga.fimEm !== null && vaga.fimEm < fim ? vaga.fimEm : fim;
}

export type SaidaSimulada = {
  readonly tipo: TipoDeSaida;
  readonly em: Dia;
  readonly total: Centavos;
  readonly linhas: readonly LinhaDeValor[];
  /** The part that comes back later, if somebody takes the seat by a day. */
  readonly seReocupada: { readonly valor: Centavos; readonly ate: Dia } | null;
};

/** Each way out that a member would have on a day, with what comes back, by the table that refunds (REGRAS 2.9). */
export function saidasEm(vaga: VagaSimulada, dia: Dia, regras: Regras): readonly SaidaSimulada[] {
  const ciclo = cicloDoDia(vaga.hoje, dia);
  const fidelidade = vaga.fidelidadeMeses !== null;
  const situacao = { hoje: dia, primeiroPagamento: vaga.hoje, fimDoCiclo: ciclo.fim, saidaAgendada: false, fidelidade };
  return saidasPossiveis(situacao, regras).map((tipo) => {
    const caso = casoDaSaida(tipo, { fidelidade });
    const em = tipo === 'fimDoCiclo' ? ciclo.fim : dia;
    const { total, linhas, multa } = volta(vaga, { caso, em }, regras);
    return { tipo, em, total, linhas, seReocupada: seReocupada(vaga, { caso, em, multa }, regras) };
  });
}

export type PiorCaso = {
  /** Everything, because the access never came. */
  readonly semAcesso: Centavos;
  /** The administrator vanishes on a day: the days that were not used, their fee and the deposit. */
  readonly sumiu: { readonly em: Dia; readonly total: Centavos; readonly linhas: readonly LinhaDeValor[] };
  /** The amount that each further day without an answer takes from it. */
  readonly porDia: Centavos;
};

/** The refunds when the administrator vanishes before the access, and on a day afterwards (REGRAS 2.1, 2.9). */
export function piorCaso(vaga: VagaSimulada, dia: Dia, regras: Regras): PiorCaso {
  const sumiu = volta(vaga, { caso: 'fimDoGrupoAgora', em: dia }, regras);
  const amanha = somarDias(dia, 1);
  const esperando =
    amanha <= cicloDoDia(vaga.hoje, dia).fim
      ? volta(vaga, { caso: 'fimDoGrupoAgora', em: amanha }, regras).total
      : null;
  return {
    semAcesso: volta(vaga, { caso: 'culpaDoAdministrador', em: vaga.hoje, nuncaEntregue: true }, regras).total,
    sumiu: { em: dia, total: sumiu.total, linhas: sumiu.linhas },
    porDia: esperando === null ? ZERO : subtrair(sumiu.total, esperando),
  };
}

type Saida = { readonly caso: CasoDeReembolso; readonly em: Dia; readonly nuncaEntregue?: boolean };

function volta(vaga: VagaSimulada, { caso, em, nuncaEntregue = false }: Saida, regras: Regras): ReembolsoDaAssinatura {
  const usados = diasDeCobranca(vaga).filter((inicio) => inicio <= em).length;
  return reembolsoDaAssinatura(
    {
      caso,
      saida: em,
      nuncaEntregue,
      caucao: composicao(vaga).caucao,
      meses: [mesDe(vaga, em)],
      ...(vaga.fidelidadeMeses === null
        ? {}
        : {
            fidelidade: {
              mesesRestantes: Math.max(0, vaga.fidelidadeMeses - usados),
              mensalSemTaxas: multiplicar(vaga.preco.valorSemTaxas, vaga.vagas),
              isenta: false,
            },
          }),
    },
    regras,
  );
}

function seReocupada(
  vaga: VagaSimulada,
  { caso, em, multa }: Saida & { readonly multa: Centavos },
  regras: Regras,
): SaidaSimulada['seReocupada'] {
  if (multa !== ZERO) return { valor: multa, ate: ultimoDiaDaMulta(em, regras) };
  if (caso !== 'agora') return null;
  const mes = mesDe(vaga, em);
  const valor = somar(...diasDasVagas({ mes, vagas: vaga.vagas, saida: em }, regras));
  return valor === ZERO ? null : { valor, ate: mes.ciclo.fim };
}

function mesDe(
  { hoje, preco, vagas }: VagaSimulada,
  dia: Dia,
): {
  readonly faturaId: number;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly ciclo: Ciclo;
} {
  return {
    faturaId: 0,
    valorSemTaxas: multiplicar(preco.valorSemTaxas, vagas),
    valorTaxa: multiplicar(preco.valorTaxa, vagas),
    ciclo: cicloDoDia(hoje, dia),
  };
}
