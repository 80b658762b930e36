import type { Contexto } from '../contexto.ts';
import type { Boleto, Transacao } from './guarda.ts';
import { statusDe } from './guarda.ts';

function noFio(instante: string): string {
  return instante.replace('Z', '000+00:00');
}

/** A bill in the protocol's words. */
export function boletoNoFio(contexto: Pick<Contexto, 'relogio'>, { recusar: _, ...boleto }: Boleto) {
  return {
    ...boleto,
    created: noFio(boleto.created),
    status: statusDe(contexto, boleto),
    fee: 0,
    discounts: [],
  };
}

export function transacaoNoFio(transacao: Transacao) {
  return {
    ...transacao,
    created: noFio(transacao.created),
    fee: 0,
    tags: [],
    externalId: '',
  };
}
