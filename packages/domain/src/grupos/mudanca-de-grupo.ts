import type { Centavos } from '../dinheiro.ts';
import { menor, negar, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import { ID_SERVICO_PADRAO } from './enums.ts';
import type { Composicao } from './precos.ts';

/** The facts about a member who wants another group of the same service. */
export type SituacaoDaMudanca = {
  readonly servicoId: number;
  readonly servicoDoDestino: number;
  /** He has entered his group, and waits for no dated place of it. */
  readonly entrou: boolean;
  /** An invoice is late, or his deposit is to be paid again. */
  readonly emAtraso: boolean;
  /** A complaint of his about the group is open. */
  readonly emReclamacao: boolean;
  /** His term runs, or the other group has one. */
  readonly comFidelidade: boolean;
};

export type RecusaDaMudanca =
  | 'mudancaSemEntrada'
  | 'mudancaEmAtraso'
  | 'mudancaEmReclamacao'
  | 'mudancaComFidelidade'
  | 'mudancaDeOutroServico';

/** The first reason against a change of group; a service that people describe themselves is like no other (in_Transferencia). */
export function recusaDaMudanca(s: SituacaoDaMudanca): RecusaDaMudanca | undefined {
  if (!s.entrou) return 'mudancaSemEntrada';
  if (s.emAtraso) return 'mudancaEmAtraso';
  if (s.emReclamacao) return 'mudancaEmReclamacao';
  if (s.comFidelidade) return 'mudancaComFidelidade';
  if (s.servicoId !== s.servicoDoDestino || s.servicoId === ID_SERVICO_PADRAO) return 'mudancaDeOutroServico';
  return undefined;
}

/** The arithmetic of a change of group, in centavos; `linhas` sum to `total`. */
export type ContaDaMudanca = {
  /** The deposit that goes along: there is no second one. */
  readonly caucaoQueVai: Centavos;
  /** The rest of the new deposit, which he pays; or the rest of the old one, below zero, which he gets. */
  readonly diferencaDaCaucao: Centavos;
  /** The amount that the wallet pays now; below zero, it gets the rest. */
  readonly total: Centavos;
  readonly linhas: readonly LinhaDeValor[];
};

/**
 * The old month gives back what its rule says, the new month is paid, and the deposit goes along: its difference alone is
 * paid or comes back (in_Transferencia; REGRAS 2.9).
 */
export function contaDaMudanca(p: {
  readonly volta: { readonly caucao: Centavos; readonly total: Centavos };
  readonly nova: Pick<Composicao, 'mensal' | 'caucao'>;
  readonly descontos: readonly LinhaDeValor[];
}): ContaDaMudanca {
  const { volta, nova, descontos } = p;
  const caucaoQueVai = menor(volta.caucao, nova.caucao);
  const diferencaDaCaucao = subtrair(nova.caucao, volta.caucao);
  const mesDeVolta = subtrair(volta.total, volta.caucao);
  const linhas: readonly LinhaDeValor[] = [
    { chave: 'mes', rotulo: 'Primeiro mês no novo grupo', valor: nova.mensal },
    ...descontos,
    { chave: 'caucao', rotulo: 'Caução do novo grupo', valor: nova.caucao },
    { chave: 'caucaoQueVai', rotulo: 'Caução que vai com você', valor: negar(caucaoQueVai) },
    {
      chave: 'sobra',
      rotulo: 'Resto da caução, volta para o saldo',
      valor: negar(subtrair(volta.caucao, caucaoQueVai)),
    },
    { chave: 'mesDeVolta', rotulo: 'Volta do mês que você pagou', valor: negar(mesDeVolta) },
  ].filter(({ valor }) => valor !== ZERO);
  return { caucaoQueVai, diferencaDaCaucao, total: somar(...linhas.map(({ valor }) => valor)), linhas };
}
