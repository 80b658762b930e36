import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe } from '@rateia/domain/datas';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import type { PedidoDaPagina } from './port.ts';

/** Brasília: the provider takes a local time with its offset. */
const DESLOCAMENTO_MS = 3 * 3_600_000;
const NOME_MAXIMO = 120;
const EMAIL = { minimo: 10, maximo: 60 };
/** A boleto takes days, and the page lives for minutes. */
const FORMAS = ['CREDIT_CARD', 'DEBIT_CARD', 'PIX'] as const;

/** The body of the request for a page: one item, one instalment, an end, and the buyer whom we know. */
export function corpoDaPagina(p: PedidoDaPagina, webhook: ConfigWebhook) {
  const avisos = [`${p.avisarEm}/${parteSecreta(webhook.segredo)}`];
  const { nome, cpf, email } = p.comprador;
  const cabe = email.length >= EMAIL.minimo && email.length <= EMAIL.maximo;
  return {
    reference_id: p.referencia,
    expiration_date: noFio(p.expiraEm),
    customer: { name: nomeLimpo(nome), tax_id: cpf, ...(cabe ? { email } : {}) },
    // A buyer with an e-mail that does not fit types another one there.
    customer_modifiable: !cabe,
    items: [{ reference_id: 'pagamento', name: p.titulo, quantity: 1, unit_amount: p.valor }],
    payment_methods: FORMAS.map((type) => ({ type })),
    payment_methods_configs: [{ type: 'CREDIT_CARD', config_options: [{ option: 'INSTALLMENTS_LIMIT', value: '1' }] }],
    soft_descriptor: 'RATEIA',
    redirect_url: p.voltarPara,
    return_url: p.voltarPara,
    notification_urls: avisos,
    payment_notification_urls: avisos,
  };
}

/** Letters, digits and single spaces, at least two words: the provider refuses a name with signs (40002). */
export function nomeLimpo(nome: string): string {
  const limpo = nome
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, NOME_MAXIMO)
    .trim();
  return limpo.includes(' ') ? limpo : `${limpo} ${limpo}`.trim();
}

/** `2026-11-26T21:10:00-03:00` */
function noFio(instante: Instante): string {
  const local = new Date(milissegundosDe(instante) - DESLOCAMENTO_MS).toISOString();
  return local.replace(/\.\d{3}Z$/, '-03:00');
}
