import { PREMIOS_DE_REFERENCIA } from '../constantes-de-depois.ts';
import type { Dia, Instante } from '../datas.ts';
import { diaDe, somarDias, somarHoras } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { centavos } from '../dinheiro.ts';
import type { ApostaDeDezenas } from './aposta.ts';
import type { SorteioPrevisto } from './calendario-de-sorteios.ts';
import { previsto, proximoSorteio, sorteioDoDia } from './calendario-de-sorteios.ts';
import { chancesDaAposta, umEm } from './chances.ts';
import type { Loteria, SlugDaLoteria } from './loteria.ts';
import { exigirVigente } from './vigencia.ts';

/** The next concurso of a lottery (spec B§7). */
export type ItemDaAgenda = {
  readonly id: number;
  readonly slug: SlugDaLoteria;
  readonly nome: string;
  readonly especial: boolean;
  readonly concurso: number | null;
  readonly sorteioEm: Instante;
  /** The day that is always given for a special edition: the banner counts to it, the draw may be on another one. */
  readonly dataPadrao: Dia | null;
  /** The last moment in which a cota is sold. */
  readonly vendasAte: Instante;
  readonly premioEstimado: Centavos | null;
  readonly acumulado: boolean;
  readonly valorAposta: Centavos;
  readonly minDezenas: number;
  readonly maxDezenas: number;
  /** One in so many for a simple bet at the first tier. */
  readonly chance: number | null;
};

/** The last concurso that both sources know, and what they say of the next one. */
export type UltimoConcurso = {
  readonly resultado: { readonly concurso: number; readonly data: Dia };
  readonly proximoEm: Dia | null;
  readonly premioEstimado: Centavos | null;
  readonly acumulado: boolean;
};

type Fatos = {
  readonly agora: Instante;
  readonly feriados: readonly Dia[];
  readonly ultimo: UltimoConcurso | undefined;
  /** The edition of a special lottery that comes next. */
  readonly edicao: { readonly dataPadrao: Dia; readonly sorteioEm: Instante } | undefined;
  /** Sales end so many hours before the official end. */
  readonly horasAntes: number;
};

/** The item of a lottery; undefined while nobody knows its next draw. */
export function itemDaAgenda(loteria: Loteria, fatos: Fatos): ItemDaAgenda | undefined {
  const proximo = loteria.edicao === undefined ? proximoComum(loteria, fatos) : proximoEspecial(fatos);
  if (proximo === undefined || loteria.volante.tipo !== 'dezenas') return undefined;
  const { minimo, maximo } = loteria.volante.dezenas;
  const dia = diaDe(proximo.sorteioEm);
  return {
    id: loteria.id,
    slug: loteria.slug,
    nome: loteria.nome,
    especial: loteria.edicao !== undefined,
    concurso: proximo.concurso,
    sorteioEm: proximo.sorteioEm,
    dataPadrao: fatos.edicao?.dataPadrao ?? null,
    vendasAte: somarHoras(proximo.bolaoAte, -fatos.horasAntes),
    premioEstimado: proximo.premioEstimado ?? PREMIO_DE_REFERENCIA[loteria.slug] ?? null,
    acumulado: proximo.acumulado,
    valorAposta: exigirVigente(loteria.precoSimples, dia),
    minDezenas: minimo,
    maxDezenas: maximo,
    chance: chanceDaPrimeira(loteria, dia),
  };
}

type Proximo = Pick<ItemDaAgenda, 'concurso' | 'sorteioEm' | 'premioEstimado' | 'acumulado'> & {
  readonly bolaoAte: Instante;
};

/** The first concurso after the last known one that is still to be drawn; a late result does not hold the next one back. */
function proximoComum(loteria: Loteria, { agora, feriados, ultimo }: Fatos): Proximo | undefined {
  const depoisDe = ultimo?.resultado.data ?? somarDias(diaDe(agora), -1);
  const primeiro =
    diaDaFonte(loteria, { dia: depoisDe, feriados, ultimo }) ?? proximoSorteio(loteria, { depoisDe, feriados });
  let [proximo, passos] = [primeiro, 1];
  while (proximo !== undefined && proximo.sorteioEm <= agora) {
    proximo = proximoSorteio(loteria, { depoisDe: proximo.dia, feriados });
    passos += 1;
  }
  if (proximo === undefined) return undefined;
  const { sorteioEm, bolaoAte } = proximo;
  if (ultimo === undefined) return { concurso: null, sorteioEm, bolaoAte, premioEstimado: null, acumulado: false };
  const concurso = ultimo.resultado.concurso + passos;
  // The word of the source is of the concurso right after its last one.
  const { premioEstimado, acumulado } = passos === 1 ? ultimo : { premioEstimado: null, acumulado: false };
  return { concurso, sorteioEm, bolaoAte, premioEstimado, acumulado };
}

/**
 * The day that a source gives for the next concurso, where the lottery has draws on such a day and it is no earlier than the
 * calendar's own: official answers have gone on naming Saturdays after Saturday was no draw day.
 */
function diaDaFonte(
  loteria: Loteria,
  { dia, feriados, ultimo }: Pick<Fatos, 'feriados' | 'ultimo'> & { readonly dia: Dia },
): SorteioPrevisto | undefined {
  const dito = ultimo?.proximoEm;
  const doCalendario = proximoSorteio(loteria, { depoisDe: dia, feriados });
  if (dito === undefined || dito === null || doCalendario === undefined || dito < doCalendario.dia) return undefined;
  const doDia = sorteioDoDia(loteria, dito);
  return doDia === undefined ? undefined : previsto(dito, doDia);
}

/** The official end of sales of a special edition is announced; until then it is taken to be an hour before the draw. */
function proximoEspecial({ edicao }: Fatos): Proximo | undefined {
  if (edicao === undefined) return undefined;
  const { sorteioEm } = edicao;
  return { concurso: null, sorteioEm, bolaoAte: somarHoras(sorteioEm, -1), premioEstimado: null, acumulado: false };
}

const CENTAVOS_POR_REAL = 100;
/** Prizes that are shown only while no source has an estimate (spec B§9). */
const PREMIO_DE_REFERENCIA: Partial<Record<SlugDaLoteria, Centavos>> = {
  lotofacil: centavos(PREMIOS_DE_REFERENCIA.lotofacil * CENTAVOS_POR_REAL),
  quina: centavos(PREMIOS_DE_REFERENCIA.quina * CENTAVOS_POR_REAL),
  'mega-sena': centavos(PREMIOS_DE_REFERENCIA.megaSena * CENTAVOS_POR_REAL),
};

function chanceDaPrimeira({ slug, volante }: Loteria, dia: Dia): number | null {
  if (slug === 'loteca' || volante.tipo !== 'dezenas') return null;
  const { de, simples } = volante.dezenas;
  const aposta: ApostaDeDezenas = {
    loteria: slug,
    dezenas: Array.from({ length: simples }, (_, i) => de + i),
    ...(volante.extra?.tipo === 'trevos' ? { trevos: [1, 2] } : {}),
  };
  const [primeira] = chancesDaAposta(aposta, dia);
  return (primeira && umEm(primeira.chance)) ?? null;
}
