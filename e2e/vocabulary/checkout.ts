import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar } from '@rateia/domain/dinheiro';
import { pagarNoBanco } from './banco.ts';
import { escrito, valorEm } from './dinheiro.ts';

export interface Preco {
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
}

/** From the page of a group to the seat that is paid. */
export function checkout(pagina: Page) {
  const copiaECola = async (): Promise<string> => {
    const codigo = pagina.getByRole('status').filter({ hasText: /^000201/ });
    await expect(codigo).toBeVisible();
    return (await codigo.textContent()) ?? '';
  };
  return {
    copiaECola,
    pagaNoBanco: (codigo: string): Promise<void> => pagarNoBanco(pagina, codigo),

    /** Share, fee, caução and the total are on the page before anything is asked, and sum. */
    vePreco: async ({ parte, taxa, caucao }: Preco): Promise<void> => {
      const preco = pagina.getByRole('complementary', { name: 'Preço e entrada' });
      const linhas = preco.locator('dl > div');
      for (const valor of [parte, taxa, caucao])
        await expect(linhas.filter({ hasText: escrito(valor) }).first()).toBeVisible();
      await expect(linha(preco, 'Você paga hoje')).toContainText(escrito(somar(parte, taxa, caucao)));
      await expect(linha(preco, 'Depois')).toContainText(escrito(somar(parte, taxa)));
    },

    entraNoGrupo: async (): Promise<void> => {
      await pagina.getByRole('button', { name: /^Entrar/ }).click();
      await expect(pagina.getByRole('heading', { name: 'Finalizar assinatura' })).toBeVisible();
      await expect(pagina.getByText(/Sua vaga está reservada por/)).toBeVisible();
    },

    /** Pix: code and QR on the screen, the time that is left, and a page that moves on by itself once it is paid. */
    assinaComPix: async (total: Centavos): Promise<void> => {
      await expect(linha(pagina.getByRole('main').getByRole('complementary'), 'Você paga hoje')).toContainText(
        escrito(total),
      );
      await pagina.getByRole('radio', { name: /^Pix/ }).check();
      await pagina.getByRole('button', { name: 'Pagar com Pix' }).click();
      await vePainelDoPix(pagina, total);
      await pagarNoBanco(pagina, await copiaECola());
      await expect(pagina.getByText('Pix recebido')).toBeVisible();
      await esperaVagaPaga(pagina);
    },

    assinaComSaldo: async (total: Centavos): Promise<void> => {
      await expect(linha(pagina.getByRole('main').getByRole('complementary'), 'Você paga hoje')).toContainText(
        escrito(total),
      );
      await pagina.getByRole('radio', { name: /^Saldo/ }).check();
      await pagina.getByRole('button', { name: 'Pagar com saldo' }).click();
      await esperaVagaPaga(pagina);
    },

    adicionaSaldo: async (valor: Centavos): Promise<void> => {
      await pagina.goto('/carteira/adicionar/valor');
      await pagina.getByLabel('Valor', { exact: true }).fill(escrito(valor));
      await pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
      await vePainelDoPix(pagina, valor);
      await pagarNoBanco(pagina, await copiaECola());
      await expect(pagina.getByRole('heading', { name: 'Saldo adicionado' })).toBeVisible();
    },

    /** Opens an open invoice from the wallet and pays it by Pix. */
    pagaFaturaComPix: async (total: Centavos): Promise<void> => {
      await pagina.goto('/carteira/creditos?filtro=fatura');
      await pagina
        .getByRole('link')
        .filter({ hasText: escrito(total), hasNotText: STATUS_FATURA.pago.rotulo })
        .first()
        .click();
      await pagina.getByRole('link', { name: 'Pagar fatura' }).click();
      await pagina.getByRole('radio', { name: /^Pix/ }).check();
      await pagina.getByRole('button', { name: 'Pagar com Pix' }).click();
      await pagarNoBanco(pagina, await copiaECola());
      await expect(pagina.getByRole('heading', { name: 'Fatura paga' })).toBeVisible();
    },
  };
}

async function vePainelDoPix(pagina: Page, total: Centavos): Promise<void> {
  const painel = pagina.getByRole('region', { name: 'Pagamento com Pix' });
  await expect(painel).toContainText(escrito(total));
  await expect(painel.getByRole('img', { name: /QR code do Pix/ })).toBeVisible();
  await expect(painel.getByRole('timer')).toBeVisible();
  await expect(painel.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
}

async function esperaVagaPaga(pagina: Page): Promise<void> {
  await expect(pagina).toHaveURL(/\/checkout\/sucesso/);
  await expect(pagina.getByRole('heading', { level: 1, name: /^Você está no / })).toBeVisible();
}

/** One line of an arithmetic, by its label. */
export function linha(lugar: Locator, rotulo: string): Locator {
  return lugar.locator('dl > div').filter({ hasText: rotulo }).last();
}

export const valorDaLinha = (lugar: Locator, rotulo: string): Promise<Centavos> =>
  valorEm(linha(lugar, rotulo).locator('dd'));
