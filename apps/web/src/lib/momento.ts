import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, diasEntre, inicioDoDia, instanteDe, somarDias } from '@rateia/domain/datas';
import {
  diaDaSemana,
  formatarDiaComSemana,
  formatarDiaCurto,
  formatarDiaRelativo,
  formatarHora,
  formatarPrazo,
} from '@rateia/domain/datas-formatadas';
import { agora } from './relogio.ts';

const DIAS_DE_UMA_SEMANA = 7;
/** The other days of the week are feminine. */
const MASCULINOS: readonly string[] = ['sábado', 'domingo'];

/** Today in Brasília, by the product's clock. */
export function hoje(): Dia {
  return diaDe(instanteDe(agora()));
}

/** "Hoje", "Amanhã", "Quarta, 30 dez" while it is near, "12 fev" later; with a capital, for the value of a label. */
export function diaPerto(dia: Dia, deHoje: Dia = hoje()): string {
  const relativo = formatarDiaRelativo(dia, deHoje);
  if (relativo !== formatarDiaCurto(dia, deHoje)) return relativo;
  if (Math.abs(diasEntre(deHoje, dia)) > DIAS_DE_UMA_SEMANA) return relativo;
  const comSemana = formatarDiaComSemana(dia);
  return comSemana.charAt(0).toLocaleUpperCase('pt-BR') + comSemana.slice(1);
}

/** "Hoje, 18h", "Quarta, 30 dez, 14h31": a moment near the reader, with a capital. */
export function momentoPerto(instante: Instante, deHoje: Dia = hoje()): string {
  return `${diaPerto(diaDe(instante), deHoje)}, ${formatarHora(instante)}`;
}

/** A deadline near the reader. One that falls at midnight is the end of the day before, which needs no hour: "Terça, 24 nov". */
export function limitePerto(instante: Instante, deHoje: Dia = hoje()): string {
  const dia = diaDe(instante);
  return inicioDoDia(dia) === instanteDe(Date.parse(instante))
    ? diaPerto(somarDias(dia, -1), deHoje)
    : momentoPerto(instante, deHoje);
}

/** The same inside a sentence: "até hoje, 18h". */
export function noTexto(momento: string): string {
  return momento.charAt(0).toLocaleLowerCase('pt-BR') + momento.slice(1);
}

/** "Até hoje, 18h."; once that has passed, the text for now. */
export function prazoDaPendencia(
  { ate, depois }: { readonly ate: Instante; readonly depois: string },
  de: number = agora(),
): string {
  return Date.parse(ate) <= de ? depois : `Até ${noTexto(limitePerto(ate, diaDe(instanteDe(de))))}.`;
}

/** "hoje", "amanhã", "na quinta" within a week, "em 4 dez" later: when something happens, inside a sentence. */
export function emQueDia(dia: Dia, deHoje: Dia = hoje()): string {
  const falta = diasEntre(deHoje, dia);
  if (falta > 1 && falta < DIAS_DE_UMA_SEMANA) return naSemana(dia);
  const relativo = formatarDiaRelativo(dia, deHoje);
  return relativo === formatarDiaCurto(dia, deHoje) ? `em ${relativo}` : noTexto(relativo);
}

/** "na quinta", "no sábado": a day of the week that begins now. */
function naSemana(dia: Dia): string {
  const semana = diaDaSemana(dia);
  return `${MASCULINOS.includes(semana) ? 'no' : 'na'} ${semana}`;
}

/** "Faltam 2 dias e 4 horas", or "O prazo passou". */
export function quantoFalta(ate: Instante, de: number = agora()): string {
  const segundos = Math.floor((Date.parse(ate) - de) / 1000);
  if (segundos <= 0) return 'O prazo passou';
  const prazo = formatarPrazo(segundos);
  return prazo.startsWith('1 ') || prazo.startsWith('menos') ? `Falta ${prazo}` : `Faltam ${prazo}`;
}
