import { analisarReais, centavos, formatarReais } from '@rateia/domain/dinheiro';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { html } from '../paginas/html.ts';
import { enviarPagina } from '../paginas/layout.ts';
import { objeto, texto } from '../psp/validacao.ts';
import type { ModoDeAviso } from './avisos.ts';
import { avisar } from './avisos.ts';
import type { CheckoutGuardado, OrdemGuardada } from './guarda.ts';
import { acharCheckout, checkoutsDe, ordensDe, ordensDo } from './guarda.ts';
import { decidir, devolver, pagar } from './ordens.ts';
import { lista, painelDo, SITUACAO_DA_PAGINA } from './painel.ts';

/** The acts of the buyer on the page: anything else is leaving it. */
const DO_COMPRADOR: readonly Parameters<typeof pagar>[2]['como'][] = ['pagar', 'analisar', 'recusar'];
const AVISOS: readonly ModoDeAviso[] = ['assinado', 'semAssinatura', 'corpoMexido', 'daApiAntiga'];

/** The things that the shop, or a test, does with a payment here. */
const DA_ORDEM: Readonly<Record<string, (contexto: Contexto, o: OrdemGuardada, valor?: number) => boolean>> = {
  aprovar: (contexto, o) => decidir(contexto, o, true),
  negar: (contexto, o) => decidir(contexto, o, false),
  devolver: (contexto, o, valor = o.cobranca.paid - o.cobranca.refunded) => devolver(contexto, o, centavos(valor)),
  ...Object.fromEntries(
    AVISOS.map((modo) => [modo, (contexto: Contexto, o: OrdemGuardada) => avisar(contexto, o, modo)]),
  ),
};

/** The person goes back to the shop, which is another origin. */
const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'";

/** The page of payment, the panel of the shop under `/pagbank`, and the same for tests under `/sandbox/pagbank`. */
export function paginasDoPagBank(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string; readonly acao: string } };

  app.get('/sandbox/pagbank', async () =>
    Object.values(checkoutsDe(contexto))
      .reverse()
      .map((c) => ({ ...c, ordens: ordensDo(contexto, c.id) })),
  );
  app.post<Alvo>('/sandbox/pagbank/:id/:acao', async (pedido, resposta) => {
    const { valor } = objeto(pedido.body);
    const feito = agir(contexto, pedido.params, typeof valor === 'number' ? valor : undefined);
    return resposta.code(feito ? 204 : 409).send();
  });

  app.get<Alvo>('/pagbank/pagar/:id', async (pedido, resposta) => {
    const c = acharCheckout(contexto, pedido.params.id);
    const corpo = c === undefined ? html`<p class="cartao">Esta página não existe.</p>` : paginaDo(contexto, c);
    return enviarPagina(
      resposta.code(c === undefined ? HTTP.naoEncontrado : HTTP.ok),
      { titulo: 'Pagar com PagBank', secao: 'banco', corpo },
      CSP,
    );
  });
  app.post<Alvo>('/pagbank/pagar/:id', async (pedido, resposta) => {
    const c = acharCheckout(contexto, pedido.params.id);
    if (c === undefined) return resposta.code(HTTP.naoEncontrado).send();
    const como = DO_COMPRADOR.find((um) => um === texto(objeto(pedido.body)['fim']));
    if (como !== undefined) pagar(contexto, c, { como });
    return resposta.redirect(c.redirect_url, 303);
  });

  app.get('/pagbank', async (_pedido, resposta) => enviarPagina(resposta, lista(contexto)));
  app.get<Alvo>('/pagbank/paginas/:id', async (pedido, resposta) =>
    enviarPagina(resposta, painelDo(contexto, acharCheckout(contexto, pedido.params.id))),
  );
  app.post<Alvo>('/pagbank/ordens/:id/:acao', async (pedido, resposta) => {
    const valor = analisarReais(texto(objeto(pedido.body)['valor'])?.trim() ?? '');
    agir(contexto, pedido.params, valor);
    return resposta.redirect(`/pagbank/paginas/${ordensDe(contexto)[pedido.params.id]?.checkout ?? ''}`, 303);
  });
}

/** Pays on a page, or does something with a payment, by the id of either. */
function agir(
  contexto: Contexto,
  { id, acao }: { readonly id: string; readonly acao: string },
  valor: number | undefined,
): boolean {
  const o = ordensDe(contexto)[id];
  if (o !== undefined) return DA_ORDEM[acao]?.(contexto, o, valor) === true;
  const c = acharCheckout(contexto, id);
  const como = DO_COMPRADOR.find((um) => um === acao);
  if (c === undefined || como === undefined) return false;
  return pagar(contexto, c, { como, valor: valor === undefined ? undefined : centavos(valor) });
}

function paginaDo({ credenciais }: Contexto, c: CheckoutGuardado) {
  function botao(fim: string, nome: string) {
    return html`<button class="botao" name="fim" value="${fim}">${nome}</button>`;
  }
  const aberta = c.status === 'ACTIVE';
  return html`<section class="cartao"><p class="suave">Para ${credenciais.nome}</p>
<p class="valor">${formatarReais(c.value)}</p><p>${c.titulo}</p>
${!aberta && html`<p class="erro" role="alert">${SITUACAO_DA_PAGINA[c.status]}: volte à loja.</p>`}
<form method="post" action="/pagbank/pagar/${c.id}" class="campos">
${aberta && botao('pagar', 'Pagar')}${aberta && botao('analisar', 'Pagar, e deixar em análise')}${aberta && botao('recusar', 'Ter o pagamento recusado')}${botao('sair', 'Voltar à loja sem pagar')}
</form></section>`;
}
