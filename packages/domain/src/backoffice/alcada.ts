import type { Centavos } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';

export type PapelDaEquipe = 'suporte' | 'financeiro' | 'lider';
/** What somebody may do about giving money back: do it, ask another person to, or nothing. */
export type Alcada = 'faz' | 'propoe' | 'nada';

type Pedido = { readonly valor: Centavos; readonly papeis: readonly PapelDaEquipe[] };

/**
 * Support asks for up to R$ 100,00; finance and lead do up to R$ 1.000,00; above it both only ask, for two people sign
 * (REGRAS 2.15 Refund).
 */
export function alcadaDeEstorno({ valor, papeis }: Pedido, { operacao }: Pick<Regras, 'operacao'>): Alcada {
  if (papeis.includes('financeiro') || papeis.includes('lider'))
    return valor <= operacao.umaPessoaAte ? 'faz' : 'propoe';
  return papeis.includes('suporte') && valor <= operacao.suportePropoeAte ? 'propoe' : 'nada';
}

/**
 * Whether somebody may be the second person: never the one who asked, and above R$ 1.000,00 one of the two is the lead
 * (REGRAS 2.15 Refund).
 */
export function aprovaEstorno(
  pedido: Pedido & { readonly papeisDeQuemPropos: readonly PapelDaEquipe[]; readonly propria: boolean },
  { operacao }: Pick<Regras, 'operacao'>,
): boolean {
  const { valor, papeis, papeisDeQuemPropos, propria } = pedido;
  if (propria || !(papeis.includes('financeiro') || papeis.includes('lider'))) return false;
  return valor <= operacao.umaPessoaAte || [...papeis, ...papeisDeQuemPropos].includes('lider');
}
