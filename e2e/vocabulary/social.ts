import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { SANDBOX } from '../ambiente.ts';
import type { Dados } from './gente.ts';

export type Provedor = 'google' | 'facebook';
const NOME: Readonly<Record<Provedor, string>> = { google: 'Google', facebook: 'Facebook' };

/** Gives somebody an account at a provider. */
export async function temConta(
  provedor: Provedor,
  { nome, sobrenome, email }: Dados,
  emailVerificado = true,
): Promise<void> {
  const resposta = await fetch(`${SANDBOX}/sandbox/pessoas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provedor, nome, sobrenome, email, emailVerificado }),
  });
  if (!resposta.ok) throw new Error(`no account at ${provedor}: ${await resposta.text()}`);
}

/** Presses the button, chooses the account at the provider, and comes back. */
export async function entraCom(pagina: Page, provedor: Provedor, { nome, sobrenome, email }: Dados): Promise<void> {
  await pagina.goto('/login');
  await pagina.getByRole('button', { name: `Continuar com ${NOME[provedor]}` }).click();
  await escolhe(pagina, provedor, { nome, sobrenome, email });
}

export async function escolhe(
  pagina: Page,
  provedor: Provedor,
  { nome, sobrenome, email }: Pick<Dados, 'nome' | 'sobrenome' | 'email'>,
): Promise<void> {
  await expect(pagina.getByRole('heading', { name: `Escolha uma conta do ${NOME[provedor]}` })).toBeVisible();
  await pagina
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('button', { name: `Continuar como ${nome} ${sobrenome}` })
    .click();
}
