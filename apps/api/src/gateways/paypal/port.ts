import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Receiving by PayPal: orders that a person approves on a page of PayPal, and that we capture (REGRAS 2.4). */
export interface GatewayPayPal {
  /** Makes an order; a repeat under its key answers with the order that is there already. */
  readonly criarOrdem: (pedido: PedidoPayPal, contexto?: ContextoChamada) => Promise<Resultado<OrdemPayPal>>;
  readonly consultarOrdem: (id: string) => Promise<Resultado<OrdemPayPal>>;
  /**
   * Takes the money of an approved order. `desconhecido` also where it was taken before, or is being taken: the order
   * tells. A refused means of payment is `recusado`, and the order may be approved again.
   */
  readonly capturar: (
    c: { readonly ordem: string; readonly chave: string },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<OrdemPayPal>>;
  /** Gives money back, whole or in part; its key is also the name by which the order lists it. */
  readonly devolver: (
    d: { readonly captura: string; readonly chave: string; readonly valor: Centavos },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<DevolucaoPayPal>>;
  /** Tells the provider where to call for the webhook of the configuration. The adapter adds the secret part. */
  readonly configurarWebhook: (url: string) => Promise<Resultado<unknown>>;
  /** Verifies address, certificate and signature; never throws. A forged or malformed notice is `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => Promise<AvisoDoPayPal>;
}

export interface PedidoPayPal {
  /** Key against repetition. */
  readonly chave: string;
  /** Our name of it, unique for ever at the provider. */
  readonly referencia: string;
  readonly valor: Centavos;
  readonly titulo: string;
  readonly cpf: string;
  /** The page to which an approval leads, and the one after giving up. */
  readonly voltarPara: string;
  readonly desistirPara: string;
}

/** `desconhecida` is a state that is new to us: it decides nothing. */
export type EstadoDaOrdem = 'aberta' | 'aprovada' | 'completa' | 'anulada' | 'desconhecida';
/** An order that is complete says nothing of its money: the state of its capture does. */
export type EstadoDaCaptura = 'paga' | 'devolvida' | 'emAnalise' | 'recusada' | 'desconhecida';

export interface CapturaPayPal {
  readonly id: string;
  readonly estado: EstadoDaCaptura;
  readonly valor: Centavos;
  readonly em: Instante;
}

export interface DevolucaoPayPal {
  readonly id: string;
  /** The key of ours; null where nobody here asked for it. */
  readonly chave: string | null;
  readonly estado: 'feita' | 'emCurso' | 'recusada';
  readonly valor: Centavos;
}

export interface OrdemPayPal {
  readonly id: string;
  readonly estado: EstadoDaOrdem;
  /** Ours; null for an order that is not of this product. */
  readonly referencia: string | null;
  /** The page where it is approved; null when it is past that. */
  readonly url: string | null;
  readonly capturas: readonly CapturaPayPal[];
  readonly devolucoes: readonly DevolucaoPayPal[];
}

/** A notice names an order, or a capture of one, and only the provider's answer about it counts. */
export type AvisoDoPayPal =
  | { readonly valido: false }
  | { readonly valido: true; readonly id: string; readonly ordem: string | null; readonly captura: string | null };
