import { useState } from 'react';

/**
 * The open row of a queue: the chosen one (at first the one that the address names), and when it leaves the queue the
 * row that took its place.
 */
export function useEscolhido<T>(itens: readonly T[], chaveDe: (item: T) => string, pedido?: (item: T) => boolean) {
  const [escolha, setEscolha] = useState(() => {
    const lugar = pedido === undefined ? -1 : itens.findIndex(pedido);
    const item = itens[lugar];
    return item === undefined ? undefined : { chave: chaveDe(item), lugar };
  });
  const lugar = itens.findIndex((item) => chaveDe(item) === escolha?.chave);
  const atual = itens[lugar === -1 ? Math.min(escolha?.lugar ?? 0, itens.length - 1) : lugar];
  function escolher(item: T): void {
    setEscolha({ chave: chaveDe(item), lugar: itens.indexOf(item) });
  }
  return { atual, escolher };
}
