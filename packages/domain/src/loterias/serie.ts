import type { Dia, Instante } from '../datas.ts';
import { diaDe, somarDias, somarHoras } from '../datas.ts';
import type { Regras } from '../regras.ts';
import { prazosDoBolao } from './bolao.ts';
import type { SorteioPrevisto } from './calendario-de-sorteios.ts';
import { proximoSorteio } from './calendario-de-sorteios.ts';
import type { Loteria } from './loteria.ts';

/** A draw that a series will have a pool of, with the moment at which its members are charged. */
export type SorteioDaSerie = {
  readonly concurso: number;
  readonly apostasAte: Instante;
  readonly sorteioEm: Instante;
  readonly cobrarEm: Instante;
};

/** A concurso of the series' lottery that is known: its number, and the day of its draw. */
export type ConcursoConhecido = { readonly concurso: number; readonly dia: Dia };

type Fatos = {
  readonly depoisDe: ConcursoConhecido;
  /** The days of the special draws of this lottery that are known (`edicao.pai`). */
  readonly especiais: readonly Dia[];
  /** The day that a source told of the next concurso. */
  readonly anunciado?: Dia | undefined;
  readonly agora: Instante;
  readonly feriados: readonly Dia[];
  readonly quantos: number;
  readonly regras: Regras;
};

/** Members are charged so long before the close of sales (REGRAS 2.12 Recurring). */
function cobrarEm(vendasAte: Instante, { loterias }: Regras): Instante {
  return somarHoras(vendasAte, -loterias.horasDaCobranca);
}

/** Before a special draw its lottery has no draw of its own for about so long: 11 to 15 days in the years that were seen. */
const DIAS_ANTES_DO_ESPECIAL = 14;

/**
 * True for a day on which nobody knows if the lottery has a draw of its own: one of the two weeks before a special draw, or
 * its day. The agenda tells it when the time comes (REGRAS 2.12 Recurring).
 */
function daEspera(dia: Dia, { especiais, anunciado }: Pick<Fatos, 'especiais' | 'anunciado'>): boolean {
  if (especiais.includes(dia)) return true;
  return dia !== anunciado && especiais.some((e) => dia < e && dia >= somarDias(e, -DIAS_ANTES_DO_ESPECIAL));
}

/**
 * The draws of a lottery after a known concurso, by its calendar, whose members can still be charged in time. The concursos
 * follow each other without a gap, also over draws that are too near. They end before a special draw of the lottery, which
 * takes a number among them and days of which nobody knows beforehand (REGRAS 2.12 Recurring).
 */
export function sorteiosDaSerie(loteria: Loteria, fatos: Fatos): readonly SorteioDaSerie[] {
  const { depoisDe, agora, feriados, quantos, regras } = fatos;
  const sorteios: SorteioDaSerie[] = [];
  let { concurso, dia } = depoisDe;
  while (sorteios.length < quantos) {
    const proximo = proximoSorteio(loteria, { depoisDe: dia, feriados });
    if (proximo === undefined || daEspera(proximo.dia, fatos)) break;
    concurso += 1;
    dia = proximo.dia;
    const sorteio = doCalendario(concurso, proximo, regras);
    if (sorteio.cobrarEm > agora) sorteios.push(sorteio);
  }
  return sorteios;
}

function doCalendario(concurso: number, { sorteioEm, bolaoAte }: SorteioPrevisto, regras: Regras): SorteioDaSerie {
  const { vendasAte } = prazosDoBolao(bolaoAte, regras);
  return { concurso, apostasAte: bolaoAte, sorteioEm, cobrarEm: cobrarEm(vendasAte, regras) };
}

/** The concurso before the next one of an agenda: the draws of a series go on from it. */
export function antesDoProximo(proximo: {
  readonly concurso: number;
  readonly sorteioEm: Instante;
}): ConcursoConhecido {
  return { concurso: proximo.concurso - 1, dia: somarDias(diaDe(proximo.sorteioEm), -1) };
}
