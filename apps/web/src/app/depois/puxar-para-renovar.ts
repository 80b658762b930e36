import { MARGEM_DE_PUXAR_PX, PUXAR_PX } from '@rateia/domain/constantes-de-depois';
import { recarregarAPedido } from '../recarregar.ts';
import c from './puxar-para-renovar.module.css';

/** The finger goes this much further than the sign of it: pulling has weight. */
const PESO = 2.2;

/**
 * Pull to refresh on touch screens (spec 1, §4): a pull that begins within 20 px of the top of the page and is 60 px
 * long reloads it. Pulls inside a scrolling part, inside a dialog and sideways do nothing.
 */
export function puxarParaRenovar(): () => void {
  if (!window.matchMedia('(pointer: coarse)').matches) return () => undefined;
  const sinal = document.createElement('div');
  sinal.className = c['sinal'] ?? '';
  sinal.setAttribute('aria-hidden', 'true');
  document.body.append(sinal);
  const ouvir = new AbortController();
  const { signal } = ouvir;
  let inicio: { readonly x: number; readonly y: number } | undefined;
  let puxado = 0;

  function mostrar(px: number): void {
    puxado = px;
    const parte = Math.min(px / PESO / PUXAR_PX, 1);
    sinal.style.setProperty('--parte', String(parte));
    sinal.dataset['pronto'] = String(puxouBastante(px));
  }
  function comecar({ touches, target }: TouchEvent): void {
    const [dedo] = touches;
    const livre = touches.length === 1 && !dentroDeRolagem(target) && document.querySelector('dialog[open]') === null;
    inicio =
      livre && dedo !== undefined && pertoDoTopo(window.scrollY) ? { x: dedo.clientX, y: dedo.clientY } : undefined;
  }
  function mover({ touches }: TouchEvent): void {
    const [dedo] = touches;
    if (inicio === undefined || dedo === undefined) return;
    const desceu = dedo.clientY - inicio.y - window.scrollY;
    if (Math.abs(dedo.clientX - inicio.x) > Math.abs(desceu)) inicio = undefined;
    mostrar(inicio === undefined ? 0 : Math.max(0, desceu));
  }
  function soltar(): void {
    const foi = inicio !== undefined && puxouBastante(puxado);
    inicio = undefined;
    mostrar(0);
    if (foi) void recarregarAPedido();
  }
  document.addEventListener('touchstart', comecar, { passive: true, signal });
  document.addEventListener('touchmove', mover, { passive: true, signal });
  document.addEventListener('touchend', soltar, { signal });
  document.addEventListener('touchcancel', () => mostrar(0), { signal });
  return () => {
    ouvir.abort();
    sinal.remove();
  };
}

/** How far from its top a page may stand when the finger comes down. */
export function pertoDoTopo(rolado: number): boolean {
  return rolado <= MARGEM_DE_PUXAR_PX;
}

export function puxouBastante(px: number): boolean {
  return px >= PUXAR_PX;
}

function dentroDeRolagem(alvo: EventTarget | null): boolean {
  for (let e = alvo instanceof Element ? alvo : null; e !== null && e !== document.body; e = e.parentElement) {
    if (e.scrollTop > 0) return true;
  }
  return false;
}
