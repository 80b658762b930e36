import { expect, test } from '@playwright/test';
import { pagarPelaApi } from './vocabulary/banco.ts';
import { codigoPara, linkPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { escrito, reais } from './vocabulary/dinheiro.ts';
import { alguemNovo } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { acionaVendo, escreveVendo, mostraOFoco, vaiAte } from './vocabulary/teclado.ts';

/** The account, the administrator's duties and the wallet by keyboard alone; the focus is seen wherever it stops (spec 1, §8). */
const semMovimento = { reducedMotion: 'reduce' } as const;

test('an account is made, with both codes and the personal data', async ({ browser }) => {
  const eu = alguemNovo('Zilda', 'Paranhos');
  const { pagina } = await abrirNavegador(browser, semMovimento);
  const codigo = pagina.getByLabel('Código de 7 caracteres');
  const digita = async (destino: string): Promise<void> => {
    await expect(codigo).toBeFocused();
    await mostraOFoco(codigo);
    await pagina.keyboard.type(await codigoPara(destino));
  };

  await test.step('e-mail, name, password and the terms', async () => {
    await pagina.goto('/login');
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Criar conta' }));
    await escreveVendo(pagina, pagina.getByLabel('E-mail'), eu.email);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Continuar', exact: true }));
    await escreveVendo(pagina, pagina.getByLabel('Nome', { exact: true }), eu.nome);
    await escreveVendo(pagina, pagina.getByLabel('Sobrenome'), eu.sobrenome);
    await escreveVendo(pagina, pagina.getByLabel('Senha', { exact: true }), eu.senha);
    const termos = pagina.getByRole('checkbox', { name: 'Li e aceito os termos de uso' });
    await vaiAte(pagina, termos);
    await mostraOFoco(termos);
    await pagina.keyboard.press('Space');
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Criar conta' }));
  });

  await test.step('the code of the e-mail', async () => {
    await digita(eu.email);
    await expect(pagina.getByRole('heading', { name: `Sua conta está pronta, ${eu.nome}` })).toBeVisible();
  });

  await test.step('the phone and its code', async () => {
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Confirmar o telefone' }));
    await escreveVendo(pagina, pagina.getByLabel('Celular com DDD'), eu.telefone);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Enviar código por SMS' }));
    await digita(eu.telefone);
  });

  await test.step('CPF and date of birth', async () => {
    await escreveVendo(pagina, pagina.getByLabel('CPF'), eu.cpf);
    await escreveVendo(pagina, pagina.getByLabel('Data de nascimento'), eu.nascimento);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Salvar os meus dados' }));
    await expect(pagina.getByRole('heading', { name: 'Seus dados estão confirmados' })).toBeVisible();
  });
});

test('a lost password is made anew; the choice about marketing, and the end of the account', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Úrsula', 'Prates');
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  const nova = 'Janela#Verde81 no alto';

  await test.step('the link, and the new password', async () => {
    await pagina.goto('/login');
    await pagina.evaluate(() => localStorage.removeItem('rateia.sessao'));
    await pagina.goto('/login?redirect=%2Fportal-privacidade');
    await escreveVendo(pagina, pagina.getByLabel('E-mail'), eu.email);
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Esqueci a senha' }));
    await expect(pagina.getByLabel('E-mail')).toHaveValue(eu.email);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Receber o link' }));
    await expect(pagina.getByRole('heading', { name: 'Veja o seu e-mail' })).toBeVisible();
    await pagina.goto(await linkPara(eu.email, /\/recuperar-senha\//));
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Escolher nova senha' }));
    await escreveVendo(pagina, pagina.getByLabel('Nova senha', { exact: true }), nova);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Salvar nova senha' }));
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Entrar', exact: true }));
    await escreveVendo(pagina, pagina.getByLabel('E-mail'), eu.email);
    await escreveVendo(pagina, pagina.getByLabel('Senha', { exact: true }), nova);
    await pagina.keyboard.press('Enter');
  });

  await test.step('privacy', async () => {
    const aceite = pagina.getByRole('checkbox', { name: 'Aceito receber comunicações de divulgação' });
    await vaiAte(pagina, aceite);
    await mostraOFoco(aceite);
    await pagina.keyboard.press('Space');
    await expect(aceite).toBeChecked();
    await acionaVendo(pagina, pagina.getByRole('link', { name: /^Excluir a conta/ }));
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Receber código para excluir' }));
    const codigo = pagina.getByLabel('Código de 7 caracteres');
    await expect(codigo).toBeFocused();
    await mostraOFoco(codigo);
    await pagina.keyboard.type(await codigoPara(eu.email));
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Excluir a minha conta' }));
    await expect(pagina.getByRole('heading', { name: /^Sua conta será excluída em/ })).toBeVisible();
  });
});

test('the administrator says that the service is signed, and sends the access', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Yara', 'Bastos'), await pessoaPronta('Valter', 'Cunha')];
  const nome = `Canva da rádio ${Date.now() % 1e6}`;
  const id = await grupoPronto(dono.sessao, { nome, vagas: 1 });
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);
  const { pagina } = await abrirNavegador(browser, { sessao: dono.sessao, ...semMovimento });
  const acesso = { login: 'radio@exemplo.com.br', senha: 'Onda-Curta-27' };

  await test.step('liberar', async () => {
    const assinei = pagina.getByRole('link', { name: 'Já assinei o serviço' });
    // The payment is settled by the worker.
    await expect(async () => {
      await pagina.goto(`/grupo/admin/${id}`);
      await expect(assinei).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await acionaVendo(pagina, assinei);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Já assinei, avisar os membros' }));
    await expect(pagina.getByRole('heading', { name: 'Enviar acesso' })).toBeVisible();
  });

  await test.step('enviar', async () => {
    await escreveVendo(pagina, pagina.getByLabel('E-mail ou usuário'), acesso.login);
    await escreveVendo(pagina, pagina.getByLabel('Senha do serviço'), acesso.senha);
    await escreveVendo(pagina, pagina.getByLabel('Como entrar'), 'Pelo site do serviço.');
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Enviar dados de acesso' }));
    await expect(pagina).toHaveURL(new RegExp(`/grupo/admin/${id}$`));
  });
});

test('balance is added by Pix; the statement, a receipt and an invoice are read', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Wanda', 'Queirós'), await pessoaPronta('Xavier', 'Toledo')];
  const nome = `Canva do cinema ${Date.now() % 1e6}`;
  const id = await grupoPronto(dono.sessao, { nome, vagas: 1 });
  const total = reais('54,00');
  const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao, ...semMovimento });

  await test.step('the top-up', async () => {
    await pagina.goto('/carteira/creditos');
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Adicionar' }));
    await escreveVendo(pagina, pagina.getByLabel('Valor', { exact: true }), escrito(total).replace('R$ ', ''));
    await acionaVendo(pagina, pagina.getByRole('button', { name: /^Pagar com Pix/ }));
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Copiar código Pix' }));
    await pagarPelaApi(
      (await pagina
        .getByRole('status')
        .filter({ hasText: /^000201/ })
        .textContent()) ?? '',
    );
    await expect(pagina.getByRole('heading', { name: 'Saldo adicionado' })).toBeVisible();
  });

  await test.step('the statement of the account and of the month, and a receipt', async () => {
    await entraDireto(membro.sessao, id);
    await pagina.goto('/carteira/creditos');
    const periodo = pagina.getByRole('combobox', { name: 'Período' });
    await vaiAte(pagina, periodo);
    await mostraOFoco(periodo);
    await pagina.keyboard.press('ArrowDown');
    await expect(pagina.getByRole('heading', { name: /^Como .+ fecha$/ })).toBeVisible();
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Caução', exact: true }));
    await acionaVendo(pagina, pagina.getByRole('link', { name: /R\$ 27,00/ }).last());
    await expect(pagina.getByRole('heading', { name: 'Comprovante' })).toBeVisible();
  });

  await test.step('the invoice', async () => {
    await pagina.goto('/carteira/creditos');
    const extrato = pagina.getByRole('tab', { name: 'Extrato' });
    await vaiAte(pagina, extrato);
    await mostraOFoco(extrato);
    await pagina.keyboard.press('ArrowRight');
    await mostraOFoco(pagina.getByRole('tab', { name: /^Faturas/ }));
    await acionaVendo(pagina, pagina.getByRole('link').filter({ hasText: nome }));
    await expect(pagina.getByRole('heading', { name: 'Fatura', exact: true })).toBeVisible();
    await expect(pagina.getByRole('main')).toContainText(escrito(total));
  });
  const { saldos } = await chamar<{ saldos: { disponivel: number } }>('GET /credito', { como: membro.sessao });
  expect(saldos.disponivel).toBe(0);
});
