import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { insistir } from './insistir.ts';

/** After the page has come, and only then: the first paint waits for nothing of this. */
const ATRASO_MS = 1_500;

function carregar() {
  return import('./acompanhar-notificacoes.ts');
}

/** The counts of notifications stay true while the app is open. */
export function useNotificacoesVivas(): void {
  const cliente = useQueryClient();
  useEffect(() => {
    let desligar: (() => void) | undefined;
    let desistir: (() => void) | undefined;
    const inicio = setTimeout(() => {
      desistir = insistir(carregar, ({ acompanharNotificacoes }) => {
        desligar = acompanharNotificacoes(cliente);
      });
    }, ATRASO_MS);
    return () => {
      clearTimeout(inicio);
      desistir?.();
      desligar?.();
    };
  }, [cliente]);
}
