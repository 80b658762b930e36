import { createContext, useContext, useEffect, useRef } from 'react';

/** True if single keys decide, and the function that turns them on and off. */
type Atalhos = readonly [ligados: boolean, alternar: () => void];

const Ligados = createContext<Atalhos>([true, () => undefined]);

/** The part that shows the queues provides whether single keys decide, and keeps the operator's choice (WCAG 2.1.4). */
export const AtalhosLigados = Ligados.Provider;

export function useAtalhosLigados(): Atalhos {
  return useContext(Ligados);
}

/** Single keys over the whole page, silent while something is typed or a dialog is open. */
export function useAtalhos(teclas: Readonly<Record<string, () => void>>, ligados: boolean): void {
  const atuais = useRef(teclas);
  useEffect(() => {
    atuais.current = teclas;
  });
  useEffect(() => {
    if (!ligados) return;
    function ouvir(evento: KeyboardEvent): void {
      if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.repeat || digitando(evento.target)) return;
      const faz = atuais.current[evento.key.toLowerCase()];
      if (faz === undefined || document.querySelector('dialog[open]') !== null) return;
      evento.preventDefault();
      faz();
    }
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, [ligados]);
}

function digitando(alvo: EventTarget | null): boolean {
  return alvo instanceof HTMLElement && alvo.closest('input, textarea, select, [contenteditable]') !== null;
}
