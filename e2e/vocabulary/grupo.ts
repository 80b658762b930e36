import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Dia } from '@rateia/domain/datas';
import { formatarDiaCurto } from '@rateia/domain/datas-formatadas';
import { linha } from './checkout.ts';

export interface Acesso {
  readonly login: string;
  readonly senha: string;
  readonly instrucoes: string;
}

/** A group that exists: finding it, its administrator's tasks, its members' parts. */
export function grupo(pagina: Page) {
  return {
    /** Browses /grupos: the category, then the card. */
    encontraNaLista: async ({
      categoria,
      nome,
    }: {
      readonly categoria: string;
      readonly nome: string;
    }): Promise<void> => {
      await pagina.goto('/grupos');
      const todos = pagina.locator('section').filter({ has: pagina.getByRole('heading', { name: 'Todos os grupos' }) });
      await todos.getByRole('button', { name: new RegExp(`^${categoria}`) }).click();
      await todos.getByRole('link').filter({ hasText: nome }).click();
      await expect(pagina.getByRole('heading', { level: 1, name: nome })).toBeVisible();
    },

    encontraNaPesquisa: async ({
      palavras,
      nome,
    }: {
      readonly palavras: string;
      readonly nome: string;
    }): Promise<void> => {
      await pagina.goto('/pesquisa');
      await pagina.getByRole('searchbox').fill(palavras);
      await pagina.getByRole('link').filter({ hasText: nome }).click();
      await expect(pagina.getByRole('heading', { level: 1, name: nome })).toBeVisible();
    },

    /** The rules that the administrator chose, on the page of the group that is open. */
    veCombinados: async (regras: readonly string[]): Promise<void> => {
      const cartao = pagina
        .locator('section')
        .filter({ has: pagina.getByRole('heading', { name: 'Combinados do grupo' }) });
      await expect(cartao.getByRole('listitem')).toHaveText(regras);
    },

    /** The status as its badge says it, to the member or to the administrator. */
    esperaStatus: async (id: number, status: string): Promise<void> => {
      await pagina.goto(`/grupo/${id}`);
      await expect(pagina.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
    },

    liberaServico: async (id: number): Promise<void> => {
      await pagina.goto(`/grupo/admin/${id}`);
      await pagina.getByRole('link', { name: 'Já assinei o serviço' }).click();
      await pagina.getByRole('button', { name: 'Já assinei, avisar os membros' }).click();
      await expect(pagina.getByRole('heading', { name: 'Enviar acesso' })).toBeVisible();
    },

    entregaAcesso: async (id: number, { login, senha, instrucoes }: Acesso): Promise<void> => {
      await pagina.goto(`/grupo/admin/${id}/enviar`);
      await pagina.getByLabel('E-mail ou usuário').fill(login);
      await pagina.getByLabel('Senha do serviço').fill(senha);
      await pagina.getByLabel('Como entrar').fill(instrucoes);
      await pagina.getByRole('button', { name: 'Enviar dados de acesso' }).click();
      await expect(pagina).toHaveURL(new RegExp(`/grupo/admin/${id}$`));
    },

    /** Opens the vault, sees the sent data, and says that they work. */
    abreEConfirmaAcesso: async (id: number, { login, senha }: Acesso): Promise<void> => {
      await pagina.goto(`/grupo/${id}/dados-acesso`);
      await expect(pagina.getByText(senha)).toHaveCount(0);
      await pagina.getByRole('button', { name: 'Abrir dados de acesso' }).click();
      await expect(pagina.getByText(login)).toBeVisible();
      await pagina.getByRole('button', { name: 'Mostrar senha' }).click();
      await expect(pagina.getByText(senha)).toBeVisible();
      await pagina.getByRole('button', { name: 'Entrei', exact: true }).click();
      await expect(pagina.getByText(/^Você confirmou /)).toBeVisible();
      await expect(pagina.locator('section', { hasText: 'Suas aberturas' })).toContainText('Chrome em Linux');
    },

    /** The administrator sees the person who opened the access, and the device. */
    vePessoaQueAbriu: async (id: number, nome: string): Promise<void> => {
      await pagina.goto(`/grupo/admin/${id}`);
      const aberturas = pagina.getByRole('main').getByRole('listitem').filter({ hasText: 'Chrome em Linux' });
      await expect(aberturas.filter({ hasText: nome })).toBeVisible();
    },

    /** Checks the administrator's next step, and that a deadline stands beside it. */
    veProximoPasso: async (id: number, passo: string): Promise<void> => {
      await pagina.goto(`/grupo/admin/${id}`);
      const cartao = pagina.locator('section').filter({ has: pagina.getByRole('heading', { name: passo }) });
      await expect(cartao.getByText(/^Até .*\. Faltam? /)).toBeVisible();
    },

    /** The member sees on which day the next month is charged. */
    veProximaCobranca: async (id: number, dia: Dia): Promise<void> => {
      await pagina.goto(`/grupo/membro/${id}`);
      await expect(linha(pagina.getByRole('main'), 'Próxima cobrança')).toContainText(formatarDiaCurto(dia));
    },

    /** Checks that the administrator sees him pay, and from when on he does not. */
    veMembro: async (
      id: number,
      { nome, situacao }: { readonly nome: string; readonly situacao: string },
    ): Promise<void> => {
      await pagina.goto(`/grupo/admin/${id}`);
      await expect(pagina.getByRole('listitem').filter({ hasText: nome }).filter({ hasText: situacao })).toBeVisible();
    },
  };
}
