import type { ReactNode } from 'react';
import { Oculto } from '../../../ui/base/oculto.tsx';
import type { Urgencia } from '../prazo.ts';
import c from './celulas.module.css';

/** Two lines of a row. */
export function Duas({ titulo, detalhe, inicio }: { titulo: ReactNode; detalhe?: ReactNode; inicio?: ReactNode }) {
  return (
    <span className={c['duas']}>
      {inicio}
      <span>
        <b>{titulo}</b>
        {detalhe !== undefined && <small>{detalhe}</small>}
      </span>
    </span>
  );
}

/** How long is left, louder as it ends. */
export function CelulaPrazo({ texto, quanto }: { texto: string; quanto: Urgencia }) {
  return (
    <span className={c['prazo']} data-quanto={quanto}>
      <Oculto>prazo: </Oculto>
      {texto}
    </span>
  );
}

/** A thin bar that shows a part of a ceiling. */
export function BarraDoTeto({ fracao, perto }: { fracao: number; perto: boolean }) {
  return (
    <span className={c['teto']} aria-hidden="true">
      <i data-perto={perto || undefined} style={{ width: `${Math.round(fracao * 1000) / 10}%` }} />
    </span>
  );
}
