import type { Centavos } from '../dinheiro.ts';
import { maior, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { StatusFatura } from './estados.ts';
import { ID_STATUS_FATURA } from './estados.ts';

export const TIPOS_DE_FATURA = ['primeira', 'mensalidade', 'caucao'] as const;
/** The first payment of a seat, one of its months, or a deposit to be paid again (REGRAS 2.8). */
export type TipoDeFatura = (typeof TIPOS_DE_FATURA)[number];

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

/** The arithmetic of an invoice; rows of zero are left out, the others sum to its total (spec B§3). */
export function linhasDaFatura(valores: ValoresDaFatura, tipo: TipoDeFatura): readonly LinhaDeValor[] {
  const linhas: readonly LinhaDeValor[] = [
    { chave: 'parte', rotulo: 'Sua parte', valor: valores.plano },
    { chave: 'taxa', rotulo: 'Taxa', valor: valores.taxa },
    {
      chave: 'caucao',
      rotulo: tipo === 'caucao' ? 'Caução a refazer' : 'Caução, volta para você',
      valor: valores.caucao,
    },
    { chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: valores.custoMeio },
  ];
  return linhas.filter((linha) => linha.valor !== 0);
}

/** The balance that may leave the wallet: card top-ups of the last days stay in it (REGRAS 2.5, 2.6). */
export function saldoSacavel(carteira: {
  readonly disponivel: Centavos;
  readonly recargasDeCartaoRecentes: Centavos;
}): Centavos {
  return maior(ZERO, subtrair(carteira.disponivel, carteira.recargasDeCartaoRecentes));
}
