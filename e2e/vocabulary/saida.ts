import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Centavos } from '@rateia/domain/dinheiro';
import { escrito } from './dinheiro.ts';

/** Leaving a group. */
export function saida(pagina: Page) {
  return {
    /** At the end of the cycle: what comes back is on the screen, twice, before anything is confirmed. */
    saiNoFimDoCiclo: async (
      id: number,
      { volta, dia, paraSaldo }: { volta: Centavos; dia: string; paraSaldo: boolean },
    ): Promise<void> => {
      await pagina.goto(`/grupo/membro/${id}`);
      await pagina.getByRole('link', { name: 'Sair do grupo' }).click();
      await pagina.getByRole('link', { name: 'Ver como sair' }).click();
      await expect(pagina.getByRole('heading', { name: 'Como você quer sair?' })).toBeVisible();
      const fim = pagina
        .locator('fieldset > div')
        .filter({ has: pagina.getByRole('radio', { name: /fim do (mês|ciclo)/i }) });
      await fim.getByRole('radio').check();
      await expect(fim).toContainText(escrito(volta));
      const saldo = pagina.getByRole('radio', { name: 'Para o meu saldo na Rateia' });
      if (paraSaldo) await saldo.check();
      else await expect(saldo).toHaveCount(0);
      await pagina.getByRole('button', { name: 'Avançar' }).click();
      await expect(pagina.getByRole('heading', { name: 'Por que você está saindo?' })).toBeVisible();
      await pagina.getByRole('radio').first().check();
      await expect(pagina.getByRole('main').getByRole('complementary')).toContainText(escrito(volta));
      await pagina.getByRole('button', { name: `Sair em ${dia}` }).click();
      const dialogo = pagina.getByRole('dialog', { name: 'Confirmar a saída?' });
      await expect(dialogo).toContainText(escrito(volta));
      await dialogo.getByRole('button', { name: `Sair em ${dia}` }).click();
      await expect(pagina.getByRole('heading', { name: `Você sai em ${dia}` })).toBeVisible();
    },
  };
}
