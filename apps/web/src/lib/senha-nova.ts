import type { Raizes } from '@rateia/domain/senhas-comuns';
import type { ForcaDaSenha } from '@rateia/domain/usuario/forca-da-senha';
import { forcaDaSenha } from '@rateia/domain/usuario/forca-da-senha';
import { senhaCom } from '@rateia/domain/usuario/senha';
import type { Regra } from '@rateia/domain/validacao';
import { useEffect, useSyncExternalStore } from 'react';

let raizes: Raizes = new Set();
let pedidas = false;
const ouvintes = new Set<() => void>();

/**
 * Requested with the first letter of a new password, and with each until they have come: without them the server still
 * refuses.
 */
function pedirRaizes(): void {
  if (pedidas) return;
  pedidas = true;
  void import('@rateia/domain/palavras-comuns').then(
    ({ RAIZES_COMUNS }) => {
      raizes = RAIZES_COMUNS;
      for (const ouvinte of ouvintes) ouvinte();
    },
    () => {
      pedidas = false;
    },
  );
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/**
 * The strength of a password while it is typed, by the roots of common ones; none until they are loaded (REGRAS 2.18).
 */
export function useForcaDaSenha(digitada: string): ForcaDaSenha {
  useEffect(() => {
    if (digitada !== '') pedirRaizes();
  }, [digitada]);
  return forcaDaSenha(
    digitada,
    useSyncExternalStore(assinar, () => raizes),
  );
}

/** The rule of a new password, by the loaded roots (spec 1, §5). */
export const senha: Regra = (valor, nome) => senhaCom(raizes)(valor, nome);
