import type { ReactNode } from 'react';
import c from './lista-definicao.module.css';

export interface Definicao {
  readonly rotulo: ReactNode;
  readonly valor: ReactNode;
  /** A second line under the label: when, or why. */
  readonly detalhe?: ReactNode;
  /** The line that the others sum to: a rule over it, words in ink. */
  readonly total?: boolean;
  /** Distinguishes two lines of the same label. */
  readonly chave?: string;
}

/** A word that may not fit beside its label: it is broken, which no amount and no date is. */
const LONGA = /\S{19}/;

/** Label at the left, value at the right: the arithmetic under a number, the consequences before a button. */
export function ListaDefinicao({ itens }: { readonly itens: readonly Definicao[] }) {
  return (
    <dl className={c['lista']}>
      {itens.map((item, i) => (
        <div key={item.chave ?? i} data-total={item.total || undefined}>
          <dt>
            {item.rotulo}
            {item.detalhe !== undefined && <span className={c['detalhe']}>{item.detalhe}</span>}
          </dt>
          <dd data-comprido={LONGA.test(String(item.valor)) || undefined}>{item.valor}</dd>
        </div>
      ))}
    </dl>
  );
}
