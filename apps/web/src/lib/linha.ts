import type { NomeChamada } from '@rateia/contracts/todas';

/** A call as `chamadas` has it: its name gives the types of its input and its answer. */
export type LinhaDe<N extends NomeChamada> = `${N} ${string}`;

export interface Caminho<N extends NomeChamada> {
  readonly nome: N;
  readonly method: string;
  readonly path: string;
  readonly auth: string;
  /** The server does it once however often it is sent. */
  readonly idempotente: boolean;
}

/** The parts of a call's text (`contracts/gerar-caminhos.ts`). */
export function lerLinha<N extends NomeChamada>(linha: LinhaDe<N>): Caminho<N> {
  const [nome = '', method = '', path = '', auth = '', chave] = linha.split(' ');
  return { nome: nome as N, method, path, auth, idempotente: chave !== undefined };
}
