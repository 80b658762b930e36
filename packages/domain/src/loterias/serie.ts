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
  readonly agora: Instante;
  readonly feriados: readonly Dia[];
  readonly quantos: number;
  readonly regras: Regras;
};

/** Members are charged so long before the close of sales (REGRAS 2.12 Recurring). */
function cobrarEm(vendasAte: Instante, { loterias }: Regras): Instante {
  return somarHoras(vendasAte, -loterias.horasDaCobranca);
}

/**
 * The draws of a lottery after a known concurso, by its calendar, whose members can still be charged in time. The concursos
 * follow each other without a gap, also over draws that are too near (REGRAS 2.12 Recurring).
 */
export function sorteiosDaSerie(loteria: Loteria, fatos: Fatos): readonly SorteioDaSerie[] {
  const { depoisDe, agora, feriados, quantos, regras } = fatos;
  const sorteios: SorteioDaSerie[] = [];
  let { concurso, dia } = depoisDe;
  while (sorteios.length < quantos) {
    const proximo = proximoSorteio(loteria, { depoisDe: dia, feriados });
    if (proximo === undefined) break;
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
