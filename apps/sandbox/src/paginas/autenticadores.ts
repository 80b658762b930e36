import { generateSync } from 'otplib';
import type { Contexto } from '../contexto.ts';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';

const PERIODO_S = 30;
const MEIO = 3;

/** The authenticator apps of the demonstration's staff, with the code that each one shows now. */
export function paginaDosAutenticadores({ opcoes }: Pick<Contexto, 'opcoes'>): Pagina {
  const agora = Math.floor(Date.now() / 1_000);
  const restam = PERIODO_S - (agora % PERIODO_S);
  return {
    titulo: 'Autenticador',
    secao: 'autenticador',
    corpo: html`
<p>A operação só abre com verificação em duas etapas. Estes são os celulares das pessoas da demonstração: cada código vale uma vez, por poucos segundos.</p>
${opcoes.autenticadores.length === 0 && html`<p class="suave">Ninguém da demonstração tem um autenticador aqui.</p>`}
<ul class="cartoes">${opcoes.autenticadores.map(({ nome, conta, segredo }) => {
      const codigo = generateSync({ secret: segredo, epoch: agora });
      return html`<li class="cartao"><h2>${nome}</h2><p class="suave">${conta}</p><p class="numero">${codigo.slice(0, MEIO)} ${codigo.slice(MEIO)}</p></li>`;
    })}</ul>
<p class="suave">Os próximos códigos vêm em ${restam} ${restam === 1 ? 'segundo' : 'segundos'}. <a href="/autenticador">Ver os de agora</a></p>`,
  };
}
