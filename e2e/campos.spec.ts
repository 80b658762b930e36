import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { achadosDoAxe } from './vocabulary/exame.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { grupoComAcesso, pessoaPronta } from './vocabulary/preparo.ts';
import { aciona, escreve } from './vocabulary/teclado.ts';

/**
 * The error of an answer belongs to its field. Sent by keyboard, the form puts the focus on the first field with an
 * error, and a screen reader reads the sentence under the field with it (WCAG 3.3.1, 4.1.3; DESIGN 9.6). Each screen is
 * then examined on a phone.
 */
const NO_CELULAR = { viewport: CELULAR } as const;

type Errado = readonly [campo: Locator, diz: string | RegExp];

/** The button is pressed, and each of these is told to be wrong; the first has the focus. */
async function recusa(pagina: Page, botao: string | RegExp, ...errados: readonly Errado[]): Promise<void> {
  await aciona(pagina, pagina.getByRole('main').getByRole('button', { name: botao, exact: true }));
  for (const [n, [campo, diz]] of errados.entries()) {
    await expect(campo).toHaveAccessibleDescription(diz);
    if ((await campo.getAttribute('type')) !== 'radio') await expect(campo).toHaveAttribute('aria-invalid', 'true');
    if (n === 0) await expect(campo).toBeFocused();
  }
  expect.soft(await achadosDoAxe(pagina), pagina.url()).toEqual([]);
}

const OBRIGATORIO = /^O campo .+ é obrigatório\.$/;

test('an error in the writing is announced when the writing pauses, and not at each key', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Ivone', 'Lima');
  const { pagina } = await abrirNavegador(browser, { sessao, ...NO_CELULAR });
  await pagina.clock.install();
  await pagina.goto('/perfil/edicao');
  const nome = pagina.getByLabel('Nome', { exact: true });
  await expect(nome).toHaveValue('Ivone');
  await pagina.clock.pauseAt((await pagina.evaluate(() => Date.now())) + 1_000);
  // The place is in the page before it has words.
  const dito = pagina.locator('div:has(> label)').filter({ has: nome }).locator('[aria-live="polite"]');
  await expect(dito).toHaveText('');
  await nome.focus();
  for (const _letra of 'Ivone') {
    await pagina.keyboard.press('Backspace');
    await pagina.clock.runFor(900);
    await expect(dito).toHaveText('');
  }
  await expect(nome).toHaveAccessibleDescription(OBRIGATORIO);
  await pagina.clock.runFor(100);
  await expect(dito).toHaveText(OBRIGATORIO);
  // The error stays under the field, and only there.
  await pagina.clock.runFor(4_000);
  await expect(dito).toHaveText('');
  await expect(nome).toHaveAccessibleDescription(OBRIGATORIO);
});

test('the access that is sent, and the way out of a group', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Kelly', 'Novaes'), await pessoaPronta('Lauro', 'Pinho')];
  const acesso = { login: 'sala@exemplo.com.br', senha: 'Giz-Branco-27' };
  const id = await grupoComAcesso(dono.sessao, membro.sessao, acesso);
  const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao, ...NO_CELULAR });

  await test.step('the way out', async () => {
    await pagina.goto(`/grupo/membro/${id}/cancelamento/informacoes`);
    await aciona(pagina, pagina.getByRole('link', { name: 'Ver como sair' }));
    await aciona(pagina, pagina.getByRole('button', { name: 'Avançar' }));
    const motivo = pagina.getByRole('group', { name: 'Motivo' }).getByRole('radio').first();
    await expect(motivo).toBeVisible();
    await recusa(pagina, /^Sair/, [motivo, 'Escolha um motivo para continuar.']);
  });

  await test.step('the access', async () => {
    const { pagina: dela } = await abrirNavegador(browser, { sessao: dono.sessao, ...NO_CELULAR });
    await dela.goto(`/grupo/admin/${id}/enviar`);
    await aciona(dela, dela.getByRole('button', { name: 'Trocar dados de todos' }));
    await expect(dela.getByRole('alert')).toHaveText('Preencha pelo menos um dos campos antes de enviar.');
    await expect(dela.getByLabel('E-mail ou usuário')).toBeFocused();
    const endereco = dela.getByLabel('Endereço (opcional)');
    await escreve(dela, endereco, 'servico.com');
    await recusa(dela, 'Trocar dados de todos', [endereco, /https/]);
  });
});
