import type { Dia, Instante } from '../datas.ts';
import { diaDe, fimDoDia, inicioDoDia, somarDias, somarHoras, somarMeses } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { maior, subtrair, ZERO } from '../dinheiro.ts';
import { ESTADOS } from '../usuario/estados.ts';
import type { SlugDaLoteria } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';

/** The times off that a person may ask for: a rest of days, or an exclusion of months (REGRAS 2.12 Limits). */
export const TEMPOS_FORA = {
  umDia: { nome: '24 horas', tipo: 'pausa', horas: 24 },
  seteDias: { nome: '7 dias', tipo: 'pausa', dias: 7 },
  trintaDias: { nome: '30 dias', tipo: 'pausa', dias: 30 },
  umMes: { nome: '1 mês', tipo: 'autoexclusao', meses: 1 },
  tresMeses: { nome: '3 meses', tipo: 'autoexclusao', meses: 3 },
  seisMeses: { nome: '6 meses', tipo: 'autoexclusao', meses: 6 },
  semPrazo: { nome: 'Sem prazo', tipo: 'autoexclusao' },
} as const satisfies Readonly<Record<string, TempoDefinido>>;
export type TempoFora = keyof typeof TEMPOS_FORA;
export type TipoDoTempoFora = (typeof TEMPOS_FORA)[TempoFora]['tipo'];

type TempoDefinido = {
  readonly nome: string;
  readonly tipo: 'pausa' | 'autoexclusao';
  readonly horas?: number;
  readonly dias?: number;
  readonly meses?: number;
};

/** A person's time away from the pools; an open one has no end. */
export type Afastamento = {
  readonly tipo: TipoDoTempoFora;
  readonly desde: Instante;
  readonly ate: Instante | null;
};

/** Months after which an open exclusion may be ended by its person, and the hours that this end waits. */
export const MESES_DA_EXCLUSAO_ABERTA = 6;
export const HORAS_ATE_VOLTAR = 24;

/** The end of a time off that begins now: whole days end with the day; null when it has none. */
export function fimDoTempoFora(tempo: TempoFora, agora: Instante): Instante | null {
  const { horas, dias, meses }: TempoDefinido = TEMPOS_FORA[tempo];
  const hoje = diaDe(agora);
  if (horas !== undefined) return somarHoras(agora, horas);
  if (dias !== undefined) return fimDoDia(somarDias(hoje, dias));
  return meses === undefined ? null : fimDoDia(somarMeses(hoje, meses));
}

/** True while a person is away. */
export function estaAfastado(afastamento: Afastamento | undefined, agora: Instante): boolean {
  return afastamento !== undefined && (afastamento.ate === null || afastamento.ate > agora);
}

/** True when a new time off would end before the one that a person is in: it is refused, because nothing shortens one. */
export function encurta(atual: Afastamento | undefined, ate: Instante | null, agora: Instante): boolean {
  if (atual === undefined || !estaAfastado(atual, agora) || ate === null) return false;
  return atual.ate === null || ate < atual.ate;
}

/** The moment from which an open exclusion may be ended; null for any other time off, which ends by itself. */
export function podeVoltarDesde({ ate, desde }: Afastamento): Instante | null {
  return ate === null ? inicioDoDia(somarMeses(diaDe(desde), MESES_DA_EXCLUSAO_ABERTA)) : null;
}

/** A person's limit a month, and the greater one that is on its way. */
export type LimiteGuardado = {
  readonly valor: Centavos;
  readonly novo: { readonly valor: Centavos; readonly valeEm: Instante } | null;
};

/** Hours that a greater limit waits. */
export const HORAS_DO_AUMENTO = 24;

/** The limit that holds now, with the raise that still waits. */
export function limiteEm({ valor, novo }: LimiteGuardado, agora: Instante): LimiteGuardado {
  return novo !== null && novo.valeEm <= agora ? { valor: novo.valor, novo: null } : { valor, novo };
}

/** A new limit: a smaller one holds at once and ends a raise that waits; a greater one waits (REGRAS 2.12 Limits). */
export function mudarLimite(atual: LimiteGuardado, valor: Centavos, agora: Instante): LimiteGuardado {
  const vale = limiteEm(atual, agora);
  if (valor <= vale.valor) return { valor, novo: null };
  return { valor: vale.valor, novo: { valor, valeEm: somarHoras(agora, HORAS_DO_AUMENTO) } };
}

/** The amount that a person may still spend this month. */
export function restanteNoMes(limite: Centavos, gasto: Centavos): Centavos {
  return maior(subtrair(limite, gasto), ZERO);
}

/** The month that a purchase counts in, by its first day. */
export function mesDoJogo(agora: Instante): Dia {
  return `${diaDe(agora).slice(0, 7)}-01`;
}

/** True when a lottery is open to people of a state; Trem das Onze is for those of Minas Gerais alone. */
export function abertaNoEstado(loteria: SlugDaLoteria, uf: string | null): boolean {
  const { estado } = LOTERIAS[loteria];
  return estado === undefined || ESTADOS.find((um) => um.uf === uf)?.id === estado;
}
