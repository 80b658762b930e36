import { useState } from 'react';
import { storage } from '../../lib/storage.ts';

/**
 * True if single keys decide. The device keeps the choice, because an operator who speaks to the computer must be able
 * to turn them off (WCAG 2.1.4).
 */
export function useAtalhosGuardados(): readonly [ligados: boolean, alternar: () => void] {
  const [ligados, setLigados] = useState(() => storage.get('atalhos') !== false);
  function alternar(): void {
    storage.set('atalhos', !ligados);
    setLigados(!ligados);
  }
  return [ligados, alternar];
}
