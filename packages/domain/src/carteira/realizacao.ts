import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { Regras } from '../regras.ts';
import type { CasoDeReembolso } from './reembolso.ts';

const CASOS_DO_ADMINISTRADOR: readonly CasoDeReembolso[] = [
  'culpaDoAdministrador',
  'removidoPeloAdministrador',
  'fimDoGrupoAgora',
];

/** A refund that the administrator caused: the cycle it falls in is not a clean one (REGRAS 2.3). */
export function sujaOCiclo(caso: CasoDeReembolso): boolean {
  return CASOS_DO_ADMINISTRADOR.includes(caso);
}

/** Days from the cycle's start to the release of a receivable, by the administrator's clean cycles (REGRAS 2.3). */
export function diasParaRealizar(ciclosLimpos: number, regras: Regras): number {
  const { faixas, diasMinimos } = regras.liberacao;
  const alcancadas = faixas.filter((faixa) => ciclosLimpos >= faixa.ciclosLimpos);
  const dias = alcancadas.length > 0 ? alcancadas.map((faixa) => faixa.dias) : faixas.map((faixa) => faixa.dias);
  const escolhido = alcancadas.length > 0 ? Math.min(...dias) : Math.max(...dias);
  return Math.max(escolhido, diasMinimos);
}

/** The day on which a forecast turns from 78 to 79: never before the withdrawal right ends (REGRAS 2.3). */
export function dataDeRealizacao(
  pedido: { readonly inicioDoCiclo: Dia; readonly ciclosLimpos: number },
  regras: Regras,
): Dia {
  return somarDias(pedido.inicioDoCiclo, diasParaRealizar(pedido.ciclosLimpos, regras));
}
