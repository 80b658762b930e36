import { CONTAGEM_A_CADA_MS } from '@rateia/domain/constantes-de-depois';
import { useEffect, useState } from 'react';

/**
 * The product's clock as epoch milliseconds, renewed every `intervalo` (1 s: spec 1, §9) while the page is seen.
 * `agora` comes from `lib/clock`, because the product's time is the server's.
 */
export function useAgora(agora: () => number, intervalo = CONTAGEM_A_CADA_MS, ligado = true): number {
  const [valor, setValor] = useState(agora);
  useEffect(() => {
    if (!ligado) return;
    function bater() {
      if (!document.hidden) setValor(agora());
    }
    const relogio = setInterval(bater, intervalo);
    document.addEventListener('visibilitychange', bater);
    return () => {
      clearInterval(relogio);
      document.removeEventListener('visibilitychange', bater);
    };
  }, [agora, intervalo, ligado]);
  return valor;
}
