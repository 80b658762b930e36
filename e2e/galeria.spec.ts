import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { GALERIA } from './ambiente.ts';
import { CELULAR, MESA } from './vocabulary/navegador.ts';

/** Every component with its states, as pictures, on a phone and on a desk (issue 3 Design system). */
const SECOES = [
  'Marca e cores',
  'Peças',
  'Recomendados para você',
  'Mais procurados',
  'Página do grupo',
  'Status',
  'Perguntas',
  'Pagamento',
  'Carteira',
  'Listas e comprovante',
  'Estados',
  'Conversa',
  'Loterias',
  'Botões',
  'Campos',
  'Passo de fluxo',
  'Envio de imagem',
  'Escolhas e senha',
  'Código recusado',
  'Campanhas',
  'Endereço',
  'Barra de ação e quadro',
  'Respostas de uma tela',
  'Situações',
] as const;
/** Half past ten of a Monday in Brasília; countdowns stand still. */
const INSTANTE = '2026-12-28T13:25:00.000Z';

/** The page at a moment that does not pass, with its fonts, and nothing that moves. */
async function abreGaleria(pagina: Page): Promise<void> {
  await pagina.clock.setFixedTime(INSTANTE);
  await pagina.emulateMedia({ reducedMotion: 'reduce' });
  await pagina.goto(`${GALERIA}/galeria.html`, { waitUntil: 'networkidle' });
  await expect(pagina.getByRole('heading', { name: 'Componentes', level: 1 })).toBeVisible();
  // Codes are drawn by a part that comes by itself, pictures are read from a file.
  await expect(pagina.locator('[aria-label^="QR code"] svg')).not.toHaveCount(0);
  await expect(pagina.getByRole('img', { name: /^Sua foto/ })).not.toHaveCount(0);
  await pagina.evaluate(async () => {
    await Promise.all([...document.fonts].map(async (fonte) => await fonte.load()));
    await document.fonts.ready;
  });
}

/** A titled part of the gallery, which is in no other. */
const secao = (pagina: Page, titulo: string): Locator =>
  pagina
    .locator('section:not(section section)')
    .filter({ has: pagina.getByRole('heading', { name: titulo, level: 2, exact: true }) });

const arquivo = (titulo: string, largura: number): string =>
  `${titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}-${largura}.png`;

// The server of the sources makes each file when it is first asked for, and may begin anew when it finds a library.
test.beforeAll(async ({ browser }) => {
  const pagina = await browser.newPage();
  await expect(async () => {
    await pagina.goto(`${GALERIA}/galeria.html`, { waitUntil: 'networkidle' });
    await expect(pagina.getByRole('heading', { name: 'Componentes', level: 1 })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 50_000 });
  await pagina.close();
});

// Two dozen pictures, each taken until two in a row are the same.
test.describe.configure({ timeout: 240_000 });

for (const tamanho of [CELULAR, MESA]) {
  const { width: largura } = tamanho;

  test(`every part of the gallery at ${largura} px`, async ({ page }) => {
    await page.setViewportSize(tamanho);
    await abreGaleria(page);
    const titulos = page.locator('section:not(section section) > div:first-child > h2');
    await expect(titulos).toHaveText([...SECOES]);
    for (const titulo of SECOES) {
      await expect.soft(secao(page, titulo)).toHaveScreenshot(arquivo(titulo, largura));
    }
  });

  test(`what stands over a page at ${largura} px`, async ({ page }) => {
    await page.setViewportSize(tamanho);
    await abreGaleria(page);
    await secao(page, 'Botões').getByRole('button', { name: 'Sair do grupo' }).click();
    const decisao = page.getByRole('dialog', { name: 'Sair do Spotify Premium?' });
    await expect.soft(decisao).toHaveScreenshot(arquivo('dialogo', largura));
    await decisao.getByRole('button', { name: 'Continuar no grupo' }).click();

    await secao(page, 'Peças').getByRole('button', { name: 'Compartilhar' }).click();
    const folha = page.getByRole('dialog', { name: 'Compartilhar grupo' });
    // The address is that of the server of the sources.
    await expect
      .soft(folha)
      .toHaveScreenshot(arquivo('compartilhar', largura), { mask: [folha.getByText('/grupo/12')] });
    await folha.getByRole('button', { name: 'Fechar' }).click();

    await secao(page, 'Campanhas').getByRole('button', { name: 'Modal da campanha' }).click();
    const modal = page.getByRole('dialog', { name: 'Chame um amigo e ganhe R$ 10' });
    await expect.soft(modal).toHaveScreenshot(arquivo('modal-da-campanha', largura));
    await modal.getByRole('button', { name: 'Agora não' }).click();

    await secao(page, 'Botões').getByRole('button', { name: 'Aviso com ação' }).click();
    await expect.soft(page.getByText('Tem versão nova.')).toBeVisible();
    await expect.soft(page.getByRole('status', { name: 'Avisos' })).toHaveScreenshot(arquivo('aviso', largura));
  });
}
