import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { SANDBOX } from '../ambiente.ts';
import { digitarCodigo } from './cadastro.ts';
import { codigoPara } from './caixa-de-entrada.ts';
import type { Dados } from './gente.ts';

/** The acts of a person on his own account, on the screens of the profile. */
export function perfil(pagina: Page, eu: Dados) {
  return {
    /** Up to the code that goes to the new address. */
    pedeTrocaDeEmail: async (novo: string): Promise<void> => {
      await pagina.goto('/perfil/aviso/alterar-email');
      await pagina.getByRole('link', { name: 'Confirmar que sou eu' }).click();
      await expect(pagina.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
      await digitarCodigo(pagina, await codigoPara(eu.email));
      await pagina.getByLabel('Novo e-mail').fill(novo);
      await pagina.getByRole('button', { name: 'Enviar código' }).click();
      await expect(pagina.getByRole('heading', { name: 'Digite o código do novo e-mail' })).toBeVisible();
    },
    confirmaNovoEmail: async (novo: string): Promise<void> => {
      await digitarCodigo(pagina, await codigoPara(novo));
      await expect(pagina).toHaveURL(/\/perfil$/);
      await expect(pagina.getByRole('link', { name: /^E-mail/ })).toContainText(novo);
    },
    pedeTrocaDeTelefone: async (novo: string): Promise<void> => {
      await pagina.goto('/perfil/alterar/telefone');
      await expect(pagina.getByRole('heading', { name: 'Trocar o telefone da conta?' })).toBeVisible();
      await pagina.getByRole('button', { name: 'Confirmar que sou eu' }).click();
      await expect(pagina.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
      await digitarCodigo(pagina, await codigoPara(eu.email));
      await pagina.getByLabel('Novo celular com DDD').fill(novo);
      await pagina.getByRole('button', { name: 'Enviar código por SMS' }).click();
      await expect(pagina).toHaveURL(/\/perfil\/alterar\/telefone\/pin$/);
    },
    relata: async (assunto: string, texto: string): Promise<void> => {
      await pagina.goto('/perfil/relatar-problema');
      await pagina.getByLabel('Assunto').selectOption({ label: assunto });
      await pagina.getByLabel('O que aconteceu').fill(texto);
      await pagina.getByRole('button', { name: 'Enviar relato' }).click();
      await expect(pagina.getByRole('heading', { name: /^Relato #\d{6}$/ })).toBeVisible();
    },
    buscaNaRede: async (quem: string): Promise<void> => {
      await pagina.goto('/perfil/rede/buscar');
      await pagina.getByLabel('Nome, e-mail, telefone ou código').fill(quem);
      await pagina.getByRole('button', { name: 'Buscar pessoas' }).click();
    },
  };
}

/** The path of the link that a message to this address carries. */
export async function caminhoPara(destino: string, prefixo: string): Promise<string> {
  let achado: string | undefined;
  await expect
    .poll(
      async () => {
        const resposta = await fetch(`${SANDBOX}/sandbox/mensagens?para=${encodeURIComponent(destino)}`);
        const mensagens = (await resposta.json()) as readonly { readonly links: readonly string[] }[];
        const link = mensagens.flatMap(({ links }) => links).find((l) => new URL(l).pathname.startsWith(prefixo));
        achado = link === undefined ? undefined : new URL(link).pathname;
        return achado;
      },
      { message: `a link ${prefixo} for ${destino}`, timeout: 20_000 },
    )
    .toBeDefined();
  return achado ?? '';
}
