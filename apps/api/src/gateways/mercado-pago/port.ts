import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/**
 * Receiving by Mercado Pago: card, Pix and its wallet. Nothing here takes the number of a card: its fields are the
 * provider's, in the browser (REGRAS 2.4; CONFIABILIDADE 2).
 */
export interface GatewayMercadoPago {
  /** For the browser: the script that draws the fields, and the key by which it knows us. */
  readonly campos: { readonly script: string; readonly chavePublica: string };
  /** Makes a payment. Repeating it with the same key and body gives the same one. */
  readonly criarPagamento: (pedido: PedidoDePagamento, contexto?: ContextoChamada) => Promise<Resultado<PagamentoMp>>;
  readonly consultarPagamento: (id: string) => Promise<Resultado<PagamentoMp>>;
  /** Makes a payment by Pix, whose code comes with the answer. Repeating it with the same key and body gives the same one. */
  readonly criarPix: (pedido: PedidoDePix, contexto?: ContextoChamada) => Promise<Resultado<PagamentoMp>>;
  /** The payments of a reference of ours, the newest first. */
  readonly acharPagamentos: (referencia: string) => Promise<Resultado<readonly PagamentoMp[]>>;
  /** Every payment that changed in a period. */
  readonly listarPagamentos: (periodo: {
    readonly inicio: Instante;
    readonly fim: Instante;
  }) => Promise<Resultado<readonly PagamentoMp[]>>;
  /** Ends a payment that has no money yet; `recusado` when it is past that. */
  readonly cancelarPagamento: (id: string) => Promise<Resultado<PagamentoMp>>;
  /** Gives money back, whole or in part; the key is our id of the return. */
  readonly devolver: (
    d: { readonly pagamento: string; readonly chave: string; readonly valor: Centavos },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<DevolucaoMp>>;
  /** Makes a page of the provider on which a person pays. Repeating it with the same key gives the same one. */
  readonly criarPagina: (
    pedido: PedidoDePagina,
    contexto?: ContextoChamada,
  ) => Promise<Resultado<{ readonly url: string }>>;
  /** The provider's name of a person, made at the first time. */
  readonly acharOuCriarCliente: (email: string) => Promise<Resultado<string>>;
  /** Keeps a card of a token; a card that it has already is given back. */
  readonly guardarCartao: (
    c: { readonly cliente: string; readonly token: string; readonly chave: string },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<CartaoGuardado>>;
  /** A token of a card that it keeps, without its code: good for one payment that nobody types (REGRAS 2.8). */
  readonly criarToken: (
    c: { readonly cliente: string; readonly cartao: string },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<string>>;
  readonly removerCartao: (c: { readonly cliente: string; readonly cartao: string }) => Promise<Resultado<unknown>>;
  readonly consultarContestacao: (id: string) => Promise<Resultado<ContestacaoMp>>;
  /** Sends our documents in a dispute, one PDF; sending it again adds nothing but a copy. */
  readonly responderContestacao: (
    r: { readonly disputa: string; readonly arquivo: Buffer },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<unknown>>;
  /** Verifies the signature; never throws. A forged or malformed notice is `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => AvisoDoMercadoPago;
}

export interface PedidoDePix {
  /** The key against repetition, a UUID. */
  readonly chave: string;
  readonly referencia: string;
  readonly valor: Centavos;
  readonly descricao: string;
  /** The end of the code there: 30 minutes to 30 days after the provider is asked, else it refuses. */
  readonly valeAte: Instante;
  /** The address that is told of its changes, without its secret part. */
  readonly avisarEm: string;
  readonly pagador: PedidoDePagamento['pagador'];
}

export interface PedidoDePagina {
  readonly chave: string;
  readonly referencia: string;
  readonly valor: Centavos;
  readonly titulo: string;
  readonly email: string;
  /** CPF of the account that pays, where it is known. */
  readonly cpf: string | null;
  /** Where the person comes back to, whatever became of the payment. */
  readonly voltarPara: string;
  readonly expiraEm: Instante;
  readonly avisarEm: string;
}

export interface ContestacaoMp {
  /** The payments that the dispute is about. */
  readonly pagamentos: readonly string[];
  /** Until when documents are taken; null where none are asked for. */
  readonly responderAte: Instante | null;
  /** True when the provider bears the dispute itself: the money is ours. */
  readonly coberta: boolean;
}

export interface CartaoGuardado {
  readonly id: string;
  readonly mes: number;
  readonly ano: number;
}

export interface PedidoDePagamento {
  /** The amount is held and not taken: a card is verified by it. */
  readonly soAutorizar?: true;
  /** The provider's name of the holder, when a saved card pays. */
  readonly cliente?: string | undefined;
  /** A charge that we begin: its holder is not there, so no bank asks him anything. */
  readonly recorrente?: PedidoRecorrente | undefined;
  /** The key against repetition: one try, one key. */
  readonly chave: string;
  readonly referencia: string;
  readonly valor: Centavos;
  readonly descricao: string;
  /** The address that is told of its changes, without its secret part. */
  readonly avisarEm: string;
  readonly pagador: { readonly email: string; readonly nome: string; readonly sobrenome: string; readonly cpf: string };
  readonly cartao: { readonly token: string; readonly bandeira: string; readonly desafio: boolean };
}

export interface PedidoRecorrente {
  /** The membership that is charged every month. */
  readonly assinatura: string;
  readonly vencimento: Dia;
  /** The first payment of the card there, which its holder made with the code. */
  readonly primeiroPagamento: string | null;
}

/** `DESCONHECIDO` is a state that is new to us: it decides nothing. */
export type EstadoDoPagamento =
  | 'pendente'
  | 'emAnalise'
  | 'autorizado'
  | 'pago'
  | 'recusado'
  | 'cancelado'
  | 'devolvido'
  | 'disputa'
  | 'contestado'
  | 'DESCONHECIDO';

export interface PagamentoMp {
  readonly id: string;
  readonly referencia: string | null;
  readonly estado: EstadoDoPagamento;
  /** The provider's word behind the state: a reason, and no decision. */
  readonly detalhe: string;
  readonly valor: Centavos;
  /** When its money came; null while it has none. */
  readonly pagoEm: Instante | null;
  /** CPF of the card's holder, or of the payer. */
  readonly cpf: string | null;
  readonly desafio: { readonly url: string; readonly creq: string } | null;
  /** The code of a payment by Pix. */
  readonly copiaECola: string | null;
  readonly devolucoes: readonly DevolucaoMp[];
}

export interface DevolucaoMp {
  readonly id: string;
  readonly valor: Centavos;
  readonly estado: 'feita' | 'emCurso' | 'recusada';
}

export type AvisoDoMercadoPago =
  | { readonly valido: false }
  | {
      readonly valido: true;
      /** Undefined for a notice of something that we do not follow. */
      readonly sobre: { readonly tipo: 'pagamento' | 'contestacao'; readonly id: string } | undefined;
      /** The provider's id of the notice: equal for copies. */
      readonly id: string;
    };
