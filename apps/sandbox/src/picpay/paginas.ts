import { analisarReais, centavos, formatarReais } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { dataEHora } from '../paginas/formatos.ts';
import { html } from '../paginas/html.ts';
import type { Pagina } from '../paginas/layout.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import { contestar, decidir, devolver, pagar } from './cobrancas.ts';
import type { CobrancaGuardada } from './guarda.ts';
import { acharCobranca, cobrancasDe, devolvido } from './guarda.ts';

const LIMITE_NA_TELA = 30;

const SITUACAO: Readonly<Record<CobrancaGuardada['status'], string>> = {
  created: 'Esperando o pagamento',
  expired: 'Expirada',
  analysis: 'Em análise',
  paid: 'Paga',
  refunded: 'Devolvida',
  chargeback: 'Contestada',
};

/** The things that a person or a test does with a charge here. */
const ACOES: Readonly<Record<string, (contexto: Contexto, c: CobrancaGuardada, valor?: number) => boolean>> = {
  pagar: (contexto, c, valor) => pagar(contexto, c, valor === undefined ? {} : { valor: centavos(valor) }),
  analisar: (contexto, c) => pagar(contexto, c, { analise: true }),
  aprovar: (contexto, c) => decidir(contexto, c, true),
  negar: (contexto, c) => decidir(contexto, c, false),
  devolver: (contexto, c, valor = c.paid - devolvido(c)) => devolver(contexto, c, centavos(valor)) !== undefined,
  contestar: (contexto, c) => contestar(contexto, c),
};
/** The acts of the buyer on the page: anything else is leaving it. */
const DO_COMPRADOR = ['pagar', 'analisar'];

/** The person goes back to the shop, which is another origin. */
const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'";

/** The page where a charge is paid, the panel of the shop under `/picpay`, and the same for tests under `/sandbox/picpay`. */
export function paginasDoPicPay(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string; readonly acao: string } };

  app.get('/sandbox/picpay', async () => Object.values(cobrancasDe(contexto)).reverse());
  app.post<Alvo>('/sandbox/picpay/:id/:acao', async (pedido, resposta) => {
    const c = acharCobranca(contexto, pedido.params.id);
    const { valor } = objeto(pedido.body);
    const feito =
      c !== undefined &&
      ACOES[pedido.params.acao]?.(contexto, c, typeof valor === 'number' ? valor : undefined) === true;
    return resposta.code(feito ? 204 : 409).send();
  });

  app.get<Alvo>('/picpay/pagar/:id', async (pedido, resposta) => {
    const c = acharCobranca(contexto, pedido.params.id);
    const corpo = c === undefined ? html`<p class="cartao">Esta página não existe.</p>` : paginaDaCobranca(contexto, c);
    return enviarPagina(
      resposta.code(c === undefined ? HTTP.naoEncontrado : HTTP.ok),
      { titulo: 'Pagar com PicPay', secao: 'banco', corpo },
      CSP,
    );
  });
  app.post<Alvo>('/picpay/pagar/:id', async (pedido, resposta) => {
    const c = acharCobranca(contexto, pedido.params.id);
    if (c === undefined) return resposta.code(HTTP.naoEncontrado).send();
    const fim = texto(objeto(pedido.body)['fim']) ?? '';
    if (DO_COMPRADOR.includes(fim)) ACOES[fim]?.(contexto, c);
    return resposta.redirect(c.returnUrl, 303);
  });

  app.get('/picpay', async (_pedido, resposta) => enviarPagina(resposta, lista(contexto)));
  app.get<Alvo>('/picpay/cobrancas/:id', async (pedido, resposta) =>
    enviarPagina(resposta, painelDa(acharCobranca(contexto, pedido.params.id))),
  );
  app.post<Alvo>('/picpay/cobrancas/:id/:acao', async (pedido, resposta) => {
    const c = acharCobranca(contexto, pedido.params.id);
    const valor = analisarReais(texto(objeto(pedido.body)['valor'])?.trim() ?? '');
    if (c !== undefined) ACOES[pedido.params.acao]?.(contexto, c, valor);
    return resposta.redirect(`/picpay/cobrancas/${pedido.params.id}`, 303);
  });
}

function paginaDaCobranca({ credenciais }: Contexto, c: CobrancaGuardada) {
  function botao(fim: string, nome: string) {
    return html`<button class="botao" name="fim" value="${fim}">${nome}</button>`;
  }
  const aberta = c.status === 'created';
  return html`<section class="cartao"><p class="suave">Para ${credenciais.nome}</p>
<p class="valor">${formatarReais(c.value)}</p>
${!aberta && html`<p class="erro" role="alert">${SITUACAO[c.status]}: volte à loja.</p>`}
<form method="post" action="/picpay/pagar/${c.referenceId}" class="campos">
${aberta && botao('pagar', 'Pagar')}${aberta && botao('analisar', 'Pagar, e deixar em análise')}${botao('sair', 'Voltar à loja sem pagar')}
</form></section>`;
}

function lista(contexto: Contexto): Pagina {
  const todas = Object.values(cobrancasDe(contexto)).reverse();
  const linhas = todas
    .slice(0, LIMITE_NA_TELA)
    .map(
      (c) =>
        html`<li><div><a href="/picpay/cobrancas/${c.referenceId}">${c.email}</a><span class="suave">${dataEHora(c.criadaEm)}</span><span class="etiqueta">${SITUACAO[c.status]}</span></div><strong>${formatarReais(c.value)}</strong></li>`,
    );
  return {
    titulo: 'PicPay de mentira',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
${todas.length === 0 ? html`<p class="vazio">Nenhuma cobrança. Escolha pagar com PicPay no produto e ela aparece aqui.</p>` : html`<ul class="linhas">${linhas}</ul>`}`,
  };
}

function painelDa(c: CobrancaGuardada | undefined): Pagina {
  if (c === undefined) {
    const corpo = html`<p class="cartao">Não existe cobrança com esta referência.</p><p><a href="/picpay">Voltar</a></p>`;
    return { titulo: 'Cobrança', secao: 'banco', corpo };
  }
  const { referenceId: id, status } = c;
  function botao(acao: string, nome: string) {
    return html`<form method="post" action="/picpay/cobrancas/${id}/${acao}"><button class="botao">${nome}</button></form>`;
  }
  return {
    titulo: 'Cobrança',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/picpay">Voltar às cobranças</a></p>
<section class="cartao">
<p class="valor">${formatarReais(c.value)}</p>
<dl><dt>Situação</dt><dd>${SITUACAO[status]}</dd>
<dt>Comprador</dt><dd>${c.email}, ${c.document}</dd>
<dt>Pago</dt><dd>${formatarReais(c.paid)}</dd>
<dt>Devolvido</dt><dd>${formatarReais(devolvido(c))}</dd>
<dt>Referência</dt><dd class="codigo">${id}</dd></dl>
${status === 'created' && html`<p><a href="/picpay/pagar/${id}">Abrir a página de pagamento</a></p>`}
${status === 'analysis' && botao('aprovar', 'Aprovar')}${status === 'analysis' && botao('negar', 'Recusar')}
${
  status === 'paid' &&
  html`<form method="post" action="/picpay/cobrancas/${id}/devolver" class="campos"><label for="valor">Devolver quanto, em reais (vazio: tudo)</label>
<input id="valor" name="valor" inputmode="decimal" placeholder="12,34" autocomplete="off"><button class="botao">Devolver sem a loja pedir</button></form>${botao('contestar', 'Contestar a compra')}`
}
</section>`,
  };
}
