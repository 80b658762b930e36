import { expect, test } from '@playwright/test';
import { centavos } from '@rateia/domain/dinheiro';
import { ligarFalhas, pagarPelaApi } from './vocabulary/banco.ts';
import { codigoPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { enderecoDaRede } from './vocabulary/compartilhar.ts';
import { escrito, reais } from './vocabulary/dinheiro.ts';
import { alguemNovo, DEMONSTRACAO, soDela } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { avancaRelogio } from './vocabulary/operacao.ts';
import {
  codigoDoPagamento,
  entraDireto,
  ganhaSaldo,
  grupoComAcesso,
  grupoEmAnalise,
  grupoPronto,
  pessoaPronta,
} from './vocabulary/preparo.ts';
import {
  aciona,
  acionaVendo,
  escolhe,
  escreveVendo,
  ficaNoDialogo,
  mostraOFoco,
  vaiAte,
} from './vocabulary/teclado.ts';

/** Whole journeys by keyboard alone; the focus is seen at buttons, links and fields on the way (spec 1, §8). */
const PIX = 12;
const semMovimento = { reducedMotion: 'reduce' } as const;

test('a group is made, from the choice of the service to the air', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Olga', 'Pires');
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  const botao = (nome: string) => pagina.getByRole('button', { name: nome });
  await pagina.goto('/novo-grupo/escolha');
  await acionaVendo(pagina, pagina.getByRole('link', { name: 'Um serviço do catálogo' }));
  await escreveVendo(pagina, pagina.getByLabel('Buscar no catálogo'), 'Canva');
  await acionaVendo(pagina, pagina.getByRole('button', { name: /^Canva/ }));
  await escolhe(pagina, pagina.getByRole('radio', { name: /^Equipes/ }));
  await acionaVendo(pagina, pagina.getByRole('link', { name: 'Continuar' }));
  await escreveVendo(pagina, pagina.getByLabel('Valor do plano por mês'), '125,00');
  await acionaVendo(pagina, botao('Uma vaga a menos'));
  await acionaVendo(pagina, botao('Continuar'));
  await escolhe(pagina, pagina.getByRole('radio', { name: /Vou assinar quando o grupo fechar/ }));
  await escreveVendo(pagina, pagina.getByLabel('Como os membros falam com você'), 'Pelo e-mail do grupo');
  await acionaVendo(pagina, botao('Continuar'));
  await escolhe(pagina, pagina.getByRole('radio', { name: /Login e senha/ }));
  await acionaVendo(pagina, botao('Não mude a senha'));
  await acionaVendo(pagina, botao('Ver resumo'));
  const permissao = pagina.getByRole('checkbox', { name: /Tenho permissão do serviço/ });
  await vaiAte(pagina, permissao);
  await mostraOFoco(permissao);
  await pagina.keyboard.press('Space');
  await acionaVendo(pagina, botao('Criar grupo'));
  await expect(pagina.getByRole('heading', { name: 'Seu grupo está no ar' })).toBeVisible();
  await acionaVendo(pagina, botao('Compartilhar'));
  const folha = pagina.getByRole('dialog', { name: 'Compartilhar grupo' });
  const link = new URL((await enderecoDaRede(folha, 'Facebook')).searchParams.get('u') ?? '');
  expect(link.pathname).toMatch(/^\/grupo\/\d+$/);
  expect(link.searchParams.get('utm_source')).toBe('novo-grupo');
});

test('the vault is opened and confirmed, and the group is left', async ({ browser }) => {
  const [dono, membro] = [await pessoaPronta('Paulo', 'Rangel'), await pessoaPronta('Quitéria', 'Luz')];
  const acesso = { login: 'sala@exemplo.com.br', senha: 'Giz-Branco-27' };
  const id = await grupoComAcesso(dono.sessao, membro.sessao, acesso);
  const { pagina } = await abrirNavegador(browser, { sessao: membro.sessao, ...semMovimento });

  await test.step('the vault', async () => {
    await pagina.goto(`/grupo/${id}/dados-acesso`);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Abrir dados de acesso' }));
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Mostrar senha' }));
    await expect(pagina.getByText(acesso.senha)).toBeVisible();
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Deu certo, já entrei' }));
    await expect(pagina.getByText(/^Você confirmou /)).toBeVisible();
  });

  await test.step('the way out', async () => {
    await pagina.goto(`/grupo/membro/${id}`);
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Sair do grupo' }));
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Ver como sair' }));
    await escolhe(pagina, pagina.getByRole('radio', { name: /fim do (mês|ciclo)/i }));
    await aciona(pagina, pagina.getByRole('button', { name: 'Avançar' }));
    await escolhe(pagina, pagina.getByRole('radio').first());
    await aciona(pagina, pagina.getByRole('button', { name: /^Sair em/ }));
    const dialogo = pagina.getByRole('dialog', { name: 'Confirmar a saída?' });
    await expect(dialogo).toBeVisible();
    await ficaNoDialogo(pagina, dialogo);
    await aciona(pagina, dialogo.getByRole('button', { name: /^Sair em/ }));
    await expect(pagina.getByRole('heading', { name: /^Você sai em/ })).toBeVisible();
  });
});

test('the key is registered, and money is withdrawn once it has rested', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Renato', 'Vidal');
  await ganhaSaldo(sessao, reais('80,00'));
  const { pagina } = await abrirNavegador(browser, { sessao, ...semMovimento });
  const dizOValor = async (): Promise<void> => {
    await pagina.goto('/carteira/retirada/valor');
    await escreveVendo(pagina, pagina.getByLabel('Valor', { exact: true }), '60,00');
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Continuar' }));
  };
  const digitaOCodigo = async (): Promise<void> => {
    await expect(pagina.getByLabel('Código de 7 caracteres')).toBeFocused();
    await pagina.keyboard.type(await codigoPara(eu.email));
  };

  await test.step('the key', async () => {
    await dizOValor();
    await expect(pagina.getByRole('heading', { name: 'Cadastre a sua chave Pix CPF' })).toBeVisible();
    await escreveVendo(pagina, pagina.getByLabel('CPF', { exact: true }), eu.cpf);
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Cadastrar chave' }));
    await digitaOCodigo();
    await expect(pagina.getByText('A sua chave ainda está em descanso')).toBeVisible();
    await acionaVendo(pagina, pagina.getByRole('link', { name: 'Voltar à carteira' }));
    await expect(pagina.getByRole('heading', { level: 1, name: 'Carteira' })).toBeVisible();
  });

  await test.step('the money', async () => {
    await avancaRelogio({ dias: 1 });
    await dizOValor();
    await expect(pagina.getByRole('heading', { name: 'Para onde vai o dinheiro?' })).toBeVisible();
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Continuar' }));
    await acionaVendo(pagina, pagina.getByRole('button', { name: 'Receber código para autorizar' }));
    await digitaOCodigo();
    await expect(pagina.getByRole('heading', { name: 'Retirada concluída' })).toBeVisible({ timeout: 20_000 });
  });
});

test('groups are filtered by category, and those of oneself by what one is in them', async ({ browser }) => {
  const [dono, outro] = [await pessoaPronta('Tadeu', 'Braga'), await pessoaPronta('Ulisses', 'Mota')];
  const [nome, alheio] = [`Canva do coral ${Date.now() % 1e6}`, `Canva do barco ${Date.now() % 1e6}`];
  await grupoPronto(dono.sessao, { nome, vagas: 2 });
  const id = await grupoPronto(outro.sessao, { nome: alheio, vagas: 2 });
  await ganhaSaldo(dono.sessao, reais('54,00'));
  await entraDireto(dono.sessao, id);
  const { pagina } = await abrirNavegador(browser, { sessao: dono.sessao, ...semMovimento });

  await test.step('/grupos', async () => {
    await pagina.goto('/grupos');
    const categorias = pagina.getByRole('group', { name: 'Categorias' });
    const segunda = categorias.getByRole('button').nth(1);
    await acionaVendo(pagina, segunda);
    await expect(segunda).toHaveAttribute('aria-pressed', 'true');
    await expect(pagina).toHaveURL(/categoria=\d+/);
    // The filter that was pressed keeps the focus: the next one is a Tab away.
    await expect(segunda).toBeFocused();
    await pagina.keyboard.press('Shift+Tab');
    await pagina.keyboard.press('Enter');
    await expect(pagina).not.toHaveURL(/categoria=/);
  });

  await test.step('/meus-grupos', async () => {
    await pagina.goto('/meus-grupos');
    const principal = pagina.getByRole('main');
    await acionaVendo(pagina, principal.getByRole('button', { name: /^Administro/ }));
    await expect(principal.getByText(alheio)).toHaveCount(0);
    await acionaVendo(pagina, principal.getByRole('button', { name: /^Participo/ }));
    await expect(principal.getByRole('heading', { name: nome })).toHaveCount(0);
    await acionaVendo(pagina, principal.locator(`a[href^="/grupo/membro/${id}"]`).first());
    await expect(pagina.getByRole('heading', { level: 1, name: alheio })).toBeVisible();
  });
});

test('the queues of the operation are walked, and a report is answered', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Vera', soDela('Antunes'));
  const corpo = { categoria: 3, texto: 'O código não chega no meu telefone.' };
  const { numero } = await chamar<{ numero: string }>('POST /chamado', { como: sessao, corpo });
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.lider), ...semMovimento });
  await pagina.goto('/backoffice');
  for (const [fila, titulo] of [
    ['Retiradas', 'Retiradas em revisão'],
    ['Identidades', 'Identidades em análise'],
    ['Dinheiro', 'Dinheiro parado'],
    ['Relatos', 'Relatos de problemas'],
  ] as const) {
    await acionaVendo(pagina, pagina.getByRole('navigation').getByRole('link', { name: fila }).first());
    const h1 = pagina.getByRole('heading', { level: 1, name: titulo });
    await expect(h1).toBeFocused();
  }
  const relato = pagina.getByRole('button', { name: `${eu.nome} ${eu.sobrenome}` });
  await acionaVendo(pagina, relato);
  await expect(pagina.getByRole('heading', { name: `Relato ${numero}` })).toBeVisible();
  await escreveVendo(pagina, pagina.getByLabel('Resposta para a pessoa'), 'Enviamos outro código agora.');
  await acionaVendo(pagina, pagina.getByRole('button', { name: /^Responder(?! e)/ }));
  await expect(relato).toHaveCount(0);
});

test('a return that the bank did not make is asked for again in the queue of money', async ({ browser }) => {
  const { sessao } = await pessoaPronta('Xisto', 'Farias');
  const valor = 4_000 + (Date.now() % 1_000);
  const { idPagamento } = await chamar<{ idPagamento: string }>('POST /credito/comprar', {
    como: sessao,
    corpo: { valor, meioPagamento: PIX },
  });
  const codigo = await codigoDoPagamento(sessao, idPagamento);
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.financeiro),
    ...semMovimento,
  });
  const caso = pagina.getByRole('button', { name: 'Devolução' }).filter({ hasText: escrito(centavos(valor)) });
  await ligarFalhas({ devolucao: { modo: 'recusado', proximas: 1 } });
  try {
    await pagarPelaApi(codigo, { cpf: alguemNovo('Outra', 'Pessoa').cpf });
    await expect(async () => {
      await pagina.goto('/backoffice/dinheiro');
      await expect(caso).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  } finally {
    await ligarFalhas({});
  }
  const tipo = pagina.getByRole('group', { name: 'Tipo' }).getByRole('button', { name: /^Devoluç/ });
  await acionaVendo(pagina, tipo);
  await expect(tipo).toHaveAttribute('aria-pressed', 'true');
  await acionaVendo(pagina, caso);
  const aberto = pagina.getByRole('region', { name: 'Caso aberto' });
  await escreveVendo(pagina, aberto.getByLabel('Motivo'), 'O banco já voltou ao normal.');
  await acionaVendo(pagina, aberto.getByRole('button', { name: /^Tentar devolver de novo/ }));
  await expect(caso).toHaveCount(0);
});

test('a group is approved in the queue of the operation', async ({ browser }) => {
  const nome = `Strava da escola ${Date.now() % 1e6}`;
  await grupoEmAnalise((await pessoaPronta('Sandra', 'Melo')).sessao, { nome });
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.suporte),
    ...semMovimento,
  });
  await pagina.goto('/backoffice/grupos');
  const naFila = pagina.getByRole('list', { name: 'Grupos por prazo' }).getByRole('button', { name: nome });
  await acionaVendo(pagina, naFila);
  const caso = pagina.getByRole('region', { name: 'Caso aberto' });
  await expect(caso.getByRole('heading', { name: nome })).toBeVisible();
  await acionaVendo(pagina, caso.getByRole('button', { name: /^Aprovar/ }));
  await expect(naFila).toHaveCount(0);
});
