import type { Page } from '@playwright/test';

/**
 * Texts that are whole with the page's own spacing, and cut with the widest spacing that a person may need: lines 1.5,
 * letters 0.12 and words 0.16 of the size, paragraphs two sizes apart (WCAG 1.4.12). It also tells whether the page is
 * then wider than the window.
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

    /**
     * True for an element that hides its overflow and is not for screen readers alone. Text that ends in dots, after a
     * line or a few, is whole on the page that it leads to, and a code is taken whole.
     */
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
