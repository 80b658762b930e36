import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Sessao } from './vocabulary/chamadas.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** One account in several tabs of a browser: one session, renewed once and ended once (spec 1, §4 Session). */
const RENOVACAO = '/api/v1/autenticacao/refresh-token';
const VENCIDA = '2020-01-01T00:00:00.000Z';

/** What the browser keeps of the login, as it is after the ten minutes of a token. */
const deixaVencer = async (pagina: Page): Promise<void> =>
  await pagina.evaluate((expiraEm) => {
    const guardada: unknown = JSON.parse(localStorage.getItem('rateia.sessao') ?? 'null');
    localStorage.setItem('rateia.sessao', JSON.stringify({ ...Object(guardada), expiraEm }));
  }, VENCIDA);
const titulo = (pagina: Page, name: string) => pagina.getByRole('heading', { level: 1, name });

test('two tabs that find the token expired renew it with one call, and both go on', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Duda', 'Ramos');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  const outra = await pagina.context().newPage();
  await Promise.all([pagina.goto('/perfil'), outra.goto('/perfil/seguranca')]);
  await expect(titulo(pagina, 'Perfil')).toBeVisible();
  await expect(titulo(outra, 'Segurança')).toBeVisible();

  const renovacoes: number[] = [];
  pagina.context().on('response', (resposta) => {
    if (resposta.url().endsWith(RENOVACAO)) renovacoes.push(resposta.status());
  });
  await deixaVencer(pagina);
  await Promise.all([pagina.reload(), outra.reload()]);
  await expect(titulo(pagina, 'Perfil')).toBeVisible();
  await expect(titulo(outra, 'Segurança')).toBeVisible();
  expect(renovacoes).toEqual([200]);
  // Both have the successor: what either asks next needs no other.
  await Promise.all([pagina.goto('/perfil/seguranca'), outra.goto('/perfil')]);
  await expect(titulo(pagina, 'Segurança')).toBeVisible();
  await expect(titulo(outra, 'Perfil')).toBeVisible();
  expect(renovacoes).toEqual([200]);
  reclamacoes.esperaNenhuma();
});

test('a tab that is looked at again renews its session before it asks for anything', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Nara', 'Ramos');
  const { pagina } = await personagem(browser, eu, { sessao });
  const outra = await pagina.context().newPage();
  await Promise.all([pagina.goto('/perfil'), outra.goto('/ajuda')]);
  await expect(titulo(pagina, 'Perfil')).toBeVisible();
  const renovacoes: number[] = [];
  pagina.on('response', (resposta) => {
    if (resposta.url().endsWith(RENOVACAO)) renovacoes.push(resposta.status());
  });
  // What another tab renewed ten minutes ago: this one hears of it a moment later, and has an expired token in its hands.
  const { token, refreshToken } = sessao;
  const nova = await chamar<Sessao>('POST /autenticacao/refresh-token', {
    como: sessao,
    corpo: { token, refreshToken },
  });
  await outra.evaluate((vencida) => localStorage.setItem('rateia.sessao', JSON.stringify(vencida)), {
    token: nova.token,
    refreshToken: nova.refreshToken,
    expiraEm: VENCIDA,
  });
  await expect(async () => {
    await pagina.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(renovacoes).toEqual([200]);
  }).toPass({ timeout: 10_000 });
});

test('leaving in one tab leaves in all of them, and the session is over on the server too', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Gil', 'Antunes');
  const { pagina } = await personagem(browser, eu, { sessao });
  const outra = await pagina.context().newPage();
  await Promise.all([pagina.goto('/perfil'), outra.goto('/carteira/creditos')]);
  await expect(titulo(outra, 'Carteira')).toBeVisible();
  await pagina.getByRole('button', { name: `Sua conta, ${eu.nome}` }).click();
  const saida = pagina.waitForResponse('**/api/v1/autenticacao/sair');
  await pagina.getByRole('button', { name: 'Sair' }).click();
  expect((await saida).ok()).toBe(true);
  await expect(pagina).toHaveURL(/\/login/);
  await expect(outra).toHaveURL(/\/login/);
  const depois = await outra.request.get('/api/v1/usuario', {
    headers: { authorization: `Bearer ${sessao.token}`, 'x-hash-dispositivo': sessao.hashDispositivo },
  });
  expect(depois.status()).toBe(401);
});
