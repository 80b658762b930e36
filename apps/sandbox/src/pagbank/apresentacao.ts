import { ZERO } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import type { CheckoutGuardado, CobrancaGuardada, OrdemGuardada } from './guarda.ts';
import { checkoutsDe, ordensDo } from './guarda.ts';

/** The answers of this provider, field by field. */
export function cobrancaNoFio(referencia: string, c: CobrancaGuardada) {
  return {
    id: c.id,
    reference_id: referencia,
    status: c.status,
    ...(c.paid_at === undefined ? {} : { paid_at: c.paid_at }),
    amount: { value: c.value, currency: 'BRL', summary: { total: c.value, paid: c.paid, refunded: c.refunded } },
    payment_response: c.status === 'DECLINED' ? { code: '10002', message: 'NAO AUTORIZADO' } : { code: '20000' },
  };
}

export function ordemNoFio(contexto: Contexto, o: OrdemGuardada) {
  const dono = checkoutsDe(contexto)[o.checkout];
  const referencia = dono?.reference_id ?? '';
  return {
    id: o.id,
    reference_id: referencia,
    created_at: o.created_at,
    customer: { name: dono?.name, email: dono?.email, tax_id: dono?.tax_id },
    items: [{ name: dono?.titulo, quantity: 1, unit_amount: dono?.value ?? ZERO }],
    charges: [cobrancaNoFio(referencia, o.cobranca)],
  };
}

export function checkoutNoFio(contexto: Contexto, c: CheckoutGuardado) {
  const raiz = `http://${contexto.maquina()}/pagbank`;
  return {
    id: c.id,
    reference_id: c.reference_id,
    expiration_date: c.expiration_date,
    created_at: c.created_at,
    status: c.status,
    orders: ordensDo(contexto, c.id).map(({ id }) => ({ id })),
    links: [
      { rel: 'PAY', href: `${raiz}/pagar/${c.id}`, method: 'GET' },
      { rel: 'SELF', href: `${raiz}/checkouts/${c.id}`, method: 'GET' },
      { rel: 'INACTIVATE', href: `${raiz}/checkouts/${c.id}/inactivate`, method: 'POST' },
    ],
  };
}
