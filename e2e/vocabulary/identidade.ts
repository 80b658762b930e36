import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What each screen of the way is called to, as soon as it is open: a test may look at it. */
type AoVer = (rota: string) => Promise<void>;
const passar: AoVer = async () => undefined;

/** Any picture will do: the sandbox's comparison looks at the name. */
const foto = async (pagina: Page) => ({ name: 'foto.png', mimeType: 'image/png', buffer: await pagina.screenshot() });

/** Passport and selfie, from the beginning to what says that they were received. */
export async function enviaIdentidade(pagina: Page, aoVer: AoVer = passar): Promise<void> {
  await pagina.goto('/validacao-conta');
  await pagina.getByRole('link', { name: /Confirmar a minha identidade|Ver como está/ }).waitFor();
  await aoVer('/validacao-conta');
  await pagina.getByRole('link', { name: 'Confirmar a minha identidade' }).click();
  await expect(pagina.getByRole('heading', { name: 'Confirme que você é você' })).toBeVisible();
  await aoVer('/cadastro/documento');
  await pagina.getByRole('link', { name: 'Começar agora' }).click();
  await pagina.getByRole('radio', { name: /^Passaporte/ }).check();
  await aoVer('/cadastro/documento-escolha');
  await pagina.getByRole('button', { name: 'Continuar' }).click();
  await expect(pagina.getByRole('heading', { name: 'Fotografe a frente do documento' })).toBeVisible();
  await pagina.getByLabel('Frente do documento, arquivo').setInputFiles(await foto(pagina));
  await aoVer('/cadastro/documento-upload');
  await pagina.getByRole('button', { name: 'Enviar a frente' }).click();
  await enviaSelfie(pagina, aoVer);
}

/** The last picture, from which all of them are sent. */
export async function enviaSelfie(pagina: Page, aoVer: AoVer = passar): Promise<void> {
  await expect(pagina.getByRole('heading', { name: 'Agora, uma selfie' })).toBeVisible();
  await pagina.getByLabel('Selfie, arquivo').setInputFiles(await foto(pagina));
  await aoVer('/cadastro/documento-self');
  await pagina.getByRole('checkbox').check();
  await pagina.getByRole('button', { name: 'Enviar para conferência' }).click();
  await expect(pagina.getByRole('heading', { name: 'Recebemos as suas imagens' })).toBeVisible();
  await aoVer('/cadastro/documento-sucesso');
}

/** The validation that was sent last, and what its page says. */
export async function veValidacao(pagina: Page, titulo: string): Promise<void> {
  await pagina.goto('/validacao-conta');
  await pagina.getByRole('list').getByRole('link').first().click();
  await expect(pagina.getByRole('heading', { name: titulo, level: 1 })).toBeVisible({ timeout: 20_000 });
}

/** The case of a person in the operator's queue, with the first picture open. */
export async function abreCaso(pagina: Page, nome: string) {
  await pagina.goto('/backoffice/identidades');
  await pagina.getByRole('list', { name: 'Identidades por prazo' }).getByRole('button', { name: nome }).click();
  const caso = pagina.getByRole('region', { name: 'Caso aberto' });
  await expect(caso.getByRole('heading', { name: nome })).toBeVisible();
  await caso.getByRole('button', { name: 'Ver frente' }).click();
  await expect(caso.getByRole('img', { name: 'Frente' })).toBeVisible();
  return caso;
}
