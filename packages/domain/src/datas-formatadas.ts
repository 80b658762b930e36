import type { Dia, Instante } from './datas.ts';
import { diaDe, diasEntre, horaDe, somarDias } from './datas.ts';

const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;
const SEMANA = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** A day known to be a Sunday, from which weekdays are counted. */
const UM_DOMINGO: Dia = '2023-01-01';

function mesDe(dia: Dia): string {
  return MESES[Number(dia.slice(5, 7)) - 1] ?? '';
}

function numeroDe(dia: Dia): number {
  return Number(dia.slice(8, 10));
}

/** The name of a month of 1 to 12, as a title: "Dezembro". */
export function nomeDoMes(mes: number): string {
  const nome = MESES[mes - 1] ?? '';
  return nome.charAt(0).toLocaleUpperCase('pt-BR') + nome.slice(1);
}

/** Weekday in Portuguese: "quarta". */
export function diaDaSemana(dia: Dia): string {
  const indice = ((diasEntre(UM_DOMINGO, dia) % 7) + 7) % 7;
  return SEMANA[indice] ?? '';
}

/** "30 dez", for rows; with the year when it is another one: "30 dez 2027". */
export function formatarDiaCurto(dia: Dia, hoje?: Dia): string {
  const curto = `${numeroDe(dia)} ${mesDe(dia).slice(0, 3)}`;
  return hoje !== undefined && hoje.slice(0, 4) !== dia.slice(0, 4) ? `${curto} ${dia.slice(0, 4)}` : curto;
}

/** "30 de dezembro", for sentences; the first of a month is "1º de dezembro". */
export function formatarDia(dia: Dia): string {
  const numero = numeroDe(dia);
  return `${numero === 1 ? '1º' : numero} de ${mesDe(dia)}`;
}

/** "30 de dezembro de 2026", for terms and receipts. */
export function formatarDiaCompleto(dia: Dia): string {
  return `${formatarDia(dia)} de ${dia.slice(0, 4)}`;
}

/** "quarta, 30 dez", for a day that is near. */
export function formatarDiaComSemana(dia: Dia): string {
  return `${diaDaSemana(dia)}, ${formatarDiaCurto(dia)}`;
}

/** "30/12/2026". */
export function formatarDiaNumerico(dia: Dia): string {
  return `${dia.slice(8, 10)}/${dia.slice(5, 7)}/${dia.slice(0, 4)}`;
}

/** "Hoje", "Ontem", "Amanhã", else "30 dez", seen from `hoje`. */
export function formatarDiaRelativo(dia: Dia, hoje: Dia): string {
  if (dia === hoje) return 'Hoje';
  if (dia === somarDias(hoje, -1)) return 'Ontem';
  if (dia === somarDias(hoje, 1)) return 'Amanhã';
  return formatarDiaCurto(dia, hoje);
}

/** The countdown's date label: "Hoje", "Amanhã" or day/month (spec A§9). */
export function rotuloDaContagem(dia: Dia, hoje: Dia): string {
  if (dia === hoje) return 'Hoje';
  if (dia === somarDias(hoje, 1)) return 'Amanhã';
  return `${dia.slice(8, 10)}/${dia.slice(5, 7)}`;
}

/** "15h" or "9h12", in Brasília. */
export function formatarHora(instante: Instante): string {
  const { hora, minuto } = horaDe(instante);
  return minuto === 0 ? `${hora}h` : `${hora}h${String(minuto).padStart(2, '0')}`;
}

/** "09:12", in Brasília: for tables that programs read. */
export function formatarHorario(instante: Instante): string {
  const { hora, minuto } = horaDe(instante);
  return `${String(hora).padStart(2, '0')}:${String(minuto).padStart(2, '0')}`;
}

/** "quarta, 30 dez, 14h31": a deadline with its day and hour, in Brasília. */
export function formatarMomento(instante: Instante): string {
  return `${formatarDiaComSemana(diaDe(instante))}, ${formatarHora(instante)}`;
}

function quantos(numero: number, singular: string): string {
  return `${numero} ${singular}${numero === 1 ? '' : 's'}`;
}

function juntar(partes: readonly string[]): string {
  return partes.length < 2 ? (partes[0] ?? '') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}`;
}

/** Hours, minutes and seconds in words: "1 hora, 2 minutos e 3 segundos"; parts that are zero are left out (spec A§5). */
export function formatarDuracao(segundos: number): string {
  const total = Math.max(0, Math.floor(segundos));
  const partes = [
    { numero: Math.floor(total / 3_600), nome: 'hora' },
    { numero: Math.floor(total / 60) % 60, nome: 'minuto' },
    { numero: total % 60, nome: 'segundo' },
  ].filter((parte) => parte.numero > 0);
  return partes.length === 0 ? '0 segundos' : juntar(partes.map((parte) => quantos(parte.numero, parte.nome)));
}

/** The two greatest units of a waiting time: "2 dias e 4 horas", "30 minutos"; under a minute "menos de 1 minuto". */
export function formatarPrazo(segundos: number): string {
  const total = Math.max(0, Math.floor(segundos));
  const dias = Math.floor(total / 86_400);
  const horas = Math.floor(total / 3_600) % 24;
  const minutos = Math.floor(total / 60) % 60;
  const unidades = [
    { numero: dias, nome: 'dia' },
    { numero: horas, nome: 'hora' },
    { numero: dias > 0 ? 0 : minutos, nome: 'minuto' },
  ].filter((unidade) => unidade.numero > 0);
  return unidades.length === 0
    ? 'menos de 1 minuto'
    : juntar(unidades.map((unidade) => quantos(unidade.numero, unidade.nome)));
}
