import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/**
 * Receiving by PicPay. The port speaks centavos and our states, so that the provider's new interface can replace the
 * present one (REGRAS 2.4).
 */
export interface GatewayPicPay {
  /** Makes a charge. The provider takes a reference once: a second call with it is refused. */
  readonly cobrar: (pedido: PedidoPicPay, contexto?: ContextoChamada) => Promise<Resultado<PaginaPicPay>>;
  readonly consultar: (referencia: string) => Promise<Resultado<CobrancaPicPay>>;
  /** Ends a charge that nobody has paid; `recusado` when it is past that. */
  readonly cancelar: (referencia: string) => Promise<Resultado<unknown>>;
  /** Gives money back, whole or in part; answers the provider's name of the return. It has no key against repetition. */
  readonly devolver: (
    d: { readonly referencia: string; readonly autorizacao: string; readonly valor: Centavos },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<string>>;
  /** Verifies the fixed secret of the notice; never throws. A forged or malformed notice is `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => AvisoDoPicPay;
}

export interface PedidoPicPay {
  readonly referencia: string;
  readonly valor: Centavos;
  readonly expiraEm: Instante;
  /** The address that is told of its changes, without its secret part. */
  readonly avisarEm: string;
  /** The page to which the person comes back. */
  readonly voltarPara: string;
  readonly comprador: {
    readonly nome: string;
    readonly sobrenome: string;
    readonly cpf: string;
    readonly email: string;
  };
}

/** Where a charge is paid: on a phone its page, on a desk its code. */
export interface PaginaPicPay {
  readonly url: string;
  readonly codigo: string;
}

/** `DESCONHECIDO` is a state that is new to us: it decides nothing. */
export type EstadoPicPay =
  | 'pendente'
  | 'emAnalise'
  | 'autorizado'
  | 'pago'
  | 'expirado'
  | 'devolvido'
  | 'contestado'
  | 'DESCONHECIDO';

export interface CobrancaPicPay {
  readonly estado: EstadoPicPay;
  /** Needed to give its money back; null while it has none. */
  readonly autorizacao: string | null;
  /** The amounts that the provider tells; null where it tells none. */
  readonly pago: Centavos | null;
  readonly devolvido: Centavos;
}

export type AvisoDoPicPay = { readonly valido: false } | { readonly valido: true; readonly referencia: string };
