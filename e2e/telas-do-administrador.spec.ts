import { expect, test } from '@playwright/test';
import { chamar } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { examina } from './vocabulary/exame.ts';
import { entraDireto, ganhaSaldo, grupoComAcesso, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** The finished screens of an administrator, with real people: axe, headings, titles, 320 px, a silent console. */
test('having a group: the creation screens', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Célia', 'Prado');
  const celia = await personagem(browser, eu, { sessao });
  const { pagina } = celia;
  async function passo(botao: string): Promise<void> {
    await pagina.getByRole('button', { name: botao }).click();
  }
  await pagina.goto('/novo-grupo/escolha');
  await examina(pagina, '/novo-grupo/escolha');
  await pagina.goto('/novo-grupo/personalizar');
  await examina(pagina, '/novo-grupo/personalizar');
  await pagina.goto('/novo-grupo/servicos');
  await examina(pagina, '/novo-grupo/servicos');
  await pagina.goto('/novo-grupo/canva/planos');
  await pagina.getByRole('radio', { name: /^Equipes/ }).check();
  await examina(pagina, '/novo-grupo/{servico}/planos');
  await pagina.getByRole('link', { name: 'Continuar' }).click();
  const valor = pagina.getByLabel('Valor do plano por mês');
  const conta = pagina.getByRole('heading', { name: 'Como fica todo mês' });
  await valor.fill('125,00');
  await expect(conta.first()).toBeVisible();
  // An amount that cannot be has no arithmetic, least of all that of the one before.
  await valor.fill('900.000,00');
  await expect(conta).toHaveCount(0);
  await valor.fill('125,00');
  await expect(conta.first()).toBeVisible();
  await examina(pagina, '/novo-grupo/{servico}/valores');
  await passo('Continuar');
  await pagina.getByRole('radio', { name: /Vou assinar quando/ }).check();
  await examina(pagina, '/novo-grupo/{servico}/dados-grupo');
  await passo('Continuar');
  await pagina.getByRole('radio', { name: /Login e senha/ }).check();
  await pagina.getByRole('button', { name: 'Não mude a senha' }).click();
  await examina(pagina, '/novo-grupo/{servico}/opcoes');
  await passo('Ver resumo');
  await examina(pagina, '/novo-grupo/{servico}/resumo');
  await pagina.getByRole('checkbox').check();
  await passo('Criar grupo');
  await examina(pagina, '/novo-grupo/{servico}/sucesso');
  await pagina.goto('/novo-grupo/cadastro/dados-acesso/canva');
  await examina(pagina, '/novo-grupo/cadastro/dados-acesso/{nomeUrl}');
  await pagina.goto('/novo-grupo/mubi/planos');
  await pagina.getByRole('radio', { name: /^Anual/ }).check();
  await pagina.getByRole('link', { name: 'Continuar' }).click();
  await examina(pagina, '/novo-grupo/fidelidade');
  await celia.criaGrupo({
    servico: 'Strava',
    plano: 'Família',
    nome: 'Strava da rua',
    valor: '48,00',
    vagas: 2,
    regras: [],
  });
  await examina(pagina, '/novo-grupo/{servico}/analise');
  celia.reclamacoes.esperaNenhuma();
});

test('running a group: sign, send, and a member who opens, pays and leaves', async ({ browser }) => {
  const dono = await pessoaPronta('Fábio', 'Leite');
  const id = await grupoPronto(dono.sessao, { nome: 'Canva da oficina', vagas: 1 });
  const membro = await pessoaPronta('Gilda', 'Moura');
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);

  const fabio = await personagem(browser, dono.eu, { sessao: dono.sessao });
  await expect
    .poll(
      async () =>
        (
          await chamar<{ readonly grupo: { readonly statusId: number } }>(`GET /grupo/admin/${id}`, {
            como: dono.sessao,
          })
        ).grupo.statusId,
    )
    .toBe(3);
  await fabio.pagina.goto(`/grupo/admin/${id}/liberar`);
  await examina(fabio.pagina, '/grupo/admin/{id}/liberar');
  await fabio.liberaServico(id);
  await examina(fabio.pagina, '/grupo/admin/{id}/enviar');
  await fabio.entregaAcesso(id, {
    login: 'oficina@exemplo.com.br',
    senha: 'Serrote-27',
    instrucoes: 'Entre na equipe.',
  });
  await examina(fabio.pagina, '/grupo/admin/{id}');
  await fabio.pagina.goto(`/carteira/recebimentos/grupo/${id}`);
  await examina(fabio.pagina, '/carteira/recebimentos/grupo/{id}');
  await fabio.pagina.goto(`/carteira/recebimentos/grupo/${id}/extrato`);
  await examina(fabio.pagina, '/carteira/recebimentos/grupo/{id}/extrato');

  const gilda = await personagem(browser, membro.eu, { sessao: membro.sessao });
  const { pagina } = gilda;
  await pagina.goto(`/grupo/${id}/dados-acesso`);
  await pagina.getByRole('button', { name: 'Abrir dados de acesso' }).click();
  await expect(pagina.getByText('oficina@exemplo.com.br')).toBeVisible();
  await examina(pagina, '/grupo/{id}/dados-acesso');
  await pagina.getByRole('button', { name: 'Entrei', exact: true }).click();
  await expect(pagina.getByText(/Você confirmou/)).toBeVisible();
  await pagina.goto(`/grupo/membro/${id}`);
  await examina(pagina, '/grupo/membro/{id}');
  await pagina.goto(`/grupo/membro/${id}/vencimento`);
  await expect(pagina.getByRole('heading', { level: 1, name: 'Dia de vencimento' })).toBeVisible();
  await examina(pagina, '/grupo/membro/{id}/vencimento');
  await pagina.goto(`/grupo/membro/${id}/mensagem`);
  await examina(pagina, '/grupo/membro/{id}/mensagem');
  await pagina.getByLabel(/^Escreva para/).fill('Obrigada, funcionou.');
  await pagina.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(pagina.getByRole('list', { name: /^Conversa com/ })).toContainText('Obrigada, funcionou.');
  await fabio.pagina.goto(`/grupo/admin/${id}/mensagem`);
  await examina(fabio.pagina, '/grupo/admin/{id}/mensagem');
  await fabio.pagina.goto(`/grupo/admin/${id}`);
  await fabio.pagina.getByRole('link', { name: new RegExp(`^${membro.eu.nome}`) }).click();
  await expect(fabio.pagina.getByText('Pago até agora')).toBeVisible();
  await examina(fabio.pagina, '/grupo/admin/{id}/membro');
  await fabio.pagina.getByRole('link', { name: 'Remover do grupo' }).click();
  await fabio.pagina.getByRole('radio', { name: /^Remover agora/ }).check();
  await fabio.pagina.getByRole('radio', { name: 'Uso indevido do acesso' }).check();
  await expect(fabio.pagina.getByText('Nenhum sinal de uso fora do comum')).toBeVisible();
  await examina(fabio.pagina, '/grupo/admin/{id}/membro/remover');
  await pagina.goto(`/grupo/membro/${id}/cancelamento/informacoes`);
  await pagina.getByRole('radio', { name: 'Tive problemas com o acesso' }).check();
  await expect(pagina.getByRole('link', { name: 'Reclamar do grupo' })).toBeVisible();
  await examina(pagina, '/grupo/membro/{id}/cancelamento/informacoes');
  await pagina.getByRole('link', { name: 'Ver como sair' }).click();
  await expect(pagina.getByRole('radio').first()).toBeVisible();
  await examina(pagina, '/grupo/membro/{id}/cancelamento/escolha');
  await pagina.getByRole('button', { name: 'Avançar' }).click();
  await expect(pagina.getByRole('heading', { name: 'Confirme a sua saída' })).toBeVisible();
  await examina(pagina, '/grupo/membro/{id}/cancelamento/cancelar');
  await pagina.getByRole('button', { name: /^Sair/ }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: /^Sair/ }).click();
  await examina(pagina, '/grupo/membro/{id}/cancelamento/sucesso');
  for (const pessoa of [fabio, gilda]) pessoa.reclamacoes.esperaNenhuma();
});

test('the end of a group: the ways, the reason, who gets what, and taking it back', async ({ browser }) => {
  const administrador = await pessoaPronta('Benício', 'Farias');
  const id = await grupoPronto(administrador.sessao, { nome: 'Canva do cordel', vagas: 2 });
  const membro = await pessoaPronta('Zuleica', 'Prates');
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);
  const benicio = await personagem(browser, administrador.eu, { sessao: administrador.sessao });
  const { pagina } = benicio;
  await pagina.goto(`/grupo/admin/${id}`);
  await pagina.getByRole('link', { name: 'Encerrar grupo' }).click();
  await expect(pagina.getByRole('heading', { name: 'Encerrar agora' })).toBeVisible();
  await examina(pagina, '/grupo/admin/{id}/cancelamento/informacoes');
  await pagina.getByRole('link', { name: 'Quero encerrar o grupo' }).click();
  await pagina.getByRole('radio', { name: 'O plano ficou caro' }).check();
  await examina(pagina, '/grupo/admin/{id}/cancelamento/motivo');
  await pagina.getByRole('button', { name: 'Ver quem recebe o quê' }).click();
  await expect(pagina.getByText('Zuleica')).toBeVisible();
  await pagina.getByRole('radio', { name: /^Encerrar agora/ }).check();
  await examina(pagina, '/grupo/admin/{id}/cancelamento/cancelar');
  await pagina.getByRole('button', { name: 'Encerrar agora' }).click();
  const pergunta = pagina.getByRole('dialog');
  await expect(pergunta).toContainText('R$ 54,00');
  await pergunta.getByRole('button', { name: 'Encerrar agora' }).click();
  await expect(pagina.getByRole('heading', { name: 'O grupo foi encerrado' })).toBeVisible();
  await examina(pagina, '/grupo/admin/{id}/cancelamento/sucesso');
  const { saldos } = await chamar<{ saldos: { disponivel: number } }>('GET /credito', { como: membro.sessao });
  expect(saldos.disponivel).toBe(reais('54,00'));
  benicio.reclamacoes.esperaNenhuma();
  const zuleica = await personagem(browser, membro.eu, { sessao: membro.sessao });
  await zuleica.pagina.goto(`/checkout/outra-vaga/${id}`);
  await expect(zuleica.pagina.getByText('Canva do cordel terminou', { exact: false })).toBeVisible();
  await examina(zuleica.pagina, '/checkout/outra-vaga/{id}');
  zuleica.reclamacoes.esperaNenhuma();
});

test('a group changes hands: the administrator asks, and the member takes it over', async ({ browser }) => {
  const administrador = await pessoaPronta('Dalva', 'Rocha');
  const membro = await pessoaPronta('Iracema', 'Lobo');
  const campos = { login: 'coral@exemplo.com.br', senha: 'Serrote-27' };
  const id = await grupoComAcesso(administrador.sessao, membro.sessao, campos);
  await chamar(`POST /grupo/membro/${id}/confirmar-acesso`, { como: membro.sessao });
  const dalva = await personagem(browser, administrador.eu, { sessao: administrador.sessao });
  await dalva.pagina.goto(`/grupo/admin/${id}/cancelamento/informacoes`);
  await dalva.pagina.getByRole('button', { name: 'Convidar Iracema para assumir' }).click();
  await expect(dalva.pagina.getByText(/^Iracema L\. responde até|^Iracema Lobo responde até/)).toBeVisible();

  const iracema = await personagem(browser, membro.eu, { sessao: membro.sessao });
  await iracema.pagina.goto(`/grupo/membro/${id}`);
  await iracema.pagina.getByRole('link', { name: 'Ver e responder' }).click();
  await expect(iracema.pagina.getByRole('heading', { name: 'Se você assumir' })).toBeVisible();
  await examina(iracema.pagina, '/grupo/{id}/sucessao');
  await iracema.pagina.getByRole('button', { name: 'Assumir o grupo' }).click();
  await iracema.pagina.getByRole('dialog').getByRole('button', { name: 'Assumir o grupo' }).click();
  await expect(iracema.pagina.getByRole('heading', { name: 'Seu dinheiro neste grupo' })).toBeVisible();
  const { saldos } = await chamar<{ saldos: { disponivel: number } }>('GET /credito', { como: membro.sessao });
  // The deposit: half of the first payment of R$ 54,00.
  expect(saldos.disponivel).toBe(reais('27,00'));
  for (const pessoa of [dalva, iracema]) pessoa.reclamacoes.esperaNenhuma();
});
