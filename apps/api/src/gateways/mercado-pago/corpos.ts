import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import type { PedidoDePagamento, PedidoDePagina, PedidoDePix, PedidoRecorrente } from './port.ts';

/** Reais as the wire has them, made of the digits and not by a division. */
export function emReais(valor: Centavos): number {
  return Number(centavosParaDecimal(valor));
}

/** Without milliseconds and offset the provider refuses a date. */
export function noFio(instante: Instante): string {
  return instante.replace(/Z$/, '+00:00');
}

export function corpoDo({ cartao, pagador, ...p }: PedidoDePagamento, webhook: ConfigWebhook) {
  return {
    transaction_amount: emReais(p.valor),
    token: cartao.token,
    installments: 1,
    payment_method_id: cartao.bandeira,
    description: p.descricao,
    external_reference: p.referencia,
    statement_descriptor: 'RATEIA',
    capture: p.soAutorizar !== true,
    binary_mode: false,
    ...(p.recorrente === undefined
      ? { three_d_secure_mode: cartao.desafio ? 'optional' : 'not_supported' }
      : { point_of_interaction: corpoRecorrente(p.recorrente) }),
    notification_url: `${p.avisarEm}/${parteSecreta(webhook.segredo)}`,
    payer: {
      ...(p.cliente === undefined ? {} : { type: 'customer', id: p.cliente }),
      ...pagadorNoFio(pagador),
    },
  };
}

/** No token and no card: the code comes with the answer. It names its payer, without whom the provider makes none. */
export function corpoDoPix({ pagador, ...p }: PedidoDePix, webhook: ConfigWebhook) {
  return {
    transaction_amount: emReais(p.valor),
    payment_method_id: 'pix',
    description: p.descricao,
    external_reference: p.referencia,
    date_of_expiration: noFio(p.valeAte),
    notification_url: `${p.avisarEm}/${parteSecreta(webhook.segredo)}`,
    payer: pagadorNoFio(pagador),
  };
}

/** A stored card that we charge: 3DS is not sent, for nobody is there to answer. */
function corpoRecorrente(r: PedidoRecorrente) {
  return {
    type: 'SUBSCRIPTIONS',
    transaction_data: {
      first_time_use: false,
      subscription_id: r.assinatura,
      invoice_period: { period: 1, type: 'monthly' },
      billing_date: r.vencimento,
      ...(r.primeiroPagamento === null ? {} : { payment_reference: { id: r.primeiroPagamento } }),
    },
  };
}

/** One instalment, no boleto inside of it, and an end. */
export function corpoDaPagina(p: PedidoDePagina, webhook: ConfigWebhook) {
  const volta = p.voltarPara;
  return {
    items: [{ id: 'pagamento', title: p.titulo, quantity: 1, unit_price: emReais(p.valor), currency_id: 'BRL' }],
    payer: {
      email: p.email,
      ...(p.cpf === null ? {} : { identification: { type: 'CPF', number: p.cpf } }),
    },
    external_reference: p.referencia,
    back_urls: { success: volta, pending: volta, failure: volta },
    auto_return: 'approved',
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }], installments: 1 },
    statement_descriptor: 'RATEIA',
    notification_url: `${p.avisarEm}/${parteSecreta(webhook.segredo)}`,
    expires: true,
    expiration_date_to: noFio(p.expiraEm),
  };
}

function pagadorNoFio({ email, nome, sobrenome, cpf }: PedidoDePix['pagador']) {
  return { email, first_name: nome, last_name: sobrenome, identification: { type: 'CPF', number: cpf } };
}
