import type { Dia, Instante } from '../datas.ts';
import {
  diaDe,
  ehDiaUtil,
  feriadosNacionais,
  horaDe,
  inicioDoDia,
  proximoDiaUtil,
  somarDias,
  somarHoras,
} from '../datas.ts';
import type { Regras } from '../regras.ts';
import type { TipoRetirada } from './regras.ts';
import { ID_TIPO_RETIRADA } from './regras.ts';

/** When a payout is handed to the bank, and the day on which its money arrives. */
export type Janela = {
  /** The request itself when the bank takes it now, else the opening of the next business day. */
  readonly saiEm: Instante;
  readonly chegaEm: Dia;
};

/**
 * The banks' hours of a TED and of a boleto: until 16:00 of a business day it goes the same day, else on the next one.
 * A TED arrives on the day on which it goes; a boleto is cleared on the business day after. A Pix goes at any hour
 * (REGRAS 2.6; `verificar-feriado`). `feriados` are those that the operation adds to the national ones.
 */
export function janelaDaSaida(
  {
    tipo,
    agora,
    feriados = [],
  }: { readonly tipo: TipoRetirada; readonly agora: Instante; readonly feriados?: readonly Dia[] },
  { retirada }: Regras,
): Janela {
  const hoje = diaDe(agora);
  if (tipo === ID_TIPO_RETIRADA.pix) return { saiEm: agora, chegaEm: hoje };
  const { abreHora, fechaHora } = retirada.janela;
  const ano = Number(hoje.slice(0, 4));
  const todos = [...feriadosNacionais(ano), ...feriadosNacionais(ano + 1), ...feriados];
  const { hora } = horaDe(agora);
  const util = ehDiaUtil(hoje, todos);
  const aberta = util && hora >= abreHora && hora < fechaHora;
  const dia = util && hora < fechaHora ? hoje : proximoDiaUtil(somarDias(hoje, 1), todos);
  const chegaEm = tipo === ID_TIPO_RETIRADA.ted ? dia : proximoDiaUtil(somarDias(dia, 1), todos);
  return { saiEm: aberta ? agora : somarHoras(inicioDoDia(dia), abreHora), chegaEm };
}
