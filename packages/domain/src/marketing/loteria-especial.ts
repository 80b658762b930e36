import { BANNER_ESPECIAL_DIAS } from '../constantes-de-depois.ts';
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

/** The draw of an edition is at most so many days away from its default date. */
export const DESVIO_DO_SORTEIO_DIAS = 15;

/** The reasons why an edition cannot be saved, by field; undefined when it can. */
export function recusaDaEdicao(
  { slug, dataPadrao, sorteioEm }: EdicaoEspecial,
  { agora, outras }: { readonly agora: Instante; readonly outras: readonly EdicaoEspecial[] },
): Readonly<Partial<Record<'dataPadrao' | 'sorteioEm', string>>> | undefined {
  if (
    outras.some(
      (outra) => outra.slug === slug && outra.dataPadrao !== dataPadrao && anoDe(outra) === anoDe({ dataPadrao }),
    )
  ) {
    return { dataPadrao: 'Esta loteria já tem uma edição neste ano.' };
  }
  if (milissegundosDe(sorteioEm) <= milissegundosDe(agora)) {
    return { sorteioEm: 'Escolha um momento que ainda não passou.' };
  }
  if (Math.abs(diasEntre(dataPadrao, diaDe(sorteioEm))) > DESVIO_DO_SORTEIO_DIAS) {
    return { sorteioEm: `O sorteio fica a no máximo ${DESVIO_DO_SORTEIO_DIAS} dias da data da loteria.` };
  }
  return undefined;
}

/** An edition waits, has the banner by its dates, or was drawn. */
export const SITUACOES_DA_EDICAO = ['prevista', 'naFaixa', 'sorteada'] as const;
export type SituacaoDaEdicao = (typeof SITUACOES_DA_EDICAO)[number];

export function situacaoDaEdicao(edicao: EdicaoEspecial, agora: Instante): SituacaoDaEdicao {
  if (milissegundosDe(edicao.sorteioEm) <= milissegundosDe(agora)) return 'sorteada';
  return edicaoNaFaixa([edicao], agora) === undefined ? 'prevista' : 'naFaixa';
}

function anoDe({ dataPadrao }: { readonly dataPadrao: Dia }): string {
  return dataPadrao.slice(0, 4);
}
