import type { Page } from '@playwright/test';

/** The least that anything may be that is pressed (WCAG 2.5.8). */
const ALVO_PX = 24;

/**
 * What has the focus and is not seen: something that keeps its place on the screen lies over it, or it is out of the
 * window (WCAG 2.4.11; DESIGN 9.2). A notice that leaves by itself covers nothing for long. The page is left as it was.
 */
export async function focosEncobertos(pagina: Page): Promise<readonly string[]> {
  const antes = await pagina.evaluateHandle(() => document.activeElement);
  const rolagem = await pagina.evaluate(() => window.scrollY);
  // From a key on, the page takes what has the focus for reached by keyboard.
  await pagina.keyboard.press('Tab');
  const encobertos = await pagina.evaluate((MINIMO_PX) => {
    const candidatos = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    return candidatos
      .filter((elemento) => {
        if (!elemento.checkVisibility({ visibilityProperty: true })) return false;
        elemento.focus();
        return document.activeElement === elemento && !aVista(elemento);
      })
      .map((elemento) => elemento.outerHTML.slice(0, 160));

    /** Its middle and its corners: in the height that a window like this one can show, and in what a row that scrolls sideways shows of it. */
    function aVista(elemento: Element): boolean {
      const caixa = elemento.getBoundingClientRect();
      const [left, right] = [Math.max(caixa.left, 0), Math.min(caixa.right, window.innerWidth)];
      if (right - left < Math.min(caixa.width, MINIMO_PX)) return false;
      const alto = Math.min(caixa.height, window.innerHeight / 3);
      return [
        [0.5, 0.5],
        [0.02, 0.1],
        [0.98, 0.1],
        [0.02, 0.9],
        [0.98, 0.9],
      ].every(([x = 0, y = 0]) => {
        const acertado = document.elementFromPoint(left + (right - left) * x, caixa.top + alto * y);
        return acertado !== null && !porCima(acertado, elemento);
      });
    }

    /** Whether what is there keeps its place on the screen, apart from what has the focus. */
    function porCima(acertado: Element, foco: Element): boolean {
      for (let e: Element | null = acertado; e !== null && !e.contains(foco); e = e.parentElement) {
        if (e.matches('[popover]')) return false;
        if (['fixed', 'sticky'].includes(getComputedStyle(e).position)) return true;
      }
      return false;
    }
  }, ALVO_PX);
  await antes.evaluate((este, y) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (este instanceof HTMLElement && este !== document.body) este.focus({ preventScroll: true });
    window.scrollTo(0, y);
  }, rolagem);
  return encobertos;
}

/**
 * What is whole with the spacing of the page and cut with the widest that somebody may need: lines 1.5, letters 0.12 and
 * words 0.16 of the size, paragraphs twice of it apart (WCAG 1.4.12); and whether the page is then wider than the window.
 */
export async function cortadosAoEspacar(pagina: Page): Promise<readonly string[]> {
  return await pagina.evaluate(() => {
    const inteiros = [...document.querySelectorAll<HTMLElement>('body *')].filter((e) => prende(e) && !cortado(e));
    const espacos = new CSSStyleSheet();
    espacos.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(espacos);
    const cortados = inteiros.filter(cortado).map((e) => e.outerHTML.slice(0, 160));
    const largura = document.documentElement.scrollWidth;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((folha) => folha !== espacos);
    return largura > window.innerWidth ? [...cortados, `the page is ${largura} px wide`] : cortados;

    /** It hides what does not fit, and is no text for screen readers alone; what ends in dots, after a line or a few, is whole where it leads, and a code is taken whole. */
    function prende(e: HTMLElement): boolean {
      const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp, userSelect } = getComputedStyle(e);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || userSelect === 'all') return false;
      return (
        clipPath === 'none' && e.clientWidth > 1 && [overflowX, overflowY].some((o) => o === 'hidden' || o === 'clip')
      );
    }
    function cortado({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }: HTMLElement): boolean {
      return textContent !== '' && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    }
  });
}
