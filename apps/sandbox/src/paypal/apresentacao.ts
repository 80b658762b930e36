import type { Centavos } from '@rateia/domain/dinheiro';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import type { DevolucaoGuardada, OrdemGuardada } from './guarda.ts';

function quantia(valor: Centavos) {
  return { currency_code: 'BRL', value: centavosParaDecimal(valor) };
}

type ComMaquina = Pick<Contexto, 'maquina'>;

function paginaDaOrdem({ maquina }: ComMaquina, { id }: Pick<OrdemGuardada, 'id'>): string {
  return `http://${maquina()}/paypal/checkoutnow?token=${id}`;
}

export function ordemNoFio(contexto: ComMaquina, o: OrdemGuardada) {
  const captura = capturaNoFio(o);
  const pagamentos = {
    payments: {
      ...(captura === undefined ? {} : { captures: [captura] }),
      ...(o.devolucoes.length === 0 ? {} : { refunds: o.devolucoes.map((d) => devolucaoNoFio(contexto, o, d)) }),
    },
  };
  const links = [
    { rel: 'self', href: `http://${contexto.maquina()}/paypal/v2/checkout/orders/${o.id}`, method: 'GET' },
  ];
  return {
    id: o.id,
    intent: 'CAPTURE',
    status: o.status,
    create_time: o.create_time,
    purchase_units: [
      {
        reference_id: '1',
        custom_id: o.custom_id,
        invoice_id: o.invoice_id,
        description: o.description,
        amount: quantia(o.value),
        ...(captura === undefined ? {} : pagamentos),
      },
    ],
    links:
      o.status === 'PAYER_ACTION_REQUIRED'
        ? [...links, { rel: 'payer-action', href: paginaDaOrdem(contexto, o), method: 'GET' }]
        : links,
  };
}

export function capturaNoFio(o: OrdemGuardada) {
  const { captura } = o;
  if (captura === undefined) return undefined;
  return {
    id: captura.id,
    status: captura.status,
    ...(captura.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: quantia(captura.amount),
    final_capture: true,
    custom_id: o.custom_id,
    invoice_id: o.invoice_id,
    create_time: captura.create_time,
    supplementary_data: { related_ids: { order_id: o.id } },
  };
}

/** A return names no order: the link above it leads to its capture. */
export function devolucaoNoFio({ maquina }: ComMaquina, { captura }: OrdemGuardada, d: DevolucaoGuardada) {
  return {
    id: d.id,
    status: d.status,
    amount: quantia(d.amount),
    ...(d.invoice_id === undefined ? {} : { invoice_id: d.invoice_id }),
    links: [
      { rel: 'self', href: `http://${maquina()}/paypal/v2/payments/refunds/${d.id}`, method: 'GET' },
      { rel: 'up', href: `http://${maquina()}/paypal/v2/payments/captures/${captura?.id}`, method: 'GET' },
    ],
  };
}
