import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { codigoPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar } from './vocabulary/chamadas.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** Whoever decides about the own data: what reaches her, what she takes along, and the end of the account (REGRAS 2.17). */
const semMovimento = { reducedMotion: 'reduce' } as const;

test('what a person wants to be told, and a link that stops it', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Iara', 'Melo');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao, ...semMovimento });
  await pagina.goto('/perfil/configuracao');
  await expect(pagina).toHaveURL(/\/perfil\/preferencias-de-comunicacao$/);
  const dicas = pagina.getByRole('group', { name: 'Por onde receber: Dicas' }).getByLabel('E-mail');
  await expect(dicas).not.toBeChecked();
  await dicas.check();
  await pagina.reload();
  await expect(dicas).toBeChecked();
  await pagina.goto(`/unsubscribe/${'x'.repeat(96)}`);
  await pagina.getByRole('button', { name: 'Parar de receber' }).click();
  await expect(pagina.getByRole('heading', { name: 'Pronto, paramos de enviar' })).toBeVisible();
  await pagina.goto('/politicas-privacidade');
  await expect(pagina.getByText('Comunicações de divulgação').first()).toBeVisible();
  reclamacoes.esperaNenhuma();
});

test('a copy of all data, as JSON and as PDF', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Joana', 'Reis');
  const { pagina, confirmaPeloEmail } = await personagem(browser, eu, { sessao, ...semMovimento });
  await pagina.goto('/portal-privacidade');
  await pagina.getByRole('button', { name: 'Pedir a cópia dos dados' }).click();
  await confirmaPeloEmail();
  const baixar = async (botao: string): Promise<Buffer> => {
    const espera = pagina.waitForEvent('download');
    await pagina.getByRole('button', { name: botao }).click();
    return readFileSync(await (await espera).path());
  };
  await expect(pagina.getByRole('button', { name: 'Baixar JSON' })).toBeVisible({ timeout: 20_000 });
  const json = (await baixar('Baixar JSON')).toString();
  for (const meu of [eu.email, eu.cpf, eu.telefone]) expect(json).toContain(meu);
  expect((await baixar('Baixar PDF')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the end of an account: asked for, undone, asked for again, and gone after seven days', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Lia', 'Torres');
  const { pagina } = await personagem(browser, eu, { sessao, ...semMovimento });
  const pedir = async (): Promise<void> => {
    await pagina.getByRole('button', { name: 'Receber código para excluir' }).click();
    await digitarCodigo(pagina, await codigoPara(eu.email));
    await pagina.getByRole('button', { name: 'Excluir a minha conta' }).click();
    await expect(pagina.getByRole('heading', { name: /^Sua conta será excluída em/ })).toBeVisible();
  };
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
