import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const raiz = resolve(import.meta.dirname, '..');

/** Lines of the files that go to the browser, without comments and tests. */
function linhasDe(extensao: RegExp): readonly { readonly arquivo: string; readonly texto: string }[] {
  return ['packages/domain/src', 'packages/contracts/src', 'apps/web/src'].flatMap((lugar) =>
    readdirSync(resolve(raiz, lugar), { recursive: true, encoding: 'utf8' })
      .filter((nome) => extensao.test(nome) && !/\.test\.|(^|\/)test\//.test(nome))
      .flatMap((nome) =>
        readFileSync(resolve(raiz, lugar, nome), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .split('\n')
          .map((texto) => ({ arquivo: `${lugar}/${nome}`, texto: texto.replace(/(^|\s)\/\/.*$/, '') })),
      ),
  );
}

/**
 * Parts of the platform that some browser of the floor lacks (ADR 036: Safari 17.0, Chrome 114, Firefox 125; from
 * MDN's tables). Newer parts of the language are errors of the type checking, whose library is the one of 2023.
 */
const DA_PLATAFORMA: readonly RegExp[] = [
  /\bURL\.(parse|canParse)\b/,
  /\bAbortSignal\.any\b/,
  /\.(startViewTransition|checkVisibility|moveBefore|getHTML|setHTML|setHTMLUnsafe|parseHTMLUnsafe|caretPositionFromPoint)\b/,
  /\.(requestClose|getComposedRanges|writingSuggestions)\b/,
  /\b(closedby|closedBy|commandfor|commandFor|interestfor|interestFor)\b/,
  /popover="hint"|\bshowPopover\(\{/,
  /\bonscrollend\b|['"](scrollend|scrollsnapchange|contentvisibilityautostatechange|pagereveal|pageswap)['"]/,
  /\b(cookieStore|CookieStore)\b/,
  /\b(requestIdleCallback|cancelIdleCallback|fetchLater|scheduler)\b/,
  /\b(parseRequestOptionsFromJSON|parseCreationOptionsFromJSON|getClientCapabilities|signalUnknownCredential)\b/,
  /\bnavigator\.(share|canShare|userAgentData|connection|wakeLock|setAppBadge|windowControlsOverlay|keyboard)\b/,
  /\bwindow\.navigation\b|\bglobalThis\.navigation\b|\b(CloseWatcher|DocumentPictureInPicture|URLPattern)\b/,
  /\b(BarcodeDetector|EyeDropper|FileSystemObserver|CaptureController|PressureObserver|TaskController)\b/,
  /\b(toBase64|fromBase64|setFromBase64|toHex|fromHex)\(/,
  /\bIntl\.DurationFormat\b|\bTemporal\./,
  /\bnew Highlight\(|\bCSS\.highlights\b|\bViewTimeline\b|\bScrollTimeline\b|\bariaNotify\b/,
  // Flags inside of a group came after the rest of regular expressions.
  /\(\?[ims]*-?[ims]+:/,
];

/** Files (by name: a file may change its folder) where the page asks first whether the browser has it, and goes on without. */
const PERGUNTADAS: Readonly<Record<string, readonly string[]>> = {
  'cookies.ts': ['cookieStore', 'CookieStore'],
  'chave-de-acesso.ts': ['parseRequestOptionsFromJSON'],
  'carregar-depois.tsx': ['requestIdleCallback'],
  'modos-de-compartilhar.tsx': ['navigator.share'],
  'recibo.tsx': ['navigator.share'],
};

/** The same of styles: all browsers must know a rule that lays a page out, hides or opens something. */
const DOS_ESTILOS: readonly RegExp[] = [
  /@(scope|view-transition|property|function|position-try)\b/,
  /@container\s+(style|scroll-state)\(/,
  /\b(light-dark|contrast-color|calc-size|anchor|anchor-size|if|round|mod|rem|sign|abs|progress)\(/,
  /\blinear\(\s*0/,
  /\b(rgb|hsl|oklch|oklab|color)\(from\b/,
  /(^|[\s;{])(field-sizing|anchor-name|position-anchor|position-area|animation-timeline|scroll-timeline|view-timeline)\s*:/,
  /(^|[\s;{])(view-transition-name|content-visibility|text-box|reading-flow|corner-shape|backdrop-filter|animation-range)\s*:/,
  /:(open|user-valid|user-invalid|state|active-view-transition|has-slotted|details-content|picker)\b(?!-)/,
];

describe('The browsers of the floor (ADR 036)', () => {
  const programas = linhasDe(/\.tsx?$/);
  const estilos = linhasDe(/\.css$/);

  it('know every part of the platform that is used, or are asked first', () => {
    const usadas = programas.flatMap(({ arquivo, texto }) =>
      DA_PLATAFORMA.map((parte) => parte.exec(texto)?.[0])
        .filter((nome) => nome !== undefined && PERGUNTADAS[basename(arquivo)]?.includes(nome) !== true)
        .map((nome) => `${arquivo}: ${nome}`),
    );
    expect(usadas).toEqual([]);
  });

  it('are asked only for names in use', () => {
    for (const [arquivo, nomes] of Object.entries(PERGUNTADAS))
      for (const nome of nomes)
        expect(
          programas.some((linha) => basename(linha.arquivo) === arquivo && linha.texto.includes(nome)),
          `${arquivo} no longer uses ${nome}`,
        ).toBe(true);
  });

  it('know every style but those that only adorn', () => {
    const usados = estilos.flatMap(({ arquivo, texto }) =>
      DOS_ESTILOS.map((parte) => parte.exec(texto)?.[0].trim())
        .filter((nome) => nome !== undefined)
        .map((nome) => `${arquivo}: ${nome}`),
    );
    expect(usados).toEqual([]);
  });

  it.each(['apps/web/tsconfig.json', 'apps/web/tsconfig.sw.json'])('%s knows the language of 2023 alone', (arquivo) => {
    const { compilerOptions } = JSON.parse(readFileSync(resolve(raiz, arquivo), 'utf8')) as {
      readonly compilerOptions: { readonly lib: readonly string[] };
    };
    expect(compilerOptions.lib.filter((nome) => nome.startsWith('es'))).toEqual(['es2023']);
  });
});
