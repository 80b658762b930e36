import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cookieDeAnos } from './cookies.ts';

/** The sheet by which a group is shared. */
export async function abreCompartilhar(pagina: Page): Promise<Locator> {
  await pagina.getByRole('button', { name: 'Compartilhar', exact: true }).click();
  const folha = pagina.getByRole('dialog', { name: 'Compartilhar grupo' });
  await expect(folha).toBeVisible();
  return folha;
}

/** The address that a network is sent to, with its link. */
export async function enderecoDaRede(folha: Locator, nome: string): Promise<URL> {
  const ligacao = folha.getByRole('link', { name: new RegExp(`^${nome} `) });
  await expect(ligacao).toHaveAttribute('rel', 'noopener noreferrer');
  return new URL((await ligacao.getAttribute('href')) ?? '');
}

/** The parameters that a browser keeps of the first campaign that brought it. */
export async function campanhaGuardada(pagina: Page): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams((await cookieDeAnos(pagina, 'rateia_campanha')).valor));
}

/** The preview in the head of a page, for a site that shows its link. */
export function previaEm(html: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, nome, valor]) => [nome, valor]),
  );
}
