import { expect, test } from '@playwright/test';
import { chamar } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { examina } from './vocabulary/exame.ts';
import { soDela } from './vocabulary/gente.ts';
import { entraDireto, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

type Saldo = { readonly saldos: { readonly disponivel: number } };

test('a member complains, gets a proposal with its sum, accepts it and has the money (REGRAS 2.7)', async ({
  browser,
}) => {
  const dono = await pessoaPronta('Igor', soDela('Tavares'));
  const nome = `Canva da reclamação ${Date.now() % 1e6}`;
  const grupo = await grupoPronto(dono.sessao, { nome, vagas: 2 });
  const membro = await pessoaPronta('Sofia', 'Mendes');
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, grupo);
  const sofia = await personagem(browser, membro.eu, { sessao: membro.sessao });
  const { pagina, reclamacoes } = sofia;

  await pagina.goto(`/grupo/membro/${grupo}`);
  await pagina.getByRole('link', { name: 'Reclamar do grupo' }).click();
  await examina(pagina, '/reclamacao/informacoes');
  await pagina.getByRole('link', { name: 'Perguntas frequentes' }).click();
  await examina(pagina, '/reclamacao/perguntas-frequentes');
  await pagina.goto(`/reclamacao/dados-grupo?grupo=${grupo}`);
  await expect(pagina.getByRole('heading', { name: nome })).toBeVisible();
  await examina(pagina, '/reclamacao/dados-grupo');
  await pagina.getByRole('link', { name: 'Continuar' }).click();
  await pagina.getByRole('radio', { name: /Administrador solicitando pagamento fora do site/ }).check();
  await pagina.getByLabel('Conte o que houve').fill('Ele pediu um Pix direto.');
  await examina(pagina, '/reclamacao/oque-aconteceu');
  await pagina.getByRole('button', { name: 'Continuar' }).click();
  await pagina.getByRole('radio', { name: /Cancelamento da minha inscrição/ }).check();
  await examina(pagina, '/reclamacao/solucao-desejada');
  await pagina.getByRole('button', { name: 'Enviar reclamação' }).click();
  await expect(pagina.getByRole('heading', { name: /Reclamação nº \d+ enviada/ })).toBeVisible();
  await examina(pagina, '/reclamacao/concluida');

  const id = Number(new URL(pagina.url()).searchParams.get('id'));
  const interacao = { tipo: 200, solucao: 248, texto: 'Desculpe, devolvo tudo.' };
  await chamar('POST /reclamacao/interacao', { como: dono.sessao, corpo: { idReclamacao: id, interacao } });
  await pagina.goto('/reclamacoes/historico');
  await examina(pagina, '/reclamacoes/historico');
  await pagina.goto(`/reclamacoes/historico/${id}`);
  await examina(pagina, '/reclamacoes/historico/{id}');
  await pagina.goto(`/reclamacao/status?id=${id}`);
  await examina(pagina, '/reclamacao/status');
  await pagina.goto(`/reclamacao/outra-solucao?id=${id}`);
  await examina(pagina, '/reclamacao/outra-solucao');
  await pagina.goto(`/reclamacao/informacoes/admin?id=${id}`);
  await examina(pagina, '/reclamacao/informacoes/admin');
  await pagina.goto(`/reclamacao/historico/${id}`);
  await expect(pagina.getByText('Proposta de Igor')).toBeVisible();
  await examina(pagina, '/reclamacao/historico/{id?}');
  await pagina.getByRole('link', { name: 'Aceitar proposta' }).click();
  await expect(pagina.getByRole('heading', { name: 'Aceitar R$ 54,00?' })).toBeVisible();
  await examina(pagina, '/reclamacao/aceite-proposta');
  await pagina.getByRole('button', { name: 'Aceitar proposta' }).click();
  await expect(pagina.getByRole('heading', { name: 'Reclamação fechada' })).toBeVisible();
  const { saldos } = await chamar<Saldo>('GET /credito', { como: membro.sessao });
  expect(saldos.disponivel).toBe(reais('54,00'));
  reclamacoes.esperaNenhuma();
});
