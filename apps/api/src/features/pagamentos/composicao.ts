import type { Instante } from '@rateia/domain/datas';
import type { Executor } from '../../db/banco.ts';
import type { Documentos } from './documentos.ts';
import type { FonteDeNoticias } from './noticias/fonte.ts';
import type { AnotarSaida } from './saidas/saida.ts';

/** The parts of payments that other features supply: the documents to pay, and the effect of a word about a payout. */
export type ComposicaoDosPagamentos = {
  readonly documentos: Documentos;
  readonly anotarSaida: AnotarSaida;
  /** The notices of authorisations and their charges, whose money comes as any Pix. */
  readonly fonteDoPixProgramado: FonteDeNoticias;
  /** True if a person pays the reduced fee now (REGRAS 2.32). */
  readonly temPlus: (db: Executor, de: { readonly usuarioId: number; readonly agora: Instante }) => Promise<boolean>;
};
