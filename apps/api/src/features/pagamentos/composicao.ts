import type { Documentos } from './documentos.ts';
import type { FonteDeNoticias } from './noticias/fonte.ts';
import type { AnotarSaida } from './saidas/saida.ts';

/** The parts of payments that other features supply: the documents to pay, and the effect of a word about a payout. */
export type ComposicaoDosPagamentos = {
  readonly documentos: Documentos;
  readonly anotarSaida: AnotarSaida;
  /** The notices of authorisations and their charges, whose money comes as any Pix. */
  readonly fonteDoPixProgramado: FonteDeNoticias;
};
