import type { ReactNode } from 'react';
import type { Tom } from '../tokens.ts';
import c from './etiqueta.module.css';

interface EtiquetaProps {
  readonly children: ReactNode;
  /** `marca` is petrol, `voce` is mango and only for the reader's own things. */
  readonly tom?: Tom | 'marca' | 'voce';
  readonly icone?: ReactNode;
}

/** A small fact: icon, words and tone together. Not a button. */
export function Etiqueta({ children, tom = 'neutral', icone }: EtiquetaProps) {
  return (
    <span className={c['etiqueta']} data-tom={tom}>
      {icone}
      {children}
    </span>
  );
}
