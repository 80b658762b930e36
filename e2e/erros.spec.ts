import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { pagarPelaApi } from './vocabulary/banco.ts';
import { chegaOResto } from './vocabulary/casca.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

test.describe('Loading, error and empty (spec 1, §8)', () => {
  test('without network the screen says so after its own tries, and goes on when it is back', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    await pagina.clock.install();
    await pagina.goto('/carteira/creditos');
    await expect(pagina.getByRole('region', { name: 'Saldo' })).toBeVisible();
    // The network goes away when everything that the page requested has come: its parts, the statement, the parts after
    // the first paint.
    await expect(pagina.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    await chegaOResto(pagina);
    await pagina.context().setOffline(true);
    await pagina.getByRole('button', { name: 'Bloqueado' }).click();
    const falha = pagina.getByRole('alert').filter({ hasText: 'Não conseguimos carregar seu extrato' });
    await expect(async () => {
      await pagina.clock.runFor(5_000);
      await expect(falha).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(falha.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await pagina.context().setOffline(false);
    await expect(pagina.getByText('A conexão voltou.')).toBeVisible();
    await expect(falha).toBeHidden();
  });

  test('a result that is clicked at once is opened, whatever the search still had to do', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    await pagina.goto('/pesquisa');
    const primeiro = pagina.getByRole('region', { name: 'Grupos encontrados' }).getByRole('link').first();
    await expect(primeiro).toBeVisible();
    const presa = Promise.withResolvers<void>();
    const pedida = Promise.withResolvers<void>();
    // The next page is still on its way when the search would be made.
    await pagina.route('**/*.js', async (rota) => {
      pedida.resolve();
      await presa.promise;
      await rota.continue();
    });
    // The search waits a moment for more letters: that moment does not pass before the click.
    await pagina.clock.install();
    await pagina.clock.pauseAt(Date.now() + 60_000);
    await pagina.getByRole('searchbox').fill('a');
    await primeiro.click();
    await pedida.promise;
    await pagina.clock.runFor(1_000);
    presa.resolve();
    await expect(pagina).toHaveURL(/\/grupo\/\d+$/);
  });
});

test.describe('Seats and Pix (REGRAS 2.2, 2.16)', () => {
  test('a seat that another person has taken is refused before any payment', async ({ browser }) => {
    const { id } = await umaVaga();
    const [lento, rapido] = [await pessoaPronta('Nair', 'Alves'), await pessoaPronta('Oto', 'Braga')];
    await ganhaSaldo(rapido.sessao, reais('54,00'));
    const nair = await personagem(browser, lento.eu, { sessao: lento.sessao });
    await nair.pagina.goto(`/grupo/${id}`);
    await expect(nair.pagina.getByRole('button', { name: 'Entrar no grupo' })).toBeEnabled();
    await entraDireto(rapido.sessao, id);
    await nair.pagina.getByRole('button', { name: 'Entrar no grupo' }).click();
    await expect(
      nair.pagina.getByText(/Não há vagas suficientes neste grupo|não (está aceitando|aceita)/i).first(),
    ).toBeVisible();
    await nair.esperaSaldo(reais('0,00'));
  });

  test('a Pix that is paid after the seat went to another person comes back by itself', async ({ browser }) => {
    const { id } = await umaVaga();
    const [lenta, rapido] = [await pessoaPronta('Paula', 'Serra'), await pessoaPronta('Rui', 'Castro')];
    await ganhaSaldo(rapido.sessao, reais('54,00'));
    const paula = await personagem(browser, lenta.eu, { sessao: lenta.sessao });
    await paula.pagina.goto(`/grupo/${id}`);
    await paula.entraNoGrupo();
    await paula.pagina.getByRole('button', { name: 'Pagar com Pix' }).click();
    const codigo = await paula.copiaECola();
    await avancaRelogio({ minutos: 31 });
    await expect(paula.pagina.getByRole('alert')).toContainText('O código Pix expirou');
    await entraDireto(rapido.sessao, id);
    await pagarPelaApi(codigo, { forcar: true });
    await expect(paula.pagina.getByRole('heading', { name: 'Devolvemos o seu Pix' })).toBeVisible({
      timeout: 20_000,
    });
    await paula.esperaSaldo(reais('0,00'));
  });

  test('an expired code says that nothing was charged, and another one is made and paid', async ({ browser }) => {
    const { eu, sessao } = await pessoaPronta('Sara', 'Pinto');
    const sara = await personagem(browser, eu, { sessao });
    await sara.pagina.goto('/carteira/adicionar/valor');
    await sara.pagina.getByLabel('Valor', { exact: true }).fill('30,00');
    await sara.pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
    const primeiro = await sara.copiaECola();
    await avancaRelogio({ minutos: 31 });
    const aviso = sara.pagina.getByRole('alert').filter({ hasText: 'O código Pix expirou' });
    await expect(aviso).toContainText('Nenhum valor foi cobrado');
    await aviso.getByRole('button', { name: 'Gerar novo código' }).click();
    await expect(aviso).toBeHidden();
    const segundo = await sara.copiaECola();
    expect(segundo).not.toBe(primeiro);
    await pagarPelaApi(segundo);
    await expect(sara.pagina.getByRole('heading', { name: 'Saldo adicionado' })).toBeVisible();
    await sara.esperaSaldo(reais('30,00'));
  });
});

test.describe('Sessions (spec 1, §4)', () => {
  test('a person who logs out is not told that the session is over, by a question asked while the server ended it', async ({
    browser,
  }) => {
    const { sessao } = await pessoaPronta('Ivo', 'Lacerda');
    const { pagina } = await abrirNavegador(browser, { sessao });
    await pagina.goto('/carteira/creditos');
    await expect(pagina.getByRole('heading', { name: 'Carteira', level: 1 })).toBeVisible();
    const recusada = pagina.waitForResponse((r) => r.url().endsWith('/refresh-token') && r.status() === 401);
    await pagina.route('**/api/v1/autenticacao/sair', async (rota) => {
      const resposta = await rota.fetch();
      await pagina.getByRole('tab', { name: /^Faturas/ }).click();
      await (await recusada).finished();
      await rota.fulfill({ response: resposta });
    });
    await pagina.getByRole('button', { name: /^Sua conta/ }).click();
    await pagina.getByRole('button', { name: 'Sair' }).click();
    await expect(pagina.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
    await expect(pagina.getByRole('dialog')).toHaveCount(0);
  });

  test('a session that the server ended is told once, and leads to the login', async ({ browser }) => {
    const { sessao } = await pessoaPronta('Zeca', 'Ramalho');
    const { pagina } = await abrirNavegador(browser, { sessao });
    await pagina.goto('/carteira/creditos');
    await expect(pagina.getByRole('heading', { name: 'Carteira', level: 1 })).toBeVisible();
    await chamar('POST /autenticacao/sair', { como: sessao });
    await pagina.getByRole('tab', { name: /^Faturas/ }).click();
    await avisoDeSessao(pagina);
    await expect(pagina).toHaveURL(/\/login/);
  });
});

async function avisoDeSessao(pagina: Page): Promise<void> {
  const aviso = pagina.getByRole('dialog', { name: 'Sessão expirada' });
  await expect(aviso).toContainText('Sua sessão expirou, você será desconectado. Cód.: 401');
  await aviso.getByRole('button').click();
}

/** A group with a single seat, to which nobody has come yet. */
async function umaVaga(): Promise<{ readonly id: number }> {
  const dono = await pessoaPronta('Quim', 'Torres');
  return { id: await grupoPronto(dono.sessao, { nome: `Canva de uma vaga ${Date.now() % 1e6}`, vagas: 1 }) };
}
