import { formatarReais } from '@rateia/domain/dinheiro';
import type { Contexto } from '../contexto.ts';
import { dataEHora } from '../paginas/formatos.ts';
import { html } from '../paginas/html.ts';
import type { Pagina } from '../paginas/layout.ts';
import type { CheckoutGuardado, CobrancaGuardada, OrdemGuardada } from './guarda.ts';
import { checkoutsDe, ordensDo } from './guarda.ts';

const LIMITE_NA_TELA = 30;

export const SITUACAO_DA_PAGINA: Readonly<Record<CheckoutGuardado['status'], string>> = {
  ACTIVE: 'Aberta',
  INACTIVE: 'Encerrada pela loja',
  EXPIRED: 'Expirada',
};
const SITUACAO: Readonly<Record<CobrancaGuardada['status'], string>> = {
  IN_ANALYSIS: 'Em análise',
  PAID: 'Pago',
  DECLINED: 'Recusado',
  CANCELED: 'Devolvido',
};

/** The pages of the shop, the newest first. */
export function lista(contexto: Contexto): Pagina {
  const todas = Object.values(checkoutsDe(contexto)).reverse();
  const linhas = todas
    .slice(0, LIMITE_NA_TELA)
    .map(
      (c) =>
        html`<li><div><a href="/pagbank/paginas/${c.id}">${c.email}</a><span class="suave">${dataEHora(c.created_at)}</span><span class="etiqueta">${SITUACAO_DA_PAGINA[c.status]}</span></div><strong>${formatarReais(c.value)}</strong></li>`,
    );
  return {
    titulo: 'PagBank de mentira',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
${todas.length === 0 ? html`<p class="vazio">Nenhuma página. Escolha pagar com PagSeguro no produto e ela aparece aqui.</p>` : html`<ul class="linhas">${linhas}</ul>`}`,
  };
}

/** One page with its payments, and the things that the shop does with them. */
export function painelDo(contexto: Contexto, c: CheckoutGuardado | undefined): Pagina {
  if (c === undefined) {
    const corpo = html`<p class="cartao">Não existe página com este nome.</p><p><a href="/pagbank">Voltar</a></p>`;
    return { titulo: 'Página', secao: 'banco', corpo };
  }
  return {
    titulo: 'Página',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/pagbank">Voltar às páginas</a></p>
<section class="cartao">
<p class="valor">${formatarReais(c.value)}</p>
<dl><dt>Situação</dt><dd>${SITUACAO_DA_PAGINA[c.status]}</dd>
<dt>Comprador</dt><dd>${c.name}, ${c.tax_id}</dd>
<dt>Referência</dt><dd class="codigo">${c.reference_id}</dd></dl>
${c.status === 'ACTIVE' && html`<p><a href="/pagbank/pagar/${c.id}">Abrir a página de pagamento</a></p>`}
</section>
${ordensDo(contexto, c.id).map(daOrdem)}`,
  };
}

function daOrdem({ id, created_at, cobranca: c }: OrdemGuardada) {
  function botao(acao: string, nome: string) {
    return html`<form method="post" action="/pagbank/ordens/${id}/${acao}"><button class="botao">${nome}</button></form>`;
  }
  return html`<section class="cartao">
<dl><dt>Pagamento</dt><dd>${formatarReais(c.value)}, ${dataEHora(created_at)}</dd>
<dt>Situação</dt><dd>${SITUACAO[c.status]}</dd>
<dt>Devolvido</dt><dd>${formatarReais(c.refunded)}</dd></dl>
<div class="campos">${c.status === 'IN_ANALYSIS' && botao('aprovar', 'Aprovar')}${c.status === 'IN_ANALYSIS' && botao('negar', 'Recusar')}
${
  c.status === 'PAID' &&
  html`<form method="post" action="/pagbank/ordens/${id}/devolver" class="campos"><label for="valor-${id}">Devolver quanto, em reais (vazio: tudo)</label>
<input id="valor-${id}" name="valor" inputmode="decimal" placeholder="12,34" autocomplete="off"><button class="botao">Devolver sem a loja pedir</button></form>`
}
${botao('assinado', 'Avisar de novo')}${botao('semAssinatura', 'Avisar sem assinatura')}${botao('corpoMexido', 'Avisar com o corpo mexido')}${botao('daApiAntiga', 'Avisar pela API antiga')}</div>
</section>`;
}
