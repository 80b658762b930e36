import type { Centavos } from '../../dinheiro.ts';
import type { Regras } from '../../regras.ts';

/** True if the bank of the card is asked to confirm its holder: at the first use of a card, and above an amount (REGRAS 2.4). */
export function pedeDesafio(
  { valor, primeiroUso }: { readonly valor: Centavos; readonly primeiroUso: boolean },
  { cartoes }: Pick<Regras, 'cartoes'>,
): boolean {
  return primeiroUso || valor > cartoes.desafioAcimaDe;
}
