import type { Centavos } from '@rateia/domain/dinheiro';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import type { Devolucao, PagamentoGuardado } from './guarda.ts';
import { devolvido } from './guarda.ts';

/** Reais as a JSON number. */
function reais(valor: Centavos): number {
  return Number(centavosParaDecimal(valor));
}
/** `2026-11-26T18:00:00.000-03:00` */
function instante(texto: string): string {
  const local = new Date(Date.parse(texto) - 3 * 3_600_000).toISOString();
  return local.replace('Z', '-03:00');
}

export function devolucaoNoFio(p: PagamentoGuardado, d: Devolucao) {
  return {
    ...d,
    payment_id: p.id,
    amount: reais(d.amount),
    refund_mode: 'standard',
    date_created: instante(d.date_created),
  };
}

/** The picture of a code: one white point, because a shop draws the code itself. */
const FIGURA = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A payment in the protocol's words. */
export function pagamentoNoFio({ maquina }: Pick<Contexto, 'maquina'>, p: PagamentoGuardado) {
  const identification = { type: 'CPF', number: p.cpf };
  return {
    id: p.id,
    status: p.status,
    status_detail: p.status_detail,
    external_reference: p.external_reference,
    transaction_amount: reais(p.transaction_amount),
    transaction_amount_refunded: reais(devolvido(p)),
    currency_id: 'BRL',
    description: p.description,
    payment_method_id: p.payment_method_id,
    payment_type_id: p.cartao === undefined ? 'bank_transfer' : 'credit_card',
    captured: p.status === 'approved',
    live_mode: false,
    date_created: instante(p.date_created),
    date_last_updated: instante(p.date_last_updated),
    date_approved: p.date_approved === null ? null : instante(p.date_approved),
    payer: { email: p.email, identification },
    card:
      p.cartao === undefined
        ? {}
        : {
            first_six_digits: p.cartao.primeiros.slice(0, 6),
            last_four_digits: p.cartao.ultimos,
            cardholder: { name: p.cartao.nome, identification },
          },
    refunds: p.refunds.map((d) => devolucaoNoFio(p, d)),
    ...(p.pix === undefined
      ? {}
      : {
          date_of_expiration: instante(p.pix.valeAte),
          point_of_interaction: {
            type: 'OPENPLATFORM',
            transaction_data: {
              qr_code: p.pix.copiaECola,
              qr_code_base64: FIGURA,
              ticket_url: `http://${maquina()}/mercadopago/pagamentos/${p.id}`,
            },
          },
        }),
    ...(p.creq === undefined
      ? {}
      : {
          three_ds_info: {
            external_resource_url: `http://${maquina()}/mercadopago/desafio/${p.id}`,
            creq: p.creq,
          },
        }),
  };
}
