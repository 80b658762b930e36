import type { Instante } from '@rateia/domain/datas';
import type { FinalidadePagamento } from '@rateia/domain/pagamentos/listagem';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import type { Executor, Trx } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { Deps } from '../../http/deps.ts';
import type { Pagamento } from './repository.ts';

/** The money was used, or why it goes back to its payer. */
export type Aplicacao = { readonly aplicado: true } | { readonly aplicado: false; readonly motivo: MotivoDeDevolucao };

export type PagamentoNaHora = { readonly pagamento: Pagamento; readonly agora: Instante };

/** The description of the document on the screen of a payment (spec B§3 Purchase). */
export type DescricaoDoDocumento = {
  /** Derived from the document, for the wire alone. */
  readonly finalidade: FinalidadePagamento;
  readonly idGrupo: number | null;
  readonly idAssinatura: number | null;
  readonly grupo: string | null;
  /** Own path to go to when it is paid. */
  readonly destino: string;
};

/**
 * The document that a payment pays: an invoice or a credit. Payments know a document by this type alone, and the
 * feature that owns the document implements it. The functions that move money run in the transaction of the notice,
 * under the locks of `travar`.
 */
export type TipoDeDocumento = {
  /** Money of anybody but the document's owner goes back to its payer (REGRAS 2.5). */
  readonly exigeMesmoCpf: (db: Executor, deps: Deps, pagamento: Pagamento) => Promise<boolean>;
  /**
   * Locks what the document moves, in the one order: seat rows, memberships, invoices (CONFIABILIDADE 1.3). The payment
   * is locked after it, the accounts last.
   */
  readonly travar: (trx: Trx, deps: Deps, pagamento: Pagamento) => Promise<void>;
  /** Uses received money for the document. */
  readonly liquidar: (trx: Trx, deps: Deps, p: PagamentoNaHora) => Promise<Aplicacao>;
  /** Runs when its payment ended without money: expired, or the money went back. */
  readonly expirar: (trx: Trx, p: PagamentoNaHora) => Promise<void>;
  /** Announces the outcome, once it is applied. */
  readonly anunciar: (trx: Trx, p: PagamentoNaHora) => Promise<void>;
  readonly descrever: (db: Executor, deps: Deps, pagamento: Pagamento) => Promise<DescricaoDoDocumento>;
  /** A new payment of the same thing in place of one that ended; answers its public id, or refuses. */
  readonly renovar: (ctx: ContextoUsuario, pagamento: Pagamento) => Promise<string>;
};

/** Each kind of document that a payment may have; given to payments by the composition. */
export type Documentos = { readonly fatura: TipoDeDocumento; readonly credito: TipoDeDocumento };

/** The document of a payment: exactly one. */
export function documentoDe(documentos: Documentos, pagamento: Pick<Pagamento, 'creditoId'>): TipoDeDocumento {
  return pagamento.creditoId === null ? documentos.fatura : documentos.credito;
}
