import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { RASCUNHO_RESPONDIDO } from './vocabulary/criacao.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { achadosDoAxe, examinaEstado } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador, CELULAR, guardaNaAba } from './vocabulary/navegador.ts';
import { entraDireto, ganhaSaldo, grupoComAcesso, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';

/** Every screen that shows somebody's data, as it stands while it waits, when they do not come, and when there are none. */
const semMovimento = { reducedMotion: 'reduce' } as const;
test.describe.configure({ timeout: 120_000 });

const quebrar = (rota: Route) =>
  rota.fulfill({
    status: 500,
    json: {
      codigoErro: null,
      message: 'Ocorreu um erro',
      link: null,
      dados: { chave: 'erroInterno', codigo: 'a1b2c3d4' },
    },
  });
/** Who is there is known: the screen's own questions are what is not answered. */
const DE_QUEM_ESTA = /\/api\/v1\/(usuario|autenticacao|permissoes|usuario\/.*)(\?|$)/;

/** Asked with a body, because it has one: nothing is changed by it. */
const PERGUNTA_COM_CORPO = /\/api\/v1\/(grupo\/simular|retirada\/validar-conta)$/;

/** So many lists and sums of these screens come each by itself: each says that it did not. */
const PARTES: Readonly<Record<string, number>> = {
  '/carteira/creditos': 3,
  '/carteira/creditos?filtro=fatura': 4,
  '/carteira/creditos?filtro=recebimentos': 3,
  '/carteira/retirada/resumo': 2,
  '/checkout/sucesso?idGrupo=1&idFatura=1': 2,
  '/grupo/membro/{id}/cancelamento/cancelar': 2,
  '/backoffice/mensagens': 2,
};
const partesDe = (endereco: string): number | undefined => PARTES[endereco.replace(/\/\d+\//, '/{id}/')];

/** Waits without an answer, is looked at; then every question fails, and is looked at again. */
async function semDados(pagina: Page, endereco: string): Promise<void> {
  await test.step(endereco, async () => {
    const presa = Promise.withResolvers<void>();
    await pagina.route('**/api/v1/**', async (rota) => {
      const pedido = rota.request();
      const pergunta = pedido.method() === 'GET' || PERGUNTA_COM_CORPO.test(pedido.url());
      if (!pergunta || DE_QUEM_ESTA.test(pedido.url())) return await rota.fallback();
      await presa.promise;
      return await quebrar(rota);
    });
    await pagina.setViewportSize(CELULAR);
    await pagina.goto(endereco);
    await expect(pagina.getByText(/^Carregando/).first()).toBeAttached();
    expect.soft(await achadosDoAxe(pagina), `${endereco} while it waits`).toEqual([]);
    presa.resolve();
    await expect(pagina.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible();
    await expect(pagina.getByText(/^Carregando/)).toHaveCount(0);
    const partes = partesDe(endereco);
    if (partes !== undefined)
      await expect(pagina.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toHaveCount(partes);
    await examinaEstado(pagina);
    await pagina.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('what a member looks at, before its data are there and without them', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Moacir', 'Telles'), await pessoaPronta('Neusa', 'Prado')];
  const id = await grupoComAcesso(dono.sessao, membro.sessao, { login: 'a@exemplo.com.br', senha: 'Giz-27' });
  const outro = await grupoPronto(dono.sessao, { nome: 'Canva da feira', vagas: 2 });
  const { composicao: _, ...reserva } = await chamar<{ idPreCheckout: number; composicao: unknown }>(
    'POST /assinatura/pre-checkout',
    { como: membro.sessao, corpo: { idGrupo: outro, vagas: 1 } },
  );
  const { idPagamento } = await chamar<{ idPagamento: string }>('POST /credito/comprar', {
    como: membro.sessao,
    corpo: { valor: reais('30,00'), meioPagamento: 12 },
  });
  const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao, ...semMovimento });
  for (const endereco of [
    '/grupos',
    '/pesquisa',
    '/meus-grupos',
    `/grupo/${outro}`,
    `/grupo/membro/${id}`,
    `/grupo/${id}/dados-acesso`,
    `/grupo/membro/${id}/cancelamento/informacoes`,
    `/grupo/membro/${id}/cancelamento/escolha`,
    `/grupo/membro/${id}/cancelamento/cancelar`,
    `/checkout?idPreCheckout=${reserva.idPreCheckout}`,
    `/checkout/pagamento/processando/pix?idPagamento=${idPagamento}`,
    '/checkout/sucesso?idGrupo=1&idFatura=1',
    '/notificacoes',
  ])
    await semDados(pagina, endereco);
});

test('the wallet and a withdrawal, before their data are there and without them', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Otávio', 'Pires');
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  for (const endereco of [
    '/carteira/creditos',
    '/carteira/creditos?filtro=fatura',
    '/carteira/creditos?filtro=recebimentos',
    '/carteira/creditos/extrato/1',
    '/carteira/fatura/extrato/1',
    '/carteira/fatura/resumo/1',
    '/carteira/adicionar/valor',
    '/carteira/retirada/valor',
    '/carteira/retirada/autorizar?idRetirada=1',
    '/carteira/retirada/sucesso?idRetirada=1',
  ])
    await semDados(pagina, endereco);
  await guardaNaAba(pagina, 'retirada', sessao, { valor: 6_000, idChave: 1 });
  for (const endereco of ['/carteira/retirar/contas', '/carteira/retirada/resumo']) await semDados(pagina, endereco);
});

test('what an administrator and the staff look at, before its data are there and without them', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Olavo', 'Brito');
  const id = await grupoPronto(sessao, { nome: 'Canva do salão', vagas: 2 });
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  for (const endereco of [
    `/grupo/admin/${id}`,
    `/grupo/admin/${id}/enviar`,
    `/grupo/admin/${id}/liberar`,
    `/carteira/recebimentos/grupo/${id}`,
    '/novo-grupo/servicos',
    '/novo-grupo/canva/planos',
  ])
    await semDados(pagina, endereco);
  await guardaNaAba(pagina, 'novo-grupo', sessao, RASCUNHO_RESPONDIDO);
  for (const passo of ['planos', 'valores', 'resumo']) await semDados(pagina, `/novo-grupo/canva/${passo}`);
  const { pagina: dela } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.lider),
    ...semMovimento,
  });
  for (const fila of ['grupos', 'retiradas', 'identidades', 'chamados', 'dinheiro', 'mensagens'])
    await semDados(dela, `/backoffice/${fila}`);
});

test('an amount whose cost could not be computed is not refused, and is asked for again', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Ramiro', 'Falcão');
  await ganhaSaldo(sessao, reais('80,00'));
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  await pagina.route('**/api/v1/retirada/validar-conta', quebrar);
  await pagina.goto('/carteira/retirada/valor');
  const valor = pagina.getByLabel('Valor', { exact: true });
  await valor.fill('60,00');
  await expect(pagina.getByRole('heading', { name: 'Não conseguimos calcular a retirada' })).toBeVisible();
  await expect(pagina.getByText('Ocorreu um erro')).toHaveCount(0);
  await expect(valor).not.toHaveAttribute('aria-invalid', 'true');
  await pagina.unroute('**/api/v1/retirada/validar-conta');
  await pagina.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(pagina.getByText('Você recebe').or(pagina.getByText('Líquido'))).toBeVisible();
});

test('what somebody sees who has nothing yet', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Palmira', 'Couto');
  const id = await grupoPronto((await pessoaPronta('Quirino', 'Sá')).sessao, { nome: 'Canva do clube', vagas: 2 });
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao, ...semMovimento });
  for (const [endereco, titulo] of [
    ['/meus-grupos', 'Você ainda não está em nenhum grupo'],
    ['/carteira/creditos', 'Nada por aqui ainda'],
    ['/carteira/creditos?filtro=fatura', 'Nenhuma fatura a pagar'],
    ['/carteira/retirada/valor', 'Você ainda não tem saldo para retirar'],
    ['/pesquisa?busca=assinatura-que-ninguem-tem', /Nenhum grupo para/],
    ['/checkout', /reserva/i],
    ['/nao-existe', 'Esta página não existe'],
    ['/loteria', 'Esta página não existe'],
  ] as const) {
    await test.step(endereco, async () => {
      await pagina.goto(endereco);
      await vazio(pagina, titulo);
    });
  }
  await pagina.goto(`/grupo/${id}`);
  await expect(pagina.getByRole('button', { name: 'Entrar no grupo' })).toBeVisible();
  reclamacoes.esperaNenhuma();
});

test('a group whose access was not sent yet, and what is shown where nobody has anything', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Sabrina', 'Luz'), await pessoaPronta('Tito', 'Mendes')];
  const id = await grupoPronto(dono.sessao, { nome: 'Canva do coral', vagas: 1 });
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: membro.sessao, ...semMovimento });
  await pagina.goto(`/grupo/${id}/dados-acesso`);
  await vazio(pagina, 'O acesso ainda não está aqui');
  for (const lista of ['grupos', 'grupo/recomendados']) await respondeVazio(pagina, lista);
  await pagina.goto('/grupos');
  await vazio(pagina, 'Nenhum grupo com vagas por aqui ainda');
  reclamacoes.esperaNenhuma();
});

test('queues of the operation in which nobody waits', async ({ browser }) => {
  const { pagina, reclamacoes } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.lider),
    ...semMovimento,
  });
  for (const [fila, lista, titulo] of [
    ['grupos', 'grupos', 'Nenhum grupo espera decisão'],
    ['retiradas', 'retiradas', 'Nenhuma retirada espera decisão'],
    ['identidades', 'validacoes', 'Nenhuma identidade espera decisão'],
    ['chamados', 'chamados', 'Nenhum relato espera resposta'],
    ['dinheiro', 'dinheiro-parado', 'Nenhum dinheiro parado'],
    ['mensagens', 'mensagens', 'Tudo o que saiu chegou'],
    ['comunicados', 'comunicados', 'Nenhum comunicado ainda'],
    ['tarefas', 'tarefas', 'Nenhuma tarefa com falha'],
  ] as const) {
    await test.step(fila, async () => {
      await respondeVazio(pagina, `backoffice/${lista}`);
      await pagina.goto(`/backoffice/${fila}`);
      await vazio(pagina, titulo);
    });
  }
  reclamacoes.esperaNenhuma();
});

/** A list that has nothing in it, whatever the copy has. */
async function respondeVazio(pagina: Page, lista: string): Promise<void> {
  await pagina.route(new RegExp(`/api/v1/${lista}(\\?|$)`), (rota) =>
    rota.fulfill({
      json: {
        itens: [],
        pagina: 1,
        porPagina: 20,
        total: 0,
        contagens: {},
        conciliacao: { conferidaEm: null, falhaDesde: null },
      },
    }),
  );
}

async function vazio(pagina: Page, titulo: string | RegExp): Promise<void> {
  await expect(pagina.getByRole('heading', { name: titulo }).first()).toBeVisible();
  await examinaEstado(pagina);
}
