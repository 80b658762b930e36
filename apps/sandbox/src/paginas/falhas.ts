import type { Contexto } from '../contexto.ts';
import type { Entrega } from '../estado.ts';
import type { Modo, ModoDeWebhook } from '../falhas.ts';
import { MODOS, MODOS_DE_WEBHOOK, NOME_DO_SERVICO, SERVICOS } from '../falhas.ts';
import { dataEHora } from './formatos.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';

const NOME_DO_MODO: Readonly<Record<Modo, string>> = {
  timeout: 'não responde',
  timeoutAposSucesso: 'faz, mas não responde',
  erro500: 'erro 500',
  erro500AposSucesso: 'faz, mas responde erro 500',
  indisponivel: 'indisponível (503)',
  lento: 'demora 3 segundos',
  limite: 'pede calma (429)',
  recusado: 'recusa',
};

const NOME_DO_MODO_DE_WEBHOOK: Readonly<Record<ModoDeWebhook, string>> = {
  duplicado: 'chegam duas vezes',
  atrasado: 'chegam 3 segundos depois',
  'fora-de-ordem': 'chegam fora de ordem',
  'em-lote': 'chegam juntos, em lote',
  desligado: 'ficam retidos até você entregar',
  perdido: 'nunca chegam',
};

const NOME_DA_SITUACAO: Readonly<Record<Entrega['situacao'], string>> = {
  pendente: 'a caminho',
  retida: 'retido',
  entregue: 'entregue',
  falhou: 'falhou',
  perdida: 'perdido',
};

export function paginaDasFalhas({ falhas, guarda }: Contexto): Pagina {
  const plano = falhas.plano();
  const retidas = guarda.estado.entregas.filter(({ situacao }) => situacao === 'retida').length;
  return {
    titulo: 'Falhas',
    secao: 'falhas',
    corpo: html`
<form method="post" action="/falhas" class="cartao campos">
<p>Escolha como cada serviço se comporta. “Vezes” em branco vale para todas as chamadas até você desligar.
Recusar vale para o que se pede: a consulta de uma cobrança, devolução ou retirada já pedida continua respondendo.</p>
${SERVICOS.map((servico) =>
  chave({
    id: servico,
    nome: NOME_DO_SERVICO[servico],
    modos: MODOS.map((modo) => [modo, NOME_DO_MODO[modo]]),
    ligado: plano[servico],
  }),
)}
${chave({
  id: 'webhooks',
  nome: 'Avisos de pagamento (webhooks)',
  modos: MODOS_DE_WEBHOOK.map((modo) => [modo, NOME_DO_MODO_DE_WEBHOOK[modo]]),
  ligado: plano.webhooks,
})}
<button class="botao">Salvar</button>
</form>
<section><h2>Avisos enviados ao produto</h2>
${retidas > 0 && html`<form method="post" action="/sandbox/webhooks/entregar"><button class="botao">Entregar ${retidas} ${retidas === 1 ? 'aviso retido' : 'avisos retidos'}</button></form>`}
${entregas(guarda.estado.entregas.slice(-30).reverse())}
</section>`,
  };
}

interface Chave {
  readonly id: string;
  readonly nome: string;
  readonly modos: readonly (readonly [string, string])[];
  readonly ligado: { readonly modo: string; readonly proximas?: number } | undefined;
}

function chave({ id, nome, modos, ligado }: Chave): Html {
  return html`<div class="chave">
<label for="${id}">${nome}</label>
<select id="${id}" name="${id}"><option value="">funciona</option>${modos.map(
    ([modo, texto]) => html`<option value="${modo}"${ligado?.modo === modo && html` selected`}>${texto}</option>`,
  )}</select>
<label class="vezes">Vezes <input name="${id}-proximas" inputmode="numeric" pattern="[0-9]*" value="${ligado?.proximas}"></label>
</div>`;
}

function entregas(itens: readonly Entrega[]): Html {
  if (itens.length === 0) return html`<p class="vazio">Nenhum aviso ainda.</p>`;
  return html`<ul class="linhas">${itens.map(
    (entrega) => html`<li><div><span>${NOME_DA_SITUACAO[entrega.situacao]}, ${entrega.tentativas} ${
      entrega.tentativas === 1 ? 'tentativa' : 'tentativas'
    }${entrega.ultimoStatus !== undefined && `, última resposta ${entrega.ultimoStatus}`}</span><span class="suave">${dataEHora(entrega.criadaEm)}</span>
<details><summary>Conteúdo</summary><pre>${entrega.corpo}</pre></details></div></li>`,
  )}</ul>`;
}
