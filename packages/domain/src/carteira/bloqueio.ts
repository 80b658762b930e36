import type { Centavos } from '../dinheiro.ts';
import { negar, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { Movimento } from './razao.ts';
import { movimento } from './razao.ts';

type Parte = { readonly usuario: number; readonly valor: Centavos };

/** Money of a wallet is held while a provider's word puts it in doubt: 34 → 33 (REGRAS 2.3, 2.5). */
export function bloqueio({ usuario, valor }: Parte): Movimento {
  return movimento('bloqueio', [
    { conta: 'disponivel', usuario, valor: negar(valor) },
    { conta: 'bloqueado', usuario, valor },
  ]);
}

/** The held money is free again: 33 → 34 (REGRAS 2.3). */
export function desbloqueio({ usuario, valor }: Parte): Movimento {
  return movimento('desbloqueio', [
    { conta: 'bloqueado', usuario, valor: negar(valor) },
    { conta: 'disponivel', usuario, valor },
  ]);
}

/** A part that leaves with a contested payment: held money, or the receivable of an administrator. */
export type ParteContestada = Parte & { readonly conta: 'bloqueado' | 'recebivel' };

/**
 * Money that its provider does not have leaves the books: out of the held money and of the receivable of the
 * administrator. The part that was spent meanwhile is the platform's loss, and a surplus is its gain (REGRAS 2.5).
 */
export function contestacao(pedido: {
  readonly provedor: string;
  readonly valor: Centavos;
  readonly de: readonly ParteContestada[];
}): Movimento {
  const { provedor, valor, de } = pedido;
  const tirado = de.reduce((soma, parte) => somar(soma, parte.valor), ZERO);
  return movimento('contestacao', [
    ...de.map((parte) => ({ ...parte, valor: negar(parte.valor) })),
    { conta: 'liquidacao', provedor, valor },
    { conta: 'cobertura', valor: subtrair(tirado, valor) },
  ]);
}

/**
 * A dispute that a person had given up and the bank decided for us: the money is there again. The payer has back what was
 * taken from his balance, and the rest covers the loss.
 */
export function contestacaoDesfeita({
  provedor,
  valor,
  devolvido,
}: {
  readonly provedor: string;
  readonly valor: Centavos;
  readonly devolvido: Parte;
}): Movimento {
  return movimento('contestacao', [
    { conta: 'liquidacao', provedor, valor: negar(valor) },
    { conta: 'disponivel', ...devolvido },
    { conta: 'cobertura', valor: subtrair(valor, devolvido.valor) },
  ]);
}
