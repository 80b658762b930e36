import type { Ciclo } from '@rateia/domain/carteira/ciclo';
import type { ContaDeUsuario, Partida } from '@rateia/domain/carteira/contas';
import type { ParteDoDesconto } from '@rateia/domain/carteira/desconto';
import type { StatusFatura } from '@rateia/domain/carteira/estados';
import type { LancamentoDeItem } from '@rateia/domain/carteira/lancamentos';
import type { ReciboDoItem } from '@rateia/domain/carteira/recibo';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { DestinoDoReembolso } from '@rateia/domain/pagamentos/devolucao-original';
import type { FinalidadePagamento } from '@rateia/domain/pagamentos/listagem';
import type { MeioDeCobranca } from '@rateia/domain/pagamentos/meio';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import type { Regras } from '@rateia/domain/regras';
import type { RawBuilder } from 'kysely';
import type { Executor, Trx } from '../db/banco.ts';
import type { Parte } from '../db/de-uma-vez.ts';

/** One thing that an invoice charges, or takes off. */
export type Item = {
  readonly id: number;
  readonly faturaId: number;
  readonly posicao: number;
  readonly tipo: string;
  readonly quantidade: number;
  readonly valor: Centavos;
};

/** An invoice: a document of a person with its items. The cost of its method is never part of the items' sum (REGRAS 2.4). */
export type FaturaComItens = {
  readonly id: number;
  readonly usuarioId: number;
  readonly status: StatusFatura;
  readonly subtotal: Centavos;
  readonly custoMeio: Centavos;
  readonly total: Centavos;
  /** The end of the hold of its items; null when nothing is held. */
  readonly retidaAte: Instante | null;
  readonly itens: readonly Item[];
};

/** Rows that are locked before invoices, each kind by id: seat rows of groups, then memberships (CONFIABILIDADE 1.3). */
export type Travas = { readonly grupos: readonly number[]; readonly assinaturas: readonly number[] };

/** The place of an item in the statement that writes its order: the names of the parts of its kind begin with `nome`. */
export type LugarDoItem = { readonly nome: string; readonly itemId: RawBuilder<number> };

/** The data of a kind beside its item: parts of one statement, and the id of the thing that the item is about. */
export type DadosDoItem = { readonly partes: readonly Parte[]; readonly coisa?: RawBuilder<number> };

/** An item as it was written, with the id of the thing that it is about where its kind has one. */
export type ItemEscrito = { readonly itemId: number; readonly coisa: number | null };

/** One item to be written; its kind writes the data of the kind alone, under the id that it is given. */
export type ItemNovo = {
  readonly tipo: string;
  readonly quantidade: number;
  /** Below zero for a discount alone. */
  readonly valor: Centavos;
  /** The part of it that discounts may pay, before any of them: nothing unless said (REGRAS 2.29). */
  readonly descontavel?: Centavos;
  /** Of a discount: the items that it makes cheaper, by their places in the order. */
  readonly desconta?: readonly ParteDoDesconto[];
  readonly guardar: (lugar: LugarDoItem) => DadosDoItem;
};

/**
 * An item that takes something scarce. Rows that only its purchase sees are written before `ocupar` holds a row that
 * other purchases want.
 */
export type PedidoDeItem = {
  readonly item: ItemNovo;
  /** Id of the row that `ocupar` locks: several are taken in this order. */
  readonly ordem: number;
  /** False when it is gone: the caller's transaction must then end, and nothing of the order stands. */
  readonly ocupar: (trx: Trx, escrito: ItemEscrito) => Promise<boolean>;
  /** Throws what a person is told where the database refused the rows of this kind; returns where it did not. */
  readonly recusa?: (erro: unknown) => void;
};

/** An item that is about to be paid. The names of the parts of its kind begin with `nome`. */
export type ItemAPagar = {
  readonly item: Item;
  readonly nome: string;
  readonly agora: Instante;
  /** Payment method, by its id of listing A. */
  readonly meio: number;
  /** Number of the campaign that led to the purchase; there may be no campaign of that number (REGRAS 2.23). */
  readonly campanhaId?: number | undefined;
};

/** The payment of an item as data, so that an order is paid in one round trip (ADR 011). */
export type PagamentoDoItem = {
  readonly travas: Travas;
  /** Its entries, without the money that pays them. */
  readonly lancamento: LancamentoDeItem;
  /** The effects of its payment. They run when every lock of the order is held and its entries are written. */
  readonly partes: readonly Parte[];
  /** Effects that read what the parts wrote; a kind that many people buy at once has none. */
  readonly depois?: ((trx: Trx) => Promise<void>) | undefined;
};

/** An item of an invoice at a moment, with every lock of `travas` held. */
export type ItemNaHora = { readonly item: Item; readonly fatura: FaturaComItens; readonly agora: Instante };

export type ContaDeAlguem = { readonly conta: ContaDeUsuario; readonly usuario: number };

/** The balance of an account while a return is made, less the amounts that the items before took from it. */
export type SaldoDe = (conta: ContaDeUsuario, usuario: number) => Centavos;

/** The accounts that an item is taken from when it goes back, and the effects once money and note are written. */
export type Retirado = {
  /** Entries that sum to its amount, below zero. */
  readonly partidas: readonly Partida[];
  /** `desconto` is the part of its amount that went back to the bearers of its discounts. */
  readonly concluir: (trx: Trx, notaId: number, desconto: Centavos) => Promise<void>;
};

/** A part of a discount that goes back to its bearer. */
export type DescontoQueVolta = { readonly item: Item; readonly valor: Centavos; readonly agora: Instante };

/** The entries of it, which sum to its amount, and its effects. */
export type DescontoDevolvido = {
  readonly partidas: readonly Partida[];
  readonly concluir: (trx: Trx) => Promise<void>;
};

/** An item that goes back, by the arithmetic of its kind. */
export type ItemADevolver = {
  readonly itemId: number;
  readonly faturaId: number;
  readonly valor: Centavos;
  /** The part of `valor` that discounts could pay: of it their bearers get theirs, and the payer the rest (REGRAS 2.29). */
  readonly descontavel?: Centavos;
  /** By the method that paid, as far as that gives back, or to the wallet alone (REGRAS 2.9). */
  readonly destino: DestinoDoReembolso;
  /** Accounts that it may be taken from: those of all items are locked at once, by id. */
  readonly contas: readonly ContaDeAlguem[];
  readonly retirar: (saldo: SaldoDe) => Retirado;
};

export type DescricaoDeItem = {
  /** The name by which people know it, and the line beneath. */
  readonly nome: string;
  readonly servico: string;
  readonly icone: string;
  readonly cor: string;
  /** The month that it charges. */
  readonly ciclo?: Ciclo | undefined;
  /** Its arithmetic: the rows sum to its amount. */
  readonly linhas: readonly LinhaDeValor[];
  /** A deposit settled it, and nobody paid. */
  readonly pagoPelaCaucao?: boolean;
  /** The purpose for the wire alone (listing C). */
  readonly finalidade: FinalidadePagamento;
  readonly idGrupo: number | null;
  readonly idAssinatura: number | null;
  readonly grupo: string | null;
  /** Own path to go to when it is paid. */
  readonly destino: string;
};

/** The person who asks for something, now. */
export type Pedinte<Deps> = {
  readonly deps: Deps;
  readonly usuario: { readonly id: number };
  readonly agora: Instante;
};

export type QuemDevolve = 'membro' | 'operador' | 'sistema';

/** Units of a paid item that go back, after the `desde` first ones that went before. */
export type UnidadesQueVoltam = ItemNaHora & {
  readonly desde: number;
  readonly quantidade: number;
  readonly quem: QuemDevolve;
  readonly motivo: string;
};

/**
 * A kind of item. Orders know an item by this type alone. Each thing for sale is one such module, named in the domain's
 * list and passed to the composition by its feature.
 */
export type ModuloDeItem<Deps> = {
  /** Money for it from anybody but its buyer goes back to its payer; a kind without this takes any. */
  readonly exigeMesmoCpf?: boolean;
  readonly travas: (db: Executor, item: Item) => Promise<Travas>;
  /** Keeps the held items until then. */
  readonly estender: (trx: Trx, p: { readonly item: Item; readonly ate: Instante }) => Promise<void>;
  /** False if it may not be kept for a charge of this method; a kind without this rule waits for any. */
  readonly podeEsperar?: (
    trx: Trx,
    p: { readonly item: Item; readonly meio: MeioDeCobranca; readonly regras: Regras },
  ) => Promise<boolean>;
  /**
   * Its payment, by reads alone and perhaps before any lock: it looks only at what cannot change while the invoice is
   * open.
   */
  readonly pagar: (db: Executor, deps: Deps, p: ItemAPagar) => Promise<PagamentoDoItem>;
  /** Runs when its invoice ends unpaid: the held things are free again. */
  readonly soltar: (
    trx: Trx,
    deps: Deps,
    p: ItemNaHora & { readonly quem: 'membro' | 'sistema'; readonly motivo: string },
  ) => Promise<void>;
  /** Money came after the end of its hold: the same thing once more, at the same price; or why the money goes back. */
  readonly retomar: (
    trx: Trx,
    deps: Deps,
    p: ItemNaHora & { readonly desconta: readonly ParteDoDesconto[] },
  ) => Promise<{ readonly pedido: PedidoDeItem } | { readonly motivo: MotivoDeDevolucao }>;
  /**
   * The hold of its order ended unpaid, and its person asks for another payment: the same thing to be held anew, as its
   * sale would, or a refusal.
   */
  readonly refazer: (
    trx: Trx,
    ctx: Pedinte<Deps>,
    p: { readonly item: Item; readonly ate: Instante; readonly desconta: readonly ParteDoDesconto[] },
  ) => Promise<PedidoDeItem>;
  /** Some of its paid units go back, or all: what that gives its payer, whom it is taken from, and what ends with it. */
  readonly devolver: (trx: Trx, deps: Deps, p: UnidadesQueVoltam) => Promise<ItemADevolver>;
  /** Of a discount alone: a part of it goes back to its bearer, because the thing that it made cheaper went back. */
  readonly voltar?: (trx: Trx, deps: Deps, p: DescontoQueVolta) => Promise<DescontoDevolvido>;
  /** Its part of the receipt of its invoice. */
  readonly recibo: (db: Executor, item: Item) => Promise<ReciboDoItem>;
  /** Its description wherever an invoice is shown, by the ids of the items (spec B§3 Purchase, Invoice). */
  readonly descrever: (db: Executor, itens: readonly Item[]) => Promise<ReadonlyMap<number, DescricaoDeItem>>;
};

/** The kinds that are sold, by name. */
export type Itens<Deps> = Readonly<Record<string, ModuloDeItem<Deps>>>;
