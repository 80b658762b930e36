import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import c from './dialogo.module.css';
import { mostrarSo } from './um-dialogo-so.ts';

export interface DialogoProps {
  readonly aberto: boolean;
  /** A question where something is decided: "Sair do Spotify Premium?". */
  readonly titulo: string;
  /** Escape, the veil, the back gesture. Without it the dialog must be answered by its buttons. */
  readonly aoFechar?: (() => void) | undefined;
  /** A picture across its top. */
  readonly figura?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the first one on top: the verb, then the escape in words. */
  readonly acoes?: ReactNode;
}

/**
 * A sheet from the foot up to 500 px, a centred dialog above (spec 1, §9). It is the browser's own modal `<dialog>`:
 * focus is trapped and given back, the page under it is inert, and no style is written into the page.
 */
export function Dialogo({ aberto, titulo, aoFechar, figura, children, acoes }: DialogoProps) {
  const elemento = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialogo = elemento.current;
    if (dialogo === null || !aberto) return undefined;
    const rolagem = window.innerWidth - document.documentElement.clientWidth;
    document.documentElement.style.setProperty('--rt-rolagem', `${rolagem}px`);
    return mostrarSo(dialogo);
  }, [aberto]);
  return (
    // The veil is a convenience: the same is done by Escape and by the buttons.
    <dialog
      ref={elemento}
      className={c['dialogo']}
      aria-labelledby={id}
      onCancel={(evento) => {
        evento.preventDefault();
        aoFechar?.();
      }}
      onClick={(evento) => {
        if (evento.target === elemento.current) aoFechar?.();
      }}
      onKeyDown={(evento) => evento.stopPropagation()}
    >
      {aberto && (
        <div className={c['folha']}>
          {figura !== undefined && <div className={c['figura']}>{figura}</div>}
          <span className={c['alca']} aria-hidden="true" />
          <h2 id={id} tabIndex={-1}>
            {titulo}
          </h2>
          {children !== undefined && <div className={c['corpo']}>{children}</div>}
          {acoes !== undefined && <div className={c['acoes']}>{acoes}</div>}
        </div>
      )}
    </dialog>
  );
}
