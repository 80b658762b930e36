import type { ReactNode } from 'react';
import c from './inteiras.module.css';

/** A text in which "e-mail" and "Mega-Sena" stay on one line: a narrow phone would end the line at their hyphen. */
export function Inteiras({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const [antes, palavra, ...resto] = children.split(/(e-mails?|Mega-Sena)/i);
  if (palavra === undefined) return children;
  return (
    <>
      {antes}
      <span className={c['inteira']}>{palavra}</span>
      <Inteiras>{resto.join('')}</Inteiras>
    </>
  );
}
