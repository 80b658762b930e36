import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { diaDe, horaDe, somarMinutos } from '@rateia/domain/datas';
import { chegaOResto } from './casca.ts';
import { agoraNoProduto } from './operacao.ts';

interface Modal {
  readonly nome: string;
  readonly titulo: string;
  readonly cta: string;
  readonly link: string;
  readonly pagina: string;
  readonly novaJanela?: boolean;
  /** Minutes until its countdown is over. */
  readonly contagem?: number;
  /** The audience; everybody unless it is said. */
  readonly publico?: string;
  /** Minutes until it is on the air; at once unless it is said. */
  readonly comecaEm?: number;
}

/** Any picture will do. */
async function arte(pagina: Page) {
  return { name: 'arte.png', mimeType: 'image/png', buffer: await pagina.screenshot() };
}

/** Makes a modal from nothing in the back office, on the air from now on, as somebody who never looks at a manual. */
export async function criaModal(
  pagina: Page,
  { nome, titulo, cta, link, pagina: rota, novaJanela = false, contagem, publico, comecaEm = 0 }: Modal,
): Promise<number> {
  await pagina.goto('/backoffice/marketing');
  await pagina.getByRole('button', { name: 'Criar campanha' }).click();
  const dialogo = pagina.getByRole('dialog', { name: 'Criar campanha' });
  await dialogo.getByLabel('Nome').fill(nome);
  await dialogo.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(pagina.getByRole('heading', { name: nome, level: 1 })).toBeVisible();
  await expect(pagina.getByRole('button', { name: 'Ligar' })).toBeDisabled();
  for (const imagem of ['Imagem de computador', 'Imagem de celular']) {
    await pagina.getByLabel(imagem, { exact: true }).setInputFiles(await arte(pagina));
    await expect(pagina.getByText('Imagem trocada').last()).toBeVisible();
    await expect(pagina.getByRole('button', { name: `Enviar ${imagem.toLowerCase()}` })).toBeEnabled();
  }
  await pagina.getByLabel('Título').fill(titulo);
  await pagina.getByLabel('Descrição da imagem').fill('Uma figura qualquer');
  await pagina.getByLabel('Texto do botão').fill(cta);
  await pagina.getByLabel('Link', { exact: true }).fill(link);
  await pagina.getByLabel('utm_source').fill('teste');
  await pagina.getByLabel('Páginas').fill(rota);
  if (publico !== undefined) await pagina.getByRole('group', { name: 'Público' }).getByLabel(publico).check();
  const agora = await agoraNoProduto();
  await pagina.getByLabel('Início').fill(noCampo(somarMinutos(agora, comecaEm)));
  if (novaJanela) await pagina.getByLabel('Abrir em nova janela').check();
  if (contagem !== undefined)
    await pagina.getByLabel('Contagem regressiva até').fill(noCampo(somarMinutos(agora, contagem)));
  await mostraComoFica(pagina, { titulo, cta });
  await pagina.getByRole('button', { name: 'Salvar campanha' }).click();
  await expect(pagina.getByText('Campanha salva')).toBeVisible();
  await pagina.getByRole('button', { name: 'Ligar' }).click();
  await expect(pagina.getByText(comecaEm > 0 ? 'Agendada' : 'No ar', { exact: true })).toBeVisible();
  return Number(pagina.url().split('/').at(-1));
}

/** The preview shows the text that is written and not saved yet, with the picture of each screen. */
async function mostraComoFica(pagina: Page, { titulo, cta }: Pick<Modal, 'titulo' | 'cta'>): Promise<void> {
  const abas = pagina.getByRole('tablist', { name: 'Tamanho da tela' });
  const previa = pagina.locator('[data-tamanho][inert]');
  const figuras: string[] = [];
  for (const [aba, tamanho] of [
    ['Computador', 'desktop'],
    ['Celular', 'mobile'],
  ] as const) {
    await abas.getByRole('tab', { name: aba }).click();
    await expect(previa).toHaveAttribute('data-tamanho', tamanho);
    await expect(previa).toContainText(titulo);
    await expect(previa).toContainText(cta);
    const figura = previa.locator('img');
    await expect.poll(() => figura.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    figuras.push(await figura.evaluate((img: HTMLImageElement) => img.currentSrc));
  }
  expect(new Set(figuras).size).toBe(2);
}

/** The instant as a field of date and hour takes it, in Brasília. */
function noCampo(instante: string): string {
  const { hora, minuto } = horaDe(instante);
  return `${diaDe(instante)}T${String(hora).padStart(2, '0')}:${String(minuto).padStart(2, '0')}`;
}

export async function desligaCampanha(pagina: Page, id: number): Promise<void> {
  await pagina.goto(`/backoffice/marketing/${id}`);
  await pagina.getByRole('button', { name: 'Desligar' }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Desligar campanha' }).click();
  await expect(pagina.getByText('Desligada', { exact: true })).toBeVisible();
}

/** Opens a page whose time only moves when told, up to where its modals are known. */
export async function abreComModais(pagina: Page, href: string): Promise<void> {
  const modais = pagina.waitForResponse('**/api/modal');
  await pagina.goto(href);
  await chegaOResto(pagina);
  await modais;
}

/** Lets the second pass after which a modal comes, and some more. */
export async function passaOTempoDoModal(pagina: Page): Promise<void> {
  for (let vez = 0; vez < 5; vez += 1) {
    await pagina.clock.runFor(1_000);
    await pagina.evaluate(() => undefined);
  }
}

interface Recebido {
  readonly id: number;
  readonly imagens: Imagens;
}

/** The modals that the page gets from the server. */
export async function modaisRecebidos(pagina: Page, href: string): Promise<readonly Recebido[]> {
  const resposta = pagina.waitForResponse('**/api/modal');
  await pagina.goto(href);
  return ((await (await resposta).json()) as { readonly itens: readonly Recebido[] }).itens;
}

interface Imagens {
  readonly tamanho: { readonly urlDesktopImagem: string; readonly urlMobileImagem: string };
}
