import type { ReactNode } from 'react';
import c from './oculto.module.css';

/** Words for a screen reader alone. */
export function Oculto({ children }: { readonly children: ReactNode }) {
  return <span className={c['oculto']}>{children}</span>;
}
