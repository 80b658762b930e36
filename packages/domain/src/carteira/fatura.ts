import type { Centavos } from '../dinheiro.ts';
import { maior, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { TipoDeDesconto } from './desconto.ts';
import type { StatusFatura } from './estados.ts';
import { ID_STATUS_FATURA } from './estados.ts';

/** Kinds of a seat's item: its entry into a group, one of its months, or a deposit that is rebuilt (REGRAS 2.8). */
export const TIPOS_DE_VAGA = ['primeira', 'mensalidade', 'caucao'] as const;
export type TipoDeVaga = (typeof TIPOS_DE_VAGA)[number];

/** Every kind of item that an invoice may have: each has its module, or nothing compiles. */
export type TipoDeItem = TipoDeVaga | TipoDeDesconto | 'cota' | 'plus';

export type ValoresDaFatura = {
  readonly plano: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
  readonly custoMeio: Centavos;
};

/** An invoice that still waits for its payment, late or not (REGRAS 2.3). */
export function faturaAberta(status: StatusFatura): boolean {
  return status === ID_STATUS_FATURA.pendente || status === ID_STATUS_FATURA.atraso;
}

export function totalDaFatura({ plano, taxa, caucao, custoMeio }: ValoresDaFatura): Centavos {
  return somar(plano, taxa, caucao, custoMeio);
}

/** The rows of a seat's item; rows of zero are left out, the others sum to its amount (spec B§3). */
export function linhasDaVaga(
  valores: Pick<ValoresDaFatura, 'plano' | 'taxa' | 'caucao'>,
  tipo: TipoDeVaga,
): readonly LinhaDeValor[] {
  const linhas: readonly LinhaDeValor[] = [
    { chave: 'parte', rotulo: 'Sua parte', valor: valores.plano },
    { chave: 'taxa', rotulo: 'Taxa', valor: valores.taxa },
    {
      chave: 'caucao',
      rotulo: tipo === 'caucao' ? 'Caução a refazer' : 'Caução, volta para você',
      valor: valores.caucao,
    },
  ];
  return linhas.filter((linha) => linha.valor !== 0);
}

/**
 * The arithmetic of an invoice: the rows of its items, each with the item's name where there are several, and the cost of
 * its method. They sum to its total (spec B§3; REGRAS 2.4).
 */
export function linhasDaFatura(fatura: {
  readonly itens: readonly { readonly nome: string; readonly linhas: readonly LinhaDeValor[] }[];
  /** The discounts, each below zero (REGRAS 2.29). */
  readonly descontos?: readonly LinhaDeValor[];
  readonly custoMeio: Centavos;
}): readonly LinhaDeValor[] {
  const varios = fatura.itens.length > 1;
  const dosItens = fatura.itens.flatMap(({ nome, linhas }, i) =>
    linhas.map((l) => (varios ? { ...l, chave: `${i + 1}-${l.chave}`, rotulo: `${nome}: ${l.rotulo}` } : l)),
  );
  const custo = { chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: fatura.custoMeio };
  const linhas = [...dosItens, ...(fatura.descontos ?? [])];
  return fatura.custoMeio === ZERO ? linhas : [...linhas, custo];
}

/** The balance that may leave the wallet: card top-ups of the last days stay in it (REGRAS 2.5, 2.6). */
export function saldoSacavel(carteira: {
  readonly disponivel: Centavos;
  readonly recargasDeCartaoRecentes: Centavos;
}): Centavos {
  return maior(ZERO, subtrair(carteira.disponivel, carteira.recargasDeCartaoRecentes));
}
