import type { ReactNode } from 'react';
import c from './inteiras.module.css';

/** A heading in which "e-mail" stays on one line: a narrow phone would end the line at its hyphen. */
export function Inteiras({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const [antes, palavra, ...resto] = children.split(/(e-mails?)/i);
  if (palavra === undefined) return children;
  return (
    <>
      {antes}
      <span className={c['inteira']}>{palavra}</span>
      <Inteiras>{resto.join('')}</Inteiras>
    </>
  );
}
