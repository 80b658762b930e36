import type { Centavos } from '../dinheiro.ts';
import { menor, negar, somar, ZERO } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import type { Movimento } from './razao.ts';
import { movimento } from './razao.ts';

/** The balance that cannot leave a wallet by Pix, by account: its owner may give it up (REGRAS 2.17). */
export type Resto = { readonly disponivel: Centavos; readonly promocional: Centavos };

/** Balance below the smallest withdrawal of an account that closes, and credit that can only be spent (REGRAS 2.6, 2.17). */
export function restoDaCarteira(saldos: Resto, { retirada }: Regras): Resto {
  return {
    disponivel: saldos.disponivel < retirada.minimoNoEncerramento ? saldos.disponivel : ZERO,
    promocional: saldos.promocional,
  };
}

export function totalDoResto({ disponivel, promocional }: Resto): Centavos {
  return somar(disponivel, promocional);
}

/** True if the balance now is no more, account by account, than the one that was given up (REGRAS 2.17). */
export function restoRenunciado(resto: Resto, renunciado: Resto): boolean {
  return (
    menor(resto.disponivel, renunciado.disponivel) === resto.disponivel &&
    menor(resto.promocional, renunciado.promocional) === resto.promocional
  );
}

/**
 * Books the rest out of the wallet of a person who deletes the account: leftover centavos, never revenue; a promotion
 * returns to its payer (REGRAS 2.0, 2.17).
 */
export function renuncia({ usuario, resto }: { readonly usuario: number; readonly resto: Resto }): Movimento {
  return movimento('renuncia', [
    { conta: 'disponivel', usuario, valor: negar(resto.disponivel) },
    { conta: 'ajuste_centavos', valor: resto.disponivel },
    { conta: 'promocional', usuario, valor: negar(resto.promocional) },
    { conta: 'cobertura', valor: resto.promocional },
  ]);
}
