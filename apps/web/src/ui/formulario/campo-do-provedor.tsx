import type { ReactNode } from 'react';
import c from './campo-do-provedor.module.css';
import type { CampoProps } from './moldura-do-campo.tsx';
import { MolduraDoCampo } from './moldura-do-campo.tsx';

interface CampoDoProvedorProps extends Pick<CampoProps, 'erro' | 'apoio'> {
  /** The provider draws its frame in the element of this id. */
  readonly lugar: string;
  readonly rotulo: ReactNode;
}

/** A field that another company draws in a frame of its own: nothing that is typed there can be read by this page. */
export function CampoDoProvedor({ lugar, ...campo }: CampoDoProvedorProps) {
  return (
    <MolduraDoCampo {...campo} id={`${lugar}-campo`} escrito={lugar}>
      {({ className, 'data-error': erro }) => (
        <div id={`${lugar}-campo`} className={`${className} ${c['lugar']}`} data-error={erro}>
          <div id={lugar} />
        </div>
      )}
    </MolduraDoCampo>
  );
}
