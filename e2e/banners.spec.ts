import type { Locator } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { diaDe, horaDe, inicioDoDia, instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { desligaCampanha } from './vocabulary/marketing.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { agoraNoProduto, avancaRelogio } from './vocabulary/operacao.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

/** Campaigns of the operation, as their audience sees them (spec 1, §2 to §4, §9). */
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
  });
  const banner = pagina.getByRole('region', { name: 'Deixe a próxima mensalidade pronta' });
  await pagina.goto('/carteira/creditos');
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.getByRole('img', { name: 'Um cofre fechado' })).toBeVisible();
  // The picture may not load: its words do, and nothing broken is drawn.
  await pagina.route('**/marketing/imagem/**', (rota) => rota.fulfill({ contentType: 'image/webp', body: '' }));
  await pagina.reload();
  await banner.scrollIntoViewIfNeeded();
  await expect(banner.getByText('Um cofre fechado')).toBeVisible();
  await expect(banner.getByRole('img')).toHaveCount(0);
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

  await test.step('an operator enters the date, and is told why a wrong date is refused', async () => {
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

  await test.step('an open page keeps still, the next has the strip, and a new visit keeps its place until it loads', async () => {
    const titulo = pagina.getByRole('heading', { level: 1 });
    const soube = pagina.waitForResponse('**/marketing/loteria-especial');
    await pagina.goto('/grupos');
    await expect(titulo).toBeVisible();
    const semFaixa = await alturaDe(titulo);
    await (await soube).finished();
    await expect.poll(() => pagina.evaluate(() => localStorage.getItem('rateia.faixa'))).toMatch(/^[1-9]/);
    await expect(faixa).toBeHidden();
    expect(await alturaDe(titulo)).toBe(semFaixa);
    await pagina.getByRole('navigation').getByRole('link', { name: 'Carteira' }).click();
    await expect(pagina).toHaveURL(/\/carteira\/creditos$/);
    await expect(faixa).toBeVisible();

    const resposta = Promise.withResolvers<undefined>();
    await pagina.route('**/marketing/loteria-especial', (rota) => resposta.promise.then(() => rota.continue()));
    await pagina.goto('/grupos');
    await expect(titulo).toBeVisible();
    const comLugar = await alturaDe(titulo);
    expect(comLugar).toBeGreaterThan(semFaixa);
    resposta.resolve(undefined);
    await expect(faixa).toBeVisible();
    expect(await alturaDe(titulo)).toBe(comLugar);
    await pagina.unroute('**/marketing/loteria-especial');
  });
  await expect(faixa).toContainText('Amanhã');
  await expect(faixa).toContainText('18+');
  await expect(faixa.getByRole('timer')).toContainText(/^(1d 00h 00min|0d 23h 5\dmin) \d\ds/);

  await test.step('in a page that stays open, tomorrow is today from midnight on', async () => {
    await avancaRelogio({ ate: inicioDoDia(dia) });
    // The page takes the time of the product from the answer to its next question about the version.
    await expect(faixa).toContainText('Hoje', { timeout: 15_000 });
  });

  await aline.pagina.getByRole('button', { name: `Tirar: ${qual}` }).click();
  await aline.pagina.getByRole('button', { name: 'Tirar a data' }).click();
  await expect(aline.pagina.getByText('Data fora da lista')).toBeVisible();
  const semFaixa = pagina.waitForResponse('**/marketing/loteria-especial');
  await pagina.reload();
  expect(await (await semFaixa).json()).toEqual({ especial: null });
  await expect(faixa).toHaveCount(0);
  reclamacoes.esperaNenhuma();
});

/** The distance of something from the top, in px. */
async function alturaDe(alvo: Locator): Promise<number> {
  return (await alvo.boundingBox())?.y ?? Number.NaN;
}
