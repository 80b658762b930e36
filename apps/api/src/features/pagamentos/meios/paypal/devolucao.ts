import type { OrdemPayPal } from '../../../../gateways/paypal/port.ts';
import type { ContextoChamada, Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { PassoDaDevolucao } from '../../recebimentos/recebido.ts';
import type { PedidoDeDevolucao } from '../meio.ts';
import { payPalDe } from './cobranca.ts';
import { capturaComDinheiro, passoDa } from './ordem.ts';

/**
 * Asks for a return. The provider keeps its key for some hours only, so the order is asked first whether it lists it
 * already (CONFIABILIDADE 1.5).
 */
export async function devolver(
  deps: Deps,
  d: PedidoDeDevolucao,
  contexto?: ContextoChamada,
): Promise<Resultado<PassoDaDevolucao>> {
  const r = await payPalDe(deps).consultarOrdem(d.referencia);
  if (r.situacao !== 'ok') return r;
  const feita = listada(r.valor, d);
  if (feita !== undefined) return ok(passoDa(feita));
  const captura = capturaComDinheiro(r.valor);
  if (captura === undefined) return recusado('semCaptura');
  const pedida = await payPalDe(deps).devolver({ captura: captura.id, chave: d.idDevolucao, valor: d.valor }, contexto);
  return pedida.situacao === 'ok' ? ok(passoDa(pedida.valor)) : pedida;
}

export async function consultarDevolucao(deps: Deps, d: PedidoDeDevolucao): Promise<Resultado<PassoDaDevolucao>> {
  const r = await payPalDe(deps).consultarOrdem(d.referencia);
  if (r.situacao !== 'ok') return r;
  const feita = listada(r.valor, d);
  return feita === undefined ? { situacao: 'inexistente' } : ok(passoDa(feita));
}

function listada({ devolucoes }: OrdemPayPal, { idDevolucao }: PedidoDeDevolucao) {
  return devolucoes.find(({ chave }) => chave === idDevolucao);
}
