import type { Dia, Instante } from '../datas.ts';
import { diaDe, feriadosNacionais, inicioDoDia, semanaDe, somarDias, somarHoras, somarMinutos } from '../datas.ts';
import type { DiaDeSorteio, Loteria } from './loteria.ts';
import { vigenteEm } from './vigencia.ts';

/** A draw by the calendar: the day that people expect until another one is announced. */
export type SorteioPrevisto = {
  readonly dia: Dia;
  readonly sorteioEm: Instante;
  /** The official end of sales of pools. */
  readonly bolaoAte: Instante;
};

/** Draws are looked for no further than this; a lottery without days of its own has none. */
const DIAS_A_FRENTE = 60;

/** The next draw of a lottery after a day. There is none on a holiday: the concurso moves to the next draw day. */
export function proximoSorteio(
  { calendario }: Pick<Loteria, 'calendario'>,
  { depoisDe, feriados }: { readonly depoisDe: Dia; readonly feriados: readonly Dia[] },
): SorteioPrevisto | undefined {
  for (let passo = 1; passo <= DIAS_A_FRENTE; passo += 1) {
    const dia = somarDias(depoisDe, passo);
    const doDia = sorteioDoDia({ calendario }, dia);
    if (doDia !== undefined && !feriados.includes(dia)) return previsto(dia, doDia);
  }
  return undefined;
}

/** The holidays that a calendar of draws looks at from a moment on: those of its year and of the next. */
export function feriadosAFrente(agora: Instante): readonly Dia[] {
  const ano = Number(diaDe(agora).slice(0, 4));
  return [...feriadosNacionais(ano), ...feriadosNacionais(ano + 1)];
}

/** The draw that a lottery has on a day of the week, by the calendar in force on that day. */
export function sorteioDoDia({ calendario }: Pick<Loteria, 'calendario'>, dia: Dia): DiaDeSorteio | undefined {
  return vigenteEm(calendario, dia)?.find(({ semana }) => semana === semanaDe(dia));
}

/** The same draw on a day that was announced. */
export function previsto(dia: Dia, { hora, fecha }: DiaDeSorteio): SorteioPrevisto {
  return {
    dia,
    sorteioEm: momentoDe(dia, hora),
    bolaoAte: momentoDe(somarDias(dia, -fecha.bolao.diasAntes), fecha.bolao.hora),
  };
}

/** The instant of a clock time, `20:30`, on a day of Brasília. */
export function momentoDe(dia: Dia, hora: string): Instante {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return somarMinutos(somarHoras(inicioDoDia(dia), horas), minutos);
}
