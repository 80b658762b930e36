import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar } from '@rateia/domain/dinheiro';
import { escrito, valorEm } from './dinheiro.ts';

/** What comes back, and what is taken from it, by the name that each line has on the screen. */
type Linhas = Readonly<Record<string, Centavos>>;
/** Every way out that is offered, by the beginning of its title. */
type Saidas = Readonly<Record<string, Linhas>>;

/** Leaving a group. */
export function saida(pagina: Page) {
  const veComoSair = async (id: number, saidas: Saidas): Promise<void> => {
    await pagina.goto(`/grupo/membro/${id}`);
    await pagina.getByRole('link', { name: 'Sair do grupo' }).click();
    await pagina.getByRole('link', { name: 'Ver como sair' }).click();
    await expect(pagina.getByRole('heading', { name: 'Como você quer sair?' })).toBeVisible();
    const escolha = pagina.getByRole('group', { name: 'Como você quer sair', exact: true });
    await expect(escolha.getByRole('radio')).toHaveCount(Object.keys(saidas).length);
    for (const [titulo, linhas] of Object.entries(saidas)) await contaFecha(opcao(pagina, titulo), linhas);
  };
  return {
    /** The ways out, each with its arithmetic, looked at and left alone. */
    veComoSair,

    /** At the end of the cycle: what comes back is on the screen, line by line, before anything is confirmed. */
    saiNoFimDoCiclo: async (
      id: number,
      { saidas, dia, paraSaldo }: { saidas: Saidas; dia: string; paraSaldo: boolean },
    ): Promise<void> => {
      await veComoSair(id, saidas);
      const volta = saidas[NO_FIM] ?? {};
      await opcao(pagina, NO_FIM).getByRole('radio').check();
      const saldo = pagina.getByRole('radio', { name: 'Para o meu saldo na Rateia' });
      if (paraSaldo) await saldo.check();
      else await expect(saldo).toHaveCount(0);
      await pagina.getByRole('button', { name: 'Avançar' }).click();
      await expect(pagina.getByRole('heading', { name: 'Por que você está saindo?' })).toBeVisible();
      await pagina.getByRole('radio').first().check();
      await contaFecha(pagina.getByRole('main').getByRole('complementary'), volta);
      await pagina.getByRole('button', { name: `Sair em ${dia}` }).click();
      const dialogo = pagina.getByRole('dialog', { name: 'Confirmar a saída?' });
      await expect(dialogo.getByText(`Volta em ${dia}`).locator('..')).toContainText(escrito(soma(volta)));
      await dialogo.getByRole('button', { name: `Sair em ${dia}` }).click();
      await expect(pagina.getByRole('heading', { name: `Você sai em ${dia}` })).toBeVisible();
    },
  };
}

export const NO_FIM = 'Sair no fim do ciclo';

const soma = (linhas: Linhas): Centavos => somar(...Object.values(linhas));

function opcao(pagina: Page, titulo: string): Locator {
  return pagina.locator('fieldset > div').filter({ has: pagina.getByRole('radio', { name: titulo }) });
}

/** These lines and no others, by name and amount, and under them a total that they sum to. */
async function contaFecha(lugar: Locator, linhas: Linhas): Promise<void> {
  await expect(lugar.locator('dl')).toBeVisible();
  const lidas: [string, Centavos][] = [];
  for (const linha of await lugar.locator('dl > div:not([data-total])').all()) {
    const nome = await linha.locator('dt').evaluate((rotulo) => rotulo.firstChild?.textContent ?? '');
    lidas.push([nome, await valorEm(linha.locator('dd'))]);
  }
  expect(Object.fromEntries(lidas)).toEqual(linhas);
  const total = await valorEm(lugar.locator('dl > [data-total] dd'));
  expect(somar(...lidas.map(([, valor]) => valor))).toBe(total);
}
