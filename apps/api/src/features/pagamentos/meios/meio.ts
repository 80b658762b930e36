import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Meio, MeioDeCobranca, MeioNaHora } from '@rateia/domain/pagamentos/meio';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import type { WebhookRecebido } from '../../../gateways/autenticidade-de-webhook.ts';
import type { ContextoChamada, Resultado } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import type { PassoDaDevolucao, Recebido } from '../recebimentos/recebido.ts';
import type { Pagamento } from '../repository.ts';

/** The provider's answer about a charge. */
export type CobrancaNoProvedor = {
  /** Keeps what its payer needs (a code, a line), in the transaction that publishes the payment. */
  readonly guardar: (trx: Trx) => Promise<void>;
  readonly recebidos: readonly Recebido[];
};

/** The part of a charge that the screen shows (spec B§3 Purchase). */
export type CobrancaNaTela = {
  readonly identificadorPagamento: string;
  readonly copiaECola: string | null;
  /** The provider's page, of a method that is paid there. */
  readonly urlPagamento?: string | null;
  /** The last try on that page, where the provider tells it: refused, or looked at. */
  readonly naPagina?: Resposta<typeof pagamentos.getPagamentoStatus>['naPagina'];
  /** The last try, of a method that takes cards. */
  readonly cartao?: Resposta<typeof pagamentos.getPagamentoStatus>['cartao'];
};

export type PedidoDeDevolucao = {
  readonly referencia: string;
  readonly idDevolucao: string;
  readonly valor: Centavos;
};

/** A notice of one receipt. Its id is equal for copies, and new for each change of the receipt. */
export type Noticia = { readonly id: string; readonly recebido: Recebido };

/** A notice that names a receipt and tells nothing of it: the provider is asked. */
export type NoticiaCurta = { readonly id: string; readonly referencia: string };

/** A payment method that settles in the call that asks for it: it moves no money of a provider. */
export type PagaNaHora = { readonly nome: string; readonly regra: MeioNaHora };

/**
 * A means whose money comes from a provider. Payments know it by this type alone; it keeps the data of its provider in
 * its own tables, under the id of the payment. Every call may be repeated, because its ids are made here first.
 */
export type CobraPorProvedor = {
  readonly nome: string;
  readonly regra: MeioDeCobranca;
  /** The provider's name on payments, receipts, and the settlement account of the ledger. */
  readonly provedor: string;
  /** False where its provider is off: then the method is off too. A method without this always has its provider. */
  readonly temProvedor?: (deps: Deps) => boolean;
  /** False for a person who has nothing to pay with by it; a method without this is offered to everybody. */
  readonly ofereceA?: (db: Executor, usuarioId: number) => Promise<boolean>;
  /** The names under `/webhook` that its provider calls, if it calls; the first is the one that we register. */
  readonly chamaEm?: readonly [string, ...string[]];
  /** Tells the provider which address to call; a provider that is told in another way has none. */
  readonly registrar?: (deps: Deps, endereco: string) => Promise<Resultado<unknown>>;
  /** Its tables in the register of personal data (REGRAS 2.17). */
  readonly dadosPessoais: readonly LinhaDoRegistro[];
  /** Writes the charge with its own id, in the transaction of the intent. */
  readonly criar: (trx: Trx, pagamentoId: number) => Promise<void>;
  /** Asks the provider for the charge. */
  readonly cobrar: (deps: Deps, p: Pagamento, contexto?: ContextoChamada) => Promise<Resultado<CobrancaNoProvedor>>;
  readonly consultar: (deps: Deps, p: Pagamento) => Promise<Resultado<CobrancaNoProvedor>>;
  /** Takes an unpaid charge off the air; `recusado` when it is not open any more. */
  readonly retirar: (deps: Deps, p: Pagamento) => Promise<Resultado<unknown>>;
  /** The provider's charge lives longer than ours: it is taken off the air when ours ends. */
  readonly viveMaisLa?: true;
  /** The payment of a charge, by the provider's name of it. */
  readonly pagamentoDa: (db: Executor, cobranca: string) => Promise<number | undefined>;
  readonly apresentar: (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, CobrancaNaTela>>;
  /** Everything received in a period: the source of reconciliation. */
  readonly listar: (
    deps: Deps,
    periodo: { readonly inicio: Instante; readonly fim: Instante },
  ) => Promise<Resultado<readonly Noticia[]>>;
  /** One receipt as the provider has it: a notice is believed only after this. Undefined while it has no money. */
  readonly consultarRecebido: (deps: Deps, referencia: string) => Promise<Resultado<Recebido | undefined>>;
  /** Gives money back; a payment method that cannot answers `recusado`. */
  readonly devolver: (deps: Deps, d: PedidoDeDevolucao, c?: ContextoChamada) => Promise<Resultado<PassoDaDevolucao>>;
  readonly consultarDevolucao: (deps: Deps, d: PedidoDeDevolucao) => Promise<Resultado<PassoDaDevolucao>>;
  /** Sends our answer to a dispute, a PDF; a provider that takes none from here has none. */
  readonly responderDisputa?: (
    deps: Deps,
    r: { readonly disputa: string; readonly arquivo: Buffer },
  ) => Promise<Resultado<unknown>>;
  /**
   * The receipts in a notice of the provider; undefined for a notice that is forged or cannot be read. A method may have
   * to ask the provider for the key that signs it.
   */
  readonly interpretar: (deps: Deps, webhook: WebhookRecebido) => Interpretadas | Promise<Interpretadas>;
};

type Interpretadas = readonly (Noticia | NoticiaCurta)[] | undefined;

/** A payment method: one module in `meios/` (spec B§3; REGRAS 2.4). */
export type MeioDePagamento = PagaNaHora | CobraPorProvedor;

export function cobraPorProvedor(meio: MeioDePagamento): meio is CobraPorProvedor {
  return ehCobranca(meio.regra);
}

function ehCobranca(regra: Meio): regra is MeioDeCobranca {
  return regra.tipo === 'cobranca';
}
