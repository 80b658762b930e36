import { expect, test } from '@playwright/test';
import { digitarCodigo, pedeOutroCodigo } from './vocabulary/cadastro.ts';
import { codigoPara, linkPara } from './vocabulary/caixa-de-entrada.ts';
import { cadastrada, chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { entraCom, escolhe, temConta } from './vocabulary/social.ts';
import { personagem } from './vocabulary.ts';

/** Registration in every way there is (spec 1, §4); the differences between the two providers are proved in the API. */
test('by e-mail, with the code; the phone by the second of two', async ({ browser }) => {
  const ana = await personagem(browser, alguemNovo('Ana', 'Lemos'));
  const { pagina } = ana;
  await ana.registra();
  await ana.confirmaEmail();
  await pagina.getByRole('link', { name: 'Confirmar o telefone' }).click();
  await pagina.getByLabel('Celular com DDD').fill(ana.telefone);
  await pagina.getByRole('button', { name: 'Enviar código por SMS' }).click();
  const { segundo } = await pedeOutroCodigo(pagina, ana.telefone);
  await expect(pagina.getByText('Outro código enviado por SMS')).toBeVisible();
  await digitarCodigo(pagina, segundo);
  await expect(pagina.getByRole('heading', { name: 'Quais são os seus dados?' })).toBeVisible();
  ana.reclamacoes.esperaNenhuma();
});

test('by the link of a friend, with his name (spec 1, §7 indicacao/{code}/obter-usuario)', async ({ browser }) => {
  const rafael = await chamar<{ readonly codIndicacao: string; readonly primeiroNome: string }>('GET /usuario', {
    como: await sessaoDe(DEMONSTRACAO.administrador),
  });
  const { pagina, reclamacoes, ...gil } = await personagem(browser, alguemNovo('Gil', 'Sena'));
  const veio = { ref: rafael.codIndicacao, cupom: 'VERAO10', utm_source: 'radio', utm_campaign: 'verão' };
  await pagina.goto(`/cadastro?${new URLSearchParams(veio).toString()}`);
  await expect(pagina.getByText(`Convite de ${rafael.primeiroNome}`)).toBeVisible();
  // A person who comes back another day, by another link, still counts for the first (spec 1, §4).
  await pagina.goto('/login?utm_source=jornal');
  const cadastro = pagina.waitForRequest(
    (pedido) => /\/api\/v1\/usuario$/.test(pedido.url()) && pedido.method() === 'POST',
  );
  await gil.registra();
  expect((await cadastro).postDataJSON()).toMatchObject({ campanha: veio });
  reclamacoes.esperaNenhuma();
  const { pagina: outra } = await personagem(browser, alguemNovo('Lia', 'Sena'));
  await outra.goto('/cadastro?ref=0000000000');
  await expect(outra.getByLabel('E-mail')).toBeVisible();
  await expect(outra.getByText(/^Convite de/)).toBeHidden();
});

test('terms that have not come are requested again, and nothing is accepted without them', async ({ browser }) => {
  const eu = alguemNovo('Nilo', 'Sena');
  const { pagina } = await personagem(browser, eu);
  const termos = '**/api/v1/termo-uso';
  await pagina.route(termos, (rota) => rota.fulfill({ status: 500, json: { message: 'Em obras.' } }));
  await pagina.goto('/cadastro');
  await pagina.getByLabel('E-mail').fill(eu.email);
  await pagina.getByRole('button', { name: 'Continuar', exact: true }).click();
  const criar = pagina.getByRole('button', { name: 'Criar conta' });
  await criar.click();
  for (const falta of ['O campo Sobrenome é obrigatório.', 'Aceite os termos de uso para continuar.'])
    await expect(pagina.getByText(falta)).toBeVisible();
  await pagina.getByLabel('Nome', { exact: true }).fill(eu.nome);
  await pagina.getByLabel('Sobrenome').fill(eu.sobrenome);
  await pagina.getByLabel('Senha', { exact: true }).fill(eu.senha);
  await pagina.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check();
  await criar.click();
  await expect(pagina.getByText(/^Não conseguimos carregar os termos de uso/)).toBeVisible();
  await pagina.unroute(termos);
  await criar.click();
  await expect(pagina.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
});

test('the phone by Telegram: the number is shared with the bot, and no code is typed', async ({ browser }) => {
  const eu = alguemNovo('Elias', 'Porto');
  const elias = await personagem(browser, eu);
  await elias.registra();
  await elias.confirmaEmail();
  const { pagina } = elias;
  await pagina.getByRole('link', { name: 'Confirmar o telefone' }).click();
  await pagina.getByRole('button', { name: 'Confirmar pelo Telegram' }).click();
  await expect(pagina.getByText('O campo Telefone é obrigatório.')).toBeVisible();
  await pagina.getByLabel('Celular com DDD').fill(eu.telefone);
  await pagina.getByRole('button', { name: 'Confirmar pelo Telegram' }).click();
  const conversa = pagina.context().waitForEvent('page');
  await pagina.getByRole('link', { name: 'Abrir o Telegram' }).click();
  const robo = await conversa;
  await robo.getByLabel('Número da sua conta do Telegram').fill(eu.telefone);
  await robo.getByRole('button', { name: 'Iniciar e compartilhar o número' }).click();
  await expect(robo.getByRole('heading', { name: 'Conversa iniciada' })).toBeVisible();
  await robo.close();
  await expect(pagina.getByRole('heading', { name: 'Seu telefone já está confirmado' })).toBeVisible();
  elias.reclamacoes.esperaNenhuma();
});

test('by e-mail, with the link, on another device', async ({ browser }) => {
  const eu = alguemNovo('Caio', 'Braga');
  const caio = await personagem(browser, eu);
  await caio.registra();
  const link = await linkPara(eu.email, /^\/cadastro\/confirmacao\//);
  const { pagina } = await personagem(browser, eu);
  await pagina.goto(link);
  await expect(pagina.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
  await pagina.getByRole('button', { name: 'Confirmar o meu e-mail' }).click();
  await expect(pagina.getByRole('heading', { name: `Sua conta está pronta, ${eu.nome}` })).toBeVisible();
  // The phone, from the profile: another code goes to the same number, another number begins again.
  await pagina.goto('/perfil/telefone/validar');
  await pagina.getByLabel('Celular com DDD').fill(eu.telefone);
  await pagina.getByRole('button', { name: 'Enviar código por SMS' }).click();
  await expect(pagina.getByRole('button', { name: 'Usar outro número' })).toBeVisible();
  const { segundo } = await pedeOutroCodigo(pagina, eu.telefone);
  await expect(pagina.getByText('Outro código enviado por SMS')).toBeVisible();
  await digitarCodigo(pagina, segundo);
  await expect(pagina).toHaveURL(/\/perfil$/);
  // Once: a person who finds the link later finds nothing.
  const { pagina: depois } = await personagem(browser, eu);
  await depois.goto(link);
  await expect(depois.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
});

test('by e-mail, with the code typed where nothing of the registration is left', async ({ browser }) => {
  const eu = alguemNovo('Dora', 'Pires');
  const dora = await personagem(browser, eu);
  await dora.registra();
  const { pagina } = await personagem(browser, eu);
  await pagina.goto('/cadastro/pin/ativar');
  await pagina.getByRole('button', { name: 'Enviar outro código' }).click();
  const semEmail = pagina.getByText('Digite o e-mail para receber outro código.');
  await expect(semEmail).toBeVisible();
  await pagina.getByRole('button', { name: 'Ativar a minha conta' }).click();
  await expect(pagina.getByText('O campo E-mail é obrigatório.')).toBeVisible();
  await pagina.getByLabel('E-mail').fill(eu.email);
  await expect(semEmail).toBeHidden();
  const { segundo } = await pedeOutroCodigo(pagina, eu.email);
  await expect(pagina.getByText(/^Se ainda couber um envio nesta hora/)).toBeVisible();
  await digitarCodigo(pagina, segundo);
  await pagina.getByRole('button', { name: 'Ativar a minha conta' }).click();
  await expect(pagina.getByRole('heading', { name: `Sua conta está pronta, ${eu.nome}` })).toBeVisible();
});

test('another code is promised only while one can still go out (REGRAS 2.6, 2.18)', async ({ browser }) => {
  const { pagina, ...beto } = await personagem(browser, alguemNovo('Beto', 'Nunes'));
  await beto.registra();
  const outro = pagina.getByRole('button', { name: 'Enviar outro código' });
  await expect(pagina.getByText(/^O código vale até /)).toBeVisible();
  const naoCoube = pagina.getByText('Nesta hora já pedimos 3 códigos para este e-mail. Use o último que chegou.');
  for (let envio = 2; envio <= 3; envio++) {
    const resposta = pagina.waitForResponse('**/api/v1/usuario/cadastro/reenviar-pin');
    await outro.click();
    await resposta;
    await expect(pagina.getByText(/^Se ainda couber um envio nesta hora/).first()).toBeVisible();
  }
  await expect(pagina.getByText(/^Cada código vale por 10 minutos, e só o último que chegou serve\./)).toBeVisible();
  await expect(naoCoube).toHaveCount(0);
  await outro.click();
  await expect(naoCoube).toBeVisible();
});

test('google: a new account is finished, and the next time goes straight in', async ({ browser }) => {
  // Providers have such names, and this product does not take them (REGRAS 2.21).
  const eu = alguemNovo('Helena', "Sant'Anna");
  await temConta('google', eu);
  const helena = await personagem(browser, eu);
  const { pagina } = helena;
  await entraCom(pagina, 'google', eu);
  await expect(pagina.getByRole('heading', { name: 'Está certo o seu nome?' })).toBeVisible();
  // No part of the login at the provider stays in the address.
  expect(new URL(pagina.url()).search).toBe('');
  await expect(pagina.getByLabel('Sobrenome')).toHaveValue(eu.sobrenome);
  const comoEscrever = 'Só letras e espaços: troque o apóstrofo ou o hífen por um espaço.';
  await expect(pagina.getByText(comoEscrever)).toBeVisible();
  await pagina.getByRole('button', { name: 'Criar conta' }).click();
  await expect(pagina.getByText('Aceite os termos de uso para continuar.')).toBeVisible();
  // The field says it, and screen readers are told.
  await expect(pagina.getByText(`O campo Sobrenome precisa ter apenas letras. ${comoEscrever}`).first()).toBeVisible();
  await pagina.getByLabel('Sobrenome').fill('Sant Anna');
  await pagina.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check();
  await pagina.getByRole('button', { name: 'Criar conta' }).click();
  await expect(pagina.getByRole('heading', { name: `Sua conta está pronta, ${eu.nome}` })).toBeVisible();

  await pagina.evaluate(() => localStorage.removeItem('rateia.sessao'));
  await entraCom(pagina, 'google', eu);
  await expect(pagina).toHaveURL(/\/grupos/);
  helena.reclamacoes.esperaNenhuma();

  // A person who registered without a password makes one, and has two ways in.
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Criar uma senha' }).click();
  const dialogo = pagina.getByRole('dialog', { name: 'Criar uma senha' });
  await expect(dialogo.getByLabel('Senha atual')).toHaveCount(0);
  await dialogo.getByLabel('Nova senha', { exact: true }).fill(eu.senha);
  await dialogo.getByRole('button', { name: 'Salvar nova senha' }).click();
  await helena.confirmaPeloEmail();
  await expect(pagina.getByText('Senha criada')).toBeVisible();
  await expect(pagina.getByRole('button', { name: 'Trocar a senha' })).toBeVisible();
  await sessaoDe(eu.email, eu.senha);
});

test('facebook: a known e-mail asks for its code, and links', async ({ browser }) => {
  const eu = alguemNovo('Ivo', 'Castanho');
  await cadastrada(eu);
  await temConta('facebook', eu);
  const { pagina } = await personagem(browser, eu);
  await entraCom(pagina, 'facebook', eu);
  await expect(pagina.getByRole('heading', { name: 'Falta pouco: você já tem conta aqui' })).toBeVisible();
  await digitarCodigo(pagina, (await pedeOutroCodigo(pagina, eu.email)).segundo);
  await expect(pagina).toHaveURL(/\/grupos/);
});

test('google: an e-mail that it has not verified is refused', async ({ browser }) => {
  const eu = alguemNovo('Lia', 'Moura');
  await temConta('google', eu, false);
  const { pagina } = await personagem(browser, eu);
  await entraCom(pagina, 'google', eu);
  await expect(pagina.getByRole('heading', { name: 'Não deu para entrar' })).toBeVisible();
  await expect(pagina.getByText('Esta conta não tem um e-mail confirmado')).toBeVisible();
  await expect(pagina.getByRole('link', { name: 'Criar conta com e-mail' })).toBeVisible();
});

test('a person who gives up at the provider is back at the former page', async ({ browser }) => {
  const { pagina } = await personagem(browser, alguemNovo('Nina', 'Alves'));
  await pagina.goto('/login');
  await pagina.getByRole('button', { name: 'Continuar com Google' }).click();
  await pagina.getByRole('button', { name: 'Cancelar e voltar' }).click();
  await expect(pagina.getByRole('heading', { name: 'Você voltou sem escolher uma conta' })).toBeVisible();
  await pagina.getByRole('link', { name: 'Voltar ao login' }).click();
  await expect(pagina.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
});

test('an answer that another browser requested logs nobody in', async ({ browser }) => {
  const { pagina } = await personagem(browser, alguemNovo('Rui', 'Torres'));
  await pagina.goto('/cadastro/retorno/google?code=de-outra-pessoa&state=de-outra-pessoa');
  await expect(pagina.getByRole('heading', { name: 'Esta entrada não começou aqui' })).toBeVisible();
  expect(new URL(pagina.url()).search).toBe('');
});

test('an account links Google in its security, enters with it, and unlinks it', async ({ browser }) => {
  const eu = alguemNovo('Tina', 'Rocha');
  const sessao = await cadastrada(eu);
  await temConta('google', eu);
  const tina = await personagem(browser, eu, { sessao });
  const { pagina } = tina;
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Ligar o Google' }).click();
  await escolhe(pagina, 'google', eu);
  await tina.confirmaPeloEmail();
  await expect(pagina).toHaveURL(/\/perfil\/seguranca$/);

  // A device that the account does not know is released first, and then goes where it was going.
  const { pagina: outra } = await personagem(browser, eu);
  await outra.goto('/login?redirect=%2Fperfil%2Fseguranca');
  await outra.getByRole('button', { name: 'Continuar com Google' }).click();
  await escolhe(outra, 'google', eu);
  await expect(outra).toHaveURL(/\/login\/pin\/liberacao/);
  await digitarCodigo(outra, await codigoPara(eu.email));
  await expect(outra).toHaveURL(/\/perfil\/seguranca$/);

  await pagina.getByRole('button', { name: 'Desligar o Google' }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Desligar o Google' }).click();
  const { primeiro, segundo } = await pedeOutroCodigo(pagina, eu.email);
  await digitarCodigo(pagina, primeiro);
  await expect(pagina.getByRole('dialog').getByText('PIN inválido ou expirado')).toBeVisible();
  await digitarCodigo(pagina, segundo);
  await expect(pagina.getByRole('button', { name: 'Ligar o Google' })).toBeVisible();
});
