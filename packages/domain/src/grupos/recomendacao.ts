import type { Dia } from '../datas.ts';
import { diasEntre } from '../datas.ts';

/** The facts about a group that might be recommended to a user. */
export type FatosDaRecomendacao = {
  readonly servico: string;
  readonly administrador: string;
  /** Day on which the user last looked at a group of this service. */
  readonly vistoEm?: Dia;
  /** A service of the same category that the user shares already. */
  readonly categoriaDe?: string;
  readonly mesmoAdministrador: boolean;
  readonly menorPreco: boolean;
  /** The administrator's clean cycles. */
  readonly ciclosSemFalha: number;
};

const DIAS_DA_SEMANA = 7;
/** The number of clean cycles from which the administrator himself is the reason. */
const CICLOS_QUE_RECOMENDAM = 3;

/**
 * The reason why a group is recommended, in words, and its strength; the strongest reason is shown (REGRAS part 1,
 * recomendados).
 */
export function recomendacao(
  fatos: FatosDaRecomendacao,
  hoje: Dia,
): { readonly motivo: string; readonly peso: number } {
  const { servico, administrador, vistoEm, categoriaDe, ciclosSemFalha } = fatos;
  const nestaSemana = vistoEm !== undefined && diasEntre(vistoEm, hoje) < DIAS_DA_SEMANA;
  const razoes: readonly (readonly [vale: boolean, peso: number, motivo: string])[] = [
    [nestaSemana, 50, `Você viu ${servico} esta semana`],
    [fatos.mesmoAdministrador, 40, `Você já divide com ${administrador}`],
    [vistoEm !== undefined, 30, `Você já olhou ${servico}`],
    [categoriaDe !== undefined, 20, `Combina com o seu ${categoriaDe}`],
    [ciclosSemFalha >= CICLOS_QUE_RECOMENDAM, 10, `${administrador} tem ${ciclosSemFalha} ciclos sem falha`],
    [fatos.menorPreco, 5, `Menor preço de ${servico}`],
  ];
  const validas = razoes.filter(([vale]) => vale);
  const peso = validas.reduce((soma, [, p]) => soma + p, 0);
  return { motivo: validas[0]?.[2] ?? 'Grupo novo', peso };
}
