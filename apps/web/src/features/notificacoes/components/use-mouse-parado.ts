import { MS_DAS_SETAS } from '@rateia/domain/notificacoes/tipos';
import { useEffect, useState } from 'react';

/** True if the mouse has not moved for 3 s (spec 1, §9). */
export function useMouseParado(): boolean {
  const [parado, setParado] = useState(false);
  useEffect(() => {
    let alarme: ReturnType<typeof setTimeout> | undefined;
    function aoMover(): void {
      setParado(false);
      clearTimeout(alarme);
      alarme = setTimeout(() => setParado(true), MS_DAS_SETAS);
    }
    aoMover();
    document.addEventListener('mousemove', aoMover);
    return () => {
      clearTimeout(alarme);
      document.removeEventListener('mousemove', aoMover);
    };
  }, []);
  return parado;
}
