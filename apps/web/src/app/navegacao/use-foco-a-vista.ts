import { useEffect } from 'react';

/**
 * Scrolls a control that the keyboard reaches until the whole control is visible. A browser does not do so when an edge
 * of it already shows, under a bar or at the end of a row that scrolls sideways (WCAG 2.4.11; DESIGN 9.2, 9.3). Nothing
 * moves under a pointer that presses.
 */
export function useFocoAVista(): void {
  useEffect(() => {
    function mostrar({ target }: FocusEvent): void {
      if (target instanceof Element && target.matches(':focus-visible:not([tabindex="-1"])'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    document.addEventListener('focusin', mostrar);
    return () => document.removeEventListener('focusin', mostrar);
  }, []);
}
