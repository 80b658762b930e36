import type { ReactNode } from 'react';
import c from './ligacao.module.css';

interface LigacaoProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Size of the surrounding small text. */
  readonly pequena?: boolean;
}

/** A link in running text or at the head of a section. */
export function Ligacao({ href, children, pequena = false }: LigacaoProps) {
  return (
    <a className={c['ligacao']} data-pequena={pequena || undefined} href={href}>
      {children}
    </a>
  );
}
