import { formatarReais } from '@rateia/domain/dinheiro';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { dataEHora } from '../paginas/formatos.ts';
import { html } from '../paginas/html.ts';
import type { Pagina } from '../paginas/layout.ts';
import { enviarPagina } from '../paginas/layout.ts';
import type { Saida } from './guarda.ts';
import { saidasDe } from './guarda.ts';
import { boletosDeExemplo } from './registro.ts';
import { devolverSaida } from './saidas.ts';

const SITUACAO: Readonly<Record<Saida['status'], string>> = {
  created: 'No caminho',
  success: 'Feita',
  failed: 'Voltou',
};
const LIMITE_NA_TELA = 30;

/** Where a person sees the TED and the boletos that left, sends one back, and finds boletos to pay. */
export function rotasDoBalcaoDeSaidas(app: FastifyInstance, contexto: Contexto): void {
  type Alvo = { readonly Params: { readonly id: string } };
  app.get('/sandbox/saidas', async () => Object.values(saidasDe(contexto)).reverse());
  app.get('/sandbox/boletos-de-exemplo', async () => boletosDeExemplo(contexto));
  app.post<Alvo>('/sandbox/saidas/:id/devolver', async (pedido, resposta) =>
    resposta.code(devolverSaida(contexto, pedido.params.id) ? 204 : 409).send(),
  );
  app.get('/saidas', async (_pedido, resposta) => enviarPagina(resposta, paginaDasSaidas(contexto)));
  app.post<Alvo>('/saidas/:id/devolver', async (pedido, resposta) => {
    devolverSaida(contexto, pedido.params.id);
    return resposta.redirect('/saidas', 303);
  });
}

function paginaDasSaidas(contexto: Contexto): Pagina {
  const saidas = Object.values(saidasDe(contexto)).reverse().slice(0, LIMITE_NA_TELA);
  const linhas = saidas.map(
    (s) =>
      html`<li><div>${s.qual === 'ted' ? 'TED' : 'Boleto'} para ${s.para}<span class="suave">${dataEHora(s.created)}</span><span class="etiqueta">${SITUACAO[s.status]}</span></div><strong>${formatarReais(s.amount)}</strong>${s.status === 'success' && html`<form method="post" action="/saidas/${s.id}/devolver"><button class="botao">O banco manda de volta</button></form>`}</li>`,
  );
  const exemplos = boletosDeExemplo(contexto).map(
    ({ oQue, linha }) => html`<li><div>${oQue}<span class="codigo">${linha}</span></div></li>`,
  );
  return {
    titulo: 'TED e boletos pagos',
    secao: 'banco',
    corpo: html`
<p class="voltar"><a href="/banco">Voltar ao banco</a></p>
${linhas.length === 0 ? html`<p class="vazio">Nada saiu ainda por TED ou boleto.</p>` : html`<ul class="linhas">${linhas}</ul>`}
<section class="cartao"><h2>Boletos para pagar com o saldo</h2><ul class="linhas">${exemplos}</ul></section>`,
  };
}
