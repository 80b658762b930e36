import { useEffect, useState } from 'react';

/** The time by which the choice has arrived, or never will. */
const NO_MAXIMO_MS = 1_000;

/**
 * A choice that shows as soon as it is tapped: the control changes in the next frame, and the parts that depend on it
 * are drawn after that, so that a slow phone answers a tap at once.
 */
export function useEscolha<V>(valor: V, aoEscolher: (valor: V) => void): [V, (valor: V) => void] {
  const [tocado, setTocado] = useState<{ readonly valor: V; readonly antes: V }>();
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

/** A hidden page is not painted. */
function depoisDaPintura(faz: () => void): void {
  if (document.hidden) faz();
  else requestAnimationFrame(() => setTimeout(faz));
}
