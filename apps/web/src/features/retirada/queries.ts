import * as chamadas from '@rateia/contracts/chamadas';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { consulta, consultaSeguida, respondeATela } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { POLLING_MS } from '../../lib/um-por-vez.ts';
import type { Destino } from './fluxo.ts';

export type Retirada = RespostaDe<'getRetirada'>;
export type RegrasRetirada = RespostaDe<'getRegrasRetirada'>;
export type ContaBancaria = RespostaDe<'getContasBancarias'>['itens'][number];
export type BoletoLido = RespostaDe<'lerBoleto'>;

const QUINZE_SEGUNDOS = 15_000;
const E = ID_ESTADO_RETIRADA;

/** Refusals of an amount: they stand beside the field of the amount. */
export const RECUSAS_DO_VALOR = [
  'retiradaMinima',
  'retiradaLimiteDiario',
  'retiradaLimiteMensal',
  'retiradaLimiteNoturno',
  'saldoInsuficiente',
] as const;

/** Refusals of the place to which the money goes. */
export const RECUSAS_DO_DESTINO = [
  'chaveEmDescanso',
  'contaDeOutroCpf',
  'contaNaoConfirmada',
  'boletoJaPago',
  'retiradaIndisponivel',
] as const;

export const retiradaQueries = {
  regras: () => consulta(chamadas.getRegrasRetirada),
  chaves: () => consulta(chamadas.validarPixCpf),
  contas: () => consulta(chamadas.getContasBancarias),
  automatica: () => consulta(chamadas.getRetiradaAutomatica),
  /** Whether TED and boleto are offered, their costs, and the day on which they arrive. */
  disponibilidade: () => consulta(chamadas.getDisponibilidadeBoleto),
  /** Fee, net and when it arrives, before anything is confirmed. */
  calculo: (valor: number, destino?: Destino) =>
    queryOptions({
      ...consulta(chamadas.validarConta, { body: { valor, ...destino } }),
      ...respondeATela<'validarConta'>(recusas([...RECUSAS_DO_VALOR, ...RECUSAS_DO_DESTINO], () => undefined)),
    }),
  /** Newest first; withdrawals that have not arrived are among them. */
  ultimas: () => consulta(chamadas.getRetiradas, { query: { pagina: 1, porPagina: 10 } }),
  retirada: (id: string) => consulta(chamadas.getRetirada, { params: { id } }),
  /** The same withdrawal, asked for again until it is settled. */
  acompanhar: (id: string) =>
    queryOptions({
      ...consultaSeguida(chamadas.getRetirada, { params: { id } }),
      refetchInterval: ({ state }) => intervalo(state.data),
    }),
};

function intervalo(retirada: Retirada | undefined): number | false {
  if (retirada === undefined) return POLLING_MS;
  const { estado, revisaoManual } = retirada;
  if (estado === E.emAnalise) return revisaoManual ? QUINZE_SEGUNDOS : POLLING_MS;
  return estado === E.enviada || estado === E.falhou ? POLLING_MS : false;
}
