import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { codigoPara } from './caixa-de-entrada.ts';
import type { Dados } from './gente.ts';

/** Registration and login as a person makes them. */
export function cadastro(pagina: Page, eu: Dados) {
  return {
    /** E-mail, name, password and terms; the code of the e-mail is on its way. A page for accounts leads to the login first. */
    registra: async (de = '/login'): Promise<void> => {
      await pagina.goto(de);
      await pagina.getByRole('link', { name: 'Criar conta' }).click();
      await expect(pagina.getByRole('heading', { name: 'Qual é o seu e-mail?' })).toBeVisible();
      await pagina.getByLabel('E-mail').fill(eu.email);
      await pagina.getByRole('button', { name: 'Continuar', exact: true }).click();
      await pagina.getByLabel('Nome', { exact: true }).fill(eu.nome);
      await pagina.getByLabel('Sobrenome').fill(eu.sobrenome);
      const senha = pagina.getByLabel('Senha', { exact: true });
      await senha.fill('curta');
      await expect(pagina.getByRole('listitem').filter({ hasText: '8 caracteres ou mais' })).toContainText('falta');
      await senha.fill(eu.senha);
      await expect(pagina.getByRole('listitem').filter({ hasText: ', falta' })).toHaveCount(0);
      await pagina.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check();
      await pagina.getByRole('button', { name: 'Criar conta' }).click();
      await expect(pagina.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
    },

    confirmaEmail: async (): Promise<void> => {
      await digitarCodigo(pagina, await codigoPara(eu.email));
      await expect(pagina.getByRole('heading', { name: `Sua conta está pronta, ${eu.nome}` })).toBeVisible();
    },

    confirmaTelefone: async (): Promise<void> => {
      await pagina.getByRole('link', { name: 'Confirmar o telefone' }).click();
      await pagina.getByLabel('Celular com DDD').fill(eu.telefone);
      await pagina.getByRole('button', { name: 'Enviar código por SMS' }).click();
      await expect(pagina.getByRole('heading', { name: 'Digite o código do SMS' })).toBeVisible();
      await digitarCodigo(pagina, await codigoPara(eu.telefone));
    },

    informaDados: async (): Promise<void> => {
      await expect(pagina.getByRole('heading', { name: 'Quais são os seus dados?' })).toBeVisible();
      await pagina.getByLabel('CPF').fill(eu.cpf);
      await pagina.getByLabel('Data de nascimento').fill(eu.nascimento);
      await pagina.getByRole('button', { name: 'Salvar os meus dados' }).click();
      await expect(pagina.getByRole('heading', { name: 'Seus dados estão confirmados' })).toBeVisible();
    },

    preencheLogin: async (): Promise<void> => {
      await pagina.getByLabel('E-mail').fill(eu.email);
      await pagina.getByLabel('Senha', { exact: true }).fill(eu.senha);
      await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    },
  };
}

/** Asks for another code with the first one unread, and gives both in the order in which they were sent. */
export async function pedeOutroCodigo(
  pagina: Page,
  destino: string,
): Promise<{ readonly primeiro: string; readonly segundo: string }> {
  const primeiro = await codigoPara(destino);
  await pagina.getByRole('button', { name: 'Enviar outro código' }).click();
  return { primeiro, segundo: await codigoPara(destino) };
}

/** The code sends itself with its last character. */
export async function digitarCodigo(pagina: Page, codigo: string): Promise<void> {
  await pagina.getByLabel('Código de 7 caracteres').fill(codigo);
}
