import { expect, test } from '@playwright/test';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { codigoPara, esperaMensagem, esvaziaCaixa, linkPara } from './vocabulary/caixa-de-entrada.ts';
import { cadastrada, chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { examina } from './vocabulary/exame.ts';
import { alguemNovo } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { personagem } from './vocabulary.ts';

/** The ways into an account, and the owner's means to keep others out (spec 1, §4 Session). */
const NOVA = 'Janela#Verde81 no alto';

test('new device: by the code, by the link of the e-mail, and "não fui eu"', async ({ browser }) => {
  const eu = alguemNovo('Iara', 'Campos');
  await cadastrada(eu);
  const iara = await personagem(browser, eu);
  await iara.entra();
  await expect(iara.pagina.getByRole('heading', { name: 'É você neste aparelho?' })).toBeVisible();
  await digitarCodigo(iara.pagina, 'AAAAAAA');
  await expect(iara.pagina.getByText('PIN inválido ou expirado')).toBeVisible();
  await expect(iara.pagina.getByLabel('Código de 7 caracteres')).toHaveValue('AAAAAAA');
  await codigoPara(eu.email);
  await iara.pagina.getByRole('button', { name: 'Não recebi, quero outro código' }).click();
  await expect(iara.pagina.getByText('Enviamos outro código para o seu e-mail')).toBeVisible();
  await expect(iara.pagina.getByText('PIN inválido ou expirado')).toBeHidden();
  await digitarCodigo(iara.pagina, await codigoPara(eu.email));
  await iara.estaNoInicio();
  await esperaMensagem(eu.email, /Um novo aparelho entrou na sua conta/);

  await esvaziaCaixa(eu.email);
  const tablet = await personagem(browser, eu);
  await tablet.entra();
  await tablet.pagina.getByRole('link', { name: 'Confirmei pelo link do e-mail' }).click();
  await expect(tablet.pagina.getByRole('heading', { name: 'Esperando a sua confirmação' })).toBeVisible();
  await examina(tablet.pagina, '/seguranca/pendente');
  const emOutroLugar = await personagem(browser, eu);
  await emOutroLugar.pagina.goto(await linkPara(eu.email, /\/seguranca\/liberacao\//));
  await expect(emOutroLugar.pagina.getByText(/Chrome em/)).toBeVisible();
  await examina(emOutroLugar.pagina, '/seguranca/liberacao/{hash}');
  await emOutroLugar.pagina.getByRole('button', { name: 'Sim, sou eu: liberar o aparelho' }).click();
  await expect(emOutroLugar.pagina.getByRole('heading', { name: 'Aparelho liberado' })).toBeVisible();
  await tablet.estaNoInicio();

  await iara.pagina.goto('/perfil/seguranca');
  await expect(iara.pagina.getByText('Este aparelho', { exact: true })).toBeVisible();
  await examina(iara.pagina, '/perfil/seguranca');

  await emOutroLugar.pagina.goto(await linkPara(eu.email, /\/seguranca\/bloquear\//));
  await expect(emOutroLugar.pagina.getByRole('heading', { name: 'Bloquear a sua conta?' })).toBeVisible();
  await examina(emOutroLugar.pagina, '/seguranca/bloquear/{id}');
  await emOutroLugar.pagina.getByRole('button', { name: 'Bloquear a minha conta' }).click();
  await expect(emOutroLugar.pagina.getByRole('heading', { name: 'Sua conta está protegida' })).toBeVisible();
  await tablet.pagina.reload();
  await expect(tablet.pagina.getByText(/Sua sessão expirou, você será desconectado\. Cód\.: 401/)).toBeVisible();
  await tablet.pagina.getByRole('button', { name: 'Entendi' }).click();
  await expect(tablet.pagina).toHaveURL(/\/login/);
  await tablet.entra();
  await expect(tablet.pagina.getByRole('heading', { name: 'É hora de criar uma nova senha' })).toBeVisible();
  await examina(tablet.pagina, '/senha-expirada');
});

test('lost password', async ({ browser }) => {
  const eu = alguemNovo('Joel', 'Farias');
  const sessao = await cadastrada(eu);
  const joel = await personagem(browser, eu, { sessao });
  const { pagina } = joel;
  await joel.saiDaConta();
  // The page that he was going to, and the typed e-mail, go along to the end.
  await pagina.goto('/login?redirect=%2Fcarteira%2Fcreditos');
  await pagina.getByLabel('E-mail').fill(eu.email);
  await pagina.getByRole('link', { name: 'Esqueci a senha' }).click();
  await examina(pagina, '/esqueci-a-senha');
  await expect(pagina.getByLabel('E-mail')).toHaveValue(eu.email);
  expect(pagina.url()).not.toContain('exemplo.com.br');
  await pagina.getByRole('button', { name: 'Receber o link' }).click();
  await expect(pagina.getByRole('heading', { name: 'Veja o seu e-mail' })).toBeVisible();
  const link = await linkPara(eu.email, /\/recuperar-senha\//);
  await pagina.goto(link);
  await examina(pagina, '/recuperar-senha/{id}');
  await pagina.getByRole('button', { name: 'Escolher nova senha' }).click();
  await expect(pagina.getByRole('heading', { name: 'Qual vai ser a sua nova senha?' })).toBeVisible();
  await examina(pagina, '/nova-senha/{id}');
  const campo = pagina.getByLabel('Nova senha', { exact: true });
  await campo.fill('Senha@12345');
  await expect(pagina.getByText('Ainda não serve')).toBeVisible();
  await pagina.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(pagina.getByText('Essa senha é muito comum. Escolha outra.')).toBeVisible();
  await campo.fill(NOVA);
  await expect(pagina.getByText('Forte', { exact: true })).toBeVisible();
  await pagina.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(pagina.getByRole('heading', { name: 'Sua senha foi trocada' })).toBeVisible();
  await pagina.getByRole('link', { name: 'Entrar', exact: true }).click();
  await joel.preencheLogin();
  await expect(pagina.getByText('E-mail ou senha não conferem.')).toBeVisible();
  await pagina.getByLabel('Senha', { exact: true }).fill(NOVA);
  await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(pagina).toHaveURL(/\/carteira\/creditos/);
  await pagina.goto(link);
  await pagina.getByRole('button', { name: 'Escolher nova senha' }).click();
  await expect(pagina.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();

  await esvaziaCaixa(eu.email);
  await pagina.goto('/usuario/bloqueia');
  await pagina.getByLabel('E-mail').fill(eu.email);
  await pagina.getByRole('button', { name: 'Receber o link de bloqueio' }).click();
  const token = (await linkPara(eu.email, /\/seguranca\/bloquear\//)).split('/').at(-1);
  await pagina.goto(`/usuario/bloqueia/${token}`);
  await expect(pagina.getByRole('heading', { name: 'Bloquear a sua conta?' })).toBeVisible();
  await examina(pagina, '/usuario/bloqueia/{parametro?}');
  await pagina.getByRole('button', { name: 'Bloquear a minha conta' }).click();
  await expect(pagina.getByRole('heading', { name: 'Sua conta está protegida' })).toBeVisible();
});

test("a device that waits is released on the list of devices, removed from it, and refused as a stranger's", async ({
  browser,
}) => {
  const eu = alguemNovo('Ruth', 'Campos');
  const ruth = await personagem(browser, eu, { sessao: await cadastrada(eu) });
  const { pagina } = ruth;
  const outro = await personagem(browser, eu);
  async function pede(): Promise<void> {
    await outro.entra();
    await expect(outro.pagina.getByRole('heading', { name: 'É você neste aparelho?' })).toBeVisible();
    // The code of that login is not typed, and not taken for that of the confirmation, which may come after it.
    await codigoPara(eu.email);
    await pagina.goto('/perfil/seguranca');
  }
  await pede();
  await outro.pagina.getByRole('link', { name: 'Confirmei pelo link do e-mail' }).click();
  await pagina.getByRole('button', { name: /^Liberar Chrome/ }).click();
  await ruth.confirmaPeloEmail();
  await expect(pagina.getByText('Aparelho liberado')).toBeVisible();
  await outro.estaNoInicio();

  const remover = pagina.getByRole('button', { name: /^Remover Chrome/ });
  await remover.click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Manter o aparelho' }).click();
  await remover.click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Remover o aparelho' }).click();
  await expect(pagina.getByText('Aparelho removido')).toBeVisible();
  await outro.pagina.reload();
  await outro.pagina.getByRole('button', { name: 'Entendi' }).click();

  await pede();
  await pagina.getByRole('button', { name: /^Não fui eu: Chrome/ }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Bloquear a minha conta' }).click();
  await expect(pagina.getByRole('heading', { name: 'É hora de criar uma nova senha' })).toBeVisible();
});

test('one session is ended, then all the others, and the password is changed by a person who knows the old one', async ({
  browser,
}) => {
  const eu = alguemNovo('Rita', 'Farias');
  const sessao = await cadastrada(eu);
  const uma = await sessaoDe(eu.email, eu.senha);
  const { pagina } = await personagem(browser, eu, { sessao });
  const { pagina: emOutroLugar } = await abrirNavegador(browser, { sessao: uma });
  await emOutroLugar.goto('/grupos');
  await expect(emOutroLugar.getByRole('button', { name: /^Notificações/ })).toBeVisible();
  await pagina.goto('/perfil/seguranca');
  const dialogo = pagina.getByRole('dialog');
  await expect(pagina.getByText(/^Usada .+ · IP 127\.0\.0\.•••, como neste aparelho$/)).toBeVisible();
  await pagina.getByRole('button', { name: /^Encerrar a sessão em/ }).click();
  await dialogo.getByRole('button', { name: 'Encerrar a sessão' }).click();
  await expect(pagina.getByText('Sessão encerrada', { exact: true })).toBeVisible();
  await expect(pagina.getByRole('button', { name: /^Encerrar a/ })).toHaveCount(0);
  await expect(chamar('GET /usuario', { como: uma })).rejects.toThrow(/401/);
  // The page that nobody touches hears of it, says so once and leads to the login.
  const expirou = emOutroLugar.getByRole('dialog', { name: 'Sessão expirada' });
  await expect(expirou).toBeVisible();
  await expirou.getByRole('button', { name: 'Entendi' }).click();
  await expect(emOutroLugar).toHaveURL(/\/login/);
  await expect(pagina).toHaveURL(/\/perfil\/seguranca/);

  const outra = await sessaoDe(eu.email, eu.senha);
  await pagina.reload();
  await pagina.getByRole('button', { name: 'Encerrar as outras' }).click();
  await dialogo.getByRole('button', { name: 'Encerrar as outras' }).click();
  await expect(pagina.getByText('Encerramos as outras sessões')).toBeVisible();
  await expect(chamar('GET /usuario', { como: outra })).rejects.toThrow(/401/);

  await pagina.getByRole('button', { name: 'Trocar a senha' }).click();
  await dialogo.getByLabel('Senha atual').fill('Nao#Esta27');
  await dialogo.getByLabel('Nova senha', { exact: true }).fill(NOVA);
  await dialogo.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(dialogo.getByText('A senha atual não confere.')).toBeVisible();
  await dialogo.getByLabel('Senha atual').fill(eu.senha);
  await dialogo.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(pagina.getByText('Senha trocada. Encerramos as outras sessões.')).toBeVisible();
  await sessaoDe(eu.email, NOVA);
});
