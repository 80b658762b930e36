import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Receiving by boleto: bills, their money, and the file that a person prints (REGRAS part 3). */
export interface GatewayBoleto {
  /**
   * Makes a bill. The protocol has no key against repetition: `achar` it by its tag first, and never repeat this one
   * while its outcome is unknown.
   */
  readonly criar: (pedido: PedidoDeBoleto, contexto?: ContextoChamada) => Promise<Resultado<Boleto>>;
  /** The bills of a tag, the oldest first; more than one only if an answer was lost. */
  readonly achar: (etiqueta: string) => Promise<Resultado<readonly Boleto[]>>;
  readonly consultar: (id: string) => Promise<Resultado<Boleto>>;
  /** Takes an unpaid bill off the air; `recusado` when it is already paid. */
  readonly cancelar: (id: string) => Promise<Resultado<void>>;
  readonly arquivo: (id: string) => Promise<Resultado<Buffer>>;
  /** One receipt. Each money that arrived is one entry of the account's statement. */
  readonly consultarEntrada: (id: string) => Promise<Resultado<EntradaDeBoleto>>;
  /** Every receipt of bills in a period, out of the statement. */
  readonly listarEntradas: (periodo: {
    readonly inicio: Instante;
    readonly fim: Instante;
  }) => Promise<Resultado<readonly EntradaDeBoleto[]>>;
  /** Registers where the provider calls, once. The adapter adds the secret part. */
  readonly configurarWebhook: (url: string) => Promise<Resultado<void>>;
  /** Verifies the signature over the raw bytes; never throws. A forged or malformed notice is `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => Promise<AvisoDeBoleto>;
}

export interface PedidoDeBoleto {
  /** Ours, unique for ever, in lower case. */
  readonly etiqueta: string;
  readonly valor: Centavos;
  readonly vencimento: Dia;
  /** The days after the due date on which banks still take it. */
  readonly diasDepois: number;
  readonly descricao: string;
  readonly pagador: {
    readonly nome: string;
    readonly cpf: string;
    readonly rua: string;
    readonly complemento: string;
    readonly bairro: string;
    readonly cidade: string;
    readonly uf: string;
    readonly cep: string;
  };
}

/** `criado` is not registered yet: no bank takes it. `DESCONHECIDO` is a state that is new to us. */
export type EstadoDoBoleto = 'criado' | 'registrado' | 'vencido' | 'pago' | 'cancelado' | 'DESCONHECIDO';

export interface Boleto {
  readonly id: string;
  readonly etiqueta: string | null;
  readonly estado: EstadoDoBoleto;
  readonly valor: Centavos;
  /** 47 digits, as the provider wrote them: the caller checks them. */
  readonly linha: string;
  readonly codigoDeBarras: string;
  /** The entries of the statement that paid it; the first one, and any later one of a second payment. */
  readonly entradas: readonly string[];
}

/** Money in the account that paid a bill. */
export interface EntradaDeBoleto {
  readonly id: string;
  readonly boletoId: string;
  readonly etiqueta: string | null;
  readonly valor: Centavos;
  readonly em: Instante;
  /** The CPF under which the bill is registered. The protocol does not tell who handed the money over. */
  readonly cpf: string | null;
}

export type AvisoDeBoleto =
  | { readonly valido: false }
  | { readonly valido: true; readonly eventos: readonly PagamentoAvisado[] };

/** A notice that a bill was paid. Only the provider's answer about its entries counts. */
export interface PagamentoAvisado {
  /** The provider's id of the notice: equal for copies. */
  readonly id: string;
  readonly boletoId: string;
  readonly etiqueta: string | null;
  readonly entrada: string;
  readonly valor: Centavos;
  readonly em: Instante;
}
