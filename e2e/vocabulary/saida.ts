import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar } from '@rateia/domain/dinheiro';
import { escrito, valorEm } from './dinheiro.ts';

/** The refund and the deductions from it, by the name that each line has on the screen. */
type Linhas = Readonly<Record<string, Centavos>>;
/** Every way out that is offered, by the beginning of its title. */
type Saidas = Readonly<Record<string, Linhas>>;

interface Saida {
  readonly saidas: Saidas;
  /** The day on which it comes back, in words. */
  readonly dia: string;
  /** Else to the account of the Pix, as is offered first. */
  readonly paraSaldo: boolean;
}

interface Confirmacao extends Omit<Saida, 'saidas' | 'dia'> {
  readonly titulo: string;
  readonly linhas: Linhas;
  readonly verbo: string;
  /** The label of the refund, in the dialog. */
  readonly volta: string;
  readonly feita: string;
}

/** Leaving a group. */
export function saida(pagina: Page) {
  async function veComoSair(id: number, saidas: Saidas): Promise<void> {
    await pagina.goto(`/grupo/membro/${id}`);
    await pagina.getByRole('link', { name: 'Sair do grupo' }).click();
    await pagina.getByRole('link', { name: 'Ver como sair' }).click();
    await expect(pagina.getByRole('heading', { name: 'Como você quer sair?' })).toBeVisible();
    const escolha = pagina.getByRole('group', { name: 'Como você quer sair', exact: true });
    await expect(escolha.getByRole('radio')).toHaveCount(Object.keys(saidas).length);
    for (const [titulo, linhas] of Object.entries(saidas)) await contaFecha(opcao(pagina, titulo), linhas);
  }
  async function confirma({ titulo, linhas, paraSaldo, verbo, volta, feita }: Confirmacao): Promise<Centavos> {
    await opcao(pagina, titulo).getByRole('radio').check();
    const saldo = pagina.getByRole('radio', { name: 'Para o meu saldo na Rateia' });
    if (paraSaldo) await saldo.check();
    await pagina.getByRole('button', { name: 'Avançar' }).click();
    await expect(pagina.getByRole('heading', { name: 'Por que você está saindo?' })).toBeVisible();
    await pagina.getByRole('radio').first().check();
    const total = await contaFecha(pagina.getByRole('main').getByRole('complementary'), linhas);
    await pagina.getByRole('button', { name: verbo }).click();
    const dialogo = pagina.getByRole('dialog', { name: 'Confirmar a saída?' });
    await expect(dialogo.getByText(volta).locator('..')).toContainText(escrito(total));
    await dialogo.getByRole('button', { name: verbo }).click();
    await expect(pagina.getByRole('heading', { name: feita })).toBeVisible();
    return total;
  }
  return {
    /** The ways out, each with its arithmetic, looked at and left alone. */
    veComoSair,

    /** Leaves at the end of the cycle: answers the refund that the screen showed before anything was confirmed. */
    saiNoFimDoCiclo: async (id: number, { saidas, dia, paraSaldo }: Saida): Promise<Centavos> => {
      await veComoSair(id, saidas);
      return await confirma({
        titulo: NO_FIM,
        linhas: saidas[NO_FIM] ?? {},
        paraSaldo,
        verbo: `Sair em ${dia}`,
        volta: `Volta em ${dia}`,
        feita: `Você sai em ${dia}`,
      });
    },

    /** In the seven days after the first payment; the same. */
    desiste: async (id: number, { saidas, paraSaldo }: Omit<Saida, 'dia'>): Promise<Centavos> => {
      await veComoSair(id, saidas);
      return await confirma({
        titulo: COM_TUDO,
        linhas: saidas[COM_TUDO] ?? {},
        paraSaldo,
        verbo: 'Sair agora',
        volta: 'Volta hoje',
        feita: 'Você saiu do grupo',
      });
    },
  };
}

export const NO_FIM = 'Sair no fim do ciclo';
export const COM_TUDO = 'Sair e receber tudo de volta';

function opcao(pagina: Page, titulo: string): Locator {
  return pagina.locator('fieldset > div').filter({ has: pagina.getByRole('radio', { name: titulo }) });
}

/** These lines and no others, by name and amount, and under them a total that they sum to, which is answered. */
async function contaFecha(lugar: Locator, linhas: Linhas): Promise<Centavos> {
  await expect(lugar.locator('dl')).toBeVisible();
  const lidas: [string, Centavos][] = [];
  for (const linha of await lugar.locator('dl > div:not([data-total])').all()) {
    const nome = await linha.locator('dt').evaluate((rotulo) => rotulo.firstChild?.textContent ?? '');
    lidas.push([nome, await valorEm(linha.locator('dd'))]);
  }
  expect(Object.fromEntries(lidas)).toEqual(linhas);
  const total = await valorEm(lugar.locator('dl > [data-total] dd'));
  expect(somar(...lidas.map(([, valor]) => valor))).toBe(total);
  return total;
}
