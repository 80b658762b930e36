import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Style and script of the pages, from files beside this one so that the pages need no inline code. */
export function rotasDeRecursos(app: FastifyInstance): void {
  const arquivos = [
    ['estilo.css', 'text/css; charset=utf-8'],
    ['pagina.js', 'text/javascript; charset=utf-8'],
  ] as const;
  for (const [nome, tipo] of arquivos) {
    const conteudo = readFileSync(new URL(`recursos/${nome}`, import.meta.url));
    app.get(`/recursos/${nome}`, async (_pedido, resposta) =>
      resposta.type(tipo).header('cache-control', 'no-cache').send(conteudo),
    );
  }
}
