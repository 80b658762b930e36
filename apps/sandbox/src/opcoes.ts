/** The settings of the sandbox at its start. */
export interface Opcoes {
  /** The time for which a payout or a refund stays in process. */
  readonly liquidacaoMs: number;
  readonly validadeDoTokenSegundos: number;
  /** First wait before a webhook is sent again; each next one is twice as long. */
  readonly repeticaoDeWebhookMs: number;
  readonly tentativasDeWebhook: number;
  /** The time for which a webhook waits for an answer. */
  readonly limiteDeWebhookMs: number;
  /** The secret with which webhooks also carry the signed header. */
  readonly segredoDeWebhook: string | undefined;
  /** The telephones of the demonstration's staff: the accounts whose codes an authenticator app would show. */
  readonly autenticadores: readonly Autenticador[];
}

export interface Autenticador {
  readonly nome: string;
  readonly conta: string;
  /** The secret in base32, as an app takes it. */
  readonly segredo: string;
}

export const OPCOES_PADRAO: Opcoes = {
  liquidacaoMs: 800,
  validadeDoTokenSegundos: 3_600,
  repeticaoDeWebhookMs: 500,
  tentativasDeWebhook: 12,
  limiteDeWebhookMs: 10_000,
  segredoDeWebhook: undefined,
  autenticadores: [],
};
