import { MARCA } from '@rateia/domain/marca';
import type { FastifyReply } from 'fastify';
import type { PessoaSocial, ProvedorSocial } from '../estado.ts';
import { html } from './html.ts';
import type { Pagina } from './layout.ts';
import { enviarPagina } from './layout.ts';

export const NOME_DO_PROVEDOR: Readonly<Record<ProvedorSocial, string>> = { google: 'Google', facebook: 'Facebook' };

interface Pedido {
  readonly provedor: ProvedorSocial;
  readonly pessoas: readonly PessoaSocial[];
  /** The address that the forms are sent to. */
  readonly acao: string;
  /** Fields that go along unseen. */
  readonly ocultos?: Readonly<Record<string, string>>;
}

/** The forms end at the product, on another port: a policy that named only this program would stop them there. */
const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'";

/** "Choose an account": one of the invented people, somebody new, or nobody. */
export function enviarEscolha(resposta: FastifyReply, pedido: Pedido): FastifyReply {
  return enviarPagina(resposta, paginaDaEscolha(pedido), CSP);
}

function paginaDaEscolha({ provedor, pessoas, acao, ocultos = {} }: Pedido): Pagina {
  const nome = NOME_DO_PROVEDOR[provedor];
  const escondidos = Object.entries(ocultos).map(
    ([campo, valor]) => html`<input type="hidden" name="${campo}" value="${valor}">`,
  );
  return {
    titulo: `Escolha uma conta do ${nome} de mentira`,
    secao: 'inicio',
    corpo: html`
<p>A ${MARCA} vai receber o nome, o e-mail e um número que identifica a conta.</p>
<ul class="linhas">${pessoas.map(
      ({ id, nome: primeiro, sobrenome, email, emailVerificado }) => html`<li><div>
<b>${primeiro} ${sobrenome}</b>
<span class="suave">${email}, ${emailVerificado ? 'e-mail confirmado' : 'e-mail não confirmado'}</span></div>
<form method="post" action="${acao}">${escondidos}<input type="hidden" name="pessoa" value="${id}">
<button class="botao" aria-label="Continuar como ${primeiro} ${sobrenome}">Continuar</button></form></li>`,
    )}</ul>
<section class="cartao">
<h2>Outra pessoa</h2>
<form method="post" action="${acao}">${escondidos}
<label for="nome">Nome</label><input id="nome" name="nome" autocomplete="off" required>
<label for="sobrenome">Sobrenome</label><input id="sobrenome" name="sobrenome" autocomplete="off" required>
<label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="off" required>
<label for="emailVerificado">O ${nome} confirmou este e-mail?</label>
<select id="emailVerificado" name="emailVerificado"><option value="sim">Sim</option><option value="nao">Não</option></select>
<button class="botao">Criar e continuar</button>
</form>
</section>
<form method="post" action="${acao}">${escondidos}<input type="hidden" name="desistir" value="sim">
<button class="botao">Cancelar e voltar</button></form>`,
  };
}
