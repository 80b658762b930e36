import type { ReactNode } from 'react';
import { Logo } from '../marca/logo.tsx';
import c from './quadro-publico.module.css';

/** Around a step outside of the app's own frame: the name above it on wide screens; a phone has only the step. */
export function QuadroPublico({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className={c['topo']}>
        <Logo altura={32} />
      </header>
      {children}
    </>
  );
}
