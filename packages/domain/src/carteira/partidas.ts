import type { Centavos } from '../dinheiro.ts';
import { negar } from '../dinheiro.ts';
import type { Conta, ContaDePlataforma, ContaDeUsuario, Partida } from './contas.ts';

/** An entry that credits an account. */
export function mais(conta: Conta, valor: Centavos): Partida {
  return { ...conta, valor };
}

/** An entry that debits it. */
export function menos(conta: Conta, valor: Centavos): Partida {
  return { ...conta, valor: negar(valor) };
}

/** An account of a person. */
export function de(conta: ContaDeUsuario, usuario: number): Conta {
  return { conta, usuario };
}
/** An account of the platform. */
export function da(conta: ContaDePlataforma): Conta {
  return { conta };
}
/** The settlement account of a provider. */
export function no(provedor: string): Conta {
  return { conta: 'liquidacao', provedor };
}
