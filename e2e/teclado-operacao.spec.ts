import { expect, test } from '@playwright/test';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO, soDela } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import {
  cadastraChavePix,
  ganhaSaldo,
  grupoEmAnalise,
  pessoaPronta,
  retiradaAutorizada,
} from './vocabulary/preparo.ts';
import { acionaVendo, escreveVendo, ficaNoDialogo } from './vocabulary/teclado.ts';

/** The decisions of the staff by keyboard alone, by button and by the key that does the same (spec 1, §8; WCAG 2.1.4). */
test('a withdrawal is refused after a question, and another one released', async ({ browser }) => {
  const pessoa = await pessoaPronta('Zuleica', soDela('Pires'));
  const nome = `${pessoa.eu.nome} ${pessoa.eu.sobrenome}`;
  await ganhaSaldo(pessoa.sessao, reais('600,00'));
  await cadastraChavePix(pessoa);
  await avancaRelogio({ dias: 1 });
  await retiradaAutorizada(pessoa, reais('550,00'));
  await test.step('meanwhile its owner finds it on the page where he requested it, with the button that cancels it', async () => {
    const { pagina: dele } = await abrirNavegador(browser, { sessao: pessoa.sessao });
    await dele.goto('/carteira/retirada/valor');
    await expect(dele.getByRole('main')).toContainText(/Retirada a caminho.*550,00, pedida hoje/);
    await dele.getByRole('link', { name: 'Acompanhar' }).click();
    await expect(dele.getByRole('heading', { level: 1, name: 'Retirada a caminho' })).toBeVisible();
    await expect(dele.getByRole('button', { name: 'Cancelar retirada' })).toBeVisible();
    await dele.context().close();
  });
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.financeiro),
  });
  const naFila = pagina.getByRole('list', { name: 'Retiradas por prazo' }).getByRole('button', { name: nome });
  const caso = pagina.getByRole('region', { name: 'Caso aberto' });
  async function abre(): Promise<void> {
    await pagina.goto('/backoffice/retiradas');
    await acionaVendo(pagina, naFila);
    await expect(caso.getByRole('heading', { name: nome })).toBeVisible();
  }

  await test.step('refused: without a reason it is not, and the question gives the focus back', async () => {
    await abre();
    const recusar = caso.getByRole('button', { name: /^Recusar/ });
    const mensagem = caso.getByLabel('Mensagem para a pessoa');
    await acionaVendo(pagina, recusar);
    await expect(mensagem).toBeFocused();
    await expect(mensagem).toHaveAccessibleDescription('Diga o motivo com pelo menos 5 caracteres.');
    await pagina.keyboard.type('O banco pediu outra chave.');
    await acionaVendo(pagina, recusar);
    const pergunta = pagina.getByRole('dialog', { name: 'Recusar esta retirada?' });
    await ficaNoDialogo(pagina, pergunta);
    await pagina.keyboard.press('Escape');
    await expect(pergunta).toHaveCount(0);
    await expect(recusar).toBeFocused();
    await expect(naFila).toHaveCount(1);
    await pagina.keyboard.press('Enter');
    await acionaVendo(pagina, pergunta.getByRole('button', { name: 'Recusar' }));
    await expect(naFila).toHaveCount(0);
  });

  await test.step('released by its key', async () => {
    await retiradaAutorizada(pessoa, reais('550,00'));
    await abre();
    await pagina.keyboard.press('a');
    await expect(naFila).toHaveCount(0);
  });
});

test('the keys that decide are silent where one writes, and can be switched off for good', async ({ browser }) => {
  const nome = `Strava do bloco ${Date.now() % 1e6}`;
  await grupoEmAnalise((await pessoaPronta('Abigail', 'Souto')).sessao, { nome });
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.suporte) });
  const naFila = pagina.getByRole('list', { name: 'Grupos por prazo' }).getByRole('button', { name: nome });
  const caso = pagina.getByRole('region', { name: 'Caso aberto' });
  const decisoes: string[] = [];
  pagina.on('request', (pedido) => {
    if (pedido.method() === 'POST' && pedido.url().includes('/backoffice/grupos/')) decisoes.push(pedido.url());
  });
  await pagina.goto('/backoffice/grupos');
  await acionaVendo(pagina, naFila);
  await expect(caso.getByRole('heading', { name: nome })).toBeVisible();
  await escreveVendo(pagina, caso.getByRole('textbox'), 'aaa');
  await acionaVendo(pagina, caso.getByRole('button', { name: 'Desligar atalhos do teclado' }));
  await pagina.reload();
  await acionaVendo(pagina, naFila);
  await expect(caso.getByRole('button', { name: 'Ligar atalhos do teclado' })).toBeVisible();
  await pagina.keyboard.press('a');
  await acionaVendo(pagina, caso.getByRole('button', { name: 'Ligar atalhos do teclado' }));
  await expect(caso.getByRole('button', { name: 'Desligar atalhos do teclado' })).toBeFocused();
  expect(decisoes).toEqual([]);
  await pagina.keyboard.press('a');
  await expect(naFila).toHaveCount(0);
  expect(decisoes).toHaveLength(1);
});
