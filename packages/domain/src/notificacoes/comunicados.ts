import { textoDoHtml } from '../html-permitido.ts';
import { idsDe } from '../tabela.ts';

/** The audience of an announcement (spec A§3 Categories). */
export const PUBLICO_DO_COMUNICADO = {
  todos: { id: 'todos', rotulo: 'Todas as pessoas' },
  administradores: { id: 'administradores', rotulo: 'Quem administra um grupo' },
  membros: { id: 'membros', rotulo: 'Quem participa de um grupo' },
  nuncaComprou: { id: 'nuncaComprou', rotulo: 'Quem ainda não comprou' },
} as const;
export type PublicoDoComunicado = (typeof PUBLICO_DO_COMUNICADO)[keyof typeof PUBLICO_DO_COMUNICADO]['id'];
export const PUBLICOS_DO_COMUNICADO = Object.values(PUBLICO_DO_COMUNICADO).map(({ id }) => id);

/** `parado` by a person of the staff: people who got it have it, nobody else will. */
export const ESTADO_COMUNICADO = {
  agendado: { id: 'agendado', rotulo: 'Agendado' },
  enviando: { id: 'enviando', rotulo: 'Enviando' },
  concluido: { id: 'concluido', rotulo: 'Enviado' },
  parado: { id: 'parado', rotulo: 'Parado' },
} as const;
export type EstadoComunicado = (typeof ESTADO_COMUNICADO)[keyof typeof ESTADO_COMUNICADO]['id'];
export const ID_ESTADO_COMUNICADO = idsDe(ESTADO_COMUNICADO);

/** States in which it can still be stopped. */
export const COMUNICADO_ABERTO: readonly EstadoComunicado[] = ['agendado', 'enviando'];

/** Lengths that a title and a text may have, as the database has them too. */
export const LIMITES_DO_COMUNICADO = { titulo: { min: 3, max: 80 }, texto: { min: 3, max: 600 } } as const;

/** The words as they are sent: paragraphs of plain text, even if markup was pasted (spec A§5 sanitised text). */
export function textoDoComunicado(texto: string): string {
  return texto
    .split(/\n+/)
    .map(textoDoHtml)
    .filter((linha) => linha !== '')
    .join('\n');
}
