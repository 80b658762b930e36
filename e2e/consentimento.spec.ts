import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { EVENTOS_MEDIDOS } from '@rateia/domain/marketing/eventos-medidos';
import { ENDERECO } from './ambiente.ts';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { arquivoDaTela } from './vocabulary/casca.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { cookieDeAnos } from './vocabulary/cookies.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abreMedindo, comGerenciadorDeTags, esperaMedicao, medidos } from './vocabulary/medicao.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { painel } from './vocabulary/notificacoes.ts';
import { ganhaSaldo, pessoaPronta } from './vocabulary/preparo.ts';

test.describe('Cookie consent (spec 1, §4)', () => {
  test('refused: nothing of others is loaded; incomplete: asked again; given: the tag manager hears the errors', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, {
      storageState: { cookies: [], origins: [] },
      bypassCSP: true,
    });
    const deOutros = await comGerenciadorDeTags(pagina);
    const barra = pagina.getByRole('region', { name: 'Cookies' });
    await pagina.goto('/login');
    const gravada = pagina.waitForResponse('**/privacidade/consentimento-cookies');
    await barra.getByRole('button', { name: 'Recusar' }).click();
    expect((await gravada).status()).toBe(204);
    await expect(barra).toHaveCount(0);
    expect(await consentido(pagina)).toMatchObject({ necessary: true, analytics_storage: false, ad_storage: false });
    expect(deOutros).toEqual([]);

    await pagina.context().clearCookies();
    await pagina
      .context()
      .addCookies([{ name: 'rateia_consentimento', value: encodeURIComponent('{"necessary":true}'), url: ENDERECO }]);
    await pagina.reload();
    await barra.getByRole('button', { name: 'Escolher' }).click();
    const niveis = pagina.getByRole('dialog', { name: 'Escolha os cookies' });
    await expect(niveis.getByRole('switch', { name: /^Necessários/ })).toBeDisabled();
    await niveis.getByRole('switch', { name: /^Medição/ }).check();
    await niveis.getByRole('button', { name: 'Salvar escolha' }).click();
    await expect.poll(() => deOutros).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TESTE1']);
    expect(await consentido(pagina)).toMatchObject({ analytics_storage: true, ad_storage: false });

    await pagina.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
    await pagina.getByLabel('Senha', { exact: true }).fill('Senha-Errada-1');
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(pagina.getByRole('alert')).toContainText('E-mail ou senha');
    expect(await medidos(pagina)).toContainEqual(
      expect.objectContaining({ categoria: 'error', acao: 'http: 400', rotulo: 'E-mail ou senha não conferem.' }),
    );
  });

  test('a refusal stands after a reload; with advertising alone the tag manager comes and no event of the product reaches it', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, {
      storageState: { cookies: [], origins: [] },
      bypassCSP: true,
    });
    const deOutros = await comGerenciadorDeTags(pagina);
    const barra = pagina.getByRole('region', { name: 'Cookies' });
    await pagina.goto('/login');
    await barra.getByRole('button', { name: 'Recusar' }).click();
    await expect(barra).toHaveCount(0);
    await pagina.reload();
    await expect(pagina.locator('[data-rede]')).toBeAttached();
    await expect(barra).toHaveCount(0);
    expect(deOutros).toEqual([]);

    await pagina.context().clearCookies();
    await pagina.reload();
    await barra.getByRole('button', { name: 'Escolher' }).click();
    const niveis = pagina.getByRole('dialog', { name: 'Escolha os cookies' });
    await niveis.getByRole('switch', { name: /^Divulgação/ }).check();
    await niveis.getByRole('button', { name: 'Salvar escolha' }).click();
    await expect.poll(() => deOutros).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TESTE1']);
    await pagina.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
    await pagina.getByLabel('Senha', { exact: true }).fill('Senha-Errada-1');
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(pagina.getByRole('alert')).toContainText('E-mail ou senha');
    expect(await medidos(pagina)).toEqual([]);
  });

  test('refused, then given in the portal: the scripts that were held back are loaded; Aceitar gives everything at one touch', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, {
      sessao: await sessaoDe(DEMONSTRACAO.membro),
      bypassCSP: true,
    });
    await pagina.context().clearCookies();
    const deOutros = await comGerenciadorDeTags(pagina);
    const barra = pagina.getByRole('region', { name: 'Cookies' });
    await pagina.goto('/portal-privacidade');
    await barra.getByRole('button', { name: 'Recusar' }).click();
    await expect(barra).toHaveCount(0);
    await pagina.getByRole('button', { name: 'Escolher cookies' }).click();
    const niveis = pagina.getByRole('dialog', { name: 'Escolha os cookies' });
    await expect(niveis.getByRole('switch', { name: /^Medição/ })).not.toBeChecked();
    expect(deOutros).toEqual([]);
    await niveis.getByRole('switch', { name: /^Medição/ }).check();
    await niveis.getByRole('button', { name: 'Salvar escolha' }).click();
    await expect.poll(() => deOutros).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TESTE1']);
    expect(await consentido(pagina)).toMatchObject({ analytics_storage: true, ad_storage: false });

    await pagina.context().clearCookies();
    await pagina.reload();
    await barra.getByRole('button', { name: 'Aceitar' }).click();
    await expect(barra).toHaveCount(0);
    await expect.poll(() => deOutros.length).toBe(2);
    expect(await consentido(pagina)).toMatchObject({ necessary: true, analytics_storage: true, ad_storage: true });
  });

  test('given: each event of the table reaches the tag manager, and no other', async ({ browser }) => {
    const { sessao } = await pessoaPronta('Ícaro', 'Medina');
    for (const valor of ['10,00', '11,00', '12,00']) await ganhaSaldo(sessao, reais(valor));
    const { pagina } = await abreMedindo(browser, sessao);
    await pagina.goto('/pesquisa');
    await esperaMedicao(pagina);
    await pagina.getByRole('searchbox').fill('spotify');
    await pagina.getByRole('searchbox').press('Enter');
    await expect(pagina).toHaveURL(/busca=spotify/);
    await pagina
      .getByRole('main')
      .getByRole('link', { name: /Spotify/ })
      .first()
      .click();
    await expect(pagina).toHaveURL(/\/grupo\/\d+/);
    await expect.poll(async () => (await medidos(pagina)).map(({ categoria }) => categoria)).toContain('Grupo');

    // A part of the app that does not come is an error without a status.
    const parte = arquivoDaTela('src/features/notificacoes/components/painel.tsx');
    await pagina.route(parte, (rota) => rota.abort());
    await pagina.getByRole('button', { name: /^Notificações/ }).click();
    const deNovo = painel(pagina).getByRole('button', { name: 'Tentar novamente' });
    await deNovo.waitFor();
    await pagina.unroute(parte);
    await deNovo.click();
    await painel(pagina)
      .getByRole('link', { name: /Clique Aqui/ })
      .first()
      .click();
    await expect(pagina).toHaveURL(/\/carteira\/recibo\/credito\/\d+$/);
    await pagina.getByRole('button', { name: /^Notificações/ }).click();
    await painel(pagina)
      .getByRole('link', { name: /Ver todas/ })
      .click();
    const primeira = pagina.getByRole('main').getByRole('article').first();
    await primeira.getByRole('button', { name: /^Marcar como não lida/ }).click();
    await primeira.getByRole('button', { name: /^Marcar como lida/ }).click();
    await pagina.route('**/notificacoes/lertudo', (rota) => rota.fulfill({ status: 500, json: {} }), { times: 1 });
    const lerTudo = pagina.getByRole('main').getByRole('button', { name: 'Ler Tudo' });
    await lerTudo.click();
    await expect(pagina.getByText('Erro ao marcar todas as notificações como lidas')).toBeVisible();
    await lerTudo.click();
    await expect(pagina.getByText('Notificações marcadas como lidas')).toBeVisible();

    const linhas = Object.values(EVENTOS_MEDIDOS).map(({ categoria, acao }) => `${categoria}: ${acao}`);
    const vistos = (await medidos(pagina)).map(({ categoria, acao }) => `${categoria}: ${acao}`);
    const porLinha = vistos.map((visto) => visto.replace(/^error: http: \d+$/, 'error: http: {status}'));
    expect([...new Set(porLinha)].sort()).toEqual([...linhas].sort());
    const grupo = (await medidos(pagina)).find(({ categoria }) => categoria === 'Grupo');
    expect(Object.keys(grupo ?? {}).sort()).toEqual(
      ['event', 'categoria', 'acao', 'rotulo', ...EVENTOS_MEDIDOS.grupo.dados].sort(),
    );
  });
});

test('given: a refusal with its own dialog is reported too, and a confirmation that is given up is no error (spec 1, §8)', async ({
  browser,
}) => {
  const { sessao } = await pessoaPronta('Ícaro', 'Medina');
  const { pagina } = await abreMedindo(browser, sessao);
  await pagina.goto('/perfil/seguranca');
  await esperaMedicao(pagina);
  async function erros() {
    return (await medidos(pagina))
      .filter(({ categoria }) => categoria === 'error')
      .map(({ acao, rotulo }) => [acao, rotulo]);
  }
  await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
  const dialogo = pagina.getByRole('dialog', { name: 'Confirme que é você' });
  await digitarCodigo(pagina, 'AAAAAAA');
  const recusa = ['http: 400', 'PIN inválido ou expirado'];
  await expect.poll(erros).toEqual([recusa]);
  await dialogo.getByRole('button', { name: 'Agora não' }).click();
  await expect(dialogo).toHaveCount(0);
  // A later error comes after it in the list.
  await pagina.route('**/api/v1/seguranca/autenticador', (rota) =>
    rota.fulfill({ status: 403, json: { message: 'Não agora.' } }),
  );
  await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
  await expect.poll(erros).toEqual([recusa, ['http: 403', 'Não agora.']]);
});

test('an answer given before a login becomes that of the account, once (spec 1, §4)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  const vinculada = pagina.waitForResponse('**/privacidade/consentimento-cookies/conta');
  await pagina.goto('/grupos');
  expect((await vinculada).status()).toBe(204);
  let vezes = 0;
  pagina.on('request', (pedido) => {
    if (pedido.url().endsWith('/consentimento-cookies/conta')) vezes += 1;
  });
  await pagina.reload();
  await expect(pagina.locator('[data-rede]')).toBeAttached();
  await expect(pagina.getByRole('heading', { name: 'Recomendados para você' })).toBeVisible();
  expect(vezes).toBe(0);
});

async function consentido(pagina: Page): Promise<unknown> {
  return JSON.parse(decodeURIComponent((await cookieDeAnos(pagina, 'rateia_consentimento')).valor));
}
