import type { Centavos } from '../dinheiro.ts';
import { maior, menor, subtrair, ZERO } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';

export type SituacaoDaRecarga = {
  readonly identidadeVerificada: boolean;
  /** Wallet balance, and top-ups still waiting for their payment. */
  readonly saldo: Centavos;
  readonly pendente: Centavos;
  /** Top-ups of today, paid or waiting. */
  readonly hoje: Centavos;
};

export type RecusaDeRecarga =
  | { readonly codigo: 'recargaMinima'; readonly limite: Centavos }
  | { readonly codigo: 'recargaMaxima'; readonly limite: Centavos }
  | { readonly codigo: 'recargaLimiteDiario'; readonly limite: Centavos }
  | { readonly codigo: 'saldoMaximo'; readonly limite: Centavos };

/** The balance an account may reach: lower until identity is verified (REGRAS 2.5). */
export function saldoMaximo(
  { identidadeVerificada }: Pick<SituacaoDaRecarga, 'identidadeVerificada'>,
  regras: Regras,
): Centavos {
  return identidadeVerificada ? regras.recarga.saldoMaximo : regras.recarga.saldoMaximoSemIdentidade;
}

/**
 * The amount that may still be topped up now in one operation; zero when it would be below the minimum (REGRAS 2.5).
 */
export function recargaPossivel(situacao: SituacaoDaRecarga, regras: Regras): Centavos {
  const { maximoPorOperacao, maximoPorDia, minimo } = regras.recarga;
  const cabeHoje = subtrair(maximoPorDia, situacao.hoje);
  const cabeNoSaldo = subtrair(subtrair(saldoMaximo(situacao, regras), situacao.saldo), situacao.pendente);
  const possivel = maior(ZERO, menor(maximoPorOperacao, menor(cabeHoje, cabeNoSaldo)));
  return possivel < minimo ? ZERO : possivel;
}

/** Amounts to offer for one tap: round ones that fit (REGRAS 2.5). */
export function sugestoesDeRecarga(possivel: Centavos, { recarga }: Regras): readonly Centavos[] {
  return recarga.sugestoes.filter((valor) => valor >= recarga.minimo && valor <= possivel);
}

/**
 * True if money from outside may become balance: the limits of the balance and of the day hold for every way in (REGRAS
 * 2.5).
 */
export function cabeNoSaldo(valor: Centavos, situacao: Omit<SituacaoDaRecarga, 'pendente'>, regras: Regras): boolean {
  const limite = saldoMaximo(situacao, regras);
  return situacao.saldo + valor <= limite && situacao.hoje + valor <= regras.recarga.maximoPorDia;
}

/** The reason why a top-up is refused, with the limit that it exceeds, or undefined (REGRAS 2.5). */
export function recusaDeRecarga(
  valor: Centavos,
  situacao: SituacaoDaRecarga,
  regras: Regras,
): RecusaDeRecarga | undefined {
  const { minimo, maximoPorOperacao, maximoPorDia } = regras.recarga;
  if (valor < minimo) return { codigo: 'recargaMinima', limite: minimo };
  if (valor > maximoPorOperacao) return { codigo: 'recargaMaxima', limite: maximoPorOperacao };
  if (situacao.hoje + valor > maximoPorDia) return { codigo: 'recargaLimiteDiario', limite: maximoPorDia };
  const limite = saldoMaximo(situacao, regras);
  if (situacao.saldo + situacao.pendente + valor > limite) return { codigo: 'saldoMaximo', limite };
  return undefined;
}
