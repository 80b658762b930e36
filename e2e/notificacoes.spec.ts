import { expect, test } from '@playwright/test';
import { aparelhoDaSandbox, avisosNaTela, chegaPush, inscreveNaSandbox } from './vocabulary/aparelho.ts';
import { esperaMensagem } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { item, painel, sino } from './vocabulary/notificacoes.ts';
import { ganhaSaldo, pessoaPronta } from './vocabulary/preparo.ts';

const SALDO = /adicionados ao seu saldo/;

test('a notification arrives while the person looks, is read in one tab and falls silent in the other', async ({
  browser,
}) => {
  const { sessao } = await pessoaPronta('Íris', 'Campos');
  await chamar('POST /notificacoes/lertudo', { como: sessao });
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  const outra = await pagina.context().newPage();
  await pagina.goto('/grupos');
  await outra.goto('/carteira/creditos');
  await expect(sino(pagina, 0)).toBeVisible();
  await expect(sino(outra, 0)).toBeVisible();

  await ganhaSaldo(sessao, reais('30,00'));
  await expect(sino(pagina, 1)).toBeVisible();
  await expect(sino(outra, 1)).toBeVisible();

  await sino(outra, 1).click();
  await expect(painel(outra).getByRole('tab', { name: /Importantes/ })).toContainText('1');
  await item(painel(outra), SALDO)
    .getByRole('button', { name: /^Marcar como lida/ })
    .click();
  await expect(outra.getByText('Notificação marcada como lida')).toBeVisible();
  await expect(painel(outra).getByText('Nenhuma notificação para ser exibida por aqui.')).toBeVisible();
  await expect(sino(pagina, 0)).toBeVisible();
  reclamacoes.esperaNenhuma();
});

test('where the stream of events does not come through, the counts are requested instead (REGRAS 2.19)', async ({
  browser,
}) => {
  const { sessao } = await pessoaPronta('Ilma', 'Porto');
  await chamar('POST /notificacoes/lertudo', { como: sessao });
  const { pagina } = await abrirNavegador(browser, { sessao });
  let pedidos = 0;
  await pagina.route('**/api/v1/notificacoes/eventos', (rota) => {
    pedidos += 1;
    return rota.abort();
  });
  await pagina.goto('/grupos');
  await expect(sino(pagina, 0)).toBeVisible();
  await expect.poll(() => pedidos).toBeGreaterThan(0);
  await ganhaSaldo(sessao, reais('30,00'));
  await expect(sino(pagina, 1)).toBeVisible({ timeout: 30_000 });
});

test('a picture that does not load gives place to the initials (spec 1, §8)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  await pagina.goto('/perfil');
  const foto = pagina.getByRole('main').locator('[data-voce]').first();
  await expect(foto.locator('img')).toHaveCount(1);
  await pagina.route(/\/foto\//, (rota) => rota.abort());
  await pagina.route(/\.(webp|png|jpe?g|svg)(\?|$)/, (rota) => rota.abort());
  await pagina.reload();
  await expect(foto).toHaveAttribute('data-iniciais', 'MD');
  await expect(foto.locator('img')).toHaveCount(0);
});

test('the panel: tabs, pages of four, Clique Aqui and Ler Tudo', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Joel', 'Freitas');
  await chamar('POST /notificacoes/lertudo', { como: sessao });
  for (const valor of ['10,00', '11,00', '12,00', '13,00', '14,00']) await ganhaSaldo(sessao, reais(valor));
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  await pagina.goto('/grupos');
  const presa = Promise.withResolvers<void>();
  await pagina.route('**/api/v1/notificacoes?*', async (rota) => {
    await presa.promise;
    await rota.continue();
  });
  await sino(pagina, 5).click();
  await expect(painel(pagina).getByText('Carregando notificações...', { exact: true })).toBeVisible();
  presa.resolve();
  await expect(painel(pagina).getByRole('article')).toHaveCount(4);
  await painel(pagina).getByRole('button', { name: 'Próxima página' }).click();
  await expect(painel(pagina).getByRole('article')).toHaveCount(1);
  await test.step('the arrows, pressed by the mouse, hide once it rests for 3 s, and are back when it moves (spec 1, §9)', async () => {
    const setas = painel(pagina).getByRole('button', { name: 'Próxima página' }).locator('..');
    await pagina.clock.install();
    await pagina.clock.pauseAt(Date.now() + 1_000);
    await pagina.mouse.move(300, 400);
    await pagina.clock.runFor(2_900);
    await expect(setas).toHaveCSS('opacity', '1');
    await pagina.clock.runFor(200);
    await expect(setas).toHaveCSS('opacity', '0');
    await pagina.mouse.move(320, 400);
    await expect(setas).toHaveCSS('opacity', '1');
    await pagina.clock.resume();
  });
  await painel(pagina).getByRole('tab', { name: 'Comunicação' }).click();
  await expect(painel(pagina).getByText('Nenhuma notificação para ser exibida por aqui.')).toBeVisible();
  await painel(pagina)
    .getByRole('tab', { name: /Importantes/ })
    .click();
  await painel(pagina)
    .getByRole('link', { name: /Clique Aqui/ })
    .first()
    .click();
  await expect(pagina).toHaveURL(/\/carteira\/recibo\/credito\/\d+$/);
  await expect(painel(pagina)).toBeHidden();
  await sino(pagina, 4).click();
  await painel(pagina).getByRole('button', { name: 'Ler Tudo' }).click();
  await expect(pagina.getByText('Notificações marcadas como lidas')).toBeVisible();
  await expect(sino(pagina, 0)).toBeVisible();
  reclamacoes.esperaNenhuma();
});

test('the page on a phone: badge, tab of the address, read and unread again, a list that does not come', async ({
  browser,
}) => {
  const { sessao } = await pessoaPronta('Lia', 'Moraes');
  await ganhaSaldo(sessao, reais('20,00'));
  const { pagina } = await abrirNavegador(browser, { sessao, viewport: CELULAR });
  await pagina.goto('/grupos');
  await pagina.getByRole('link', { name: /Notificações$/ }).click();
  await pagina.getByRole('tab', { name: /Importantes/ }).click();
  await expect(pagina).toHaveURL(/\?tab=importantes$/);
  const saldo = item(pagina, SALDO);
  await saldo.getByRole('button', { name: /^Marcar como lida/ }).click();
  await saldo.getByRole('button', { name: /^Marcar como não lida/ }).click();
  await expect(pagina.getByText('Notificação marcada como não lida')).toBeVisible();

  await pagina.route('**/notificacoes/tipo?**', (rota) => rota.fulfill({ status: 500, json: {} }));
  await pagina.goto('/notificacoes');
  await expect(pagina.getByText('Ocorreu um erro ao carregar as notificações.')).toBeVisible();
  await pagina.unroute('**/notificacoes/tipo?**');
  await pagina.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(item(pagina, SALDO)).toBeVisible();

  await pagina.route('**/notificacoes/lertudo', (rota) => rota.fulfill({ status: 500, json: {} }));
  await pagina.getByRole('button', { name: 'Ler Tudo' }).click();
  await expect(pagina.getByText('Erro ao marcar todas as notificações como lidas')).toBeVisible();
});

test.describe('Notifications of the device (spec 1, §4)', () => {
  const ligar = { name: 'Ligar neste aparelho' };

  test('are turned on in this browser, come to it sealed, are shown, and are turned off', async ({ browser }) => {
    const { sessao } = await pessoaPronta('Olga', 'Prates');
    const { pagina, reclamacoes } = await abrirNavegador(browser, {
      sessao,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    const aparelho = await aparelhoDaSandbox();
    await inscreveNaSandbox(pagina, aparelho);
    await pagina.goto('/perfil/preferencias-de-comunicacao');
    await pagina.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await pagina.reload();
    await pagina.getByRole('button', ligar).click();
    await expect(pagina.getByText('Este aparelho mostra as suas notificações')).toBeVisible();

    await ganhaSaldo(sessao, reais('30,00'));
    await esperaMensagem(aparelho.id, SALDO);

    await chegaPush(
      pagina,
      JSON.stringify({ chave: 'aviso-1', titulo: 'Falta um pagamento', texto: 'Vence hoje.', destino: '/carteira' }),
    );
    const vencimento = { titulo: 'Falta um pagamento', texto: 'Vence hoje.', destino: '/carteira' };
    await expect.poll(() => avisosNaTela(pagina)).toContainEqual(vencimento);
    await chegaPush(pagina, 'nada que se leia');
    const semPalavras = { titulo: 'Rateia', texto: 'Você tem uma novidade.', destino: '/notificacoes' };
    await expect.poll(() => avisosNaTela(pagina)).toEqual(expect.arrayContaining([vencimento, semPalavras]));

    await pagina.getByRole('button', { name: 'Desligar neste aparelho' }).click();
    await expect(pagina.getByRole('button', ligar)).toBeVisible();
    await pagina.reload();
    await expect(pagina.getByRole('button', ligar)).toBeVisible();
    reclamacoes.esperaNenhuma();
  });

  test('where the browser forbids them or knows none, the page says what to do', async ({ browser }) => {
    const { sessao } = await pessoaPronta('Otto', 'Prates');
    // The permissions are listed whole: any other is denied.
    const { pagina } = await abrirNavegador(browser, {
      sessao,
      serviceWorkers: 'allow',
      permissions: ['geolocation'],
    });
    await pagina.goto('/perfil/preferencias-de-comunicacao');
    await pagina.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await pagina.reload();
    await expect(pagina.getByText('As notificações da Rateia estão bloqueadas neste navegador.')).toBeVisible();
    await expect(pagina.getByRole('button', ligar)).toHaveCount(0);

    const { pagina: semSuporte } = await abrirNavegador(browser, { sessao });
    await semSuporte.goto('/perfil/preferencias-de-comunicacao');
    await expect(semSuporte.getByText('Este navegador não mostra notificações da Rateia.')).toBeVisible();
  });
});

test('messages to the phone go to Telegram for a person who chooses it, and back to SMS (spec 1, §3)', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Oto', 'Lins');
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  await pagina.goto('/perfil/preferencias-de-comunicacao');
  await pagina.getByRole('button', { name: 'Receber pelo Telegram' }).click();
  const [conversa] = await Promise.all([
    pagina.waitForEvent('popup'),
    pagina.getByRole('link', { name: 'Abrir o Telegram' }).click(),
  ]);
  await conversa.getByLabel('Número da sua conta do Telegram').fill(eu.telefone);
  await conversa.getByRole('button', { name: 'Iniciar e compartilhar o número' }).click();
  await expect(conversa.getByRole('status')).toBeVisible();
  await expect(pagina.getByText('As mensagens chegam pelo Telegram.')).toBeVisible();
  await expect(pagina.getByRole('group', { name: 'Por onde receber: Dicas' }).getByLabel('Telegram')).toBeVisible();
  await pagina.getByRole('button', { name: 'Voltar para SMS' }).click();
  await expect(pagina.getByText('As mensagens chegam por SMS.')).toBeVisible();
  reclamacoes.esperaNenhuma();
});
