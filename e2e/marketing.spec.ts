import { expect, test } from '@playwright/test';
import { arquivoDaTela } from './vocabulary/casca.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { checkout } from './vocabulary/checkout.ts';
import { cookieDeAnos } from './vocabulary/cookies.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import {
  abreComModais,
  criaModal,
  desligaCampanha,
  modaisRecebidos,
  passaOTempoDoModal,
} from './vocabulary/marketing.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import { ganhaSaldo, grupoComAjustes, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

/** Campaigns of the operation, as their audience sees them (spec 1, §2 to §4, §9). */
const TITULO = 'Divida com a sua rede';

/** A person in a second session: the first has no modals. */
async function queVolta(nome: string, sobrenome: string) {
  const { eu } = await pessoaPronta(nome, sobrenome);
  return { eu, sessao: await sessaoDe(eu.email, eu.senha) };
}

test('a modal is made, seen once a day, used, counted and switched off', async ({ browser }) => {
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const id = await criaModal(aline.pagina, {
    nome: 'Modal da rede',
    titulo: TITULO,
    cta: 'Ver grupos',
    link: '/pesquisa',
    pagina: '/meus-grupos',
    comecaEm: 60,
  });

  const { eu, sessao } = await queVolta('Olívia', 'Prado');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  const modal = pagina.getByRole('dialog', { name: TITULO });
  function aparece() {
    return expect(async () => {
      await passaOTempoDoModal(pagina);
      await expect(modal).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await pagina.clock.install();

  async function modaisDoDia(): Promise<readonly string[]> {
    return (await pagina.context().cookies())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('rateia_modal_'));
  }
  const arquivo = arquivoDaTela('src/features/marketing/components/modal-aberto.tsx');

  await test.step('no person sees it before its beginning', async () => {
    await abreComModais(pagina, '/meus-grupos');
    await passaOTempoDoModal(pagina);
    await expect(modal).toHaveCount(0);
    await avancaRelogio({ minutos: 61 });
    await aline.pagina.reload();
    await expect(aline.pagina.getByText('No ar', { exact: true })).toBeVisible();
  });

  await test.step('one whose file does not come has not had its day', async () => {
    const faltou = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith(arquivo.replaceAll('*', '')));
    await pagina.route(arquivo, (rota) => rota.abort());
    await abreComModais(pagina, '/meus-grupos');
    await passaOTempoDoModal(pagina);
    await faltou;
    await pagina.unroute(arquivo);
    expect(await modaisDoDia()).toEqual([]);
    reclamacoes.espera(/ERR_FAILED/);
  });

  await test.step('behind a dialog it waits, and has had its day and is counted when it is seen', async () => {
    const presa = Promise.withResolvers<void>();
    let impressoes = 0;
    await pagina.route('**/impressao', (rota) => {
      impressoes += 1;
      return rota.fulfill({ status: 204 });
    });
    await pagina.route(arquivo, async (rota) => {
      await presa.promise;
      await rota.continue();
    });
    const pedida = pagina.waitForRequest(arquivo);
    await abreComModais(pagina, '/meus-grupos');
    await passaOTempoDoModal(pagina);
    await pedida;
    // The question that the page asks again when it is looked at is refused, with words.
    const meus = '**/api/v1/grupo/usuario/*';
    await pagina.route(meus, (rota) =>
      rota.fulfill({ status: 400, json: { codigoErro: 1, message: 'Um momento.', link: null, dados: null } }),
    );
    await pagina.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(pagina.getByRole('dialog')).toContainText('Um momento.');
    await pagina.unroute(meus);
    const veio = pagina.waitForResponse(arquivo);
    presa.resolve();
    await (await veio).finished();
    await expect(pagina.locator('dialog')).toHaveCount(2);
    expect({ impressoes, doDia: await modaisDoDia() }).toEqual({ impressoes: 0, doDia: [] });
    await pagina.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
    await expect(modal).toBeVisible();
    await expect.poll(modaisDoDia).toEqual([`rateia_modal_${id}`]);
    expect(impressoes).toBe(1);
    await pagina.unrouteAll();
    await pagina.context().clearCookies({ name: `rateia_modal_${id}` });
    reclamacoes.espera(/400/);
  });

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
    await abreComModais(pagina, '/grupos');
    const impressoes: string[] = [];
    pagina.on('request', (pedido) => {
      if (pedido.url().endsWith('/impressao')) impressoes.push(pedido.url());
    });
    await pagina.getByRole('link', { name: 'Meus Grupos' }).first().click();
    await expect(pagina).toHaveURL(/\/meus-grupos$/);
    await aparece();
    await pagina.goBack();
    await expect(pagina).toHaveURL(/\/grupos$/);
    await expect(modal).toHaveCount(0);
    await pagina.goForward();
    await expect(pagina).toHaveURL(/\/meus-grupos$/);
    await passaOTempoDoModal(pagina);
    await expect(modal).toHaveCount(0);
    expect(impressoes).toHaveLength(1);
    await avancaRelogio({ dias: 1 });
    await abreComModais(pagina, '/meus-grupos');
    await aparece();
  });

  await test.step('used: the campaign and the way of the purchase are kept', async () => {
    await modal.getByRole('link', { name: 'Ver grupos' }).click();
    await expect(pagina).toHaveURL(/\/pesquisa$/);
    await expect(modal).toHaveCount(0);
    async function guardado(nome: string) {
      return (await cookieDeAnos(pagina, nome)).valor;
    }
    await expect.poll(() => guardado('rateia_campanha')).toBe('utm_source=teste');
    await expect.poll(() => guardado('rateia_rastro_da_compra')).toBe(String(id));
  });

  await test.step('counted, by day', async () => {
    await aline.pagina.goto(`/backoffice/marketing/${id}`);
    const dias = aline.pagina.getByRole('row');
    await expect(dias.nth(1)).toContainText(/11100%/);
    await expect(dias.nth(2)).toContainText(/100%/);
    await expect(dias.nth(3)).toContainText(/100%/);
    await expect(dias.nth(4)).toContainText(/Total3133,3%/);
  });

  await test.step('and a seat that is paid for afterwards is counted as its own', async () => {
    const dono = await pessoaPronta('Davi', 'Quintela');
    const grupo = await grupoPronto(dono.sessao, { nome: 'Canva da campanha', vagas: 2 });
    await ganhaSaldo(sessao, reais('54,00'));
    await pagina.goto(`/grupo/${grupo}`);
    const { entraNoGrupo, assinaComSaldo } = checkout(pagina);
    await entraNoGrupo();
    await assinaComSaldo({ parte: reais('25,00'), taxa: reais('2,00'), caucao: reais('27,00') });
    await aline.pagina.reload();
    await expect(aline.pagina.getByText('1 assinatura paga por quem veio por aqui.')).toBeVisible();
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

test('a pendency goes before a promotion, which comes back after it', async ({ browser }) => {
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const titulo = 'Semana das pendências';
  const id = await criaModal(aline.pagina, {
    nome: 'Modal que espera',
    titulo,
    cta: 'Ver grupos',
    link: '/pesquisa',
    pagina: '/meus-grupos',
  });
  const { eu, sessao } = await queVolta('Rute', 'Salles');
  const nome = `Deezer da rua ${Date.now() % 1e6}`;
  await grupoComAjustes(sessao, { nome });
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  const modal = pagina.getByRole('dialog', { name: titulo });
  const pendencia = pagina.getByRole('dialog', { name: `Faça os ajustes pedidos em ${nome}` });
  // The pendency that opens over the page comes late, after the campaign.
  const presa = Promise.withResolvers<void>();
  await pagina.route('**/notificacao/pendencia', async (rota) => {
    await presa.promise;
    await rota.continue();
  });
  await pagina.goto('/meus-grupos');
  await expect(modal).toBeVisible();
  presa.resolve();
  await expect(pendencia).toBeVisible();
  await expect(modal).toHaveCount(0);
  await pendencia.getByRole('button', { name: 'Agora não' }).click();
  await expect(pendencia).toHaveCount(0);
  await expect(modal).toBeVisible();
  await desligaCampanha(aline.pagina, id);
  reclamacoes.esperaNenhuma();
  aline.reclamacoes.esperaNenhuma();
});

test('a modal of another site: the picture of the screen, a countdown to its end, and a new tab with the campaign', async ({
  browser,
}) => {
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  const titulo = 'Semana do parceiro';
  const id = await criaModal(aline.pagina, {
    nome: 'Modal do parceiro',
    titulo,
    cta: 'Ver a oferta',
    link: 'https://parceiro.example/oferta?cor=azul',
    pagina: '/meus-grupos',
    novaJanela: true,
    contagem: 90,
    publico: 'Quem ainda não fez a primeira assinatura',
  });
  const { eu, sessao } = await queVolta('Noé', 'Bastos');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  await pagina.context().route('https://parceiro.example/**', (rota) => rota.fulfill({ body: 'A oferta' }));
  const modal = pagina.getByRole('dialog', { name: titulo });
  const figura = modal.getByRole('img', { name: 'Uma figura qualquer' });
  function mostrada() {
    return figura.evaluate((img: HTMLImageElement) => new URL(img.currentSrc, img.baseURI).pathname);
  }

  await test.step('it is for people who have bought nothing yet, and for nobody else', async () => {
    const { pagina: deMembro } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    expect((await modaisRecebidos(deMembro, '/meus-grupos')).map((recebido) => recebido.id)).not.toContain(id);
    await deMembro.context().close();
  });

  await test.step('the picture follows the size of the screen', async () => {
    const recebido = (await modaisRecebidos(pagina, '/meus-grupos')).find((modalDe) => modalDe.id === id);
    const { urlDesktopImagem = '', urlMobileImagem = '' } = recebido?.imagens.tamanho ?? {};
    expect(urlDesktopImagem).not.toBe(urlMobileImagem);
    await expect(modal).toBeVisible();
    await expect.poll(mostrada).toBe(urlDesktopImagem);
    await pagina.setViewportSize(CELULAR);
    await expect.poll(mostrada).toBe(urlMobileImagem);
  });

  await test.step('the countdown runs, and says when the campaign is over', async () => {
    const contagem = modal.getByRole('timer', { name: 'Tempo até o fim da campanha' });
    // Ninety minutes from when the campaign was made, less what the steps before took.
    await expect(contagem).toContainText(/00dias01h(2\d|30)min\d\ds/);
    await expect(contagem).not.toContainText((await contagem.textContent()) ?? '');
    await avancaRelogio({ minutos: 91 });
    // The page takes the time of the product from the answer to its next question about the version.
    await expect(modal.getByText('Campanha encerrada')).toBeVisible({ timeout: 15_000 });
    await expect(contagem).toHaveCount(0);
  });

  await test.step('used: a new tab with the campaign in its address, and nothing kept here', async () => {
    const aberta = pagina.context().waitForEvent('page');
    await modal.getByRole('link', { name: 'Ver a oferta' }).click();
    const oferta = await aberta;
    await expect(oferta).toHaveURL('https://parceiro.example/oferta?cor=azul&utm_source=teste');
    await expect(oferta.getByText('A oferta')).toBeVisible();
    expect(await oferta.evaluate(() => globalThis.opener as unknown)).toBeNull();
    await expect(modal).toHaveCount(0);
    await expect(pagina).toHaveURL(/\/meus-grupos$/);
    const guardados = (await pagina.context().cookies()).map(({ name }) => name);
    expect(guardados).not.toContain('rateia_campanha');
    expect(guardados).not.toContain('rateia_rastro_da_compra');
  });
  await desligaCampanha(aline.pagina, id);
  await expect(aline.pagina.getByRole('row').last()).toContainText(/Total11100%/);
  reclamacoes.esperaNenhuma();
  aline.reclamacoes.esperaNenhuma();
});
