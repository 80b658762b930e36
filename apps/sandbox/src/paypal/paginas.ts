import type { Centavos } from '@rateia/domain/dinheiro';
import { analisarReais, centavos, formatarReais } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { dataEHora } from '../paginas/formatos.ts';
import { html } from '../paginas/html.ts';
import type { Pagina } from '../paginas/layout.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import type { Desfecho, Estranheza, OrdemGuardada } from './guarda.ts';
import { devolvido, ordensDe, podeAprovar } from './guarda.ts';
import { aprovar, contestar, decidir, devolver, mentir } from './ordens.ts';

const LIMITE_NA_TELA = 30;

/** The acts of the buyer on the page: anything else is leaving it. */
const DO_COMPRADOR: Readonly<Record<Desfecho, string>> = {
  pagar: 'Pagar',
  analisar: 'Pagar, e deixar em análise',
  negar: 'Pagar, e ter negado',
  recusar: 'Usar um cartão recusado',
};

function comValor(desfecho: Desfecho) {
  return (contexto: Contexto, o: OrdemGuardada, valor?: Centavos) =>
    aprovar(contexto, o, valor === undefined ? { desfecho } : { desfecho, valor });
}

/** The things that a person or a test does with an order here. */
const ACOES: Readonly<Record<string, (contexto: Contexto, o: OrdemGuardada, valor?: Centavos) => boolean>> = {
  pagar: comValor('pagar'),
  analisar: comValor('analisar'),
  negar: comValor('negar'),
  recusar: comValor('recusar'),
  aceitar: (contexto, o) => decidir(contexto, o, true),
  declinar: (contexto, o) => decidir(contexto, o, false),
  devolver: (contexto, o, valor) => typeof devolver(contexto, o, { valor, chave: undefined }) !== 'string',
  contestar,
  emCurso: (_contexto, o) => estranhar(o, 'emCurso'),
  vazia: (_contexto, o) => estranhar(o, 'vazia'),
  outroLugar: (contexto, o) => mentir(contexto, o, 'outroLugar'),
  corpoTrocado: (contexto, o) => mentir(contexto, o, 'corpoTrocado'),
  outroAmbiente: (contexto, o) => mentir(contexto, o, 'outroAmbiente'),
};

function estranhar(o: OrdemGuardada, como: Estranheza): boolean {
  o.estranheza = como;
  return true;
}

/** The person goes back to the shop, which is another origin. */
const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'";

/** The page where an order is approved, the panel of the shop under `/paypal`, and the same for tests under `/sandbox/paypal`. */
export function paginasDoPayPal(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string; readonly acao: string } };

  app.get('/sandbox/paypal', async () => Object.values(ordensDe(contexto)).reverse());
  app.post<Alvo>('/sandbox/paypal/:id/:acao', async (pedido, resposta) => {
    const o = ordensDe(contexto)[pedido.params.id];
    const { valor } = objeto(pedido.body);
    const quanto = typeof valor === 'number' ? centavos(valor) : undefined;
    const feito = o !== undefined && ACOES[pedido.params.acao]?.(contexto, o, quanto) === true;
    return resposta.code(feito ? 204 : 409).send();
  });

  app.get('/paypal/checkoutnow', async (pedido, resposta) => {
    const o = ordensDe(contexto)[texto(objeto(pedido.query)['token']) ?? ''];
    const corpo = o === undefined ? html`<p class="cartao">Esta página não existe.</p>` : paginaDaOrdem(contexto, o);
    return enviarPagina(
      resposta.code(o === undefined ? HTTP.naoEncontrado : HTTP.ok),
      { titulo: 'Pagar com PayPal', secao: 'banco', corpo },
      CSP,
    );
  });
  app.post('/paypal/checkoutnow', async (pedido, resposta) => {
    const { token, fim } = objeto(pedido.body);
    const o = ordensDe(contexto)[texto(token) ?? ''];
    if (o === undefined) return resposta.code(HTTP.naoEncontrado).send();
    const ato = texto(fim) ?? '';
    const feito = ato in DO_COMPRADOR && ACOES[ato]?.(contexto, o) === true;
    const volta = new URL(feito ? o.return_url : o.cancel_url);
    volta.searchParams.set('token', o.id);
    if (feito) volta.searchParams.set('PayerID', 'COMPRADORDETESTE');
    return resposta.redirect(volta.href, 303);
  });

  app.get('/paypal', async (_pedido, resposta) => enviarPagina(resposta, lista(contexto)));
  app.get<Alvo>('/paypal/ordens/:id', async (pedido, resposta) =>
    enviarPagina(resposta, painelDa(ordensDe(contexto)[pedido.params.id])),
  );
  app.post<Alvo>('/paypal/ordens/:id/:acao', async (pedido, resposta) => {
    const o = ordensDe(contexto)[pedido.params.id];
    const valor = analisarReais(texto(objeto(pedido.body)['valor'])?.trim() ?? '');
    if (o !== undefined) ACOES[pedido.params.acao]?.(contexto, o, valor);
    return resposta.redirect(`/paypal/ordens/${pedido.params.id}`, 303);
  });
}

/** An order that is complete says nothing of its money: its capture does. */
function situacaoDa({ status, captura }: OrdemGuardada): string {
  const daOrdem = { PAYER_ACTION_REQUIRED: 'Esperando o comprador', APPROVED: 'Aprovada', COMPLETED: 'Completa' };
  const daCaptura = {
    COMPLETED: 'Paga',
    PENDING: 'Em análise',
    DECLINED: 'Negada',
    PARTIALLY_REFUNDED: 'Devolvida em parte',
    REFUNDED: 'Devolvida',
  };
  return captura === undefined ? daOrdem[status] : daCaptura[captura.status];
}

function paginaDaOrdem(contexto: Contexto, o: OrdemGuardada) {
  const aberta = podeAprovar(contexto, o);
  const recusada = Object.keys(o.recusas).length > 0;
  return html`<section class="cartao"><p class="suave">Para ${contexto.credenciais.nome}</p>
<p class="valor">${formatarReais(o.value)}</p><p>${o.description}</p>
${!aberta && html`<p class="erro" role="alert">${situacaoDa(o)}: volte à loja.</p>`}
${aberta && recusada && html`<p class="erro" role="alert">O meio que você escolheu foi recusado: escolha outro.</p>`}
<form method="post" action="/paypal/checkoutnow" class="campos"><input type="hidden" name="token" value="${o.id}">
${aberta && Object.entries(DO_COMPRADOR).map(([fim, nome]) => html`<button class="botao" name="fim" value="${fim}">${nome}</button>`)}<button class="botao" name="fim" value="sair">Voltar à loja sem pagar</button>
</form></section>`;
}

function lista(contexto: Contexto): Pagina {
  const todas = Object.values(ordensDe(contexto)).reverse();
  const linhas = todas
    .slice(0, LIMITE_NA_TELA)
    .map(
      (o) =>
        html`<li><div><a href="/paypal/ordens/${o.id}">${o.id}</a><span class="suave">${dataEHora(o.create_time)}</span><span class="etiqueta">${situacaoDa(o)}</span></div><strong>${formatarReais(o.value)}</strong></li>`,
    );
  return {
    titulo: 'PayPal de mentira',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
${todas.length === 0 ? html`<p class="vazio">Nenhuma ordem. Escolha pagar com PayPal no produto e ela aparece aqui.</p>` : html`<ul class="linhas">${linhas}</ul>`}`,
  };
}

function painelDa(o: OrdemGuardada | undefined): Pagina {
  if (o === undefined) {
    const corpo = html`<p class="cartao">Não existe ordem com este número.</p><p><a href="/paypal">Voltar</a></p>`;
    return { titulo: 'Ordem', secao: 'banco', corpo };
  }
  const { id, status, captura } = o;
  function botao(acao: string, nome: string) {
    return html`<form method="post" action="/paypal/ordens/${id}/${acao}"><button class="botao">${nome}</button></form>`;
  }
  const paga = captura?.status === 'COMPLETED' || captura?.status === 'PARTIALLY_REFUNDED';
  return {
    titulo: 'Ordem',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/paypal">Voltar às ordens</a></p>
<section class="cartao">
<p class="valor">${formatarReais(o.value)}</p>
<dl><dt>Situação</dt><dd>${situacaoDa(o)}</dd>
<dt>Comprador</dt><dd>CPF ${o.tax_id}</dd>
<dt>Cobrado</dt><dd>${formatarReais(captura?.amount ?? centavos(0))}</dd>
<dt>Devolvido</dt><dd>${formatarReais(devolvido(o))}</dd>
<dt>Referência</dt><dd class="codigo">${o.custom_id}</dd></dl>
${status === 'PAYER_ACTION_REQUIRED' && html`<p><a href="/paypal/checkoutnow?token=${id}">Abrir a página de pagamento</a></p>`}
${captura?.status === 'PENDING' && botao('aceitar', 'Aceitar')}${captura?.status === 'PENDING' && botao('declinar', 'Recusar')}
${
  paga &&
  html`<form method="post" action="/paypal/ordens/${id}/devolver" class="campos"><label for="valor">Devolver quanto, em reais (vazio: tudo)</label>
<input id="valor" name="valor" inputmode="decimal" placeholder="12,34" autocomplete="off"><button class="botao">Devolver sem a loja pedir</button></form>${botao('contestar', 'Contestar a compra, e perder')}`
}
</section>
<section class="cartao"><h2>Respostas estranhas</h2>
${captura === undefined && botao('emCurso', 'Dizer que já está em curso')}${captura === undefined && botao('vazia', 'Responder com nada')}
${botao('outroLugar', 'Certificado de outro lugar')}${botao('corpoTrocado', 'Avisar com corpo trocado')}${botao('outroAmbiente', 'Avisar de outro ambiente')}
</section>`,
  };
}
