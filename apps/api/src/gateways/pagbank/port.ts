import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Receiving by PagBank, on its own page. Amounts are whole centavos on the wire too (REGRAS 2.4). */
export interface GatewayPagBank {
  /** The body of the request for a page, to be kept before it is sent: another one under its key is refused. */
  readonly escreverPedido: (pedido: PedidoDaPagina) => string;
  /** Makes a page on which a person pays. Repeating it with the same key and the same bytes gives the same one. */
  readonly criarPagina: (
    p: { readonly chave: string; readonly escrito: string },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<PaginaNova>>;
  readonly consultarPagina: (id: string) => Promise<Resultado<PaginaPagBank>>;
  /** Ends a page, so that nobody begins to pay on it; `recusado` when it has ended. */
  readonly encerrarPagina: (id: string) => Promise<Resultado<unknown>>;
  /** An order: every payment on a page makes one. */
  readonly consultarOrdem: (id: string) => Promise<Resultado<OrdemPagBank>>;
  /** Gives money of a charge back, whole or in part; the key is our id of the return. The provider names no return. */
  readonly devolver: (
    d: { readonly cobranca: string; readonly chave: string; readonly valor: Centavos },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<CobrancaPagBank>>;
  /** Verifies address and signature; never throws. A forged or malformed notice is `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => AvisoDoPagBank;
}

export interface PedidoDaPagina {
  readonly referencia: string;
  readonly valor: Centavos;
  readonly titulo: string;
  readonly expiraEm: Instante;
  /** The address that is told of its changes, without its secret part. */
  readonly avisarEm: string;
  /** The page to which the person comes back, paid or not. */
  readonly voltarPara: string;
  readonly comprador: { readonly nome: string; readonly cpf: string; readonly email: string };
}

export interface PaginaNova {
  readonly id: string;
  readonly url: string;
}

export interface PaginaPagBank {
  /** Somebody may begin to pay on it. */
  readonly aberta: boolean;
  /** The orders that were made on it. */
  readonly ordens: readonly string[];
}

/** `DESCONHECIDO` is a state that is new to us: it decides nothing. */
export type EstadoPagBank =
  | 'pendente'
  | 'emAnalise'
  | 'autorizado'
  | 'pago'
  | 'recusado'
  | 'cancelado'
  | 'devolvido'
  | 'DESCONHECIDO';

export interface CobrancaPagBank {
  readonly id: string;
  readonly estado: EstadoPagBank;
  readonly valor: Centavos;
  readonly devolvido: Centavos;
  readonly pagaEm: Instante | null;
}

export interface OrdemPagBank {
  readonly id: string;
  /** Ours; null for an order that the account has from elsewhere. */
  readonly referencia: string | null;
  /** CPF of the buyer, where the order has one. */
  readonly cpf: string | null;
  readonly cobrancas: readonly CobrancaPagBank[];
}

/** A notice tells an order with its charges as they were: the provider is asked, and only its answer counts. */
export type AvisoDoPagBank =
  | { readonly valido: false }
  | {
      readonly valido: true;
      readonly cobrancas: readonly {
        readonly ordem: string;
        readonly cobranca: string;
        /** New for each change of the charge. */
        readonly versao: string;
      }[];
    };
