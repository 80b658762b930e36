import type { MensagemLida } from '../caixa/mensagens.ts';
import { mensagensPara } from '../caixa/mensagens.ts';
import type { Contexto } from '../contexto.ts';
import { dataEHora } from './formatos.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';

const LIMITE_NA_TELA = 100;

export function paginaDaCaixa(contexto: Contexto, para: string | undefined): Pagina {
  const mensagens = mensagensPara(contexto, para);
  return {
    titulo: 'Caixa de entrada',
    secao: 'caixa',
    corpo: html`
<form method="get" action="/caixa-de-entrada" class="busca">
<label for="para">E-mail, celular ou aparelho</label>
<input id="para" name="para" value="${para}" autocomplete="off">
<button class="botao">Filtrar</button>
</form>
${
  mensagens.length === 0
    ? html`<p class="vazio">Nenhuma mensagem${para !== undefined && ` para ${para}`}. O que o produto enviar aparece aqui em um instante.</p>`
    : html`<ul class="linhas">${mensagens.slice(0, LIMITE_NA_TELA).map(linha)}</ul>`
}`,
  };
}

export function paginaDaMensagem(contexto: Contexto, id: string): Pagina & { readonly achada: boolean } {
  const mensagem = mensagensPara(contexto, undefined).find((candidata) => candidata.id === id);
  if (mensagem === undefined) {
    const corpo = html`<p class="cartao">Esta mensagem não existe mais.</p><p><a href="/caixa-de-entrada">Voltar à caixa de entrada</a></p>`;
    return { titulo: 'Mensagem', secao: 'caixa', achada: false, corpo };
  }
  return {
    titulo: mensagem.assunto === '' ? 'SMS' : mensagem.assunto,
    secao: 'caixa',
    achada: true,
    corpo: html`
<p class="voltar"><a href="/caixa-de-entrada">Voltar à caixa de entrada</a></p>
<section class="cartao">
<dl><dt>De</dt><dd>${mensagem.de}</dd><dt>Para</dt><dd>${mensagem.para.join(', ')}</dd><dt>Recebida</dt><dd>${dataEHora(mensagem.recebidaEm)}</dd></dl>
${mensagem.pin !== undefined && html`<p>Código encontrado: <span class="pin">${mensagem.pin}</span></p>`}
${
  mensagem.html === undefined
    ? html`<pre>${mensagem.texto}</pre>`
    : html`<iframe title="Corpo do e-mail" src="/caixa-de-entrada/${mensagem.id}/corpo" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Versão em texto</summary><pre>${mensagem.texto}</pre></details>`
}
${
  mensagem.anexos !== undefined &&
  html`<h2>Anexos</h2><ul class="links">${mensagem.anexos.map(({ nome }, n) => html`<li><a href="/caixa-de-entrada/${mensagem.id}/anexos/${n}">${nome}</a></li>`)}</ul>`
}
${
  mensagem.links.length > 0 &&
  html`<h2>Links</h2><ul class="links">${mensagem.links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>`
}
</section>`,
  };
}

function linha(mensagem: MensagemLida): Html {
  const resumo = mensagem.texto.slice(0, 120);
  return html`<li><div>
<a href="/caixa-de-entrada/${mensagem.id}">${{ sms: 'SMS', telegram: 'Telegram', email: mensagem.assunto, push: `No aparelho: ${mensagem.assunto}` }[mensagem.canal]}</a>
<span class="suave">${mensagem.para.join(', ')}, ${dataEHora(mensagem.recebidaEm)}</span>
<span>${resumo}</span></div>${mensagem.pin !== undefined && html`<span class="pin">${mensagem.pin}</span>`}</li>`;
}
