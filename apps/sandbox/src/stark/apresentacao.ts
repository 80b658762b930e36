import type { Contexto } from '../contexto.ts';
import type { Boleto, Transacao } from './guarda.ts';
import { statusDe } from './guarda.ts';

const noFio = (instante: string): string => instante.replace('Z', '000+00:00');

/** A bill in the protocol's words. */
export const boletoNoFio = (contexto: Pick<Contexto, 'relogio'>, { recusar: _, ...boleto }: Boleto) => ({
  ...boleto,
  created: noFio(boleto.created),
  status: statusDe(contexto, boleto),
  fee: 0,
  discounts: [],
});

export const transacaoNoFio = (transacao: Transacao) => ({
  ...transacao,
  created: noFio(transacao.created),
  fee: 0,
  tags: [],
  externalId: '',
});
