import type { Dia } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Money that leaves by a bank: a TED to an account, and a boleto that is paid (REGRAS 2.6). */
export interface GatewaySaida {
  /** One `idEnvio` is transferred once: repeating the same request is safe. */
  readonly transferir: (pedido: PedidoDeTed, contexto?: ContextoChamada) => Promise<SituacaoDoBanco>;
  readonly consultarTed: (idEnvio: string) => Promise<SituacaoDoBanco | { readonly estado: 'INEXISTENTE' }>;
  /** The amount of a boleto today and its payee, by the registry: never by what its line says. */
  readonly preverBoleto: (codigoDeBarras: string) => Promise<Resultado<BoletoPrevisto>>;
  /**
   * Pays a boleto. The protocol has no key against repetition: a payment of the same tag is looked for first, and no
   * registry takes the same boleto twice.
   */
  readonly pagarBoleto: (pedido: PedidoDeBoletoAPagar, contexto?: ContextoChamada) => Promise<SituacaoDoBanco>;
  readonly consultarBoleto: (idEnvio: string) => Promise<SituacaoDoBanco | { readonly estado: 'INEXISTENTE' }>;
  /** Verifies the signature over the raw bytes; never throws. A forged or malformed notice is `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => Promise<AvisoDoBanco>;
}

export interface PedidoDeTed {
  /** Letters in lower case and digits, made by us and unique for ever. */
  readonly idEnvio: string;
  readonly valor: Centavos;
  readonly descricao: string;
  /** Three digits. */
  readonly banco: string;
  /** With a hyphen before the check digit, as the account. */
  readonly agencia: string;
  readonly conta: string;
  readonly nome: string;
  readonly cpf: string;
}

export interface PedidoDeBoletoAPagar {
  readonly idEnvio: string;
  readonly valor: Centavos;
  readonly descricao: string;
  readonly codigoDeBarras: string;
  /** CPF or CNPJ of the payee. */
  readonly documento: string;
}

/** `ativo` may be paid; `vencido` may not any more; `inativo` is paid, cancelled or unknown. */
export interface BoletoPrevisto {
  readonly estado: 'ativo' | 'vencido' | 'inativo';
  /** With interest, fine and discount of today. */
  readonly valor: Centavos;
  readonly vencimento: Dia;
  readonly beneficiario: string;
  /** Digits of a CPF or a CNPJ. */
  readonly documento: string;
}

/**
 * `REALIZADO` and `NAO_REALIZADO` are final, but for a TED that the receiving bank sends back later: it becomes
 * `NAO_REALIZADO` by `devolvido`. `DESCONHECIDO` is any doubt.
 */
export interface SituacaoDoBanco {
  readonly estado: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO' | 'DESCONHECIDO';
  readonly e2eid?: string;
  readonly valor?: Centavos;
  readonly motivo?: string;
}

export type AvisoDoBanco =
  | { readonly valido: false }
  | { readonly valido: true; readonly eventos: readonly SaidaAvisada[] };

/** A notice that something happened to a payout; the provider is asked what. */
export interface SaidaAvisada {
  readonly id: string;
  readonly qual: 'ted' | 'boleto';
  readonly idEnvio: string;
}
