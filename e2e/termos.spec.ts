import { expect, test } from '@playwright/test';
import { chamar } from './vocabulary/chamadas.ts';
import { publicaPrivacidade, publicaTermos } from './vocabulary/documentos.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** Pages that a person may use without accepting (REGRAS 2.22). */
const SAIDAS = [
  [/^Levar uma cópia dos seus dados/, /\/portal-privacidade$/, 'Portal de privacidade'],
  [/^Ver e retirar o seu saldo/, /\/carteira\/creditos$/, 'Carteira'],
  [/^Excluir a conta/, /\/excluir-conta$/, 'Excluir a conta'],
] as const;
const MUDANCAS = 'O prazo para entregar o acesso ficou mais curto.';

/** Last of all: from the publication on, every account of this copy has new terms, and a new policy, to accept. */
test('new terms are published: a person who accepted the old ones is led to them from any page, accepts, and goes on (spec 1, §4)', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Téo', 'Guerra');
  const { pagina, reclamacoes } = await personagem(browser, eu, { sessao });
  await pagina.clock.install();
  await pagina.goto('/perfil');
  await expect(pagina.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible();

  const versao = await publicaTermos(MUDANCAS);
  await pagina.clock.fastForward('01:01');
  await pagina.getByRole('link', { name: 'Meus grupos' }).first().click();
  await expect(pagina).toHaveURL(/\/termo-uso\?redirect=%2Fmeus-grupos/);
  for (const caminho of ['/grupos', '/perfil/seguranca', '/perfil/edicao?volta=perfil']) {
    await pagina.goto(caminho);
    await expect(pagina).toHaveURL(/\/termo-uso/);
  }
  await expect(pagina.getByText(`Versão ${versao}, em vigor desde`)).toBeVisible();
  await expect(pagina.getByText(`O que mudou: ${MUDANCAS}`)).toBeVisible();
  for (const [saida, endereco, titulo] of SAIDAS) {
    await pagina.getByRole('link', { name: saida }).click();
    await expect(pagina).toHaveURL(endereco);
    await expect(pagina.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
    await pagina.goto('/perfil/edicao?volta=perfil');
    await expect(pagina).toHaveURL(/\/termo-uso/);
  }
  await pagina.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(pagina).toHaveURL(/\/perfil\/edicao\?volta=perfil/);
  await expect(pagina.getByRole('heading', { name: 'Editar perfil', level: 1 })).toBeVisible();

  await pagina.goto('/termo-uso');
  await expect(pagina.getByText(`Você aceitou a versão ${versao} em `)).toBeVisible();

  const daPolitica = await publicaPrivacidade('Dizemos por quanto tempo guardamos cada dado.');
  await pagina.goto('/meus-grupos');
  await expect(pagina).toHaveURL(/\/termo-uso\?redirect=%2Fmeus-grupos/);
  await expect(pagina.getByText(`Política de privacidade, versão ${daPolitica}`)).toBeVisible();
  await expect(pagina.getByText('O que mudou: Dizemos por quanto tempo')).toBeVisible();
  await pagina.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(pagina).toHaveURL(/\/meus-grupos/);

  const { itens } = await chamar<{
    readonly itens: readonly { readonly documento: string; readonly versao: string }[];
  }>('GET /politica-privacidade/aceite', { como: sessao });
  const dosTermos = itens.filter(({ documento }) => documento === 'termos');
  expect(dosTermos.map((aceite) => aceite.versao)).toEqual([versao, String(Number(versao) - 1)]);
  expect(itens.find(({ documento }) => documento === 'privacidade')?.versao).toBe(daPolitica);
  reclamacoes.esperaNenhuma();
});
