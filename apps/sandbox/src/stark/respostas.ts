import type { FastifyReply } from 'fastify';
import type { Objeto } from '../psp/validacao.ts';

/** The newest first; the cursor is the place where the next page begins. */
export function pagina<Item extends { readonly id: string }>(todos: readonly Item[], { limit, cursor }: Objeto) {
  const tamanho = Math.min(100, Math.max(1, Number(limit ?? 100) || 100));
  const de = Number(cursor ?? 0) || 0;
  const ordenados = todos.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const fim = de + tamanho;
  return { itens: ordenados.slice(de, fim), cursor: fim < ordenados.length ? String(fim) : null };
}

export function recusar(resposta: FastifyReply, code: string, message: string): FastifyReply {
  return resposta.code(400).send({ errors: [{ code, message }] });
}

export function naoAchado(resposta: FastifyReply): FastifyReply {
  return resposta.code(404).send({ errors: [{ code: 'notFound', message: 'Não encontrado.' }] });
}
