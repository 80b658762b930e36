import type { Centavos } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { avisar } from './eventos.ts';
import type { Saida } from './guarda.ts';
import { novoId, saidasDe, transacoesDe } from './guarda.ts';

export type PedidoDeSaida = Pick<Saida, 'qual' | 'amount' | 'tags' | 'para' | 'codigo' | 'externalId' | 'recusar'>;

/** Takes an order of money that leaves; the bank ends it a moment later. */
export function criarSaida(contexto: Contexto, pedido: PedidoDeSaida): Saida {
  const saida: Saida = {
    ...pedido,
    id: novoId(contexto),
    created: contexto.relogio.agora(),
    status: 'created',
    transactionIds: [],
  };
  saidasDe(contexto)[saida.id] = saida;
  lancarNoExtrato(contexto, saida, -saida.amount as Centavos);
  contexto.guarda.alterado();
  liquidar(contexto, saida);
  return saida;
}

/** Goes on with the payouts that were under way when the sandbox stopped. */
export function retomarSaidas(contexto: Contexto): void {
  for (const saida of Object.values(saidasDe(contexto))) if (saida.status === 'created') liquidar(contexto, saida);
}

/** Sends a payout back that had succeeded: a TED to an account that is closed, as the receiving bank finds out later. */
export function devolverSaida(contexto: Contexto, id: string): boolean {
  const saida = saidasDe(contexto)[id];
  if (saida?.status !== 'success') return false;
  falhar(contexto, saida);
  return true;
}

function liquidar(contexto: Contexto, saida: Saida): void {
  contexto.agenda.depois(contexto.opcoes.liquidacaoMs, () => {
    if (saida.status !== 'created') return;
    if (saida.recusar === true) return falhar(contexto, saida);
    saida.status = 'success';
    contexto.guarda.alterado();
    avisarDaSaida(contexto, saida);
  });
}

function falhar(contexto: Contexto, saida: Saida): void {
  saida.status = 'failed';
  lancarNoExtrato(contexto, saida, saida.amount);
  contexto.guarda.alterado();
  avisarDaSaida(contexto, saida);
}

function avisarDaSaida(contexto: Contexto, saida: Saida): void {
  const subscription = saida.qual === 'ted' ? 'transfer' : 'boleto-payment';
  const entidade = saida.qual === 'ted' ? 'transfer' : 'payment';
  avisar(contexto, { subscription, type: saida.status, corpo: { [entidade]: saidaNoFio(saida) } });
}

function lancarNoExtrato(contexto: Contexto, saida: Saida, amount: Centavos): void {
  const id = novoId(contexto);
  const source = `${saida.qual === 'ted' ? 'transfer' : 'boleto-payment'}/${saida.id}`;
  transacoesDe(contexto)[id] = { id, amount, source, created: contexto.relogio.agora(), description: 'Saída' };
  saida.transactionIds.push(id);
}

/** A payout in the protocol's words. */
export function saidaNoFio({ qual: _q, para: _p, codigo, recusar: _r, ...saida }: Saida) {
  const created = saida.created.replace('Z', '000+00:00');
  return { ...saida, ...(codigo === undefined ? {} : { barCode: codigo }), created, fee: 0 };
}
