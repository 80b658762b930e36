import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { esquecidas, examina, examinaQuadro } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';

/** Every finished screen that no other file looks at, and the sum of all: axe, headings, titles, 320 px, a silent console. */
async function daOperacao(browser: Browser) {
  return await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.lider) });
}

async function examinaFilas(pagina: Page, ...filas: readonly string[]): Promise<void> {
  for (const fila of filas) {
    await pagina.goto(`/backoffice/${fila}`);
    await examina(pagina, '/backoffice/{fila}');
  }
}

test('the operation: the queues of decisions', async ({ browser }) => {
  const { pagina, reclamacoes } = await daOperacao(browser);
  await pagina.goto('/backoffice');
  await examina(pagina, '/backoffice');
  await examinaQuadro(pagina);
  await examinaFilas(pagina, 'grupos', 'retiradas', 'identidades', 'chamados', 'dinheiro', 'tarefas');
  reclamacoes.esperaNenhuma();
});

test('the operation: its tools', async ({ browser }) => {
  const { pagina, reclamacoes } = await daOperacao(browser);
  await examinaFilas(
    pagina,
    'mensagens',
    'marketing',
    'comunicados',
    'incidentes',
    'livro',
    'pessoas',
    'cupons',
    'indicacoes',
  );
  reclamacoes.esperaNenhuma();
});

test('the operation: what it counts, and one person and one campaign', async ({ browser }) => {
  const { pagina, reclamacoes } = await daOperacao(browser);
  await examinaFilas(
    pagina,
    'cobrancas',
    'programados',
    'clube',
    'jogo',
    'saidas',
    'convites',
    'sucessoes',
    'links',
    'relogio',
  );
  await pagina.goto('/backoffice/pessoas/2');
  await examina(pagina, '/backoffice/pessoas/{id}');
  await pagina.goto('/backoffice/marketing/1');
  await examina(pagina, '/backoffice/marketing/{id}');
  reclamacoes.esperaNenhuma();
});

test('a member looks for another group of the same service', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  const { itens } = await chamar<{
    readonly itens: readonly { readonly papel: string; readonly grupo: { readonly id: number } }[];
  }>('GET /grupo/usuario/', { como: sessao });
  const meus = itens.filter(({ papel }) => papel === 'membro').map(({ grupo }) => grupo.id);
  const abertos: number[] = [];
  for (const id of meus) {
    const { opcoes } = await chamar<{ readonly opcoes: readonly unknown[] }>(`GET /assinatura/mudanca/${id}`, {
      como: sessao,
    });
    if (opcoes.length > 0) abertos.push(id);
  }
  await pagina.goto(`/checkout/mudanca/${abertos[0]}`);
  await pagina.getByRole('radio').first().check();
  await expect(pagina.getByRole('heading', { name: /^A conta para / })).toBeVisible();
  await expect(pagina.getByText('a sua caução vai junto', { exact: false })).toBeVisible();
  await examina(pagina, '/checkout/mudanca/{id}');
  reclamacoes.esperaNenhuma();
});

test('help and version, which need no login', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL(/\/ajuda$/);
  await page.goto('/ajuda#caucao');
  await expect(page.getByText('É o valor de um mês da sua vaga', { exact: false })).toBeVisible();
  await page.goto('/ajuda');
  await examina(page, '/ajuda');
  await page.goto('/situacao');
  await examina(page, '/situacao');
  await page.goto('/versao');
  await examina(page, '/versao');
  await page.goto('/webhook/grupo/renovar/1');
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await examina(page, '/webhook/grupo/renovar/{id}');
  await page.goto('/r/k7mx2p9w');
  await expect(page.getByRole('heading', { name: 'Este link não leva a lugar nenhum' })).toBeVisible();
  await examina(page, '/r/{link}');
  await page.goto('/inadimplencia/motivo?t=nenhum');
  await examina(page, '/inadimplencia/motivo');
});

test('an old link and an unknown address lead somewhere', async ({ page }) => {
  for (const caminho of ['/undefined', '/']) {
    await page.goto(caminho);
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
});

test('no finished screen was left out', () => {
  expect(esquecidas()).toEqual([]);
});
