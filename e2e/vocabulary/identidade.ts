import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Called with each screen of the way as soon as it is open: a test may look at it. */
type AoVer = (rota: string) => Promise<void>;
const passar: AoVer = async () => undefined;

/** Any picture will do: the sandbox's comparison looks at the name. */
async function foto(pagina: Page) {
  return { name: 'foto.png', mimeType: 'image/png', buffer: await pagina.screenshot() };
}

interface Identidade {
  /** A passport has one side, everything else two. */
  readonly documento?: 'Passaporte' | 'CNH';
  /** The source of the selfie; `recusada` by a person who does not let the page use the camera. */
  readonly camera?: 'permitida' | 'recusada';
  readonly aoVer?: AoVer;
}

/** Document and selfie, from the beginning to the page that says that they were received. */
export async function enviaIdentidade(
  pagina: Page,
  { documento = 'Passaporte', camera, aoVer = passar }: Identidade = {},
): Promise<void> {
  await pagina.goto('/validacao-conta');
  await pagina.getByRole('link', { name: /Confirmar a minha identidade|Ver como está/ }).waitFor();
  await aoVer('/validacao-conta');
  await pagina.getByRole('link', { name: 'Confirmar a minha identidade' }).click();
  await expect(pagina.getByRole('heading', { name: 'Confirme que você é você' })).toBeVisible();
  await aoVer('/cadastro/documento');
  await pagina.getByRole('link', { name: 'Começar agora' }).click();
  await pagina.getByRole('radio', { name: new RegExp(`^${documento}`) }).check();
  await aoVer('/cadastro/documento-escolha');
  await pagina.getByRole('button', { name: 'Continuar' }).click();
  await expect(pagina.getByRole('heading', { name: 'Fotografe a frente do documento' })).toBeVisible();
  await pegaDocumento(pagina);
  await aoVer('/cadastro/documento-upload');
  await pagina.getByRole('button', { name: 'Enviar a frente' }).click();
  if (documento !== 'Passaporte') {
    await expect(pagina.getByRole('heading', { name: 'Agora, o verso' })).toBeVisible();
    await pagina.getByLabel('Verso do documento, arquivo').setInputFiles(await foto(pagina));
    await pagina.getByRole('button', { name: 'Enviar o verso' }).click();
  }
  await enviaSelfie(pagina, { camera, aoVer });
}

/** A picture for the front of the document, not sent yet. */
export async function pegaDocumento(pagina: Page): Promise<void> {
  await pagina.getByLabel('Frente do documento, arquivo').setInputFiles(await foto(pagina));
}

/** The last picture, from which all of them are sent. */
export async function enviaSelfie(
  pagina: Page,
  { camera, aoVer = passar }: Pick<Identidade, 'aoVer'> & { readonly camera?: Identidade['camera'] | undefined } = {},
): Promise<void> {
  await expect(pagina.getByRole('heading', { name: 'Agora, uma selfie' })).toBeVisible();
  if (camera === undefined) await pagina.getByLabel('Selfie, arquivo').setInputFiles(await foto(pagina));
  else await usaACamera(pagina, camera);
  await aoVer('/cadastro/documento-self');
  await pagina.getByRole('checkbox').check();
  await pagina.getByRole('button', { name: 'Enviar para conferência' }).click();
  await expect(pagina.getByRole('heading', { name: 'Recebemos as suas imagens' })).toBeVisible();
  await aoVer('/cadastro/documento-sucesso');
}

/** Looks into the camera; a person who may not, or will not, chooses a file. */
async function usaACamera(pagina: Page, camera: 'permitida' | 'recusada'): Promise<void> {
  await pagina.getByRole('button', { name: 'Abrir a câmera' }).click();
  if (camera === 'recusada') {
    await expect(pagina.getByText('Não conseguimos usar a câmera. Escolha uma foto do seu rosto.')).toBeVisible();
    await pagina.getByLabel('Selfie, arquivo').setInputFiles(await foto(pagina));
    return;
  }
  await pagina.getByRole('button', { name: 'Tirar a selfie' }).click();
  await expect(pagina.getByRole('img', { name: 'Sua foto: selfie' })).toBeVisible();
}

/** The validation that was sent last, with its page. */
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
