import type { Instante } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { aplicarTaxa, menor } from '../dinheiro.ts';
import type { TabelaDeEstados } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Kinds of promotion (spec B§3 Promotion): of a friend, of a coupon, of a coupon for one service. */
const PROMOCOES = {
  indicacao: { id: 150, rotulo: 'Indicação' },
  desconto: { id: 151, rotulo: 'Desconto' },
  descontoServico: { id: 157, rotulo: 'Desconto em um serviço' },
} as const satisfies TabelaDeEstados;
export const ID_PROMOCAO = idsDe(PROMOCOES);

/** A coupon as an operator made it, without its uses (REGRAS 2.29). */
export type Cupom = {
  readonly codigo: string;
  /** Part of share and fee in basis points, at most `maximo`; or an amount. */
  readonly pontos: number | null;
  readonly valor: Centavos | null;
  readonly maximo: Centavos | null;
  /** The least that the things it is for must cost, without deposit. */
  readonly minimo: Centavos;
  /** Only of this service. */
  readonly servicoId: number | null;
  /** Only for the first paid group of a person. */
  readonly soNaPrimeira: boolean;
  readonly comecaEm: Instante;
  readonly terminaEm: Instante | null;
  readonly paradoEm: Instante | null;
};

/** Why a coupon does not hold now. */
type RecusaDoCupom = 'fora' | 'parado' | 'naoComecou' | 'terminou' | 'outroServico' | 'naoPrimeira' | 'abaixoDoMinimo';

/** The part of an order that a coupon looks at: the cost of its groups without deposit, of its service alone where it has one. */
type CompraComCupom = {
  readonly base: Centavos;
  readonly primeira: boolean;
  readonly agora: Instante;
};

/** The first reason for which a coupon does not hold for an order; undefined when it does. */
export function recusaDoCupom(cupom: Cupom, { base, primeira, agora }: CompraComCupom): RecusaDoCupom | undefined {
  if (cupom.paradoEm !== null && cupom.paradoEm <= agora) return 'parado';
  if (cupom.comecaEm > agora) return 'naoComecou';
  if (cupom.terminaEm !== null && cupom.terminaEm <= agora) return 'terminou';
  if (cupom.soNaPrimeira && !primeira) return 'naoPrimeira';
  if (base <= 0) return 'outroServico';
  return base < cupom.minimo ? 'abaixoDoMinimo' : undefined;
}

/** The discount of a coupon on an amount: never more than the amount (REGRAS 2.29). */
export function valorDoCupom(
  { pontos, valor, maximo }: Pick<Cupom, 'pontos' | 'valor' | 'maximo'>,
  base: Centavos,
): Centavos {
  const bruto = pontos === null ? (valor ?? base) : aplicarTaxa(base, { basisPoints: pontos }, 'paraBaixo');
  return menor(base, maximo === null ? bruto : menor(bruto, maximo));
}

/** Codes are written without regard to case and spaces at the ends. */
export function normalizarCodigo(codigo: string): string {
  return codigo.trim().toUpperCase();
}
