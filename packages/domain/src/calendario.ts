/*
 * The calendar under `datas.ts`, made of functions that every browser and Node have: days counted in UTC, and the rules
 * of the time zone out of Intl. A library for it would be 8 kB of every page.
 */
const DIA_MS = 86_400_000;
const SEGUNDO_MS = 1_000;

/** The product's calendar; storage and the wire stay in UTC (REGRAS 2.0). */
export const FUSO_DE_BRASILIA = 'America/Sao_Paulo';

/** A year, a month from 1 to 12 and a day of it. */
export type Data = { readonly ano: number; readonly mes: number; readonly dia: number };

function dois(valor: number): string {
  return String(valor).padStart(2, '0');
}

export function diasDoMes(ano: number, mes: number): number {
  return new Date(Date.UTC(ano, mes, 0)).getUTCDate();
}

/** Reads `2026-12-30`; throws RangeError for a text that is no day. */
export function lerData(texto: string): Data {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto);
  const data = { ano: Number(partes?.[1]), mes: Number(partes?.[2]), dia: Number(partes?.[3]) };
  const existe = data.mes >= 1 && data.mes <= 12 && data.dia >= 1 && data.dia <= diasDoMes(data.ano, data.mes);
  if (!existe) throw new RangeError(`not a day: ${JSON.stringify(texto)}`);
  return data;
}

export function escreverData({ ano, mes, dia }: Data): string {
  return `${String(ano).padStart(4, '0')}-${dois(mes)}-${dois(dia)}`;
}

/** Days since 1 January 1970: two of them are subtracted to count. */
export function numeroDoDia({ ano, mes, dia }: Data): number {
  return Date.UTC(ano, mes - 1, dia) / DIA_MS;
}

export function dataDoNumero(numero: number): Data {
  const data = new Date(numero * DIA_MS);
  return { ano: data.getUTCFullYear(), mes: data.getUTCMonth() + 1, dia: data.getUTCDate() };
}

/** The same day of another month, or that month's last one. */
export function comMeses({ ano, mes, dia }: Data, meses: number): Data {
  const total = ano * 12 + (mes - 1) + meses;
  const novo = { ano: Math.floor(total / 12), mes: (((total % 12) + 12) % 12) + 1 };
  return { ...novo, dia: Math.min(dia, diasDoMes(novo.ano, novo.mes)) };
}

/** Epoch milliseconds of an ISO 8601 text that says its offset; throws RangeError for any other. */
export function lerInstante(texto: string): number {
  const milissegundos = /[Tt ].*([Zz]|[+-]\d{2}:?\d{2})$/.test(texto) ? Date.parse(texto) : Number.NaN;
  if (Number.isNaN(milissegundos)) throw new RangeError(`not an instant: ${JSON.stringify(texto)}`);
  return milissegundos;
}

const relogioDeParede = new Intl.DateTimeFormat('en-US', {
  timeZone: FUSO_DE_BRASILIA,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Milliseconds of the wall clock of Brasília, as if it stood in UTC. */
export function paredeDe(milissegundos: number): number {
  const p = Object.fromEntries(
    relogioDeParede.formatToParts(milissegundos).map(({ type, value }) => [type, Number(value)]),
  );
  const resto = ((milissegundos % SEGUNDO_MS) + SEGUNDO_MS) % SEGUNDO_MS;
  return Date.UTC(p['year'] ?? 0, (p['month'] ?? 1) - 1, p['day'], p['hour'], p['minute'], p['second']) + resto;
}

/**
 * When a day begins in Brasília: at 00:00, or at the first moment after it in a year in which the clocks were put
 * forward at midnight.
 */
export function meiaNoiteDe(data: Data): number {
  const parede = numeroDoDia(data) * DIA_MS;
  function deslocamento(instante: number): number {
    return paredeDe(instante) - instante;
  }
  const antes = parede - deslocamento(parede - DIA_MS);
  const depois = parede - deslocamento(parede + DIA_MS);
  return [antes, depois].find((instante) => paredeDe(instante) === parede) ?? antes;
}
