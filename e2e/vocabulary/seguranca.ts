import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { codigoDoAplicativo } from './autenticador.ts';
import { digitarCodigo } from './cadastro.ts';
import { codigoPara } from './caixa-de-entrada.ts';
import type { Dados } from './gente.ts';

/** A passkey device inside the browser, which says yes by itself. */
export async function comChaveVirtual(pagina: Page): Promise<void> {
  const cdp = await pagina.context().newCDPSession(pagina);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A browser that offers no passkey by itself: the virtual one would answer the offer at once. */
export async function semOfertaDeChave(pagina: Page): Promise<void> {
  await pagina.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: async () => false });
  });
}

/** The lines of the file in which the recovery codes are saved. */
export async function codigosBaixados(pagina: Page): Promise<readonly string[]> {
  const baixado = pagina.waitForEvent('download');
  await pagina.getByRole('dialog').getByRole('button', { name: 'Baixar em texto' }).click();
  const arquivo = await baixado;
  expect(arquivo.suggestedFilename()).toBe('rateia-codigos-de-recuperacao.txt');
  return readFileSync(await arquivo.path(), 'utf8').split('\n');
}

/** The acts of a person for the security of an account. */
export function seguranca(pagina: Page, eu: Dados) {
  const dialogo = pagina.getByRole('dialog');
  return {
    entra: async (senha: string = eu.senha): Promise<void> => {
      await pagina.goto('/login');
      await pagina.getByLabel('E-mail').fill(eu.email);
      await pagina.getByLabel('Senha', { exact: true }).fill(senha);
      await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    },

    /** Forgets the session as "Sair" would, and keeps the device. */
    saiDaConta: async (): Promise<void> => {
      await pagina.goto('/login');
      await pagina.evaluate(() => localStorage.removeItem('rateia.sessao'));
    },

    estaNoInicio: async (): Promise<void> => {
      await expect(pagina).toHaveURL(/\/grupos/);
    },

    /** The code by e-mail that a sensitive act asks for. */
    confirmaPeloEmail: async (): Promise<void> => {
      await expect(dialogo.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
      await expect(dialogo.getByText(/Enviamos o código para/)).toBeVisible();
      await digitarCodigo(pagina, await codigoPara(eu.email));
    },

    /** Turns the app on, and gives its secret and the recovery codes. */
    ativaAplicativo: async (): Promise<{ readonly segredo: string; readonly codigos: readonly string[] }> => {
      await expect(dialogo.getByRole('heading', { name: 'Ativar o aplicativo autenticador' })).toBeVisible();
      const segredo = ((await dialogo.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await dialogo.getByLabel('Código que o aplicativo mostra').fill(codigoDoAplicativo(segredo, -1));
      await dialogo.getByRole('button', { name: 'Ativar a verificação' }).click();
      await expect(dialogo.getByRole('heading', { name: 'Guarde os seus códigos de recuperação' })).toBeVisible();
      const codigos = await dialogo.getByRole('listitem').allTextContents();
      await dialogo.getByRole('button', { name: 'Já guardei os códigos' }).click();
      return { segredo, codigos };
    },
  };
}
