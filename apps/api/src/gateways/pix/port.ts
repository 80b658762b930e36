import type { Centavos } from '@rateia/domain/dinheiro';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../resultado.ts';

/** Receiving by Pix: charges, receipts and their return (API Pix of the Banco Central; REGRAS part 3). */
export interface GatewayPix {
  /** Creates the charge named by our txid. Repeating the same request is safe and answers the same charge. */
  readonly criarCobranca: (pedido: PedidoDeCobranca, contexto?: ContextoChamada) => Promise<Resultado<Cobranca>>;
  readonly consultarCobranca: (txid: string, contexto?: ContextoChamada) => Promise<Resultado<Cobranca>>;
  /** Takes an unpaid charge off the air. `recusado` when it is already paid: consult it. */
  readonly removerCobranca: (txid: string, contexto?: ContextoChamada) => Promise<Resultado<Cobranca>>;
  readonly consultarPix: (e2eid: string, contexto?: ContextoChamada) => Promise<Resultado<PixRecebido>>;
  /** Everything received from `inicio` to `fim` (ISO instants), every page of it: the source of reconciliation. */
  readonly listarPix: (periodo: Periodo, contexto?: ContextoChamada) => Promise<Resultado<readonly PixRecebido[]>>;
  /** Gives back all or part, up to 90 days after. Repeating the same `idDevolucao` is safe: it never pays twice. */
  readonly devolver: (pedido: PedidoDeDevolucao, contexto?: ContextoChamada) => Promise<Resultado<Devolucao>>;
  readonly consultarDevolucao: (
    alvo: Pick<PedidoDeDevolucao, 'e2eid' | 'idDevolucao'>,
    contexto?: ContextoChamada,
  ) => Promise<Resultado<Devolucao>>;
  /** Registers where the provider calls. The adapter adds the secret part; the provider adds `/pix`. */
  readonly configurarWebhook: (url: string, contexto?: ContextoChamada) => Promise<Resultado<void>>;
  /** Never throws: a forged or malformed notice comes back as `valido: false`. */
  readonly interpretarWebhook: (webhook: WebhookRecebido) => AvisoDePix;
}

export interface PedidoDeCobranca {
  /** 26 to 35 letters and digits, made by us and unique for ever. */
  readonly txid: string;
  readonly valor: Centavos;
  readonly expiracaoSegundos: number;
  /** Shown to the payer, at most 140 characters. */
  readonly descricao: string;
  /** The debtor. Naming one does not stop another person from paying: compare `pagador` of the Pix received. */
  readonly devedor?: { readonly cpf: string; readonly nome: string };
}

/**
 * An expired charge stays `ATIVA`: it expires by time alone, which `expiraEm` tells. `DESCONHECIDO` is a state that is
 * new to us: the receipts are in `pix` all the same, and the rest is asked about again.
 */
export type EstadoDeCobranca =
  | 'ATIVA'
  | 'CONCLUIDA'
  | 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
  | 'REMOVIDA_PELO_PSP'
  | 'DESCONHECIDO';

export interface Cobranca {
  readonly txid: string;
  readonly estado: EstadoDeCobranca;
  readonly valor: Centavos;
  readonly pixCopiaECola: string;
  readonly location: string;
  /** ISO instant by the provider's clock. */
  readonly expiraEm: string;
  readonly pix: readonly PixRecebido[];
}

export interface PixRecebido {
  readonly e2eid: string;
  readonly valor: Centavos;
  /** ISO instant of settlement. */
  readonly horario: string;
  readonly txid?: string;
  readonly pagador?: Pagador;
  readonly devolucoes: readonly Devolucao[];
}

/** The payer, when the provider names one: outside the standard, but sent by the large providers. */
export interface Pagador {
  /** Digits only; absent when the provider masks it or the payer is a company. */
  readonly cpf?: string;
  readonly nome?: string;
}

export interface Periodo {
  readonly inicio: string;
  readonly fim: string;
}

export interface PedidoDeDevolucao {
  readonly e2eid: string;
  /** 1 to 35 letters and digits, made by us, unique within the Pix. */
  readonly idDevolucao: string;
  readonly valor: Centavos;
}

export type EstadoDeDevolucao = 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';

export interface Devolucao {
  readonly id: string;
  readonly rtrId: string;
  readonly valor: Centavos;
  readonly estado: EstadoDeDevolucao;
  readonly motivo?: string;
  /** `MED_FRAUDE` and `MED_OPERACIONAL` are taken by the provider, not asked for by us. */
  readonly natureza?: string;
}

/** `valido: false` means forged or malformed: answer 4xx and process nothing. */
export type AvisoDePix =
  | { readonly valido: false }
  | { readonly valido: true; readonly eventos: readonly EventoDePix[] };

/** One Pix of a notice, as it stood when the notice was written. */
export interface EventoDePix extends PixRecebido {
  /** Equal for copies of one notice and new for each change of the Pix: the key under which to store it once. */
  readonly id: string;
  readonly txid: string;
}

/** Id of a notice that tells of a Pix as it stands: copies have the same one, each change of the Pix a new one. */
export function idDoAviso({ e2eid, devolucoes }: Pick<PixRecebido, 'e2eid' | 'devolucoes'>): string {
  return `pix-${e2eid}${devolucoes
    .map(({ id, estado }) => `.${id}-${estado}`)
    .toSorted()
    .join('')}`;
}
