import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { desenharQr } from '../../apps/web/src/ui/pagamento/desenhar-qr.ts';
import { entregarAvisos, ligarFalhas, pagarBoleto, pagarNoBanco } from './banco.ts';
import { escrito, valorEm } from './dinheiro.ts';

export interface Preco {
  readonly parte: Centavos;
  readonly taxa: Centavos;
  readonly caucao: Centavos;
}

/** Light modules that a QR code needs on each side (ISO/IEC 18004). */
const SILENCIO = 4;

/** The acts from the page of a group to the paid seat. */
export function checkout(pagina: Page) {
  async function copiaECola(): Promise<string> {
    const codigo = pagina.getByRole('status').filter({ hasText: /^000201/ });
    await expect(codigo).toBeVisible();
    return (await codigo.textContent()) ?? '';
  }
  return {
    copiaECola,
    pagaNoBanco: (codigo: string): Promise<void> => pagarNoBanco(pagina, codigo),

    /** Checks the price on the page of the group, before any question. */
    vePreco: async (preco: Preco): Promise<void> =>
      await contaDaEntrada(pagina.getByRole('complementary', { name: 'Preço e entrada' }), preco),

    entraNoGrupo: async (): Promise<void> => {
      await pagina.getByRole('button', { name: /^Entrar/ }).click();
      await expect(pagina.getByRole('heading', { name: 'Finalizar assinatura' })).toBeVisible();
      await expect(pagina.getByText(/Sua vaga está reservada por/)).toBeVisible();
    },

    /** Pix: code and QR on the screen, the time that is left, and a page that moves on by itself once the bank's notice is here. */
    assinaComPix: async (preco: Preco): Promise<void> => {
      await vePrecoDaCompra(pagina, preco);
      await pagina.getByRole('radio', { name: /^Pix/ }).check();
      await pagina.getByRole('button', { name: 'Pagar com Pix' }).click();
      await vePainelDoPix(pagina, { total: totalDe(preco), codigo: await copiaECola() });
      await esperandoOAviso(pagina, async () => await pagarNoBanco(pagina, await copiaECola()));
      await esperaVagaPaga(pagina);
    },

    /** Pays what the open page charges with the wallet. */
    pagaComSaldo: async (): Promise<void> => {
      await pagina.getByRole('radio', { name: /^Saldo/ }).check();
      await pagina.getByRole('button', { name: 'Pagar com saldo' }).filter({ visible: true }).click();
    },

    /** Types a card in the fields of its provider; the first word of the holder's name is the bank's answer. */
    pagaComCartao: async (titular: string, cpf: string): Promise<void> => {
      function campo(titulo: string): Locator {
        return pagina.frameLocator(`iframe[title="${titulo}"]`).getByRole('textbox');
      }
      await campo('Número do cartão').pressSequentially('4235647728025682');
      await campo('Validade').pressSequentially('1130');
      await campo('Código de segurança').pressSequentially('123');
      await pagina.getByLabel('Nome como está no cartão').fill(titular);
      await pagina.getByLabel('CPF do titular').fill(cpf);
      await pagina.getByRole('button', { name: 'Pagar' }).click();
    },

    /** Pays the newest boleto of this name at the counter of the sandbox. */
    pagaBoleto: (nome: string): Promise<void> => pagarBoleto(pagina, nome),

    assinaComSaldo: async (preco: Preco): Promise<void> => {
      await vePrecoDaCompra(pagina, preco);
      await pagina.getByRole('radio', { name: /^Saldo/ }).check();
      await pagina.getByRole('button', { name: 'Pagar com saldo' }).click();
      await esperaVagaPaga(pagina);
    },

    adicionaSaldo: async (valor: Centavos): Promise<void> => {
      await pagina.goto('/carteira/adicionar/valor');
      await pagina.getByLabel('Valor', { exact: true }).fill(escrito(valor));
      await pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
      await vePainelDoPix(pagina, { total: valor, codigo: await copiaECola() });
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

function totalDe({ parte, taxa, caucao }: Preco): Centavos {
  return somar(parte, taxa, caucao);
}

/** Share, fee, caução and the total that they sum to, each by its name, and the price of every month after. */
async function contaDaEntrada(lugar: Locator, preco: Preco): Promise<void> {
  const { parte, taxa, caucao } = preco;
  await expect(linha(lugar, 'Sua parte')).toContainText(escrito(parte));
  await expect(linha(lugar, 'Taxa')).toContainText(escrito(taxa));
  await expect(linha(lugar, 'Caução')).toContainText(escrito(caucao));
  await expect(linha(lugar, 'Você paga hoje')).toContainText(escrito(totalDe(preco)));
  await expect(linha(lugar, 'Depois')).toContainText(escrito(somar(parte, taxa)));
}

function vePrecoDaCompra(pagina: Page, preco: Preco): Promise<void> {
  return contaDaEntrada(pagina.getByRole('main').getByRole('complementary'), preco);
}

/**
 * Pays while the bank keeps its notice and tells nothing when it is asked: the screen asks our server on and waits. Then
 * the bank answers again, and gives its notice: the notice is confirmed at the bank, and the payment stands (REGRAS 2.5).
 */
async function esperandoOAviso(pagina: Page, pagar: () => Promise<void>): Promise<void> {
  await ligarFalhas({ webhooks: { modo: 'desligado' }, pix: { modo: 'indisponivel' } });
  try {
    await pagar();
    for (let perguntas = 0; perguntas < 2; perguntas += 1) {
      const resposta = await pagina.waitForResponse(/\/pagamento\/status\//);
      expect(await resposta.json()).toMatchObject({ estado: ID_ESTADO_PAGAMENTO.aguardando });
    }
    await expect(pagina.getByText('Aguardando o pagamento')).toBeVisible();
    await ligarFalhas({ webhooks: { modo: 'desligado' } });
    expect(await entregarAvisos()).toBe(1);
    await expect(pagina.getByText('Pix recebido')).toBeVisible();
  } finally {
    await ligarFalhas({});
  }
}

/** Checks the sum to pay, its time, the code to copy, and the same code to scan. */
async function vePainelDoPix(
  pagina: Page,
  { total, codigo }: { readonly total: Centavos; readonly codigo: string },
): Promise<void> {
  const painel = pagina.getByRole('region', { name: 'Pagamento com Pix' });
  await expect(painel).toContainText(escrito(total));
  const qr = painel.getByRole('img', { name: /QR code do Pix/ });
  await expect(qr).toBeVisible();
  const { traco, lado } = await desenharQr(codigo);
  await expect(qr.locator('path')).toHaveAttribute('d', traco);
  const comSilencio = lado + 2 * SILENCIO;
  await expect(qr.locator('svg')).toHaveAttribute('viewBox', `-${SILENCIO} -${SILENCIO} ${comSilencio} ${comSilencio}`);
  const resta = painel.getByRole('timer').getByText(/^\d\d:\d\d$/);
  const antes = (await resta.textContent()) ?? '';
  await expect(resta, 'the countdown runs').not.toHaveText(antes);
  await expect(painel.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible();
}

async function esperaVagaPaga(pagina: Page): Promise<void> {
  await expect(pagina).toHaveURL(/\/checkout\/sucesso/);
  await expect(pagina.getByRole('heading', { level: 1, name: /^Você está no / })).toBeVisible();
}

/** One line of a sum, by its label. */
export function linha(lugar: Locator, rotulo: string): Locator {
  return lugar.locator('dl > div').filter({ hasText: rotulo }).last();
}

export function valorDaLinha(lugar: Locator, rotulo: string): Promise<Centavos> {
  return valorEm(linha(lugar, rotulo).locator('dd'));
}
