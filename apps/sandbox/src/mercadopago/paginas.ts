import { analisarReais, centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { cpfPontuado, dataEHora } from '../paginas/formatos.ts';
import { html } from '../paginas/html.ts';
import type { Pagina } from '../paginas/layout.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import type { PagamentoGuardado } from './guarda.ts';
import { acharPagamento, cartoesDe, contestacoesDe, devolvido, pagamentosDe } from './guarda.ts';
import { contestar, devolver, mudarPagamento } from './pagamentos.ts';
import { pagarPix, vencerPix } from './pix.ts';

const LIMITE_NA_TELA = 30;

const SITUACAO: Readonly<Record<string, string>> = {
  pending: 'Esperando a confirmação do banco, ou o pagamento',
  in_process: 'Em análise',
  authorized: 'Autorizado: o valor aparece no extrato do cartão',
  approved: 'Aprovado',
  rejected: 'Recusado',
  cancelled: 'Cancelado',
  refunded: 'Devolvido',
  in_mediation: 'Em disputa',
  charged_back: 'Contestado',
};

/** The fields beside a button: an amount in centavos, and the CPF of the payer. */
type Dados = { readonly valor?: number | undefined; readonly cpf?: string | undefined };

/** The things that a person or a test does with a payment here. */
const ACOES: Readonly<Record<string, (contexto: Contexto, p: PagamentoGuardado, dados: Dados) => boolean>> = {
  pagar: pagarPix,
  aprovar: (contexto, p) => acabar(contexto, p, { status: 'approved', status_detail: 'accredited' }),
  recusar: (contexto, p) => acabar(contexto, p, { status: 'rejected', status_detail: 'cc_rejected_3ds_challenge' }),
  negar: (contexto, p) =>
    acabar(contexto, p, {
      status: 'rejected',
      status_detail: p.pix === undefined ? 'cc_rejected_high_risk' : 'rejected_high_risk',
    }),
  devolver: (contexto, p, { valor = p.transaction_amount - devolvido(p) }) =>
    devolver(contexto, p, { valor: centavos(valor), negada: false }) !== undefined,
  contestar: (contexto, p) => {
    if (p.status !== 'approved') return false;
    contestar(contexto, p);
    return true;
  },
  ganhar: (contexto, p) => decidir(contexto, p, 'reimbursed'),
  perder: (contexto, p) => decidir(contexto, p, 'settled'),
};

/** The last word of a bank about a dispute; it may take its word back. */
function decidir(contexto: Contexto, p: PagamentoGuardado, detalhe: 'reimbursed' | 'settled'): boolean {
  if (p.status !== 'charged_back' || p.status_detail === detalhe) return false;
  mudarPagamento(contexto, p, { status: 'charged_back', status_detail: detalhe });
  return true;
}

function acabar(
  contexto: Contexto,
  p: PagamentoGuardado,
  para: { readonly status: string; readonly status_detail: string },
): boolean {
  if (p.status !== 'pending' && p.status !== 'in_process') return false;
  mudarPagamento(contexto, p, para);
  return true;
}

/** The panel of the shop, for people under `/mercadopago`, for tests under `/sandbox/mercadopago`; and the page of the bank that asks. */
export function rotasDoPainel(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string; readonly acao: string } };

  app.get('/sandbox/mercadopago', async () => Object.values(pagamentosDe(contexto)).reverse());
  app.post<Alvo>('/sandbox/mercadopago/:id/:acao', async (pedido, resposta) => {
    vencerPix(contexto);
    const p = acharPagamento(contexto, pedido.params.id);
    const { valor, cpf } = objeto(pedido.body);
    const dados = { valor: typeof valor === 'number' ? valor : undefined, cpf: texto(cpf) };
    const feito = p !== undefined && ACOES[pedido.params.acao]?.(contexto, p, dados) === true;
    return resposta.code(feito ? 204 : 409).send();
  });

  app.get('/sandbox/mercadopago/contestacoes', async () => Object.values(contestacoesDe(contexto)));
  app.get('/sandbox/mercadopago/cartoes', async () => Object.values(cartoesDe(contexto)));
  // The bank's answer to a card that the shop keeps, from now on: the holder's name that decides it.
  app.post<{ readonly Params: { readonly id: string } }>('/sandbox/mercadopago/cartoes/:id', async (pedido, resposta) =>
    resposta
      .code(responderPeloCartao(contexto, pedido.params.id, texto(objeto(pedido.body)['nome'])) ? 204 : 409)
      .send(),
  );
  app.post<{ readonly Params: { readonly id: string } }>('/mercadopago/cartoes/:id', async (pedido, resposta) => {
    responderPeloCartao(contexto, pedido.params.id, texto(objeto(pedido.body)['nome']));
    return resposta.redirect('/mercadopago', 303);
  });

  app.get('/mercadopago', async (_pedido, resposta) => enviarPagina(resposta, lista(contexto)));
  app.get<Alvo>('/mercadopago/pagamentos/:id', async (pedido, resposta) =>
    enviarPagina(resposta, painelDo(acharPagamento(contexto, pedido.params.id))),
  );
  app.post<Alvo>('/mercadopago/pagamentos/:id/:acao', async (pedido, resposta) => {
    vencerPix(contexto);
    const p = acharPagamento(contexto, pedido.params.id);
    const corpo = objeto(pedido.body);
    const valor = analisarReais(texto(corpo['valor'])?.trim() ?? '');
    const cpf = (texto(corpo['cpf']) ?? '').replace(/\D/g, '');
    if (p !== undefined) ACOES[pedido.params.acao]?.(contexto, p, { valor, cpf: cpf === '' ? undefined : cpf });
    return resposta.redirect(`/mercadopago/pagamentos/${pedido.params.id}`, 303);
  });

  // The bank's page stands in a frame of the shop, which posts the text that this payment was given.
  app.post<Alvo>('/mercadopago/desafio/:id', async (pedido, resposta) => {
    const p = acharPagamento(contexto, pedido.params.id);
    const { creq, resposta: dita } = objeto(pedido.body);
    const pergunta = p !== undefined && p.creq !== undefined && creq === p.creq;
    if (pergunta && (dita === 'aprovar' || dita === 'recusar')) ACOES[dita]?.(contexto, p, {});
    const espera = pergunta && p.creq !== undefined;
    return resposta
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'",
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(paginaDoBanco(p, espera));
  });
}

function responderPeloCartao(contexto: Contexto, id: string, nome: string | undefined): boolean {
  const cartao = cartoesDe(contexto)[id];
  if (cartao === undefined || nome === undefined) return false;
  cartao.nome = nome;
  contexto.guarda.alterado();
  return true;
}

function paginaDoBanco(p: PagamentoGuardado | undefined, espera: boolean): string {
  const corpo =
    p === undefined || !espera
      ? html`<p class="cartao">Pronto. Você já pode voltar à loja.</p>`
      : html`<section class="cartao"><p class="suave">Banco do cartão final ${p.cartao?.ultimos}</p>
<p class="valor">${formatarReais(p.transaction_amount)}</p>
<p>Foi você quem fez esta compra?</p>
<form method="post" class="campos"><input type="hidden" name="creq" value="${p.creq}">
<button class="botao" name="resposta" value="aprovar">Sim, confirmar</button>
<button class="botao" name="resposta" value="recusar">Não fui eu</button></form></section>`;
  return html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Confirmação do banco</title><link rel="stylesheet" href="/recursos/estilo.css"></head>
<body data-fim="${espera ? 'nao' : 'sim'}"><main class="largura"><h1>Confirmação do banco</h1>${corpo}</main>
<script src="/mercadopago/recursos/desafio.js"></script></body></html>`.marcas;
}

function lista(contexto: Contexto): Pagina {
  const todos = Object.values(pagamentosDe(contexto)).reverse();
  const guardados = Object.values(cartoesDe(contexto)).map(
    (cartao) =>
      html`<li><form method="post" action="/mercadopago/cartoes/${cartao.id}" class="campos"><label for="nome-${cartao.id}">Final ${cartao.ultimos}: o banco responde como</label>
<input id="nome-${cartao.id}" name="nome" value="${cartao.nome}" autocomplete="off"><button class="botao">Guardar</button></form></li>`,
  );
  const linhas = todos
    .slice(0, LIMITE_NA_TELA)
    .map(
      (p) =>
        html`<li><div><a href="/mercadopago/pagamentos/${p.id}">${p.email}</a><span class="suave">${dataEHora(p.date_created)}</span><span class="etiqueta">${SITUACAO[p.status] ?? p.status}</span></div><strong>${formatarReais(p.transaction_amount)}</strong></li>`,
    );
  return {
    titulo: 'Mercado Pago de mentira',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
<section class="cartao"><h2>Cartões de teste</h2>
<p>Visa 4235 6477 2802 5682, Mastercard 5031 4332 1540 6351, Amex 3753 651535 56885. Validade 11/30, código 123 (Amex 1234).</p>
<p>O nome do titular decide: APRO aprova, DESA pede confirmação do banco, CONT fica em análise, FUND não tem limite, SECU tem o código errado, CALL pede que você ligue para o banco, LOCK está bloqueado, OTHE é recusado.</p></section>
${guardados.length > 0 && html`<section class="cartao"><h2>Cartões guardados pela loja</h2><p>Cobrados sem o código, no vencimento. O nome decide a resposta da próxima cobrança.</p><ul class="linhas">${guardados}</ul></section>`}
${todos.length === 0 ? html`<p class="vazio">Nenhum pagamento. Escolha pagar com cartão, com a conta ou com Pix do Mercado Pago no produto e ele aparece aqui.</p>` : html`<ul class="linhas">${linhas}</ul>`}`,
  };
}

function painelDo(p: PagamentoGuardado | undefined): Pagina {
  if (p === undefined) {
    const corpo = html`<p class="cartao">Não existe pagamento com este número.</p><p><a href="/mercadopago">Voltar</a></p>`;
    return { titulo: 'Pagamento', secao: 'banco', corpo };
  }
  const { id } = p;
  function botao(acao: string, nome: string) {
    return html`<form method="post" action="/mercadopago/pagamentos/${id}/${acao}"><button class="botao">${nome}</button></form>`;
  }
  const espera = p.status === 'pending' || p.status === 'in_process';
  return {
    titulo: 'Pagamento',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/mercadopago">Voltar aos pagamentos</a></p>
<section class="cartao">
<p class="valor">${formatarReais(p.transaction_amount)}</p>
<dl><dt>Forma</dt><dd>${p.pix === undefined ? 'Cartão ou conta' : 'Pix'}</dd>
<dt>Situação</dt><dd>${SITUACAO[p.status] ?? p.status} (${p.status_detail})</dd>
<dt>${p.pix === undefined ? 'Titular' : 'Quem paga'}</dt><dd>${p.cartao?.nome ?? p.email}, ${cpfPontuado(p.cpf)}</dd>
<dt>Devolvido</dt><dd>${formatarReais(devolvido(p))}</dd>
<dt>Referência</dt><dd class="codigo">${p.external_reference}</dd></dl>
${
  p.pix !== undefined &&
  espera &&
  html`<form method="post" action="/mercadopago/pagamentos/${p.id}/pagar" class="campos"><label for="pago">Pagar quanto, em reais (vazio: o valor do código)</label>
<input id="pago" name="valor" inputmode="decimal" placeholder="12,34" autocomplete="off"><label for="cpf">CPF de quem paga (vazio: o da compra)</label>
<input id="cpf" name="cpf" inputmode="numeric" autocomplete="off"><button class="botao">Pagar este Pix</button></form>`
}
${p.pix === undefined && espera && botao('aprovar', 'Aprovar')}${espera && botao('negar', 'Recusar')}
${p.status === 'charged_back' && botao('ganhar', 'Decidir a favor da loja')}${p.status === 'charged_back' && botao('perder', 'Decidir a favor de quem pagou')}
${
  p.status === 'approved' &&
  html`<form method="post" action="/mercadopago/pagamentos/${p.id}/devolver" class="campos"><label for="valor">Devolver quanto, em reais (vazio: tudo)</label>
<input id="valor" name="valor" inputmode="decimal" placeholder="12,34" autocomplete="off"><button class="botao">Devolver sem a loja pedir</button></form>${botao('contestar', 'Contestar a compra')}`
}
</section>`,
  };
}
