import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import type { WebhookRecebido } from '../../../gateways/autenticidade-de-webhook.ts';
import type { ContextoChamada } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import type { NoticiaAGuardar } from '../noticias/fonte.ts';

/** The provider's word about one payout; `REALIZADO` and `NAO_REALIZADO` are final, and a doubt is never a failure. */
export type SituacaoDaSaida = {
  readonly estado: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO' | 'DESCONHECIDO';
  /** The provider's name of the money that it sent. */
  readonly e2eid?: string;
  readonly valor?: Centavos;
  readonly motivo?: string;
};

/** The same word with our id of the payout: from an answer, a notice or a consult. */
export type NoticiaDaSaida = SituacaoDaSaida & { readonly idEnvio: string };

/** Does what a word about a payout says, in the transaction of the notice; the feature that ordered it gives this. */
export type AnotarSaida = (trx: Trx, deps: Deps, noticia: NoticiaDaSaida) => Promise<void>;

/** A payout to be made: `Destino` is what its means needs to find the account. */
export type PedidoDeSaida<Destino> = {
  /** Ours, known to the provider, and the same however often the payout is asked for. */
  readonly idEnvio: string;
  readonly valor: Centavos;
  readonly descricao: string;
  readonly destino: Destino;
};

/** A means by which money leaves: one module in `saidas/`. Withdrawals know it by this alone (REGRAS 2.6). */
export type MeioDeSaida<Destino> = {
  /** On its notices, and on its settlement account of the ledger. */
  readonly provedor: string;
  /** False while production has no such provider: the means is not offered. */
  readonly temProvedor: (deps: Pick<Deps, 'gateways'>) => boolean;
  /** The names under `/webhook` that its provider calls. */
  readonly chamaEm: readonly string[];
  readonly enviar: (deps: Deps, pedido: PedidoDeSaida<Destino>, c?: ContextoChamada) => Promise<SituacaoDaSaida>;
  /** `INEXISTENTE` may be a request that is still on its way: it is sent again, never dropped. */
  readonly consultar: (deps: Deps, idEnvio: string) => Promise<SituacaoDaSaida | { readonly estado: 'INEXISTENTE' }>;
  /** The content of a notice of the provider; undefined for one that is forged or cannot be read. */
  readonly interpretar: (
    deps: Deps,
    webhook: WebhookRecebido,
  ) => readonly NoticiaAGuardar[] | undefined | Promise<readonly NoticiaAGuardar[] | undefined>;
};
