import { expect, test } from '@playwright/test';
import { codigoDoAplicativo } from './vocabulary/autenticador.ts';
import { esperaMensagem } from './vocabulary/caixa-de-entrada.ts';
import { cadastrada } from './vocabulary/chamadas.ts';
import { examina } from './vocabulary/exame.ts';
import { alguemNovo } from './vocabulary/gente.ts';
import { codigosBaixados, comChaveVirtual, semOfertaDeChave } from './vocabulary/seguranca.ts';
import { personagem } from './vocabulary.ts';

/** The second factor: an app, its recovery codes, a passkey (spec 1, §6 Two-factor). */
test('two-factor by app and passkey', async ({ browser }) => {
  const eu = alguemNovo('Lia', 'Peixoto');
  const lia = await personagem(browser, eu, { sessao: await cadastrada(eu) });
  const { pagina } = lia;
  await comChaveVirtual(pagina);
  await semOfertaDeChave(pagina);
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
  await lia.confirmaPeloEmail();
  const { segredo, codigos } = await lia.ativaAplicativo();
  expect(codigos).toHaveLength(10);
  await expect(pagina.getByText('Restam 10 códigos')).toBeVisible();
  await esperaMensagem(eu.email, /Um aplicativo autenticador foi ativado na sua conta/);

  await lia.saiDaConta();
  await lia.entra();
  await expect(pagina.getByRole('heading', { name: 'Falta um passo' })).toBeVisible();
  await examina(pagina, '/seguranca/pin');
  await pagina.getByLabel('Código do aplicativo').fill('000000');
  await expect(pagina.getByText(/Este código não confere/)).toBeVisible();
  await pagina.getByLabel('Código do aplicativo').fill(codigoDoAplicativo(segredo));
  await lia.estaNoInicio();

  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await pagina.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await pagina.getByLabel('Código de recuperação', { exact: true }).fill(codigos[0] ?? '');
  await pagina.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(pagina.getByText('Chave de acesso criada')).toBeVisible();

  await lia.saiDaConta();
  await lia.entra();
  await pagina.getByRole('button', { name: 'Usar uma chave de acesso' }).click();
  await pagina.getByRole('button', { name: 'Usar a chave de acesso', exact: true }).click();
  await lia.estaNoInicio();
});

test('new recovery codes, and the way back: passkey and app are removed', async ({ browser }) => {
  const eu = alguemNovo('Nadir', 'Peixoto');
  const nadir = await personagem(browser, eu, { sessao: await cadastrada(eu) });
  const { pagina } = nadir;
  const dialogo = pagina.getByRole('dialog');
  await comChaveVirtual(pagina);
  await semOfertaDeChave(pagina);
  async function provaCom(codigo = ''): Promise<void> {
    await dialogo.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await dialogo.getByLabel('Código de recuperação', { exact: true }).fill(codigo);
    await dialogo.getByRole('button', { name: 'Confirmar', exact: true }).click();
  }
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
  await nadir.confirmaPeloEmail();
  const { codigos: primeiros } = await nadir.ativaAplicativo();
  await pagina.getByRole('button', { name: 'Gerar novos códigos de recuperação' }).click();
  await provaCom(primeiros[0]);
  await expect(dialogo.getByRole('heading', { name: 'Guarde os seus códigos de recuperação' })).toBeVisible();
  const codigos = await dialogo.getByRole('listitem').allTextContents();
  expect(await codigosBaixados(pagina)).toEqual(expect.arrayContaining(codigos));
  await dialogo.getByRole('button', { name: 'Já guardei os códigos' }).click();
  expect(codigos).toHaveLength(10);
  expect(codigos.filter((codigo) => primeiros.includes(codigo))).toEqual([]);

  await pagina.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await provaCom(codigos[0]);
  await expect(pagina.getByText('Chave de acesso criada')).toBeVisible();
  await pagina.getByRole('button', { name: /^Remover a chave / }).click();
  await dialogo.getByRole('button', { name: /^Remover a chave / }).click();
  await provaCom(codigos[1]);
  await expect(pagina.getByText('Chave de acesso removida')).toBeVisible();
  await pagina.getByRole('button', { name: 'Remover o aplicativo autenticador' }).click();
  await dialogo.getByRole('button', { name: 'Remover o aplicativo autenticador' }).click();
  await provaCom(codigos[2]);
  await expect(pagina.getByText('Aplicativo autenticador removido')).toBeVisible();
  await expect(pagina.getByText('Desligada', { exact: true })).toBeVisible();
});

test('a passkey alone opens the account: by the button, and offered in the e-mail field', async ({ browser }) => {
  const eu = alguemNovo('Nina', 'Sales');
  const nina = await personagem(browser, eu, { sessao: await cadastrada(eu) });
  const { pagina } = nina;
  await comChaveVirtual(pagina);
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await nina.confirmaPeloEmail();
  await expect(pagina.getByText('Chave de acesso criada')).toBeVisible();
  await nina.saiDaConta();

  // The virtual key answers the offer of the e-mail field by itself, as a person who taps it.
  await pagina.goto('/login?redirect=%2Fcarteira%2Fcreditos');
  await expect(pagina).toHaveURL(/\/carteira\/creditos/);
  await expect(pagina.getByRole('heading', { name: 'Carteira', level: 1 })).toBeVisible();
  await nina.saiDaConta();

  // If the browser offers nothing by itself, the button asks.
  await semOfertaDeChave(pagina);
  await pagina.goto('/login');
  await pagina.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await nina.estaNoInicio();
  await pagina.goto('/perfil/seguranca');
  await expect(pagina.getByText('Entrou com uma chave de acesso').first()).toBeVisible();
});

test('a person without a passkey here is told so, and enters with the password', async ({ browser }) => {
  const eu = alguemNovo('Otto', 'Prates');
  await cadastrada(eu);
  const otto = await personagem(browser, eu);
  const { pagina } = otto;
  await pagina.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('nobody there', 'NotAllowedError'));
  });
  await pagina.goto('/login');
  await pagina.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(pagina.getByText(/Nenhuma chave de acesso respondeu/)).toBeVisible();
  await pagina.getByLabel('E-mail').fill(eu.email);
  await pagina.getByLabel('Senha', { exact: true }).fill(eu.senha);
  await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(pagina).toHaveURL(/\/login\/pin\/liberacao/);
});
