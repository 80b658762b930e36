import { expect, test } from '@playwright/test';
import { diaDe, horaDe, instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abreComModais, criaModal, desligaCampanha, passaOTempoDoModal } from './vocabulary/marketing.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { agoraNoProduto, avancaRelogio } from './vocabulary/operacao.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

/** What the operation promotes, and how those see it for whom it is (spec 1, §2 to §4, §9). */
const semMovimento = { reducedMotion: 'reduce' } as const;
const TITULO = 'Divida com a sua rede';

test('a modal is made, seen once a day, used, counted and switched off', async ({ browser }) => {
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const id = await criaModal(aline.pagina, {
    nome: 'Modal da rede',
    titulo: TITULO,
    cta: 'Ver grupos',
    link: '/pesquisa',
    pagina: '/meus-grupos',
  });

  const { eu, sessao } = await pessoaPronta('Olívia', 'Prado');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao, ...semMovimento });
  const modal = pagina.getByRole('dialog', { name: TITULO });
  const aparece = () =>
    expect(async () => {
      await passaOTempoDoModal(pagina);
      await expect(modal).toBeVisible({ timeout: 500 });
    }).toPass();
  await pagina.clock.install();

  await test.step('only on its pages, and closed by the keyboard', async () => {
    await abreComModais(pagina, '/grupos');
    await passaOTempoDoModal(pagina);
    await expect(modal).toHaveCount(0);
    await abreComModais(pagina, '/meus-grupos');
    await aparece();
    await expect(modal.getByRole('img', { name: 'Uma figura qualquer' })).toBeVisible();
    await pagina.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  });

  await test.step('once a day', async () => {
    await abreComModais(pagina, '/meus-grupos');
    await passaOTempoDoModal(pagina);
    await expect(modal).toHaveCount(0);
    await avancaRelogio({ dias: 1 });
    await abreComModais(pagina, '/meus-grupos');
    await aparece();
  });

  await test.step('used: the campaign and the way of the purchase are kept', async () => {
    await modal.getByRole('link', { name: 'Ver grupos' }).click();
    await expect(pagina).toHaveURL(/\/pesquisa$/);
    await expect(modal).toHaveCount(0);
    await expect
      .poll(async () => (await pagina.context().cookies()).map(({ name, value }) => `${name}=${value}`))
      .toEqual(expect.arrayContaining(['rateia_campanha=utm_source=teste', `rateia_rastro_da_compra=${id}`]));
  });

  await test.step('counted, by day', async () => {
    await aline.pagina.goto(`/backoffice/marketing/${id}`);
    const dias = aline.pagina.getByRole('row');
    await expect(dias.nth(1)).toContainText(/11100%/);
    await expect(dias.nth(2)).toContainText(/100%/);
    await expect(dias.nth(3)).toContainText(/Total2150%/);
  });

  await test.step('switched off', async () => {
    await desligaCampanha(aline.pagina, id);
    await avancaRelogio({ dias: 1 });
    await abreComModais(pagina, '/meus-grupos');
    await passaOTempoDoModal(pagina);
    await expect(modal).toHaveCount(0);
  });
  reclamacoes.esperaNenhuma();
  aline.reclamacoes.esperaNenhuma();
});

test('a banner stands in its place while it is on', async ({ browser }) => {
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await aline.pagina.goto('/backoffice/marketing');
  await aline.pagina
    .getByRole('list', { name: 'Campanhas' })
    .getByRole('link', { name: /Saldo para a mensalidade/ })
    .click();
  await aline.pagina.getByRole('button', { name: 'Ligar' }).click();
  await expect(aline.pagina.getByText('No ar')).toBeVisible();

  const { pagina, reclamacoes } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.membro),
    ...semMovimento,
  });
  const banner = pagina.getByRole('region', { name: 'Deixe a próxima mensalidade pronta' });
  await pagina.goto('/carteira/creditos');
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.getByRole('img', { name: 'Um cofre fechado' })).toBeVisible();
  await banner.getByRole('link', { name: 'Adicionar saldo' }).click();
  await expect(pagina).toHaveURL(/\/carteira\/adicionar\/valor$/);

  await desligaCampanha(aline.pagina, Number(aline.pagina.url().split('/').at(-1)));
  await expect(aline.pagina.getByRole('row').last()).toContainText(/Total\d+\d+100%/);
  const semBanner = pagina.waitForResponse('**/api/banner?tags=carteira');
  await pagina.goto('/carteira/creditos');
  expect(await (await semBanner).json()).toEqual({ itens: [] });
  await expect(banner).toHaveCount(0);
  reclamacoes.esperaNenhuma();
});

test('a special lottery has a banner on top with its day and its countdown, for the date that the operation keeps', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Ravi', 'Salles');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao, viewport: CELULAR });
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const sorteioEm = instanteDe(milissegundosDe(await agoraNoProduto()) + 86_400_000);
  const dia = diaDe(sorteioEm);
  const { hora, minuto } = horaDe(sorteioEm);
  const qual = `Quina de São João de ${dia.slice(0, 4)}`;
  const faixa = pagina.getByRole('complementary', { name: 'Quina de São João, sorteio especial' });

  await test.step('the operation gives the date, and is told what is wrong with one', async () => {
    await aline.pagina.goto('/backoffice/marketing');
    await aline.pagina.getByRole('tab', { name: 'Loterias especiais' }).click();
    await aline.pagina.getByRole('button', { name: 'Nova data' }).click();
    const folha = aline.pagina.getByRole('dialog', { name: 'Nova data de loteria' });
    await folha.getByLabel('Loteria', { exact: true }).selectOption('Quina de São João');
    await folha.getByLabel('Data da loteria').fill(dia);
    await folha.getByLabel('Sorteio').fill('2020-01-01T20:00');
    await folha.getByRole('button', { name: 'Salvar a data' }).click();
    await expect(folha.getByText('Escolha um momento que ainda não passou.')).toBeVisible();
    await folha
      .getByLabel('Sorteio')
      .fill(`${dia}T${String(hora).padStart(2, '0')}:${String(minuto).padStart(2, '0')}`);
    await folha.getByRole('button', { name: 'Salvar a data' }).click();
    const linha = aline.pagina.getByRole('list', { name: 'Loterias especiais' }).getByRole('listitem').first();
    await expect(linha).toContainText('Quina de São João');
    await expect(linha).toContainText('Na faixa');
  });

  await pagina.goto('/grupos');
  await expect(faixa).toContainText('Amanhã');
  await expect(faixa).toContainText('18+');
  await expect(faixa.getByRole('timer')).toContainText(/^(1d 00h 00min|0d 23h 5\dmin) \d\ds/);

  await aline.pagina.getByRole('button', { name: `Tirar: ${qual}` }).click();
  await aline.pagina.getByRole('button', { name: 'Tirar a data' }).click();
  await expect(aline.pagina.getByText('Data fora da lista')).toBeVisible();
  const semFaixa = pagina.waitForResponse('**/marketing/loteria-especial');
  await pagina.reload();
  expect(await (await semFaixa).json()).toEqual({ especial: null });
  await expect(faixa).toHaveCount(0);
  reclamacoes.esperaNenhuma();
});
