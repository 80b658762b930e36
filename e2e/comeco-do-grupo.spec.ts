import { expect, test } from '@playwright/test';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { reais } from './vocabulary/dinheiro.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

test('an administrator begins with the members so far, all of them paid, and goes on to sign the service (REGRAS 2.1)', async ({
  browser,
}) => {
  const dona = await pessoaPronta('Moema', 'Teles');
  const nome = `Canva do bairro ${Date.now() % 1e6}`;
  const id = await grupoPronto(dona.sessao, { nome, vagas: 3 });
  for (const [primeiro, ultimo] of [
    ['Nair', 'Prates'],
    ['Otto', 'Lins'],
  ] as const) {
    const { sessao } = await pessoaPronta(primeiro, ultimo);
    await ganhaSaldo(sessao, reais('54,00'));
    await entraDireto(sessao, id);
  }

  const moema = await personagem(browser, dona.eu, { sessao: dona.sessao });
  const { pagina } = moema;
  const comecar = pagina.getByRole('button', { name: 'Começar com 2 membros' });
  const pergunta = pagina.getByRole('dialog', { name: 'Começar com 2 membros?' });
  await moema.esperaStatus(id, STATUS_GRUPO.aguardandoMembros.rotulo);
  await pagina.goto(`/grupo/admin/${id}`);
  await comecar.click();
  await expect(pergunta).toContainText('O grupo sai da busca. Quando todos tiverem pago, você assina o serviço');
  await pergunta.getByRole('button', { name: 'Esperar mais membros' }).click();
  await expect(pergunta).toHaveCount(0);
  await moema.esperaStatus(id, STATUS_GRUPO.aguardandoMembros.rotulo);

  await pagina.goto(`/grupo/admin/${id}`);
  await comecar.click();
  await pergunta.getByRole('button', { name: 'Começar o grupo' }).click();
  await expect(pagina.getByText('Grupo iniciado')).toBeVisible();
  await moema.esperaStatus(id, STATUS_GRUPO.aguardandoAssinatura.rotulo);
  await moema.veProximoPasso(id, 'Assine o serviço e avise o grupo');
  await expect(pagina.getByRole('link', { name: 'Já assinei o serviço' })).toBeVisible();
  await expect(comecar).toHaveCount(0);
  moema.reclamacoes.esperaNenhuma();
});
