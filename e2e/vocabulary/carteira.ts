import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import { valorDaLinha } from './checkout.ts';
import { escrito, valorEm } from './dinheiro.ts';

const CONTAS = ['Disponível', 'Caução'] as const;

/** What is somebody's, and how it came to be so. */
export function carteira(pagina: Page) {
  return {
    esperaSaldo: async (valor: Centavos): Promise<void> => {
      await pagina.goto('/carteira/creditos');
      // The big amount of the screen is what can be used.
      await expect(pagina.getByRole('region', { name: 'Saldo' }).locator('[data-tamanho="xl"]')).toContainText(
        escrito(valor),
      );
    },

    /**
     * The statement of this month and of so many before: opening + entries = closing, the rows sum to the entries,
     * and a month begins with what the month before ended.
     */
    esperaExtratoFechado: async ({ meses }: { meses: number }): Promise<void> => {
      await pagina.goto('/carteira/creditos');
      for (const conta of CONTAS) {
        await pagina.getByRole('button', { name: conta, exact: true }).click();
        await fecharMesAMes(pagina, meses);
      }
    },

    veFatura: async ({ valor, situacao }: { valor: Centavos; situacao: string }): Promise<void> => {
      await pagina.goto('/carteira/creditos?filtro=fatura');
      const fatura = pagina
        .getByRole('link')
        .filter({ hasText: escrito(valor) })
        .filter({ hasText: situacao });
      await expect(fatura.first()).toBeVisible();
    },

    veRecebimento: async (id: number, { membro, situacao }: { membro: string; situacao: string }): Promise<void> => {
      await pagina.goto(`/carteira/recebimentos/grupo/${id}`);
      const previsao = pagina.getByRole('listitem').filter({ hasText: membro }).filter({ hasText: situacao });
      await expect(previsao.first()).toBeVisible();
    },
  };
}

/** From the present month backwards. A month without movements has nothing to close. */
async function fecharMesAMes(pagina: Page, quantos: number): Promise<void> {
  const meses = pagina.getByRole('combobox', { name: 'Período' });
  const [, ...rotulos] = await meses.locator('option').allTextContents();
  let aberturaSeguinte: Centavos | undefined;
  for (const mes of rotulos.slice(0, quantos)) {
    await meses.selectOption({ label: mes });
    const titulo = pagina.getByRole('heading', { name: `Como ${mes.toLocaleLowerCase('pt-BR')} fecha` });
    await expect(titulo.or(pagina.getByText('Nenhum movimento neste mês'))).toBeVisible();
    if ((await titulo.count()) === 0) continue;
    const conta = pagina.locator('section').filter({ has: titulo }).last();
    const abertura = await valorDaLinha(conta, 'Saldo no começo');
    const entradas = await valorDaLinha(conta, 'Entradas menos saídas');
    const fechamento = await valorDaLinha(conta, 'Saldo no fim');
    expect(somar(abertura, entradas)).toBe(fechamento);
    expect(await somaDasLinhas(pagina)).toBe(entradas);
    if (aberturaSeguinte !== undefined) expect(fechamento).toBe(aberturaSeguinte);
    aberturaSeguinte = abertura;
    if (abertura === ZERO) return;
  }
}

async function somaDasLinhas(pagina: Page): Promise<Centavos> {
  const linhas = await pagina.getByRole('tabpanel').locator('a[href*="/carteira/creditos/extrato/"]').all();
  const valores = await Promise.all(linhas.map((movimento) => valorEm(movimento)));
  return somar(...valores);
}
