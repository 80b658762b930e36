import { expect, test } from '@playwright/test';
import { centavos } from '@rateia/domain/dinheiro';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { ligarFalhas, pagarPelaApi } from './vocabulary/banco.ts';
import { esperaMensagem } from './vocabulary/caixa-de-entrada.ts';
import { chamar, registrada, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO, soDela } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { codigoDoPagamento, ganhaSaldo, grupoEmAnalise, pessoaPronta } from './vocabulary/preparo.ts';
import { operador, personagem } from './vocabulary.ts';

const PIX = 12;

test.describe('The operation (REGRAS 2.15)', () => {
  test('a person is found, blocked and unblocked; the session dies at once, and the trail tells it', async ({
    browser,
  }) => {
    const alvo = await pessoaPronta('Wanda', soDela('Teles'));
    const nome = `${alvo.eu.nome} ${alvo.eu.sobrenome}`;
    const { pagina: dela } = await abrirNavegador(browser, { sessao: alvo.sessao });
    await dela.goto('/carteira/creditos');
    await expect(dela.getByRole('heading', { name: 'Carteira', level: 1 })).toBeVisible();

    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    await aline.abrePessoa(nome);
    await expect(aline.pagina.getByText(alvo.eu.cpf)).toHaveCount(0);
    await aline.agePela('Bloquear conta', 'Alguém entrou nesta conta.');
    await expect(aline.pagina.getByText(/^Bloqueada .*Aline Kato/)).toBeVisible();
    await aline.veNaTrilha(/Aline Kato bloqueou a conta.*Alguém entrou nesta conta/);

    // The next question of the page meets the closed session. It comes from this tab, or from an earlier question of
    // the page, and then the dialog already covers the tab.
    await dela.getByRole('tab', { name: /^Faturas/ }).dispatchEvent('click');
    const aviso = dela.getByRole('dialog', { name: 'Sessão expirada' });
    await aviso.getByRole('button').click();
    await expect(dela).toHaveURL(/\/login/);
    await dela.getByLabel('E-mail').fill(alvo.eu.email);
    await dela.getByLabel('Senha', { exact: true }).fill(alvo.eu.senha);
    await dela.getByRole('button', { name: 'Entrar', exact: true }).click();
    const bloqueada = dela.getByRole('dialog').filter({ hasText: /Sua conta está bloqueada/ });
    // A person who cannot log in asks without logging in: the page of the link is public.
    const suporte = bloqueada.getByRole('link', { name: 'Falar com o suporte' });
    await expect(suporte).toHaveAttribute('href', '/ajuda#contato');
    const [ajuda] = await Promise.all([dela.waitForEvent('popup'), suporte.click()]);
    await expect(ajuda.getByRole('link', { name: 'Escrever para o suporte' })).toBeVisible();
    await ajuda.close();

    await aline.agePela('Desbloquear conta', 'A pessoa confirmou quem é.');
    await expect(aline.pagina.getByText(/^Bloqueada /)).toHaveCount(0);
    await aline.veNaTrilha(/Aline Kato desbloqueou a conta/);
    await aline.agePela('Ver CPF por inteiro', 'Conferir com quem ligou.', 'Ver dado');
    await expect(aline.pagina.getByText(alvo.eu.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'))).toBeVisible();
    await aline.veNaTrilha(/Aline Kato viu um dado por inteiro/);
    aline.reclamacoes.esperaNenhuma();
  });

  test('a person who asks for help: his devices, pendencies, documents, consent and trail; the device is let in, the report answered', async ({
    browser,
  }) => {
    const eu = alguemNovo('Ivone', soDela('Barros'));
    const nome = `${eu.nome} ${eu.sobrenome}`;
    const { numero } = await chamar<{ readonly numero: string }>('POST /chamado', {
      como: await registrada(eu),
      corpo: { categoria: 3, texto: 'Não consigo entrar pelo computador novo.' },
    });
    const dela = await personagem(browser, eu);
    await dela.entra();
    await dela.pagina.getByRole('link', { name: 'Confirmei pelo link do e-mail' }).click();
    await expect(dela.pagina.getByRole('heading', { name: 'Esperando a sua confirmação' })).toBeVisible();

    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    const { pagina } = aline;
    await aline.abrePessoa(nome);
    await expect(pagina.getByText(/Confirmar o telefone, Informar CPF/)).toBeVisible();
    await expect(pagina.getByText('Nenhum documento enviado.')).toBeVisible();
    await expect(pagina.getByRole('list', { name: 'Consentimentos' })).toContainText(/Termos de uso.*Aceito.*Versão/);
    await aline.veNaTrilha(/A própria pessoa confirmou o e-mail/);
    const aparelhos = pagina.getByRole('list', { name: 'Aparelhos' });
    await expect(aparelhos.getByRole('listitem')).toHaveCount(2);
    const novo = aparelhos.getByRole('listitem').filter({ hasText: 'Esperando código' });
    await novo.getByRole('button', { name: /^Liberar / }).click();
    await pagina.getByRole('dialog').getByRole('textbox').fill('Confirmou os dados pelo telefone.');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Liberar aparelho' }).click();
    await expect(novo).toHaveCount(0);
    await aline.veNaTrilha(/Aline Kato liberou um aparelho.*Confirmou os dados pelo telefone/);
    await dela.estaNoInicio();

    const relato = pagina.getByRole('list', { name: 'Relatos' }).getByRole('listitem').filter({ hasText: numero });
    await expect(relato).toContainText('Aguardando resposta');
    await relato.getByRole('link', { name: `Responder ao relato ${numero}` }).click();
    await expect(pagina.getByRole('heading', { name: `Relato ${numero}` })).toBeVisible();
    await pagina.getByLabel('Resposta para a pessoa').fill('Liberamos o seu computador. Já pode entrar.');
    await pagina.getByRole('button', { name: /^Responder(?! e)/ }).click();
    await esperaMensagem(eu.email, new RegExp(`^Resposta ao seu relato ${numero}$`));
    await pagina.goBack();
    await expect(relato).toContainText('Respondido');
    await aline.veNaTrilha(/Aline Kato respondeu um relato/);
    aline.reclamacoes.esperaNenhuma();
  });

  test('a return that the bank did not make is requested again, and is sent', async ({ browser }) => {
    const { sessao } = await pessoaPronta('Xavier', 'Lobo');
    const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
      como: sessao,
      corpo: { valor: 4_321, meioPagamento: PIX },
    });
    const codigo = await codigoDoPagamento(sessao, idPagamento);
    const otavio = await operador(browser, await sessaoDe(DEMONSTRACAO.financeiro));
    const { pagina } = otavio;
    const caso = pagina.getByRole('button', { name: /Devolução.*43,21/ });
    await ligarFalhas({ devolucao: { modo: 'recusado', proximas: 1 } });
    try {
      // Another person pays: the money may not become this person's balance.
      await pagarPelaApi(codigo, { cpf: alguemNovo('Outra', 'Pessoa').cpf });
      await expect(async () => {
        await pagina.goto('/backoffice/dinheiro');
        await expect(caso).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 15_000 });
    } finally {
      await ligarFalhas({});
    }
    await caso.click();
    const aberto = pagina.getByRole('region', { name: 'Caso aberto' });
    await expect(aberto).toContainText('Quem pagou não era o dono da conta. O banco não fez a devolução.');
    await expect(aberto).toContainText('O CPF de quem pagou não tem conta');
    await aberto.getByRole('button', { name: /^Tentar devolver de novo/ }).click();
    await expect(aberto.getByText('Diga o motivo com pelo menos 5 caracteres.')).toBeVisible();
    await aberto.getByLabel('Motivo').fill('O banco disse que já voltou ao normal.');
    await aberto.getByRole('button', { name: /^Tentar devolver de novo/ }).click();
    await expect(caso).toHaveCount(0);
    otavio.reclamacoes.esperaNenhuma();
  });

  test('a restriction of an account is told to its person once a session, with where it leads', async ({ browser }) => {
    const alvo = await pessoaPronta('Zilda', soDela('Prado'));
    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    await aline.abrePessoa(`${alvo.eu.nome} ${alvo.eu.sobrenome}`);
    await aline.agePela('Restringir', 'Estamos conferindo os seus dados.', 'Restringir conta');
    await aline.veNaTrilha(/Aline Kato restringiu a conta/);

    const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: alvo.sessao });
    await pagina.goto('/carteira/creditos');
    const avisos = pagina.getByRole('status', { name: 'Avisos' });
    await expect(avisos).toContainText('Restrição');
    await expect(avisos).toContainText('Estamos conferindo os seus dados.');
    await avisos.getByRole('button', { name: 'Ver' }).click();
    await expect(pagina).toHaveURL(/\/cadastro\/pendencias\?restricao=true/);
    const outra = await pagina.context().newPage();
    await outra.goto('/grupos');
    await expect(outra.getByRole('heading', { name: 'Recomendados para você' })).toBeVisible();
    expect(await outra.evaluate(() => localStorage.getItem('rateia.restricao'))).not.toBeNull();
    await expect(outra.getByText('Restrição', { exact: true })).toHaveCount(0);
    reclamacoes.esperaNenhuma();
  });

  test('a group of a service that is not in the catalogue waits for approval, and is on the air once it has it', async ({
    browser,
  }) => {
    const { eu, sessao } = await pessoaPronta('Heitor', 'Camargo');
    const dono = await personagem(browser, eu, { sessao });
    const nome = `Horta do bairro ${Date.now() % 1e6}`;
    await dono.criaGrupoPersonalizado({
      servico: 'Horta comunitária',
      nome,
      valor: '90,00',
      vagas: 2,
      regras: ['Não mude a senha'],
    });
    const id = await dono.esperaGrupoEmAnalise();
    await dono.esperaStatus(id, STATUS_GRUPO.pendenteAprovacao.rotulo);
    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    await aline.aprovaGrupo(nome);
    await dono.esperaStatus(id, STATUS_GRUPO.aguardandoMembros.rotulo);
    for (const { reclamacoes } of [dono, aline]) reclamacoes.esperaNenhuma();
  });

  test('a group that the staff refuses tells its administrator why, and no search finds it (REGRAS 2.1)', async ({
    browser,
  }) => {
    const { eu, sessao } = await pessoaPronta('Iracema', 'Lobato');
    const nome = `Quebra-mar ${Date.now() % 1e6}`;
    const id = await grupoEmAnalise(sessao, { nome });
    const dona = await personagem(browser, eu, { sessao });
    await dona.esperaStatus(id, STATUS_GRUPO.pendenteAprovacao.rotulo);
    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    await aline.reprovaGrupo(nome, 'Este plano não pode ser dividido.');
    await esperaMensagem(eu.email, /não foi aprovado/);
    await dona.pagina.goto(`/grupo/admin/${id}`);
    await expect(dona.pagina.getByText(STATUS_GRUPO.reprovado.rotulo, { exact: true }).first()).toBeVisible();
    await expect(dona.pagina.getByText('Este plano não pode ser dividido.')).toBeVisible();
    await dona.pagina.goto(`/pesquisa?busca=${encodeURIComponent(nome)}`);
    await expect(dona.pagina.getByText(`Nenhum grupo para “${nome}”`)).toBeVisible();
    for (const { reclamacoes } of [dona, aline]) reclamacoes.esperaNenhuma();
  });

  test('a message that the provider refused is seen, sent again and arrives', async ({ browser }) => {
    const alvo = await pessoaPronta('Abel', soDela('Nunes'));
    const nome = `${alvo.eu.nome} ${alvo.eu.sobrenome}`;
    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    const linha = aline.pagina
      .getByRole('list', { name: 'Mensagens que não chegaram' })
      .getByRole('listitem')
      .filter({ hasText: nome });
    await ligarFalhas({ email: { modo: 'recusado', proximas: 1, para: alvo.eu.email } });
    try {
      await ganhaSaldo(alvo.sessao, centavos(1_234));
      await expect(async () => {
        await aline.pagina.goto('/backoffice/mensagens');
        await expect(linha).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
    } finally {
      await ligarFalhas({});
    }
    await expect(linha).toContainText('Recusada pelo provedor');
    await linha.getByRole('button', { name: /^Reenviar/ }).click();
    await expect(linha).toHaveCount(0);
    await esperaMensagem(alvo.eu.email, /12,34 adicionados ao seu saldo/);
    aline.reclamacoes.esperaNenhuma();
  });

  test('an announcement is seen before it leaves, and arrives once; one that waits is stopped', async ({ browser }) => {
    const alvo = await pessoaPronta('Bento', 'Sales');
    const titulo = `Manutenção de domingo ${Date.now() % 1e6}`;
    const aline = await operador(browser, await sessaoDe(DEMONSTRACAO.suporte));
    const { pagina } = aline;
    function linhaDe(nome: string) {
      return pagina.getByRole('list', { name: 'Comunicados' }).getByRole('listitem').filter({ hasText: nome });
    }
    async function escrever(nome: string) {
      await pagina.getByLabel('Título').fill(nome);
      await pagina.getByLabel('Texto').fill('Ficamos fora do ar das 3h às 4h.\n<b>Seu dinheiro</b> não muda.');
      await pagina.getByRole('button', { name: 'Ver como fica' }).click();
    }
    await pagina.clock.install();
    await pagina.goto('/backoffice/comunicados');
    await escrever(titulo);
    const previa = pagina.getByRole('region', { name: 'Como fica' });
    await expect(previa).toContainText('Seu dinheiro não muda.');
    await expect(pagina.getByText(/^Para \d+ pessoas\.$/)).toBeVisible();
    await pagina.getByRole('button', { name: 'Enviar agora' }).click();
    // The list looks again every half a minute, and more often once it has seen that one is on its way.
    await expect(async () => {
      await pagina.clock.runFor(30_000);
      await expect(linhaDe(titulo)).toContainText('Enviado', { timeout: 1_000 });
    }).toPass({ timeout: 45_000 });

    const { pagina: dele } = await abrirNavegador(browser, { sessao: alvo.sessao });
    await dele.goto('/notificacoes');
    await expect(dele.getByRole('article').filter({ hasText: titulo })).toHaveCount(1);
    const lida = dele.getByRole('button', { name: `Marcar como não lida: ${titulo}` });
    await dele.getByRole('link', { name: `Clique Aqui: ${titulo}` }).click();
    await expect(dele).toHaveURL(/\/notificacoes\/detalhe\?id=\d+$/);
    await expect(dele.getByRole('heading', { name: titulo })).toBeVisible();
    await expect(dele.getByText('Seu dinheiro não muda.')).toBeVisible();
    await dele.goBack();
    await lida.click();
    await expect(dele.getByRole('button', { name: `Marcar como lida: ${titulo}` })).toBeVisible();
    // Opened by its address, as from an e-mail: showing the whole text marks it as read.
    await dele.goForward();
    await dele.reload();
    await expect(dele.getByText('Seu dinheiro não muda.')).toBeVisible();
    await dele.goto('/notificacoes');
    await expect(lida).toBeVisible();

    const outro = `${titulo} bis`;
    await escrever(outro);
    await pagina.getByLabel('Quando (opcional)').fill('2099-01-05T09:30');
    await pagina.getByRole('button', { name: 'Agendar comunicado' }).click();
    await expect(linhaDe(outro)).toContainText('Agendado');
    await linhaDe(outro)
      .getByRole('button', { name: /^Parar/ })
      .click();
    await pagina.getByRole('dialog').getByRole('button', { name: 'Parar comunicado' }).click();
    await expect(linhaDe(outro)).toContainText('Parado');
    aline.reclamacoes.esperaNenhuma();
  });

  test('a page that does not exist for a person has one message, and nothing of the connection', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    await pagina.goto('/grupo/99999999');
    const falta = pagina.getByRole('alert').filter({ hasText: 'Este grupo não existe' });
    await expect(falta).toBeVisible();
    await expect(pagina.getByText(/Confira a conexão/)).toHaveCount(0);
    await expect(pagina.getByRole('dialog')).toHaveCount(0);
    await falta.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(pagina).toHaveURL(/\/grupos/);
  });
});
