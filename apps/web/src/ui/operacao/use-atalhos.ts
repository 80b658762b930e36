import { useEffect, useRef, useState } from 'react';
import { storage } from '../../lib/storage.ts';

/**
 * Whether single keys decide; kept on the device, because a person who speaks to the computer has to be able to turn
 * them off (WCAG 2.1.4).
 */
export function useAtalhosLigados(): [ligados: boolean, alternar: () => void] {
  const [ligados, setLigados] = useState(() => storage.get('atalhos') !== false);
  const alternar = (): void => {
    storage.set('atalhos', !ligados);
    setLigados(!ligados);
  };
  return [ligados, alternar];
}

/** Single keys over the whole page, silent while something is typed or a dialog is open. */
export function useAtalhos(teclas: Readonly<Record<string, () => void>>, ligados: boolean): void {
  const atuais = useRef(teclas);
  useEffect(() => {
    atuais.current = teclas;
  });
  useEffect(() => {
    if (!ligados) return;
    const ouvir = (evento: KeyboardEvent): void => {
      if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.repeat || digitando(evento.target)) return;
      const faz = atuais.current[evento.key.toLowerCase()];
      if (faz === undefined || document.querySelector('dialog[open]') !== null) return;
      evento.preventDefault();
      faz();
    };
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, [ligados]);
}

function digitando(alvo: EventTarget | null): boolean {
  return alvo instanceof HTMLElement && alvo.closest('input, textarea, select, [contenteditable]') !== null;
}
