import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Oculto } from '../base/oculto.tsx';

/** The pause in the writing before an error is announced. */
const PAUSA_MS = 1_000;
/** And so long it stays there to be read: it stands under the field already, and is not to be found twice. */
const DURA_MS = 4_000;

interface ErroDitoProps {
  /** Id of the field. */
  readonly campo: string;
  readonly erro: ReactNode | undefined;
  /** The value of the field: each change begins the pause anew. */
  readonly escrito: unknown;
}

/**
 * Names the fault of the field that is being written in, once the writing pauses and not at each key (WCAG 4.1.3;
 * DESIGN 9.6). The place exists before its words: only then does a screen reader read them.
 */
export function ErroDito({ campo, erro, escrito }: ErroDitoProps) {
  const [dito, setDito] = useState<ReactNode>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the written text is only waited for.
  useEffect(() => {
    setDito(undefined);
    if (erro === undefined || document.activeElement?.id !== campo) return undefined;
    const dizer = setTimeout(() => setDito(erro), PAUSA_MS);
    const calar = setTimeout(() => setDito(undefined), PAUSA_MS + DURA_MS);
    return () => {
      clearTimeout(dizer);
      clearTimeout(calar);
    };
  }, [campo, erro, escrito]);
  return (
    <div aria-live="polite">
      <Oculto>{dito}</Oculto>
    </div>
  );
}
