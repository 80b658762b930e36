import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { GALERIA } from './ambiente.ts';
import { achadosDoAxe } from './vocabulary/exame.ts';
import { CELULAR, MESA } from './vocabulary/navegador.ts';

/** Every component with its states, as pictures, on a phone and on a desk (DESIGN 6). */
const SECOES = [
  'Marca e cores',
  'Peças',
  'Recomendados para você',
  'Multa da fidelidade',
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
  'Campos do acesso',
  'Envio de imagem',
  'Escolhas e senha',
  'Código recusado',
  'Campanhas',
  'Endereço',
  'Barra de ação e quadro',
  'Respostas de uma tela',
  'Situações',
  'Estados: ações',
  'Estados: campos',
  'Estados: fluxos e pagamento',
  'Estados: listas e cartões',
  'Páginas',
  'Sobre a página',
] as const;
/** The dialogs, the button that opens each, and the way out of it. */
const DIALOGOS = [
  {
    parte: 'Botões',
    botao: 'Sair do grupo',
    titulo: 'Sair do Spotify Premium?',
    sai: 'Continuar no grupo',
    nome: 'dialogo',
  },
  { parte: 'Peças', botao: 'Compartilhar', titulo: 'Compartilhar grupo', sai: 'Fechar', nome: 'compartilhar' },
  {
    parte: 'Estados: ações',
    botao: 'Com uma nota',
    titulo: 'Compartilhar grupo',
    sai: 'Fechar',
    nome: 'compartilhar-com-nota',
  },
  {
    parte: 'Campanhas',
    botao: 'Modal da campanha',
    titulo: 'Chame um amigo e ganhe R$ 10',
    sai: 'Agora não',
    nome: 'modal-da-campanha',
  },
  {
    parte: 'Sobre a página',
    botao: 'Decisão',
    titulo: 'Fila de espera',
    sai: 'Voltar ao grupo',
    nome: 'dialogo-de-decisao',
  },
  {
    parte: 'Sobre a página',
    botao: 'Perigo',
    titulo: 'Remover esta chave Pix?',
    sai: 'Manter chave',
    nome: 'dialogo-de-perigo',
  },
  {
    parte: 'Sobre a página',
    botao: 'Erro',
    titulo: 'Este pagamento não foi aprovado',
    sai: 'Entendi',
    nome: 'dialogo-de-erro',
  },
  {
    parte: 'Sobre a página',
    botao: 'Só o título',
    titulo: 'Você já está neste grupo',
    sai: 'Entendi',
    nome: 'dialogo-so-titulo',
  },
  {
    parte: 'Sobre a página',
    botao: 'Escolher',
    titulo: 'Escolha os cookies',
    sai: 'Deixar como está',
    nome: 'cookies',
  },
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

/** True if the browser still draws frames of the page. */
async function desenha(pagina: Page): Promise<boolean> {
  return await pagina.evaluate(
    async () =>
      await new Promise<boolean>((resolver) => {
        requestAnimationFrame(() => resolver(true));
        setTimeout(() => resolver(false), 2_000);
      }),
  );
}

/** A titled part of the gallery, which is in no other. */
function secao(pagina: Page, titulo: string): Locator {
  return pagina
    .locator('section:not(section section)')
    .filter({ has: pagina.getByRole('heading', { name: titulo, level: 2, exact: true }) });
}

/** Between notices the page is seen through; a picture of them is of nothing else. */
async function mostraPagina(pagina: Page, sim: boolean): Promise<void> {
  return await pagina
    .locator('main')
    .first()
    .evaluate((principal, visivel) => {
      principal.style.visibility = visivel ? '' : 'hidden';
    }, sim);
}

function arquivo(titulo: string, largura: number): string {
  return `${titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(':', '').replaceAll(' ', '-')}-${largura}.png`;
}

// The server of the sources makes each file when it is first asked for, and may begin anew when it finds a library.
test.beforeAll(async ({ browser }) => {
  const pagina = await browser.newPage();
  await expect(async () => {
    await pagina.goto(`${GALERIA}/galeria.html`, { waitUntil: 'networkidle' });
    await expect(pagina.getByRole('heading', { name: 'Componentes', level: 1 })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 50_000 });
  await pagina.close();
});

for (const tamanho of [CELULAR, MESA]) {
  const { width: largura } = tamanho;

  test(`every part of the gallery at ${largura} px`, async ({ page }) => {
    await page.setViewportSize(tamanho);
    await abreGaleria(page);
    const titulos = page.locator('section:not(section section) > div:first-child > h2');
    await expect(titulos).toHaveText([...SECOES]);
    for (const titulo of SECOES) {
      // For a picture of a part that is higher than the window, the window is made larger and small again. Once in a
      // while a browser without a screen draws no frame after that: such a page is opened anew.
      if (!(await desenha(page))) await abreGaleria(page);
      await expect.soft(secao(page, titulo)).toHaveScreenshot(arquivo(titulo, largura));
    }
  });

  test(`dialogs and toasts over a page at ${largura} px`, async ({ page }) => {
    await page.setViewportSize(tamanho);
    await abreGaleria(page);
    for (const { parte, botao, titulo, sai, nome } of DIALOGOS) {
      await secao(page, parte).getByRole('button', { name: botao, exact: true }).click();
      const dialogo = page.getByRole('dialog', { name: titulo });
      // The address is that of the server of the sources.
      await expect
        .soft(dialogo)
        .toHaveScreenshot(arquivo(nome, largura), { mask: [dialogo.getByText(/\/grupo\/\d+/)] });
      // The same nodes and colours at both widths: axe looks at them once.
      if (tamanho === CELULAR) expect.soft(await achadosDoAxe(page, 'dialog[open]'), titulo).toEqual([]);
      await dialogo.getByRole('button', { name: sai, exact: true }).click();
      await expect(dialogo).toHaveCount(0);
    }
  });

  test(`notices at ${largura} px`, async ({ page }) => {
    await page.setViewportSize(tamanho);
    await abreGaleria(page);
    const regiao = page.getByRole('status', { name: 'Avisos' });
    async function aperta(botoes: readonly string[]): Promise<void> {
      await mostraPagina(page, true);
      for (const nome of botoes) await secao(page, 'Sobre a página').getByRole('button', { name: nome }).click();
      await mostraPagina(page, false);
    }
    // These stay for fifteen seconds, and axe needs a clock that runs.
    await aperta(['Versão', 'Restrição']);
    await expect.soft(regiao).toHaveScreenshot(arquivo('avisos-com-acao', largura));
    expect.soft(await achadosDoAxe(page, '[popover]')).toEqual([]);
    for (const acao of ['Ver', 'Atualizar']) await regiao.getByRole('button', { name: acao, exact: true }).click();
    // These steps need three members: none leaves before the screens are examined.
    await page.clock.pauseAt(INSTANTE);
    await aperta(['Feito', 'Atenção', 'Falha']);
    await expect.soft(regiao).toHaveScreenshot(arquivo('avisos', largura));
  });

  test(`axe finds nothing in any part at ${largura} px`, async ({ page }) => {
    await page.setViewportSize(tamanho);
    await abreGaleria(page);
    expect(await achadosDoAxe(page)).toEqual([]);
  });
}

test('refusing cookies is as easy as accepting them (spec 1, §4)', async ({ page }) => {
  await abreGaleria(page);
  const barra = secao(page, 'Sobre a página').getByRole('region', { name: 'Cookies' });
  async function desenho(nome: string) {
    return await barra.getByRole('button', { name: nome }).evaluate((botao) => {
      const { width, height, y } = botao.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(botao);
      return { width: Math.round(width), height, y, color, backgroundColor, borderColor, fontSize, fontWeight };
    });
  }
  expect(await desenho('Recusar')).toEqual(await desenho('Aceitar'));
});
