import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Charges that a payer's bank pays by itself: Pix Automático of the API Pix (REGRAS part 3). Their money comes as any Pix. */
export interface GatewayPixAutomatico {
  /**
   * Asks for an authorisation, with the code by which the payer gives it at his bank. The provider names it: after a doubt
   * it is looked for by our contract, so that a repeat makes no second one.
   */
  readonly criarRecorrencia: (
    pedido: PedidoDeRecorrencia,
    contexto?: ContextoChamada,
  ) => Promise<Resultado<Recorrencia>>;
  readonly consultarRecorrencia: (idRec: string, contexto?: ContextoChamada) => Promise<Resultado<Recorrencia>>;
  /** Ends an authorisation; one that ended already is given back as it is. */
  readonly cancelarRecorrencia: (idRec: string, contexto?: ContextoChamada) => Promise<Resultado<Recorrencia>>;
  /** Instructs the payer's bank, 2 to 10 days ahead. The txid is ours, so a repeat gives the same charge. */
  readonly cobrar: (
    pedido: PedidoDeCobrancaRecorrente,
    contexto?: ContextoChamada,
  ) => Promise<Resultado<CobrancaRecorrente>>;
  readonly consultarCobranca: (txid: string, contexto?: ContextoChamada) => Promise<Resultado<CobrancaRecorrente>>;
  /** Takes a charge back; `recusado` from the day of its first attempt on. */
  readonly cancelarCobranca: (txid: string, contexto?: ContextoChamada) => Promise<Resultado<CobrancaRecorrente>>;
  /** Asks for a further attempt on a later day; `recusado` while another one is under way. */
  readonly repetir: (
    pedido: { readonly txid: string; readonly dia: Dia },
    contexto?: ContextoChamada,
  ) => Promise<Resultado<CobrancaRecorrente>>;
  /** Registers where the provider calls. The adapter adds the secret part; the provider adds `/rec` and `/cobr`. */
  readonly configurarWebhooks: (url: string, contexto?: ContextoChamada) => Promise<Resultado<void>>;
  /** Never throws: a forged or malformed notice comes back as `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => AvisoDePixAutomatico;
}

export interface PedidoDeRecorrencia {
  /** Ours, unique for ever, at most 35 characters. */
  readonly contrato: string;
  /** When it was asked for first: after a doubt it is looked for from then on. */
  readonly pedidaEm: Instante;
  readonly objeto: string;
  readonly devedor: { readonly cpf: string; readonly nome: string };
  readonly dataInicial: Dia;
  /** Three further attempts within seven days, where the payer's consent says so. */
  readonly repete: boolean;
}

/** `DESCONHECIDO` is a state that is new to us: it decides nothing. */
export type EstadoDaRecorrencia = 'CRIADA' | 'APROVADA' | 'REJEITADA' | 'EXPIRADA' | 'CANCELADA' | 'DESCONHECIDO';

export interface Recorrencia {
  readonly idRec: string;
  readonly contrato: string;
  readonly estado: EstadoDaRecorrencia;
  /** The code of the authorisation alone (JORNADA_2); null once it was used. */
  readonly pixCopiaECola: string | null;
  /** The party that ended it, and its code; null while it stands. */
  readonly encerramento: { readonly porQuem: string; readonly codigo: string | null } | null;
}

export interface PedidoDeCobrancaRecorrente {
  readonly txid: string;
  readonly idRec: string;
  readonly valor: Centavos;
  readonly vencimento: Dia;
  readonly descricao: string;
}

export type EstadoDaCobrancaRecorrente =
  | 'CRIADA'
  | 'ATIVA'
  | 'CONCLUIDA'
  | 'EXPIRADA'
  | 'REJEITADA'
  | 'CANCELADA'
  | 'DESCONHECIDO';

export interface CobrancaRecorrente {
  readonly txid: string;
  readonly idRec: string;
  readonly estado: EstadoDaCobrancaRecorrente;
  readonly valor: Centavos;
  readonly tentativas: readonly TentativaDeCobranca[];
}

/** One day on which the payer's bank tries to pay. */
export interface TentativaDeCobranca {
  readonly dia: Dia;
  readonly estado: 'SOLICITADA' | 'AGENDADA' | 'PAGA' | 'REJEITADA' | 'EXPIRADA' | 'CANCELADA' | 'DESCONHECIDO';
  readonly e2eid: string | null;
  /** The provider's code of a refusal. */
  readonly motivo: string | null;
}

/** A notice names its thing and its state; the thing itself is asked for. */
export type SobreOQue =
  | { readonly tipo: 'rec'; readonly idRec: string }
  | { readonly tipo: 'cobr'; readonly txid: string };

/** `valido: false` means forged or malformed: answer 4xx and process nothing. */
export type AvisoDePixAutomatico =
  | { readonly valido: false }
  | { readonly valido: true; readonly eventos: readonly (SobreOQue & { readonly id: string })[] };
