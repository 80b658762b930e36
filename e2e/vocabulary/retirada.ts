import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Centavos } from '@rateia/domain/dinheiro';
import { digitarCodigo } from './cadastro.ts';
import { codigoPara } from './caixa-de-entrada.ts';
import { linha } from './checkout.ts';
import { escrito } from './dinheiro.ts';
import type { Dados } from './gente.ts';

/** The acts from the wallet to the bank. */
export function retirada(pagina: Page, eu: Dados) {
  async function dizerValor(valor: Centavos): Promise<void> {
    await pagina.goto('/carteira/retirada/valor');
    await pagina.getByLabel('Valor', { exact: true }).fill(escrito(valor));
    await pagina.getByRole('button', { name: 'Continuar' }).click();
  }
  async function autorizar(valor: Centavos): Promise<void> {
    await dizerValor(valor);
    await expect(pagina.getByRole('heading', { name: 'Para onde vai o dinheiro?' })).toBeVisible();
    await pagina.getByRole('button', { name: 'Continuar' }).click();
    await expect(pagina.getByRole('heading', { level: 1 })).toContainText(escrito(valor));
    await pagina.getByRole('button', { name: 'Receber código para autorizar' }).click();
    await expect(pagina.getByRole('heading', { name: 'Digite o código que enviamos' })).toBeVisible();
    await digitarCodigo(pagina, await codigoPara(eu.email));
  }
  return {
    /** The first withdrawal registers the key, which rests for a day before it receives. */
    cadastraChave: async (valor: Centavos): Promise<void> => {
      await dizerValor(valor);
      await expect(pagina.getByRole('heading', { name: 'Cadastre a sua chave Pix CPF' })).toBeVisible();
      await pagina.getByLabel('CPF', { exact: true }).fill(eu.cpf);
      await pagina.getByRole('button', { name: 'Cadastrar chave' }).click();
      const dialogo = pagina.getByRole('dialog');
      await expect(dialogo.getByText('Para cadastrar a conta que recebe o seu dinheiro')).toBeVisible();
      await digitarCodigo(pagina, await codigoPara(eu.email));
      await expect(pagina.getByText(/^A chave nova só recebe a partir de/)).toBeVisible();
      await pagina.getByRole('link', { name: 'Voltar à carteira' }).click();
      await expect(pagina.getByRole('heading', { level: 1, name: 'Carteira' })).toBeVisible();
    },

    retira: async (valor: Centavos): Promise<void> => {
      await autorizar(valor);
      await expect(pagina.getByRole('heading', { name: 'Retirada concluída' })).toBeVisible({ timeout: 20_000 });
      await expect(linha(pagina.getByRole('main'), 'Líquido')).toContainText(escrito(valor));
    },

    /** The bank refuses: the screen says so by itself, and that the whole amount is back. */
    retiraEmVao: async (valor: Centavos): Promise<void> => {
      await autorizar(valor);
      await expect(pagina.getByRole('heading', { name: 'A retirada voltou para o seu saldo' })).toBeVisible({
        timeout: 20_000,
      });
      const andamento = pagina.getByRole('main').getByRole('status');
      await expect(andamento).toContainText('O banco não aceitou o Pix');
      await expect(andamento).toContainText('O valor voltou para o seu saldo');
    },
  };
}
