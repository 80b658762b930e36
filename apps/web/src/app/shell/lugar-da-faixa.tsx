import { useState } from 'react';
import { agora } from '../../lib/relogio.ts';
import { storage } from '../../lib/storage.ts';
import { Espaco } from '../../ui/campanha/espaco.tsx';
import { FAIXA } from '../../ui/campanha/espacos.ts';
import c from './lugar-da-faixa.module.css';

/** The device keeps until when the strip stands, as the server told it last: the instant of the draw. */
function temFaixa(): boolean {
  return Number(storage.get('faixa') ?? 0) > agora();
}

/**
 * The strip of a special lottery on top of every page (spec 1, §2 Navigation). A page has its place from the first paint
 * on or not at all, as it was known when the page began: nothing moves under a finger. With the page's address as its
 * key, it begins anew with it.
 */
export function LugarDaFaixa() {
  const [tem] = useState(temFaixa);
  return (
    <div className={c['lugar']} hidden={!tem}>
      <Espaco tag={FAIXA} />
    </div>
  );
}
