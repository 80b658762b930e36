import type { Page, Request } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Sessao } from './vocabulary/chamadas.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** One account in several tabs of a browser: one session, renewed once and ended once (spec 1, §4 Session). */
const RENOVACAO = '/api/v1/autenticacao/refresh-token';
const FLUXO = '/api/v1/notificacoes/eventos';
const VENCIDA = '2020-01-01T00:00:00.000Z';

/** Makes the stored login look as it does after the ten minutes of a token. */
async function deixaVencer(pagina: Page): Promise<void> {
  return await pagina.evaluate((expiraEm) => {
    const guardada: unknown = JSON.parse(localStorage.getItem('rateia.sessao') ?? 'null');
    localStorage.setItem('rateia.sessao', JSON.stringify({ ...Object(guardada), expiraEm }));
  }, VENCIDA);
}
function titulo(pagina: Page, name: string) {
  return pagina.getByRole('heading', { level: 1, name });
}

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
  // Both tabs have the successor: the next request of either needs no other.
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
  // Another tab renewed the session ten minutes ago. This tab hears of it a moment later, and still holds an expired
  // token.
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

/** The result of a script that tries to get the key: whether the key may be read, and the words of the refusal. */
async function tentaLerAChave(pagina: Page): Promise<{ readonly legivel: boolean; readonly recusa: string }> {
  return await pagina.evaluate(async () => {
    const banco = await new Promise<IDBDatabase>((resolve, reject) => {
      const pedido = indexedDB.open('rateia');
      pedido.addEventListener('success', () => resolve(pedido.result));
      pedido.addEventListener('error', () => reject(pedido.error as Error));
    });
    const par = await new Promise<CryptoKeyPair>((resolve) => {
      const leitura: IDBRequest<CryptoKeyPair> = banco.transaction('chaves').objectStore('chaves').get('sessao');
      leitura.addEventListener('success', () => resolve(leitura.result));
    });
    const recusa = await crypto.subtle.exportKey('jwk', par.privateKey).then(String, (e: Error) => e.name);
    return { legivel: par.privateKey.extractable, recusa };
  });
}

test('a session is of the key of its browser: it goes on there, and a token taken elsewhere opens nothing and ends it', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Lia', 'Ramos');
  const lia = await personagem(browser, eu, { sessao });
  const { pagina } = lia;
  await lia.saiDaConta();
  const entrada = pagina.waitForRequest('**/api/v1/autenticacao/token');
  await lia.entra();
  await lia.estaNoInicio();
  expect((await entrada).headers()['dpop']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{86}$/);

  // Two renewals, each with a proof of its own, and the person is still there.
  for (const vez of [1, 2]) {
    await deixaVencer(pagina);
    const renovacao = pagina.waitForResponse(`**${RENOVACAO}`);
    await pagina.goto(vez === 1 ? '/perfil' : '/perfil/seguranca');
    expect((await renovacao).status()).toBe(200);
    await expect(titulo(pagina, vez === 1 ? 'Perfil' : 'Segurança')).toBeVisible();
  }
  expect(await tentaLerAChave(pagina)).toEqual({ legivel: false, recusa: 'InvalidAccessError' });
  lia.reclamacoes.esperaNenhuma();

  const { token, refreshToken } = await pagina.evaluate(
    () => JSON.parse(localStorage.getItem('rateia.sessao') ?? '{}') as Sessao,
  );
  const ladrao = await pagina.request.post(RENOVACAO, {
    headers: { 'x-hash-dispositivo': sessao.hashDispositivo },
    data: { token, refreshToken },
  });
  expect(ladrao.status()).toBe(401);
  await pagina.reload();
  await expect(pagina.getByText(/Sua sessão expirou, você será desconectado\. Cód\.: 401/)).toBeVisible();
});

test('leaving in one tab leaves in all of them, and the session is over on the server too', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Gil', 'Antunes');
  const { pagina } = await personagem(browser, eu, { sessao });
  const outra = await pagina.context().newPage();
  const fluxos = new Set<Request>();
  pagina.context().on('response', (resposta) => {
    if (resposta.url().endsWith(FLUXO)) fluxos.add(resposta.request());
  });
  pagina.context().on('requestfailed', (pedido) => fluxos.delete(pedido));
  pagina.context().on('requestfinished', (pedido) => fluxos.delete(pedido));
  // Each tab asks for a restriction of the account two seconds after its page has come.
  const perguntas = [pagina, outra].map((aba) => aba.waitForResponse('**/api/v1/assinatura/restricoes'));
  await Promise.all([pagina.goto('/perfil'), outra.goto('/carteira/creditos')]);
  await expect(titulo(outra, 'Carteira')).toBeVisible();
  await Promise.all(perguntas);
  await expect.poll(() => fluxos.size).toBe(1);
  const recusadas: string[] = [];
  pagina.context().on('response', (resposta) => {
    if (resposta.status() === 401) recusadas.push(resposta.url());
  });
  // The stream of notifications ends with the session, before the leaving page has its answer. Neither tab then makes a
  // request that would be refused, or says that a session ran out.
  await pagina.route('**/api/v1/autenticacao/sair', async (rota) => {
    const resposta = await rota.fetch();
    await expect.poll(() => fluxos.size).toBe(0);
    await rota.fulfill({ response: resposta });
  });
  await pagina.getByRole('button', { name: `Sua conta, ${eu.nome}` }).click();
  const saida = pagina.waitForResponse('**/api/v1/autenticacao/sair');
  await pagina.getByRole('button', { name: 'Sair' }).click();
  expect((await saida).ok()).toBe(true);
  for (const aba of [pagina, outra]) {
    await expect(aba).toHaveURL(/\/login/);
    await expect(aba.getByRole('dialog')).toHaveCount(0);
  }
  expect(recusadas).toEqual([]);
  const depois = await outra.request.get('/api/v1/usuario', {
    headers: { authorization: `Bearer ${sessao.token}`, 'x-hash-dispositivo': sessao.hashDispositivo },
  });
  expect(depois.status()).toBe(401);
});
