import { useEffect, useState } from 'react';

/** Until then the choice has arrived, or never will. */
const NO_MAXIMO_MS = 1_000;

/**
 * A choice that is seen as it is tapped: the control changes in the next picture, and what the choice draws anew comes
 * after it, so that a slow phone answers a tap at once.
 */
export function useEscolha<V>(valor: V, aoEscolher: (valor: V) => void): [V, (valor: V) => void] {
  const [tocado, setTocado] = useState<{ valor: V; antes: V }>();
  useEffect(() => {
    if (tocado === undefined) return undefined;
    const espera = setTimeout(() => setTocado(undefined), NO_MAXIMO_MS);
    return () => clearTimeout(espera);
  }, [tocado]);
  const mostrado = tocado !== undefined && Object.is(tocado.antes, valor) ? tocado.valor : valor;
  return [
    mostrado,
    (novo) => {
      setTocado({ valor: novo, antes: valor });
      depoisDaPintura(() => aoEscolher(novo));
    },
  ];
}

/** A page that nobody sees is not painted. */
function depoisDaPintura(faz: () => void): void {
  if (document.hidden) faz();
  else requestAnimationFrame(() => setTimeout(faz));
}
