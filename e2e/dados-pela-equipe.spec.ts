import { expect, test } from '@playwright/test';
import { esperaMensagem } from './vocabulary/caixa-de-entrada.ts';
import { registrada, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO, soDela } from './vocabulary/gente.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

/** Data that only the staff changes, and requests to it by other channels (REGRAS 2.15, 2.24, 2.17). */
test('a CPF that another account gave too: given without a word of it, reported, released; then a name corrected', async ({
  browser,
}) => {
  const ocupante = await pessoaPronta('Caio', soDela('Neri'));
  const eu = { ...alguemNovo('Dora', soDela('Mora')), cpf: ocupante.eu.cpf };
  const dora = await personagem(browser, eu, { sessao: await registrada(eu) });
  const { pagina } = dora;
  async function informa(): Promise<void> {
    await pagina.goto('/cadastro/dados-fiscais');
    await pagina.getByLabel('CPF').fill(eu.cpf);
    await pagina.getByLabel('Data de nascimento').fill(eu.nascimento);
    await pagina.getByRole('button', { name: 'Salvar os meus dados' }).click();
  }

  await informa();
  await expect(pagina).not.toHaveURL(/dados-fiscais/);
  await esperaMensagem(ocupante.eu.email, /^Alguém informou o seu CPF em outra conta$/);
  await pagina.goto('/perfil/relatar-problema?assunto=7');
  await expect(pagina.getByLabel('Assunto')).toHaveValue('7');
  await pagina.getByLabel('O que está errado').fill('O CPF que está em outra conta é meu.');
  await pagina.getByRole('button', { name: 'Enviar relato' }).click();
  await expect(pagina.getByText('O CPF que está em outra conta é meu.')).toBeVisible();

  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await aline.abrePessoa(`${eu.nome} ${eu.sobrenome}`);
  await expect(aline.pagina.getByRole('list', { name: 'Relatos' })).toContainText('Corrigir meu nome');
  await aline.pagina.getByRole('button', { name: 'Liberar CPF em uso' }).click();
  const liberacao = aline.pagina.getByRole('dialog', { name: 'Liberar CPF em uso' });
  await liberacao.getByLabel('CPF desta pessoa').fill(eu.cpf);
  await liberacao.getByLabel('Motivo').fill('Mostrou o documento por vídeo.');
  await liberacao.getByRole('button', { name: 'Liberar CPF', exact: true }).click();
  await expect(liberacao).toBeHidden();
  await aline.veNaTrilha(/Aline Kato liberou o CPF desta pessoa.*Mostrou o documento por vídeo/);
  await esperaMensagem(ocupante.eu.email, /^Tiramos o CPF da sua conta$/);
  await esperaMensagem(eu.email, /^O seu CPF está livre para a sua conta$/);

  await pagina.goto('/perfil/dados-fiscais');
  await expect(pagina.getByRole('link', { name: 'Pedir correção' })).toHaveAttribute('href', /assunto=7$/);

  await aline.pagina.reload();
  await aline.pagina.getByRole('button', { name: 'Corrigir dados' }).click();
  const correcao = aline.pagina.getByRole('dialog', { name: 'Corrigir dados' });
  await correcao.getByLabel('Motivo').fill('O sobrenome mudou com o casamento.');
  await correcao.getByRole('button', { name: 'Salvar correção' }).click();
  await expect(correcao.getByText('Preencha o que muda.')).toBeVisible();
  const sobrenome = soDela('Alves');
  await correcao.getByLabel('Sobrenome').fill(sobrenome);
  await correcao.getByRole('button', { name: 'Salvar correção' }).click();
  await expect(aline.pagina.getByRole('heading', { name: `${eu.nome} ${sobrenome}`, level: 1 })).toBeVisible();
  await aline.veNaTrilha(/Aline Kato corrigiu nome, CPF ou nascimento/);
  await esperaMensagem(eu.email, /^Corrigimos os dados da sua conta$/);
  for (const quem of [dora, aline]) quem.reclamacoes.esperaNenhuma();
});

test('a copy of the data and the end of the account, requested by telephone', async ({ browser }) => {
  const { eu } = await pessoaPronta('Elis', soDela('Braga'));
  const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
  await aline.abrePessoa(`${eu.nome} ${eu.sobrenome}`);
  const pedidos = aline.pagina.getByRole('list', { name: 'Pedidos de privacidade' });
  await aline.agePela('Pedir cópia dos dados', 'Pediu por telefone.', 'Pedir cópia');
  await expect(pedidos).toContainText('Cópia dos dados');
  await esperaMensagem(eu.email, /^A cópia dos seus dados está pronta$/);
  await aline.agePela('Excluir a conta', 'Pediu por telefone.', 'Marcar exclusão');
  await expect(pedidos.getByRole('listitem').filter({ hasText: 'Exclusão da conta' })).toContainText(
    'Pode ser desfeita',
  );
  await expect(aline.pagina.getByRole('button', { name: 'Excluir a conta' })).toHaveCount(0);
  await aline.veNaTrilha(/Aline Kato pediu a exclusão em nome da pessoa.*Pediu por telefone/);
  await esperaMensagem(eu.email, /será excluída$/);
  aline.reclamacoes.esperaNenhuma();
});
