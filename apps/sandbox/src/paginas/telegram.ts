import { MARCA } from '@rateia/domain/marca';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';

/** A conversation with the bot that has not begun. */
export function paginaDaConversa(start: string): Pagina {
  return {
    titulo: `Conversa com o robô da ${MARCA}`,
    secao: 'inicio',
    corpo: html`
<p>No Telegram de verdade, aqui você tocaria em Iniciar e em Compartilhar meu número.</p>
<section class="cartao">
<form method="post">
<input type="hidden" name="start" value="${start}">
<label for="telefone">Número da sua conta do Telegram</label>
<input id="telefone" name="telefone" inputmode="tel" autocomplete="off" required>
<button class="botao">Iniciar e compartilhar o número</button>
</form>
</section>`,
  };
}

export function paginaDepoisDaConversa(): Pagina {
  return {
    titulo: 'Conversa iniciada',
    secao: 'inicio',
    corpo: html`<p role="status">O robô recebeu o seu número. A resposta dele está na caixa de entrada; volte à ${MARCA}.</p>`,
  };
}
