import { expect, test } from '@playwright/test';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { abreMedindo, esperaMedicao, medidos } from './vocabulary/medicao.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import { faixaDePendencias, pendenciasDaPagina } from './vocabulary/pendencias.ts';
import { entraDireto, ganhaSaldo, grupoComAjustes, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';

const UM_DIA_E_UMA_HORA = 25 * 60;

test('an alert bursts once, can be left for later, and stays in the strip and on the page', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Nara', 'Pinto');
  const nome = `Strava da praça ${Date.now() % 1e6}`;
  const id = await grupoComAjustes(sessao, { nome });
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao, viewport: CELULAR });
  await pagina.goto('/grupos');
  const titulo = `Faça os ajustes pedidos em ${nome}`;
  const aviso = pagina.getByRole('dialog', { name: titulo });
  await expect(aviso).toContainText('A nossa equipe pediu mudanças antes de publicar o grupo, até ');
  const visto = pagina.waitForResponse((r) => r.url().includes('/pendencia/bursting/'));
  await aviso.getByRole('button', { name: 'Agora não' }).click();
  expect((await visto).status()).toBe(204);
  await expect(aviso).toBeHidden();
  await expect(faixaDePendencias(pagina)).toContainText(titulo);
  await expect(faixaDePendencias(pagina).getByRole('alert')).toHaveCount(0);

  await pagina.goto('/notificacoes');
  await pendenciasDaPagina(pagina).getByRole('link', { name: titulo }).click();
  await expect(pagina).toHaveURL(new RegExp(`/grupo/admin/${id}$`));
  const lida = pagina.waitForResponse((r) => r.url().endsWith('/notificacao/pendencia'));
  await pagina.goto('/grupos');
  const { pendencias } = (await (await lida).json()) as {
    readonly pendencias: readonly { readonly bursting: boolean }[];
  };
  expect(pendencias.map(({ bursting }) => bursting)).toEqual([false]);
  reclamacoes.esperaNenhuma();
});

test('a critical pendency leads to its solution, once in each session, until it is solved', async ({ browser }) => {
  const dono = await pessoaPronta('Otília', 'Reis');
  const id = await grupoPronto(dono.sessao, { nome: `Canva da banda ${Date.now() % 1e6}`, vagas: 1 });
  const membro = await pessoaPronta('Pedro', 'Assis');
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);
  await expect(async () => {
    await chamar(`POST /grupo/admin/${id}/liberar`, { como: dono.sessao });
  }).toPass({ timeout: 15_000 });
  await avancaRelogio({ minutos: UM_DIA_E_UMA_HORA });

  for (const sessao of [await sessaoDe(dono.eu.email), await sessaoDe(dono.eu.email)]) {
    const { pagina } = await abrirNavegador(browser, { sessao });
    await pagina.goto('/meus-grupos');
    const aviso = pagina.getByRole('dialog', { name: 'Acesso atrasado: Pedro' });
    await expect(aviso.getByRole('button')).toHaveCount(1);
    const visto = pagina.waitForResponse((r) => r.url().includes('/pendencia/bursting/'));
    await aviso.getByRole('button', { name: 'Resolver agora' }).click();
    expect((await visto).status()).toBe(400);
    await expect(pagina).toHaveURL(new RegExp(`/grupo/admin/${id}/enviar$`));
    await expect(pagina.getByRole('dialog')).toHaveCount(0);
    const lida = pagina.waitForResponse((r) => r.url().endsWith('/notificacao/pendencia'));
    await pagina.goto('/grupos');
    const { pendencias } = (await (await lida).json()) as {
      readonly pendencias: readonly { readonly bursting: boolean }[];
    };
    expect(pendencias.map(({ bursting }) => bursting)).toEqual([false]);
    await expect(faixaDePendencias(pagina).getByRole('alert')).toHaveText('Acesso atrasado: Pedro');
  }

  await test.step('a login without a new page is another session', async () => {
    const { pagina } = await abreMedindo(browser, await sessaoDe(dono.eu.email));
    const aviso = pagina.getByRole('dialog', { name: 'Acesso atrasado: Pedro' });
    await pagina.goto('/meus-grupos');
    await esperaMedicao(pagina);
    await aviso.getByRole('button', { name: 'Resolver agora' }).click();
    await expect(pagina).toHaveURL(new RegExp(`/grupo/admin/${id}/enviar$`));
    // The refusal that leads there is an error like any other (spec 1, §8).
    await expect
      .poll(() => medidos(pagina))
      .toContainEqual(expect.objectContaining({ categoria: 'error', acao: 'http: 400' }));
    let paginas = 0;
    pagina.on('load', () => {
      paginas += 1;
    });
    await pagina.getByRole('button', { name: /^Sua conta/ }).click();
    await pagina.getByRole('button', { name: 'Sair' }).click();
    await expect(pagina.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
    await pagina.getByLabel('E-mail').fill(dono.eu.email);
    await pagina.getByLabel('Senha', { exact: true }).fill(dono.eu.senha);
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await pagina.getByRole('link', { name: 'Meus Grupos' }).first().click();
    await expect(aviso).toBeVisible();
    expect(paginas).toBe(0);
  });

  await chamar('PUT /grupo/dados-acesso', {
    como: dono.sessao,
    corpo: { idGrupo: id, campos: { login: 'banda@exemplo.com.br', senha: 'Palheta-27' } },
  });
  const { pagina } = await abrirNavegador(browser, { sessao: dono.sessao });
  await pagina.goto('/notificacoes');
  await expect(pagina.getByRole('article').first()).toBeVisible();
  await expect(pendenciasDaPagina(pagina)).toHaveCount(0);
});
