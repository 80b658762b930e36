import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface NovoGrupo {
  readonly servico: string;
  readonly plano: string;
  readonly nome: string;
  /** The price of the whole plan, as it is typed: "125,00". */
  readonly valor: string;
  /** The number of seats offered, of those that the plan has. */
  readonly vagas: number;
  readonly regras: readonly string[];
}

type SemPlano = Omit<NovoGrupo, 'plano'>;

/** Having a group: the creation screens and the administrator's acts afterwards. */
export function criacao(pagina: Page) {
  return {
    /** Answers every question up to the summary, and creates. */
    criaGrupo: async (grupo: NovoGrupo): Promise<void> => {
      await pagina.goto('/novo-grupo/escolha');
      await pagina.getByRole('link', { name: 'Um serviço do catálogo' }).click();
      await pagina.getByLabel('Buscar no catálogo').fill(grupo.servico);
      await pagina.getByRole('button', { name: new RegExp(`^${grupo.servico}`) }).click();
      await escolherPlano(pagina, grupo);
      await terminar(pagina, grupo);
    },

    /** The same for a service that the catalogue does not have: it is described first, and has no plans. */
    criaGrupoPersonalizado: async (grupo: SemPlano): Promise<void> => {
      await pagina.goto('/novo-grupo/escolha');
      await pagina.getByRole('link', { name: 'Outro serviço' }).click();
      await pagina.getByLabel('Nome do serviço').fill(grupo.servico);
      await pagina.getByRole('button', { name: 'Continuar' }).click();
      await terminar(pagina, grupo);
    },

    esperaGrupoNoAr: async (): Promise<number> => {
      await expect(pagina.getByRole('heading', { name: 'Seu grupo está no ar' })).toBeVisible();
      return idNaLigacao(pagina, 'Administrar o grupo');
    },

    esperaGrupoEmAnalise: async (): Promise<number> => {
      await expect(pagina.getByRole('heading', { name: 'Seu grupo está em análise' })).toBeVisible();
      return idNaLigacao(pagina, 'Acompanhar o grupo');
    },
  };
}

/** Goes from the price to the creation. */
async function terminar(pagina: Page, grupo: SemPlano): Promise<void> {
  await dizerValores(pagina, grupo);
  await dizerDados(pagina, grupo);
  await dizerOpcoes(pagina, grupo);
  await pagina.getByRole('checkbox', { name: /Tenho permissão do serviço/ }).check();
  await pagina.getByRole('button', { name: 'Criar grupo' }).click();
}

async function escolherPlano(pagina: Page, { plano }: NovoGrupo): Promise<void> {
  await expect(pagina.getByRole('heading', { name: 'Qual é o plano?' })).toBeVisible();
  await pagina.getByRole('radio', { name: new RegExp(`^${plano}`) }).check();
  await pagina.getByRole('link', { name: 'Continuar' }).click();
}

async function dizerValores(pagina: Page, { valor, vagas }: SemPlano): Promise<void> {
  await pagina.getByLabel('Valor do plano por mês').fill(valor);
  const oferecidas = pagina.getByRole('group', { name: 'Quantas vagas' });
  const quantas = Number.parseInt((await oferecidas.textContent()) ?? '', 10);
  for (let n = quantas; n > vagas; n -= 1) await oferecidas.getByRole('button', { name: 'Uma vaga a menos' }).click();
  await expect(oferecidas).toContainText(`${vagas} vagas`);
  await pagina.getByRole('button', { name: 'Continuar' }).click();
}

async function dizerDados(pagina: Page, { nome }: SemPlano): Promise<void> {
  await pagina.getByRole('radio', { name: /Vou assinar quando o grupo fechar/ }).check();
  await pagina.getByLabel('Nome do grupo').fill(nome);
  await pagina.getByLabel('Como os membros falam com você').fill('Pelo e-mail do grupo');
  await pagina.getByRole('button', { name: 'Continuar' }).click();
}

async function dizerOpcoes(pagina: Page, { regras }: SemPlano): Promise<void> {
  await pagina.getByRole('radio', { name: /Login e senha/ }).check();
  for (const regra of regras) await pagina.getByRole('button', { name: regra }).click();
  await expect(pagina.getByRole('radio', { name: /^Privado/ })).toBeEnabled();
  await pagina.getByRole('button', { name: 'Ver resumo' }).click();
}

async function idNaLigacao(pagina: Page, nome: string): Promise<number> {
  const href = await pagina.getByRole('link', { name: nome }).getAttribute('href');
  return Number(/\d+$/.exec(href ?? '')?.[0]);
}
