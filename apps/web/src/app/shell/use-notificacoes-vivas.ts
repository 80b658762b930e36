import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** After the page has come, and only then: the first paint waits for nothing of this. */
const ATRASO_MS = 1_500;

/** The counts of notifications stay true while the app is open. */
export function useNotificacoesVivas(): void {
  const cliente = useQueryClient();
  useEffect(() => {
    let desligar: (() => void) | undefined;
    let saiu = false;
    const inicio = setTimeout(() => {
      void import('./acompanhar-notificacoes.ts').then(({ acompanharNotificacoes }) => {
        if (!saiu) desligar = acompanharNotificacoes(cliente);
      });
    }, ATRASO_MS);
    return () => {
      saiu = true;
      clearTimeout(inicio);
      desligar?.();
    };
  }, [cliente]);
}
