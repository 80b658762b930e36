import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { centavos } from '@rateia/domain/dinheiro';
import { codigoDoAplicativo } from './vocabulary/autenticador.ts';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { codigoPara, linkPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { avancaRelogio, esperaAManha } from './vocabulary/operacao.ts';
import { ganhaSaldo, grupoEmAnalise, pessoaPronta } from './vocabulary/preparo.ts';

import { personagem } from './vocabulary.ts';

/**
 * A person decides about her own data: which messages reach her, which copy she takes, and the end of the account
 * (REGRAS 2.17).
 */
test('the messages that a person wants, and a link that stops one kind', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Iara', 'Melo');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  await pagina.goto('/perfil/configuracao');
  await expect(pagina).toHaveURL(/\/perfil\/preferencias-de-comunicacao$/);
  const dicas = pagina.getByRole('group', { name: 'Por onde receber: Dicas' }).getByLabel('E-mail');
  await expect(dicas).not.toBeChecked();
  // It is drawn ticked a moment after the click: the page shows the answer that it kept.
  await dicas.click();
  await expect(dicas).toBeChecked();
  await pagina.reload();
  await expect(dicas).toBeChecked();
  const dosGrupos = pagina
    .getByRole('group', { name: 'Por onde receber: Novidades dos seus grupos' })
    .getByLabel('E-mail');
  await expect(dosGrupos).toBeChecked();
  await esperaAManha();
  const grupo = await grupoEmAnalise(sessao, { nome: 'Grupo da Iara' });
  await chamar(`POST /backoffice/grupos/${grupo}/aprovar`, {
    como: await sessaoDe(DEMONSTRACAO.suporte),
    corpo: { mensagem: 'Tudo certo.' },
  });
  await pagina.goto(await linkPara(eu.email, /^\/unsubscribe\//));
  await pagina.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(pagina.getByRole('heading', { name: 'Pronto, paramos de enviar' })).toBeVisible();
  await pagina.goto('/perfil/preferencias-de-comunicacao');
  await expect(dicas).toBeChecked();
  await expect(dosGrupos).not.toBeChecked();
  await pagina.goto('/politicas-privacidade');
  await expect(pagina.getByText('Comunicações de divulgação').first()).toBeVisible();
  reclamacoes.esperaNenhuma();
});

test('marketing is accepted in the portal, and stays so', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Iara', 'Prado');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  await pagina.goto('/portal-privacidade');
  const aceite = pagina.getByRole('checkbox', { name: 'Aceito receber comunicações de divulgação' });
  await expect(aceite).not.toBeChecked();
  const guardado = pagina.waitForResponse('**/aceite/marketing');
  await aceite.click();
  expect((await guardado).ok()).toBe(true);
  await pagina.reload();
  await expect(aceite).toBeChecked();
  reclamacoes.esperaNenhuma();
});

test('a copy of all data, as JSON and as PDF', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Joana', 'Reis');
  const { pagina, confirmaPeloEmail } = await personagem(browser, eu, { sessao });
  await pagina.goto('/portal-privacidade');
  await pagina.getByRole('button', { name: 'Pedir a cópia dos dados' }).click();
  await confirmaPeloEmail();
  async function baixar(botao: string): Promise<Buffer> {
    const espera = pagina.waitForEvent('download');
    await pagina.getByRole('button', { name: botao }).click();
    await confirmaPeloEmail();
    return readFileSync(await (await espera).path());
  }
  await expect(pagina.getByRole('button', { name: 'Baixar JSON' })).toBeVisible({ timeout: 20_000 });
  const json = (await baixar('Baixar JSON')).toString();
  for (const meu of [eu.email, eu.cpf, eu.telefone]) expect(json).toContain(meu);
  expect((await baixar('Baixar PDF')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('each obstacle to the end of an account is told with the page that settles it, until it is settled', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Nilza', 'Torres');
  await ganhaSaldo(sessao, centavos(2_000));
  const grupo = await grupoEmAnalise(sessao, { nome: 'Grupo da Nilza' });
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  const saldo = pagina.getByRole('link', { name: /Você tem saldo na carteira.*R\$\s20,00/ });
  const proprio = pagina.getByRole('link', { name: /Você administra Grupo da Nilza/ });
  await pagina.goto('/excluir-conta');
  await expect(pagina.getByText('Falta resolver antes de excluir')).toBeVisible();
  await expect(saldo).toBeVisible();
  await expect(pagina.getByRole('button', { name: 'Receber código para excluir' })).toHaveCount(0);
  await proprio.click();
  await expect(pagina).toHaveURL(new RegExp(`/grupo/admin/${grupo}$`));
  await chamar(`POST /backoffice/grupos/${grupo}/reprovar`, {
    como: await sessaoDe(DEMONSTRACAO.suporte),
    corpo: { mensagem: 'Este serviço não aceita grupos agora.' },
  });
  await pagina.goto('/excluir-conta');
  await expect(saldo).toBeVisible();
  await expect(proprio).toHaveCount(0);
  await saldo.click();
  await expect(pagina).toHaveURL(/\/carteira\/retirada\/valor$/);
  reclamacoes.esperaNenhuma();
});

test('the end of an account: requested, undone, requested again, and gone after seven days', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Lia', 'Torres');
  const { pagina } = await personagem(browser, eu, { sessao });
  async function pedir(): Promise<void> {
    await pagina.getByRole('button', { name: 'Receber código para excluir' }).click();
    await digitarCodigo(pagina, await codigoPara(eu.email));
    await pagina.getByRole('button', { name: 'Excluir a minha conta' }).click();
    await expect(pagina.getByRole('heading', { name: /^Sua conta será excluída em/ })).toBeVisible();
  }
  await pagina.goto('/excluir-conta');
  await pedir();
  await pagina.goto('/grupos');
  await expect(pagina).toHaveURL(/\/excluir-conta$/);
  await pagina.getByRole('button', { name: 'Manter a conta' }).click();
  await pedir();
  await avancaRelogio({ dias: 8 });
  await expect
    .poll(async () => (await chamar('GET /usuario', { como: sessao }).catch(() => 'encerrada')) as unknown)
    .toBe('encerrada');
});

test('the end of an account asks for the second factor of a person who has one, besides the code', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Dora', 'Peixoto');
  const dora = await personagem(browser, eu, { sessao });
  const { pagina } = dora;
  await pagina.goto('/perfil/seguranca');
  await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
  await dora.confirmaPeloEmail();
  const { segredo } = await dora.ativaAplicativo();
  await pagina.goto('/excluir-conta');
  await pagina.getByRole('button', { name: 'Receber código para excluir' }).click();
  await codigoPara(eu.email);
  await expect(pagina.getByText(/^Enviamos um código para .+\. Vale até \d{1,2}h\d{0,2}\.$/)).toBeVisible();
  await pagina.getByRole('button', { name: 'Enviar outro código' }).click();
  await digitarCodigo(pagina, await codigoPara(eu.email));
  await pagina.getByRole('button', { name: 'Excluir a minha conta' }).click();
  const dialogo = pagina.getByRole('dialog');
  await expect(dialogo.getByText('Para excluir a sua conta, precisamos saber que é você.')).toBeVisible();
  await dialogo.getByLabel('Código do aplicativo').fill(codigoDoAplicativo(segredo));
  await expect(pagina.getByRole('heading', { name: /^Sua conta será excluída em/ })).toBeVisible();
  dora.reclamacoes.espera(/seguranca\/autenticador: .* 400/);
  dora.reclamacoes.espera(/usuario\/excluir-dados\/\d+: .* 400/);
  dora.reclamacoes.esperaNenhuma();
});
