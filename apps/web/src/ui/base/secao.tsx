import type { ReactNode } from 'react';
import c from './secao.module.css';

interface SecaoProps {
  readonly titulo: string;
  /** A link or a button at the right. */
  readonly lado?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page, outside of a card. */
export function Secao({ titulo, lado, children }: SecaoProps) {
  return (
    <section className={c['secao']}>
      <div className={c['cabeca']}>
        <h2>{titulo}</h2>
        {lado}
      </div>
      {children}
    </section>
  );
}

/** Cards in as many columns as fit, from 300 px each. */
export function Grade({ children }: { readonly children: ReactNode }) {
  return <div className={c['grade']}>{children}</div>;
}

/** Cards in a row: it scrolls sideways on phones, with the next one cut; three columns on wide screens. */
export function Trilho({ children }: { readonly children: ReactNode }) {
  return <div className={c['trilho']}>{children}</div>;
}
