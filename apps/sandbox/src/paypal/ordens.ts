import type { Centavos } from '@rateia/domain/dinheiro';
import { subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { capturaNoFio, devolucaoNoFio, ordemNoFio } from './apresentacao.ts';
import type { Fraude } from './avisos.ts';
import { avisar } from './avisos.ts';
import type { Desfecho, DevolucaoGuardada, OrdemGuardada } from './guarda.ts';
import { devolvido, novoId, podeAprovar } from './guarda.ts';

const EVENTO_DA_CAPTURA = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
} as const;

/** The person approves an order: nothing is charged before the shop captures it. */
export function aprovar(
  contexto: Contexto,
  o: OrdemGuardada,
  { desfecho = 'pagar', valor }: { readonly desfecho?: Desfecho; readonly valor?: Centavos } = {},
): boolean {
  if (!podeAprovar(contexto, o)) return false;
  o.status = 'APPROVED';
  o.desfecho = desfecho;
  o.outroValor = valor;
  contexto.guarda.alterado();
  avisar(contexto, {
    tipo: 'CHECKOUT.ORDER.APPROVED',
    tipoDaCoisa: 'checkout-order',
    coisa: ordemNoFio(contexto, o),
  });
  return true;
}

/** The shop takes the money; the code of the refusal, or undefined when it is done. A key of a refusal is answered by it again. */
export function capturar(contexto: Contexto, o: OrdemGuardada, chave: string): string | undefined {
  const antes = o.recusas[chave];
  if (antes !== undefined) return antes;
  if (o.captura !== undefined) return 'ORDER_ALREADY_CAPTURED';
  if (o.status !== 'APPROVED') return 'ORDER_NOT_APPROVED';
  if (o.desfecho === 'recusar') {
    // The payer chooses another means on the same page.
    o.status = 'PAYER_ACTION_REQUIRED';
    o.recusas[chave] = 'INSTRUMENT_DECLINED';
    contexto.guarda.alterado();
    return 'INSTRUMENT_DECLINED';
  }
  const status = o.desfecho === 'analisar' ? 'PENDING' : o.desfecho === 'negar' ? 'DECLINED' : 'COMPLETED';
  o.status = 'COMPLETED';
  o.chaveDaCaptura = chave;
  o.captura = {
    id: novoId(contexto),
    amount: o.outroValor ?? o.value,
    create_time: contexto.relogio.agora(),
    status,
  };
  avisarDaCaptura(contexto, o, EVENTO_DA_CAPTURA[status]);
  return undefined;
}

function avisarDaCaptura(contexto: Contexto, o: OrdemGuardada, tipo: string): void {
  contexto.guarda.alterado();
  avisar(contexto, { tipo, tipoDaCoisa: 'capture', coisa: capturaNoFio(o) ?? {} });
}

/** The end of a look at a capture. */
export function decidir(contexto: Contexto, o: OrdemGuardada, aprova: boolean): boolean {
  if (o.captura?.status !== 'PENDING') return false;
  o.captura.status = aprova ? 'COMPLETED' : 'DECLINED';
  avisarDaCaptura(contexto, o, EVENTO_DA_CAPTURA[o.captura.status]);
  return true;
}

interface PedidoDeDevolucao {
  readonly valor: Centavos | undefined;
  readonly chave: string | undefined;
}

/** Gives money back; the code of the reason for which it does not. */
export function devolver(
  contexto: Contexto,
  o: OrdemGuardada,
  { valor, chave }: PedidoDeDevolucao,
): DevolucaoGuardada | string {
  const antes = chave === undefined ? undefined : o.devolucoes.find(({ invoice_id: id }) => id === chave);
  if (antes !== undefined) return antes;
  const { captura } = o;
  if (captura === undefined || captura.status === 'PENDING' || captura.status === 'DECLINED') return 'PENDING_CAPTURE';
  if (captura.status === 'REFUNDED') return 'CAPTURE_FULLY_REFUNDED';
  const resto = subtrair(captura.amount, devolvido(o));
  const quanto = valor ?? resto;
  if (quanto <= ZERO || quanto > resto) return 'REFUND_AMOUNT_EXCEEDED';
  const feita: DevolucaoGuardada = { id: novoId(contexto), invoice_id: chave, amount: quanto, status: 'COMPLETED' };
  o.devolucoes.push(feita);
  captura.status = devolvido(o) === captura.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  contexto.guarda.alterado();
  const coisa = devolucaoNoFio(contexto, o, feita);
  avisar(contexto, { tipo: 'PAYMENT.CAPTURE.REFUNDED', tipoDaCoisa: 'refund', coisa });
  return feita;
}

/** The buyer disputes the purchase and wins: the provider takes what is left of it, without a return. */
export function contestar(contexto: Contexto, o: OrdemGuardada): boolean {
  const { captura } = o;
  if (captura?.status !== 'COMPLETED' && captura?.status !== 'PARTIALLY_REFUNDED') return false;
  const disputa = { dispute_id: `PP-D-${novoId(contexto)}`, status: 'OPEN' };
  const coisa = { ...disputa, disputed_transactions: [{ seller_transaction_id: captura.id }] };
  avisar(contexto, { tipo: 'CUSTOMER.DISPUTE.CREATED', tipoDaCoisa: 'dispute', coisa });
  captura.status = 'REFUNDED';
  avisarDaCaptura(contexto, o, 'PAYMENT.CAPTURE.REVERSED');
  return true;
}

/** A notice about an order that is not true in one way or another: nothing of it changed. */
export function mentir(contexto: Contexto, o: OrdemGuardada, fraude: Fraude): boolean {
  const coisa = ordemNoFio(contexto, o);
  avisar(contexto, { tipo: 'CHECKOUT.ORDER.APPROVED', tipoDaCoisa: 'checkout-order', coisa }, fraude);
  return true;
}
