import { formatarReais } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Html } from '../paginas/html.ts';
import { html } from '../paginas/html.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { avisarDoPagamento } from './avisos.ts';
import type { PagamentoGuardado, Preferencia } from './guarda.ts';
import { novoId, pagamentosDe, preferenciasDe } from './guarda.ts';

/** The acts of a person on the page, and the state of the payment that it makes; leaving makes none. */
const FINS: Readonly<Record<string, { readonly status: string; readonly status_detail: string } | undefined>> = {
  pagar: { status: 'approved', status_detail: 'accredited' },
  esperar: { status: 'in_process', status_detail: 'pending_contingency' },
  falhar: { status: 'rejected', status_detail: 'cc_rejected_other_reason' },
};
const VOLTAS: Readonly<Record<string, string>> = { approved: 'success', in_process: 'pending', rejected: 'failure' };

/** The page of the wallet: where the shop sends a person, and from where the person comes back. */
export function rotasDaCarteira(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string } };

  app.get<Alvo>('/mercadopago/checkout/:id', async (pedido, resposta) => {
    const p = preferenciasDe(contexto)[pedido.params.id];
    const corpo = p === undefined ? html`<p class="cartao">Esta página não existe.</p>` : pagina(contexto, p);
    return enviarPagina(
      resposta.code(p === undefined ? HTTP.naoEncontrado : HTTP.ok),
      {
        titulo: 'Pagar com Mercado Pago',
        secao: 'banco',
        corpo,
      },
      CSP,
    );
  });

  app.post<Alvo>('/mercadopago/checkout/:id', async (pedido, resposta) => {
    const p = preferenciasDe(contexto)[pedido.params.id];
    if (p === undefined) return resposta.code(HTTP.naoEncontrado).send();
    const fim = FINS[texto(objeto(pedido.body)['fim']) ?? ''];
    const feito = fim === undefined || acabou(contexto, p) ? undefined : pagar(contexto, p, fim);
    return resposta.redirect(voltaDe(p, feito), 303);
  });
}

/** The person goes back to the shop, which is another origin. */
const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'";

function acabou({ relogio }: Contexto, { expiration_date_to: fim }: Preferencia): boolean {
  return Date.parse(fim) <= relogio.agoraMs();
}

function pagar(
  contexto: Contexto,
  p: Preferencia,
  fim: { readonly status: string; readonly status_detail: string },
): PagamentoGuardado {
  const agora = contexto.relogio.agora();
  const feito: PagamentoGuardado = {
    id: novoId(contexto),
    external_reference: p.external_reference,
    transaction_amount: p.transaction_amount,
    description: p.title,
    payment_method_id: 'account_money',
    notification_url: p.notification_url,
    email: p.email,
    cpf: p.cpf,
    cartao: undefined,
    date_created: agora,
    date_last_updated: agora,
    date_approved: fim.status === 'approved' ? agora : null,
    ...fim,
    creq: undefined,
    refunds: [],
  };
  pagamentosDe(contexto)[String(feito.id)] = feito;
  contexto.guarda.alterado();
  avisarDoPagamento(contexto, feito);
  return feito;
}

function voltaDe(p: Preferencia, feito: PagamentoGuardado | undefined): string {
  const url = new URL(p.back_urls[VOLTAS[feito?.status ?? ''] ?? 'failure'] ?? '');
  const ditos = {
    collection_id: feito === undefined ? 'null' : String(feito.id),
    payment_id: feito === undefined ? 'null' : String(feito.id),
    status: feito === undefined ? 'null' : feito.status === 'in_process' ? 'pending' : feito.status,
    external_reference: p.external_reference,
    preference_id: p.id,
  };
  for (const [nome, dito] of Object.entries(ditos)) url.searchParams.set(nome, dito);
  return url.href;
}

function pagina(contexto: Contexto, p: Preferencia): Html {
  function botao(fim: string, nome: string) {
    return html`<button class="botao" name="fim" value="${fim}">${nome}</button>`;
  }
  return html`<section class="cartao"><p class="suave">Para ${contexto.credenciais.nome}</p>
<p class="valor">${formatarReais(p.transaction_amount)}</p><p>${p.title}</p>
${acabou(contexto, p) && html`<p class="erro" role="alert">O tempo desta página acabou: volte à loja.</p>`}
<form method="post" action="/mercadopago/checkout/${p.id}" class="campos">
${botao('pagar', 'Pagar')}${botao('esperar', 'Pagar, e deixar em análise')}${botao('falhar', 'Ter o pagamento recusado')}${botao('sair', 'Voltar à loja sem pagar')}
</form></section>`;
}
