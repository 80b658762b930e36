import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';
import { html } from './html.ts';

export interface Pagina {
  readonly titulo: string;
  readonly secao: 'inicio' | 'banco' | 'caixa' | 'falhas' | 'autenticador';
  readonly corpo: Html;
}

const SECOES = [
  { secao: 'banco', href: '/banco', nome: 'Banco' },
  { secao: 'caixa', href: '/caixa-de-entrada', nome: 'Caixa de entrada' },
  { secao: 'autenticador', href: '/autenticador', nome: 'Autenticador' },
  { secao: 'falhas', href: '/falhas', nome: 'Falhas' },
] as const;

const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function enviarPagina(resposta: FastifyReply, pagina: Pagina, csp = CSP): FastifyReply {
  return resposta
    .header('content-security-policy', csp)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documento(pagina).marcas);
}

function documento(pagina: Pagina): Html {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pagina.titulo} · Sandbox</title>
<link rel="stylesheet" href="/recursos/estilo.css">
<script src="/recursos/pagina.js" defer></script>
</head>
<body>
<header class="topo">
<div class="largura">
<a class="marca" href="/">Mundo de mentira</a>
<nav aria-label="Principal">${SECOES.map(
    ({ secao, href, nome }) =>
      html`<a href="${href}"${pagina.secao === secao && html` aria-current="page"`}>${nome}</a>`,
  )}</nav>
</div>
</header>
<main class="largura">
<p class="fita">Tudo aqui é de teste: nenhum dinheiro e nenhuma mensagem saem desta máquina.</p>
<h1>${pagina.titulo}</h1>
${pagina.corpo}
</main>
</body>
</html>`;
}
