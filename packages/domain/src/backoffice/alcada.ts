import type { Centavos } from '../dinheiro.ts';
import { centavos, somar } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';

export const PAPEIS_DA_EQUIPE = ['suporte', 'financeiro', 'lider'] as const;
export type PapelDaEquipe = (typeof PAPEIS_DA_EQUIPE)[number];
/** The right of a member of the staff to give money back: alone, by a proposal to another person, or not at all. */
export const ALCADAS = ['faz', 'propoe', 'nada'] as const;
export type Alcada = (typeof ALCADAS)[number];

const ZERO = centavos(0);

type Pedido = { readonly valor: Centavos; readonly papeis: readonly PapelDaEquipe[] };

/** The amounts that were decided today without a second person: for this person, and by this operator. */
export type FeitoNoDia = { readonly paraAPessoa: Centavos; readonly peloOperador: Centavos };
const NADA: FeitoNoDia = { paraAPessoa: ZERO, peloOperador: ZERO };

/**
 * Support asks for up to R$ 100,00; finance and lead do up to R$ 1.000,00; above it both only ask, for two people sign
 * (REGRAS 2.15 Refund). Many small ones are one large one: the day has bounds for a person and for an operator (REGRAS 2.24).
 */
export function alcadaDaDevolucao(
  { valor, papeis, feito = NADA }: Pedido & { readonly feito?: FeitoNoDia },
  { operacao }: Pick<Regras, 'operacao'>,
): Alcada {
  if (papeis.includes('financeiro') || papeis.includes('lider')) {
    const sozinho =
      valor <= operacao.umaPessoaAte &&
      somar(feito.paraAPessoa, valor) <= operacao.porPessoaNoDia &&
      somar(feito.peloOperador, valor) <= operacao.porOperadorNoDia;
    return sozinho ? 'faz' : 'propoe';
  }
  return papeis.includes('suporte') && valor <= operacao.suportePropoeAte ? 'propoe' : 'nada';
}

/**
 * True if this operator may be the second person: never the one who asked, and above R$ 1.000,00 one of the two is the
 * lead (REGRAS 2.15 Refund).
 */
export function aprovaDevolucao(
  pedido: Pedido & { readonly papeisDeQuemPropos: readonly PapelDaEquipe[]; readonly propria: boolean },
  { operacao }: Pick<Regras, 'operacao'>,
): boolean {
  const { valor, papeis, papeisDeQuemPropos, propria } = pedido;
  if (propria || !(papeis.includes('financeiro') || papeis.includes('lider'))) return false;
  return valor <= operacao.umaPessoaAte || [...papeis, ...papeisDeQuemPropos].includes('lider');
}
