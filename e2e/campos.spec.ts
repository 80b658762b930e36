import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { reais } from './vocabulary/dinheiro.ts';
import { achadosDoAxe } from './vocabulary/exame.ts';
import { alguemNovo } from './vocabulary/gente.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { ganhaSaldo, grupoComAcesso, pessoaPronta } from './vocabulary/preparo.ts';
import { aciona, escolhe, escreve } from './vocabulary/teclado.ts';

/**
 * The error of an answer belongs to its field. Sent by keyboard, the form puts the focus on the first field with an
 * error, and a screen reader reads the sentence under the field with it (WCAG 3.3.1, 4.1.3; DESIGN 9.6). Each screen is
 * then examined on a phone.
 */
const NO_CELULAR = { viewport: CELULAR, reducedMotion: 'reduce' } as const;

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

test('login and registration', async ({ browser }) => {
  const eu = alguemNovo('Íris', 'Campelo');
  const { pagina } = await abrirNavegador(browser, NO_CELULAR);
  const email = pagina.getByLabel('E-mail');
  const senha = pagina.getByLabel('Senha', { exact: true });
  await pagina.goto('/login');
  await recusa(pagina, 'Entrar', [email, OBRIGATORIO], [senha, OBRIGATORIO]);
  await escreve(pagina, email, 'sem-arroba');
  await recusa(pagina, 'Entrar', [email, /e-mail/i], [senha, OBRIGATORIO]);
  await pagina.goto('/cadastro');
  await recusa(pagina, 'Continuar', [email, OBRIGATORIO]);
  await escreve(pagina, email, eu.email);
  await aciona(pagina, pagina.getByRole('button', { name: 'Continuar', exact: true }));
  const termos = pagina.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
  const [nome, sobrenome] = [pagina.getByLabel('Nome', { exact: true }), pagina.getByLabel('Sobrenome')];
  await recusa(
    pagina,
    'Criar conta',
    [nome, OBRIGATORIO],
    [sobrenome, OBRIGATORIO],
    [senha, OBRIGATORIO],
    [termos, 'Aceite os termos de uso para continuar.'],
  );
  await escreve(pagina, nome, eu.nome);
  await escreve(pagina, sobrenome, eu.sobrenome);
  await escreve(pagina, senha, eu.senha);
  // All else is right: the error is at the box, below the visible part.
  await recusa(pagina, 'Criar conta', [termos, 'Aceite os termos de uso para continuar.']);
  await pagina.keyboard.press('Space');
  await expect(termos).toHaveAccessibleDescription('');
  await aciona(pagina, pagina.getByRole('button', { name: 'Criar conta' }));
  const codigo = pagina.getByLabel('Código de 7 caracteres');
  await expect(codigo).toBeFocused();
  await pagina.keyboard.type('AAAAAAA');
  await expect(codigo).toHaveAccessibleDescription(
    'PIN inválido ou expirado Restam 4 tentativas com este código. Se preferir, peça outro.',
  );
  await expect(codigo).toBeFocused();
});

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

test('the steps of a new group', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Jandira', 'Lemos');
  const { pagina } = await abrirNavegador(browser, { sessao, ...NO_CELULAR });
  await pagina.goto('/novo-grupo/personalizar');
  const servico = pagina.getByLabel('Nome do serviço');
  await recusa(pagina, 'Continuar', [servico, OBRIGATORIO]);
  await escreve(pagina, servico, 'Horta comunitária');
  await aciona(pagina, pagina.getByRole('button', { name: 'Continuar' }));
  const valor = pagina.getByLabel('Valor do plano por mês');
  await expect(valor).toBeVisible();
  await recusa(pagina, 'Continuar', [valor, OBRIGATORIO]);
  await escreve(pagina, valor, '90,00');
  await aciona(pagina, pagina.getByRole('button', { name: 'Continuar' }));
  const jaAssino = pagina.getByRole('radio', { name: /^Já assino/ });
  await expect(jaAssino).toBeVisible();
  const nome = pagina.getByLabel('Nome do grupo');
  await nome.fill('');
  await recusa(pagina, 'Continuar', [jaAssino, 'Diga se você já assina este plano.'], [nome, OBRIGATORIO]);
  await escolhe(pagina, pagina.getByRole('radio', { name: /^Vou assinar/ }));
  await expect(jaAssino).toHaveAccessibleDescription('');
  await escreve(pagina, nome, 'Horta do bairro');
  await aciona(pagina, pagina.getByRole('button', { name: 'Continuar' }));
  const senha = pagina.getByRole('radio', { name: /^Login e senha/ });
  await expect(senha).toBeVisible();
  await recusa(pagina, 'Ver resumo', [senha, OBRIGATORIO]);
  await escolhe(pagina, senha);
  await aciona(pagina, pagina.getByRole('button', { name: 'Ver resumo' }));
  const aceite = pagina.getByRole('checkbox', { name: /^Tenho permissão do serviço/ });
  await expect(aceite).toBeVisible();
  await recusa(pagina, 'Criar grupo', [aceite, 'Aceite as regras para administradores para continuar.']);
});

test('money that is added and withdrawn, the access that is sent, and the way out of a group', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Kelly', 'Novaes'), await pessoaPronta('Lauro', 'Pinho')];
  const acesso = { login: 'sala@exemplo.com.br', senha: 'Giz-Branco-27' };
  const id = await grupoComAcesso(dono.sessao, membro.sessao, acesso);
  await ganhaSaldo(membro.sessao, reais('80,00'));
  const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao, ...NO_CELULAR });
  const valor = pagina.getByLabel('Valor', { exact: true });

  await test.step('the wallet', async () => {
    await pagina.goto('/carteira/adicionar/valor');
    await recusa(pagina, 'Continuar', [valor, OBRIGATORIO]);
    await escreve(pagina, valor, '0,50');
    await recusa(pagina, /^Pagar com Pix/, [valor, /mínim|partir/i]);
    await pagina.goto('/carteira/retirada/valor');
    await recusa(pagina, 'Continuar', [valor, OBRIGATORIO]);
    await escreve(pagina, valor, '60,00');
    await aciona(pagina, pagina.getByRole('button', { name: 'Continuar' }));
    const cpf = pagina.getByLabel('CPF', { exact: true });
    await expect(cpf).toBeVisible();
    await recusa(pagina, 'Cadastrar chave', [cpf, OBRIGATORIO]);
    await escreve(pagina, cpf, '11111111111');
    await recusa(pagina, 'Cadastrar chave', [cpf, /CPF/]);
  });

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
    await aciona(dela, dela.getByRole('button', { name: 'Trocar dados de acesso' }));
    await expect(dela.getByRole('alert')).toHaveText('Preencha pelo menos um dos campos antes de enviar.');
    await expect(dela.getByLabel('E-mail ou usuário')).toBeFocused();
    const endereco = dela.getByLabel('Endereço (opcional)');
    await escreve(dela, endereco, 'servico.com');
    await recusa(dela, 'Trocar dados de acesso', [endereco, /https/]);
  });
});
