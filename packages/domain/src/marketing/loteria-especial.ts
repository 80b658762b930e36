import { BANNER_ESPECIAL_DIAS } from '../constantes.ts';
import type { Dia, Instante } from '../datas.ts';
import { diaDe, diasEntre, milissegundosDe } from '../datas.ts';

/** The special editions that have a banner (spec A§1, A§2). */
export const LOTERIAS_ESPECIAIS = {
  'mega-da-virada': 'Mega da Virada',
  'lotofacil-da-independencia': 'Lotofácil da Independência',
  'quina-de-sao-joao': 'Quina de São João',
  'dupla-sena-de-pascoa': 'Dupla Sena de Páscoa',
} as const;
export type LoteriaEspecial = keyof typeof LOTERIAS_ESPECIAIS;

/** One edition: the day that is always given for it, and when it is really drawn; the two may differ. */
export type EdicaoEspecial = {
  readonly slug: LoteriaEspecial;
  readonly dataPadrao: Dia;
  readonly sorteioEm: Instante;
};

/** The edition that has the banner now: from seven days before its default date until it is drawn (spec A§2, A§9). */
export function edicaoNaFaixa(edicoes: readonly EdicaoEspecial[], agora: Instante): EdicaoEspecial | undefined {
  return edicoes
    .filter(
      ({ dataPadrao, sorteioEm }) =>
        diasEntre(diaDe(agora), dataPadrao) <= BANNER_ESPECIAL_DIAS &&
        milissegundosDe(sorteioEm) > milissegundosDe(agora),
    )
    .sort((a, b) => milissegundosDe(a.sorteioEm) - milissegundosDe(b.sorteioEm))[0];
}
