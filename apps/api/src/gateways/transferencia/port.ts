import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada } from '../resultado.ts';

/** Sending money by Pix: the payout of a withdrawal (REGRAS 2.6). */
export interface GatewayTransferencia {
  /** Repeating the same request is safe: the provider pays one `idEnvio` once. */
  readonly enviar: (pedido: PedidoDeTransferencia, contexto?: ContextoChamada) => Promise<SituacaoDaTransferencia>;
  /** `INEXISTENTE` right after a `DESCONHECIDO` may be a request still on its way: repeat `enviar`, never drop it. */
  readonly consultar: (
    idEnvio: string,
    contexto?: ContextoChamada,
  ) => Promise<SituacaoDaTransferencia | { readonly estado: 'INEXISTENTE' }>;
  /** Never throws: a forged or malformed notice comes back as `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => AvisoDaTransferencia;
}

export interface PedidoDeTransferencia {
  /** 1 to 35 letters and digits, made by us and unique for ever. */
  readonly idEnvio: string;
  readonly valor: Centavos;
  /** Destination key as registered: CPF, e-mail, telephone as +55…, or random. */
  readonly chave: string;
  /** The provider refuses the payout when the key belongs to another CPF (REGRAS 2.6, destination). */
  readonly favorecidoCpf: string;
  readonly descricao: string;
}

export type EstadoDaTransferencia = 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO' | 'DESCONHECIDO';

/**
 * `REALIZADO` and `NAO_REALIZADO` are final. `DESCONHECIDO` is any doubt, above all a time-out: the money may be gone,
 * so it is neither given back nor sent under another id.
 */
export interface SituacaoDaTransferencia {
  readonly estado: EstadoDaTransferencia;
  readonly e2eid?: string;
  /** The amount that the provider reports; absent when it reports none. */
  readonly valor?: Centavos;
  /** The reason why it was not done, in the provider's words, or why the outcome is unknown. */
  readonly motivo?: string;
}

export type AvisoDaTransferencia =
  | { readonly valido: false }
  | { readonly valido: true; readonly eventos: readonly EventoDaTransferencia[] };

export interface EventoDaTransferencia extends SituacaoDaTransferencia {
  /** Equal for copies of one notice: the key under which to store it once. */
  readonly id: string;
  readonly idEnvio: string;
  readonly estado: Exclude<EstadoDaTransferencia, 'DESCONHECIDO'>;
  readonly valor: Centavos;
}
