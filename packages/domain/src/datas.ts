import {
  comMeses,
  dataDoNumero,
  escreverData,
  lerData,
  lerInstante,
  meiaNoiteDe,
  numeroDoDia,
  paredeDe,
} from './calendario.ts';

/** A moment as ISO 8601 in UTC, always with milliseconds: `2026-12-30T12:00:00.000Z` (REGRAS 2.0). */
export type Instante = string;
/** A day of the Brasília calendar: `2026-12-30` (REGRAS 2.0). */
export type Dia = string;

const DIA_MS = 86_400_000;
const HORA_MS = 3_600_000;
const MINUTO_MS = 60_000;
const SEGUNDO_MS = 1_000;
/** 1 January 1970 was a Thursday; Monday is 0. */
const QUINTA = 3;
const SABADO = 5;

/** Epoch milliseconds of an instant. */
export function milissegundosDe(instante: Instante): number {
  return lerInstante(instante);
}

/** The instant of epoch milliseconds. */
export function instanteDe(milissegundos: number): Instante {
  return new Date(milissegundos).toISOString();
}

/** The Brasília calendar day in which an instant falls (REGRAS 2.0). */
export function diaDe(instante: Instante): Dia {
  return escreverData(dataDoNumero(Math.floor(paredeDe(lerInstante(instante)) / DIA_MS)));
}

/** 00:00 in Brasília of a day: the day's boundary (REGRAS 2.0). */
export function inicioDoDia(dia: Dia): Instante {
  return instanteDe(meiaNoiteDe(lerData(dia)));
}

/**
 * The last millisecond of a day in Brasília: a thing that ends "on the last day" ends here, with the whole day used
 * (REGRAS 2.9).
 */
export function fimDoDia(dia: Dia): Instante {
  return instanteDe(milissegundosDe(inicioDoDia(somarDias(dia, 1))) - 1);
}

/** Hour of the day in Brasília, 0 to 23, and the minute. */
export function horaDe(instante: Instante): { readonly hora: number; readonly minuto: number } {
  const parede = new Date(paredeDe(lerInstante(instante)));
  return { hora: parede.getUTCHours(), minuto: parede.getUTCMinutes() };
}

/** True when the text is a day that exists: `2026-02-29` is not one. */
export function ehDia(texto: string): boolean {
  try {
    lerData(texto);
    return true;
  } catch {
    return false;
  }
}

export function somarDias(dia: Dia, dias: number): Dia {
  return escreverData(dataDoNumero(numeroDoDia(lerData(dia)) + dias));
}

/**
 * The same day of a later month, clamped to that month's last day. Cycles count from their anchor
 * (`somarMeses(ancora, n)`), so that a cycle of the 31st returns to the 31st after February (REGRAS 2.1).
 */
export function somarMeses(dia: Dia, meses: number): Dia {
  return escreverData(comMeses(lerData(dia), meses));
}

export function somarHoras(instante: Instante, horas: number): Instante {
  return instanteDe(lerInstante(instante) + horas * HORA_MS);
}

export function somarMinutos(instante: Instante, minutos: number): Instante {
  return instanteDe(lerInstante(instante) + minutos * MINUTO_MS);
}

export function somarSegundos(instante: Instante, segundos: number): Instante {
  return instanteDe(lerInstante(instante) + segundos * SEGUNDO_MS);
}

/** Whole calendar days from one day to another; negative when it goes back (REGRAS 2.0). */
export function diasEntre(de: Dia, ate: Dia): number {
  return numeroDoDia(lerData(ate)) - numeroDoDia(lerData(de));
}

/** Easter Sunday of a Gregorian year (Meeus/Jones/Butcher algorithm). */
export function pascoa(ano: number): Dia {
  const seculo = Math.trunc(ano / 100);
  const aureo = ano % 19;
  const correcao = seculo - Math.trunc(seculo / 4) - Math.trunc((8 * seculo + 13) / 25);
  const epacta = (correcao + 19 * aureo + 15) % 30;
  const lua = epacta - Math.trunc(epacta / 28) * (1 - Math.trunc(29 / (epacta + 1)) * Math.trunc((21 - aureo) / 11));
  const semana = (ano + Math.trunc(ano / 4) + lua + 2 - seculo + Math.trunc(seculo / 4)) % 7;
  return somarDias(`${String(ano).padStart(4, '0')}-03-28`, lua - semana);
}

/**
 * Days without banking in the whole country, sorted: the nine fixed holidays (20 November since 2024, Law
 * 14.759/2023), and Carnival Monday and Tuesday, Good Friday and Corpus Christi, counted from Easter (REGRAS 2.0).
 */
export function feriadosNacionais(ano: number): readonly Dia[] {
  const fixos = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
  if (ano >= 2024) fixos.push('11-20');
  const domingoDePascoa = pascoa(ano);
  const moveis = [-48, -47, -2, 60].map((dias) => somarDias(domingoDePascoa, dias));
  return [...fixos.map((dia) => `${String(ano).padStart(4, '0')}-${dia}`), ...moveis].sort();
}

/** Business day: not Saturday, Sunday or a day of the holiday table (REGRAS 2.0). */
export function ehDiaUtil(dia: Dia, feriados: readonly Dia[] = feriadosNacionais(lerData(dia).ano)): boolean {
  return (((numeroDoDia(lerData(dia)) + QUINTA) % 7) + 7) % 7 < SABADO && !feriados.includes(dia);
}

/** The day of the week, 0 on Sunday. */
export function semanaDe(dia: Dia): number {
  return (((numeroDoDia(lerData(dia)) + QUINTA + 1) % 7) + 7) % 7;
}

/** The day itself when it is a business day, else the first one after it (REGRAS 2.6). */
export function proximoDiaUtil(dia: Dia, feriados?: readonly Dia[]): Dia {
  let candidato = dia;
  while (!ehDiaUtil(candidato, feriados)) candidato = somarDias(candidato, 1);
  return candidato;
}

/** The n-th business day after a day; with 0, the next business day from it on (REGRAS 2.1). */
export function somarDiasUteis(dia: Dia, dias: number, feriados?: readonly Dia[]): Dia {
  let atual = dias === 0 ? proximoDiaUtil(dia, feriados) : dia;
  for (let contados = 0; contados < dias; contados += 1) atual = proximoDiaUtil(somarDias(atual, 1), feriados);
  return atual;
}

/** Night in Brasília, 20:00 inclusive to 06:00 exclusive unless the configuration says other hours (REGRAS 2.6). */
export function ehNoturno(instante: Instante, faixa = { deHora: 20, ateHora: 6 }): boolean {
  const { hora } = horaDe(instante);
  return hora >= faixa.deHora || hora < faixa.ateHora;
}

/** Full years of age on a day; born on 29 February, one turns on 1 March of common years (Civil Code, art. 132 §3). */
export function idadeEm(nascimento: Dia, dia: Dia): number {
  const anos = lerData(dia).ano - lerData(nascimento).ano;
  return dia.slice(5) < nascimento.slice(5) ? anos - 1 : anos;
}

/** The time until an instant, in whole seconds; expired from the instant on (spec A§9). */
export function contagemRegressiva(
  ate: Instante,
  agora: Instante,
): {
  readonly dias: number;
  readonly horas: number;
  readonly minutos: number;
  readonly segundos: number;
  readonly expirado: boolean;
} {
  const restante = milissegundosDe(ate) - milissegundosDe(agora);
  const total = Math.max(0, Math.floor(restante / 1_000));
  return {
    dias: Math.floor(total / 86_400),
    horas: Math.floor(total / 3_600) % 24,
    minutos: Math.floor(total / 60) % 60,
    segundos: total % 60,
    expirado: restante <= 0,
  };
}
