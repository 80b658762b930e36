import type { ReactNode } from 'react';
import { Oculto } from '../ui/base/oculto.tsx';
import c from './celulas.module.css';
import { prazoCurto, urgencia } from './prazo.ts';
import type { ColunaFila } from './tabela-fila.tsx';

/** Two lines of a row. */
export function Duas({
  titulo,
  detalhe,
  inicio,
}: {
  readonly titulo: ReactNode;
  readonly detalhe?: ReactNode;
  readonly inicio?: ReactNode;
}) {
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

/** The first column of a queue: how long is left, louder as it ends. */
export function colunaDoPrazo<T extends { readonly prazo: string }>(instante: number): ColunaFila<T> {
  return {
    rotulo: 'Prazo',
    celula: ({ prazo }) => (
      <span className={c['prazo']} data-quanto={urgencia(prazo, instante)}>
        <Oculto>prazo: </Oculto>
        {prazoCurto(prazo, instante)}
      </span>
    ),
  };
}

/** A thin bar that shows a part of a ceiling. */
export function BarraDoTeto({ fracao, perto }: { readonly fracao: number; readonly perto: boolean }) {
  return (
    <span className={c['teto']} aria-hidden="true">
      <i data-perto={perto || undefined} style={{ width: `${Math.round(fracao * 1000) / 10}%` }} />
    </span>
  );
}
