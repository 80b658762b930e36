import type { FastifyInstance } from 'fastify';
import type { Contexto } from './contexto.ts';

/** The entry of a provider on the first page. */
export interface Cartao {
  readonly href: string;
  readonly nome: string;
  readonly texto: string;
  readonly numero: string;
}

/** One provider of the outside world: a folder, whose routes speak its protocol. It keeps its data in `guarda.parte`. */
export interface ProvedorDaSandbox {
  readonly montar: (app: FastifyInstance, contexto: Contexto) => void;
  /** Goes on with the work that was under way when the sandbox stopped. */
  readonly retomar?: (contexto: Contexto) => void;
  /** A provider with pages for people has one. */
  readonly cartao?: (contexto: Contexto) => Cartao;
}
