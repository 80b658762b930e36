import { useCallback, useEffect, useState } from 'react';
import { anotarFalta, carregarPedaco } from './pedacos.ts';

/**
 * A part that the person asked for on an open page. If it does not load, the page says so in its place, and the person
 * asks again, there or by opening it once more. `carrega` is the same function every time.
 */
export function useParte<T extends object>(nome: string, carrega: () => Promise<T>, pedida: boolean) {
  const [estado, setEstado] = useState<{ readonly veio?: T; readonly falhou?: true }>({});
  const espera = pedida && estado.veio === undefined && estado.falhou === undefined;
  useEffect(() => {
    if (!espera) return undefined;
    let vivo = true;
    carregarPedaco(nome, carrega).then(
      (veio) => vivo && setEstado({ veio }),
      (erro: unknown) => {
        anotarFalta(erro);
        if (vivo) setEstado({ falhou: true });
      },
    );
    return () => {
      vivo = false;
    };
  }, [nome, carrega, espera]);
  useEffect(() => {
    if (!pedida) setEstado((atual) => (atual.falhou === undefined ? atual : {}));
  }, [pedida]);
  return { ...estado, tentar: useCallback(() => setEstado({}), []) };
}
