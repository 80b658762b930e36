import { useState } from 'react';

/** Which row of a queue is open: the one that was chosen, and when it leaves the queue the one that took its place. */
export function useEscolhido<T>(itens: readonly T[], chaveDe: (item: T) => string) {
  const [escolha, setEscolha] = useState<{ chave: string; lugar: number }>();
  const lugar = itens.findIndex((item) => chaveDe(item) === escolha?.chave);
  const atual = itens[lugar === -1 ? Math.min(escolha?.lugar ?? 0, itens.length - 1) : lugar];
  const escolher = (item: T): void => {
    setEscolha({ chave: chaveDe(item), lugar: itens.indexOf(item) });
  };
  return { atual, escolher };
}
