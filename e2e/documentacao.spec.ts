import { expect, test } from '@playwright/test';
import { ENDERECO } from './ambiente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';

test.describe('The page of the API (HOUSE 6: browsable, under the policy of every page)', () => {
  test('is browsed and called, with no breach of the content policy and no request to another host', async ({
    browser,
    request,
  }) => {
    const { pagina, reclamacoes } = await abrirNavegador(browser);
    const deFora: string[] = [];
    pagina.on('request', (pedido) => {
      if (!/^(data|blob):/.test(pedido.url()) && !pedido.url().startsWith(`${ENDERECO}/`)) deFora.push(pedido.url());
    });
    const resposta = await pagina.goto('/api/v1/docs#/cadastro/getTermos');
    function politicaDe(cabecalhos: Record<string, string>) {
      return cabecalhos['content-security-policy'];
    }
    expect(politicaDe(resposta?.headers() ?? {})).toBe(politicaDe((await request.get('/login')).headers()));

    await expect(pagina.getByRole('heading', { name: /^Rateia/ })).toBeVisible();
    // Every feature with calls is listed; an address leads to each of them.
    const nomes = await pagina.locator('.opblock-tag a').allTextContents();
    expect(nomes).toEqual(expect.arrayContaining(['sessao', 'cadastro', 'checkout', 'carteira', 'backoffice']));
    const chamada = pagina.locator('#operations-cadastro-getTermos');
    await chamada.locator('.try-out__btn').click();
    await chamada.locator('.execute').click();
    await expect(chamada.locator('.live-responses-table .response-col_status').last()).toContainText('200');
    await expect(chamada.locator('.live-responses-table')).toContainText('"versao"');
    expect(deFora).toEqual([]);
    reclamacoes.esperaNenhuma();
  });
});
