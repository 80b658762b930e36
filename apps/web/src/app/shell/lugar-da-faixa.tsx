import { useState, useSyncExternalStore } from 'react';
import { faixa } from '../../lib/faixa.ts';
import { Espaco } from '../../ui/campanha/espaco.tsx';
import { FAIXA } from '../../ui/campanha/espacos.ts';
import c from './lugar-da-faixa.module.css';

/**
 * The strip of a special lottery on top of every page (spec 1, §2 Navigation). A page has its place from the first paint
 * on or not at all, as it was known when the page began: nothing moves under a finger.
 */
export function LugarDaFaixa({ pathname }: { pathname: string }) {
  const [pagina, setPagina] = useState(() => ({ pathname, tem: faixa.tem() }));
  if (pagina.pathname !== pathname) setPagina({ pathname, tem: faixa.tem() });
  const ha = useSyncExternalStore(faixa.assinar, faixa.ate) !== 0;
  return (
    <div className={c['lugar']} hidden={!pagina.tem} data-vazio={ha ? undefined : ''}>
      <Espaco tag={FAIXA} />
    </div>
  );
}
