import type { Trx } from '../../../db/banco.ts';
import type { WebhookRecebido } from '../../../gateways/autenticidade-de-webhook.ts';
import type { Deps } from '../../../http/deps.ts';

export type NoticiaAGuardar = { readonly id: string; readonly corpo: string };

/** The effect of a confirmed notice, in one transaction. */
export type Aplicar = (trx: Trx) => Promise<void>;

/** The source of one provider's notices, and their effects: a means of payment, or of payout. */
export type FonteDeNoticias = {
  readonly provedor: string;
  /** The names under `/webhook` that its provider calls; several sources may share one. */
  readonly chamaEm: readonly string[];
  /** Undefined for a notice that is forged or cannot be read. */
  readonly interpretar: (
    deps: Deps,
    webhook: WebhookRecebido,
  ) => readonly NoticiaAGuardar[] | undefined | Promise<readonly NoticiaAGuardar[] | undefined>;
  /**
   * Asks the provider about the content of a notice: a notice is a hint, and only the provider's own answer is applied.
   * Undefined when the provider does not know of it; throws while it does not answer (REGRAS 2.5; CONFIABILIDADE 1.5).
   */
  readonly confirmar: (deps: Deps, corpo: unknown) => Promise<Aplicar | undefined>;
};
