import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

/** Every e-mail as people read it, in light and dark, and its plain-text part (REGRAS 2.19). */
interface Area {
  readonly area: string;
  readonly emails: readonly {
    readonly nome: string;
    readonly assunto: string;
    readonly texto: string;
    readonly html: string;
  }[];
}

const raiz = resolve(import.meta.dirname, '..');
const LARGURA = 390;
const AREAS = [
  'sessao',
  'cadastro',
  'checkout',
  'grupos',
  'convites',
  'sucessao',
  'fila',
  'reclamacoes',
  'carteira',
  'cancelamento',
  'retirada',
  'perfil',
  'rede',
  'comunicados',
  'identidade',
  'backoffice',
  'privacidade',
  'premios',
  'series',
] as const;

/** The first letters that an e-mail asks for, brought along: which others a machine has would change every picture. */
const LETRAS = readFileSync(
  resolve(raiz, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'base64',
);

let areas: readonly Area[] = [];
let pasta = '';

test.beforeAll(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-emails-'));
  execFileSync(resolve(raiz, 'node_modules/.bin/node'), ['apps/api/scripts/emails.ts', pasta], { cwd: raiz });
  areas = JSON.parse(readFileSync(join(pasta, 'emails.json'), 'utf8')) as Area[];
});
test.afterAll(() => rmSync(pasta, { recursive: true, force: true }));

test.use({ viewport: { width: 3 * LARGURA + 40, height: 900 } });

function daArea(nome: string): Area['emails'] {
  return areas.find(({ area }) => area === nome)?.emails ?? [];
}

/** The e-mails of an area side by side, each a document of its own, as wide as a phone. */
async function mostra(pagina: Page, emails: Area['emails']): Promise<void> {
  await pagina.setContent(
    `<style>body{margin:10px;display:grid;grid-template-columns:repeat(3,${LARGURA}px);gap:10px;align-items:start;background:#777}iframe{display:block;width:${LARGURA}px;border:0}</style>`,
  );
  await pagina.evaluate(
    async ({ htmls, letras }) => {
      const carregados = htmls.map(async (html) => {
        const quadro = document.createElement('iframe');
        const carregado = new Promise((pronto) => quadro.addEventListener('load', pronto, { once: true }));
        quadro.srcdoc = html;
        document.body.append(quadro);
        await carregado;
        const figtree = new FontFace('Figtree', `url(data:font/woff2;base64,${letras})`, { weight: '300 900' });
        quadro.contentDocument?.fonts.add(await figtree.load());
        quadro.style.height = `${quadro.contentDocument?.documentElement.scrollHeight ?? 0}px`;
      });
      await Promise.all(carregados);
    },
    { htmls: emails.map(({ html }) => html), letras: LETRAS },
  );
}

test('no area of e-mails was left out', () => {
  expect(areas.map(({ area }) => area)).toEqual([...AREAS]);
  expect(areas.every(({ emails }) => emails.length > 0)).toBe(true);
});

for (const area of AREAS) {
  for (const [nome, colorScheme] of [
    ['claro', 'light'],
    ['escuro', 'dark'],
  ] as const) {
    test(`${area}, ${nome}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await mostra(page, daArea(area));
      await expect(page).toHaveScreenshot(`${area}-${nome}.png`, { fullPage: true });
    });
  }

  test(`${area}, as plain text`, () => {
    const textos = daArea(area).map(({ nome, assunto, texto }) => `== ${nome}\n${assunto}\n\n${texto}\n`);
    expect(textos.join('\n')).toMatchSnapshot(`${area}.txt`);
  });
}
