import type { Centavos } from '../dinheiro.ts';
import { formatarReais, ZERO } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import type { Meio, MotivoIndisponivel, ValorAPagar } from './meio.ts';
import { acrescimoDoMeio } from './meio.ts';
import { boleto } from './meios/boleto.ts';
import { cartao } from './meios/cartao.ts';
import { cartaoCadastrado } from './meios/cartao-cadastrado.ts';
import { credito } from './meios/credito.ts';
import { mercadoPago } from './meios/mercado-pago.ts';
import { pagSeguro } from './meios/pag-seguro.ts';
import { payPal } from './meios/pay-pal.ts';
import { picPay } from './meios/pic-pay.ts';
import { pix } from './meios/pix.ts';
import { pixMercadoPago } from './meios/pix-mercado-pago.ts';

/**
 * Every payment method that the product can carry out: the one list. Every other part of a method is a map of these
 * names.
 */
export const MEIOS = {
  boleto,
  cartaoJuno: cartao,
  cartaoCadastrado,
  credito,
  mercadoPago,
  pagSeguro,
  payPal,
  picPay,
  pix,
  pixMercadoPago,
} as const satisfies Readonly<Record<string, Meio>>;

export type NomeDoMeio = keyof typeof MEIOS;

/** The names of the methods that ask a provider for a charge. */
export type NomeDoMeioDeCobranca = {
  [N in NomeDoMeio]: (typeof MEIOS)[N]['tipo'] extends 'cobranca' ? N : never;
}[NomeDoMeio];

const NOMES = Object.keys(MEIOS) as NomeDoMeio[];

/** The payment method of an id of listing A; undefined for a number that is none, or none that can be carried out. */
export function meioPorId(id: number): NomeDoMeio | undefined {
  return NOMES.find((nome) => MEIOS[nome].id === id);
}

export type OfertaDeMeio = {
  readonly id: number;
  readonly provedor: number;
  readonly rotulo: string;
  readonly descricao: string;
  readonly custo: Centavos;
  /** The cost in words, as the radio card shows it. */
  readonly textoDoCusto: string;
  readonly disponivel: boolean;
  readonly motivo?: MotivoIndisponivel;
};

/**
 * Payment methods that are switched on, cheapest first, with their cost; a method that cannot be used stays, with the
 * reason (REGRAS 2.4; Law 13.455/2017 asks for the cost before the payment). `recarga`: the amount is added to the
 * balance.
 */
export function ofertasDeMeios(
  meios: readonly Meio[],
  pedido: ValorAPagar & { readonly recarga: boolean },
  regras: Regras,
): readonly OfertaDeMeio[] {
  return meios
    .filter((meio) => meio.numeros(regras).ligado && (meio.recarrega || !pedido.recarga))
    .map((meio) => oferta(meio, pedido, regras))
    .sort((a, b) => a.custo - b.custo || a.id - b.id);
}

function oferta(meio: Meio, pedido: ValorAPagar, regras: Regras): OfertaDeMeio {
  const custo = acrescimoDoMeio(meio, pedido.valor, regras);
  const motivo = meio.indisponivel(pedido, regras);
  return {
    id: meio.id,
    provedor: meio.provedor,
    rotulo: meio.rotulo,
    descricao: meio.descricao,
    custo,
    textoDoCusto: custo === ZERO ? 'Sem custo' : `+ ${formatarReais(custo)}`,
    disponivel: motivo === undefined,
    ...(motivo === undefined ? {} : { motivo }),
  };
}
