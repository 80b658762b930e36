import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { codigoPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { esquecidas, examina, examinaQuadro } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { avancaRelogio, vaiParaSextaANoite } from './vocabulary/operacao.ts';
import {
  cadastraChavePix,
  entraDireto,
  ganhaSaldo,
  grupoComAcesso,
  grupoComFidelidade,
  grupoPronto,
  pessoaPronta,
} from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** Every finished screen, with real people and groups: axe, headings, titles, 320 px, a silent console. */
const semMovimento = { reducedMotion: 'reduce' } as const;
// Up to sixteen screens in one test.
test.describe.configure({ timeout: 120_000 });

test('having a group: the creation screens', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Célia', 'Prado');
  const celia = await personagem(browser, eu, { sessao, ...semMovimento });
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

test('entering a group: search, page, checkout, Pix and the next steps', async ({ browser }) => {
  const administrador = await pessoaPronta('Davi', 'Rosa');
  const id = await grupoPronto(administrador.sessao, { nome: 'Canva do bairro', vagas: 2 });
  const { eu, sessao } = await pessoaPronta('Elza', 'Nunes');
  const elza = await personagem(browser, eu, { sessao, ...semMovimento });
  const { pagina } = elza;
  for (const rota of ['/grupos', '/pesquisa', '/meus-grupos']) {
    await pagina.goto(rota);
    await examina(pagina, rota);
  }
  await examinaQuadro(pagina);
  await pagina.goto(`/grupo/${id}`);
  await examina(pagina, '/grupo/{id}');
  await pagina.goto(`/checkout/relacionamento?idGrupo=${id}`);
  await examina(pagina, '/checkout/relacionamento');
  await pagina.goto(`/grupo/${id}`);
  await elza.entraNoGrupo();
  await examina(pagina, '/checkout');
  await pagina.getByRole('link', { name: 'O que acontece depois, com datas' }).click();
  await examina(pagina, '/checkout/confirmar-juncao');
  await pagina.getByRole('link', { name: 'Escolher como pagar' }).filter({ visible: true }).click();
  // Pressed twice, as some people press everything: it is one payment, and nothing is said about the other press.
  await pagina.getByRole('button', { name: 'Pagar com Pix' }).dblclick();
  const codigo = await elza.copiaECola();
  await examina(pagina, '/checkout/pagamento/processando/pix');
  await elza.pagaNoBanco(codigo);
  await expect(pagina).toHaveURL(/\/checkout\/sucesso/);
  await examina(pagina, '/checkout/sucesso');
  await pagina.goto(`/checkout/falha?idGrupo=${id}`);
  await examina(pagina, '/checkout/falha');
  await elza.adicionaSaldo(reais('40,00'));
  await examina(pagina, '/checkout/pagamento/credito/sucesso');
  await pagina.goto('/carteira/adicionar/valor');
  await examina(pagina, '/carteira/adicionar/valor');
  await pagina.goto('/checkout/pagamento/falha');
  await examina(pagina, '/checkout/pagamento/falha');
  elza.reclamacoes.esperaNenhuma();
});

test('a group with a term: its price and its exit fee before joining, and a member who leaves early', async ({
  browser,
}) => {
  const administrador = await pessoaPronta('Otávio', 'Lemos');
  const id = await grupoComFidelidade(administrador.sessao, { nome: 'MUBI da praça' });
  const { eu, sessao } = await pessoaPronta('Nina', 'Farias');
  await ganhaSaldo(sessao, reais('80,00'));
  const nina = await personagem(browser, eu, { sessao, ...semMovimento });
  const { pagina } = nina;
  await pagina.goto(`/grupo/${id}`);
  await pagina.getByRole('button', { name: 'Entrar no grupo' }).filter({ visible: true }).click();
  await expect(pagina.getByRole('heading', { name: 'Fidelidade de 12 meses' })).toBeVisible();
  await examina(pagina, '/checkout/fidelidade');
  await pagina.getByRole('checkbox', { name: /Entendi o prazo/ }).check();
  await pagina.getByRole('button', { name: 'Entrar com fidelidade' }).click();
  await expect(pagina).toHaveURL(/\/checkout\/confirmar-juncao/);
  await entraDireto(sessao, id);
  await pagina.goto(`/grupo/membro/${id}`);
  await pagina.getByRole('link', { name: 'Sair do grupo' }).click();
  await examina(pagina, '/grupo/membro/fidelidade/{id}/cancelamento/informacoes');
  await pagina.getByRole('link', { name: 'Ver como sair' }).click();
  await expect(pagina).toHaveURL(/\/cancelamento\/escolha/);
  nina.reclamacoes.esperaNenhuma();
  const otavio = await personagem(browser, administrador.eu, { sessao: administrador.sessao, ...semMovimento });
  await otavio.pagina.goto(`/grupo/admin/fidelidade/${id}/cancelamento/informacoes`);
  await examina(otavio.pagina, '/grupo/admin/fidelidade/{id}/cancelamento/informacoes');
  otavio.reclamacoes.esperaNenhuma();
});

test('a cart of two groups: added from their pages, held together, paid by one Pix', async ({ browser }) => {
  const administrador = await pessoaPronta('Jonas', 'Prado');
  const grupos = [
    await grupoPronto(administrador.sessao, { nome: 'Canva da esquina', vagas: 2 }),
    await grupoPronto(administrador.sessao, { nome: 'Canva do mercado', vagas: 2 }),
  ];
  const { eu, sessao } = await pessoaPronta('Lúcia', 'Vieira');
  const lucia = await personagem(browser, eu, { sessao, ...semMovimento });
  const { pagina } = lucia;
  await pagina.goto('/checkout/carrinho');
  await expect(pagina.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  for (const id of grupos) {
    await pagina.goto(`/grupo/${id}`);
    await pagina.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(pagina.getByRole('button', { name: 'Adicionado ao carrinho' })).toBeVisible();
  }
  await pagina.getByRole('link', { name: 'Ver o carrinho' }).click();
  await expect(pagina.getByRole('heading', { name: '2 grupos' })).toBeVisible();
  await examina(pagina, '/checkout/carrinho');
  await pagina.getByRole('button', { name: 'Escolher como pagar' }).click();
  await expect(pagina.getByRole('heading', { name: 'Seus grupos' })).toBeVisible();
  await expect(pagina.getByRole('radio', { name: /^Pix/ })).toBeChecked();
  await examina(pagina, '/checkout/carrinho/pagar');
  await pagina.getByRole('button', { name: 'Pagar com Pix' }).click();
  await lucia.pagaNoBanco(await lucia.copiaECola());
  await expect(pagina.getByRole('heading', { name: 'Seus grupos estão pagos' })).toBeVisible();
  await pagina.goto('/checkout/carrinho');
  await expect(pagina.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  lucia.reclamacoes.esperaNenhuma();
});

test('a private group among friends: made, invited to by a link, entered', async ({ browser }) => {
  const dona = await pessoaPronta('Ivone', 'Maia');
  const ivone = await personagem(browser, dona.eu, { sessao: dona.sessao, ...semMovimento });
  const { pagina } = ivone;
  await pagina.goto('/novo-grupo/personalizado/privado');
  await pagina.getByLabel('Nome do grupo').fill('Quadra de quinta');
  await pagina.getByLabel('Custo por mês').fill('400,00');
  await expect(pagina.getByRole('heading', { name: 'Cada amigo paga' })).toBeVisible();
  await examina(pagina, '/novo-grupo/{servico}/privado');
  await pagina.getByRole('button', { name: 'Criar grupo e convidar' }).click();
  await pagina.getByRole('button', { name: 'Criar link' }).click();
  const link = pagina.getByText(/\/grupo\/convite\/c/);
  await expect(link).toBeVisible();
  await examina(pagina, '/grupo/admin/{id}/convidar');
  const codigo = (await link.textContent())?.split('/').at(-1) ?? '';

  const amigo = await pessoaPronta('Joel', 'Lins');
  const joel = await personagem(browser, amigo.eu, { sessao: amigo.sessao, ...semMovimento });
  await joel.pagina.goto(`/grupo/convite/${codigo}`);
  await expect(joel.pagina.getByText('Ivone Maia convidou você')).toBeVisible();
  await examina(joel.pagina, '/grupo/convite/{id}');
  await joel.pagina.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(joel.pagina).toHaveURL(/\/grupo\/\d+$/);
  await joel.pagina.goto('/checkout/grupo-privado');
  await expect(joel.pagina.getByText('Quadra de quinta')).toBeVisible();
  await examina(joel.pagina, '/checkout/grupo-privado');
  for (const pessoa of [ivone, joel]) pessoa.reclamacoes.esperaNenhuma();
});

test('running a group: sign, send, and a member who opens, pays and leaves', async ({ browser }) => {
  const dono = await pessoaPronta('Fábio', 'Leite');
  const id = await grupoPronto(dono.sessao, { nome: 'Canva da oficina', vagas: 1 });
  const membro = await pessoaPronta('Gilda', 'Moura');
  await ganhaSaldo(membro.sessao, reais('54,00'));
  await entraDireto(membro.sessao, id);

  const fabio = await personagem(browser, dono.eu, { sessao: dono.sessao, ...semMovimento });
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

  const gilda = await personagem(browser, membro.eu, { sessao: membro.sessao, ...semMovimento });
  const { pagina } = gilda;
  await pagina.goto(`/grupo/${id}/dados-acesso`);
  await pagina.getByRole('button', { name: 'Abrir dados de acesso' }).click();
  await expect(pagina.getByText('oficina@exemplo.com.br')).toBeVisible();
  await examina(pagina, '/grupo/{id}/dados-acesso');
  await pagina.getByRole('button', { name: 'Entrei', exact: true }).click();
  await expect(pagina.getByText(/Você confirmou/)).toBeVisible();
  await pagina.goto(`/grupo/membro/${id}`);
  await examina(pagina, '/grupo/membro/{id}');
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
  await examina(pagina, '/grupo/membro/{id}/cancelamento/informacoes');
  await pagina.getByRole('link', { name: 'Ver como sair' }).click();
  await expect(pagina.getByRole('radio').first()).toBeVisible();
  await examina(pagina, '/grupo/membro/{id}/cancelamento/escolha');
  await pagina.getByRole('button', { name: 'Avançar' }).click();
  await examina(pagina, '/grupo/membro/{id}/cancelamento/cancelar');
  await pagina.getByRole('radio').first().check();
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
  const benicio = await personagem(browser, administrador.eu, { sessao: administrador.sessao, ...semMovimento });
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
});

test('a group changes hands: the administrator asks, and the member takes it over', async ({ browser }) => {
  const administrador = await pessoaPronta('Dalva', 'Rocha');
  const membro = await pessoaPronta('Iracema', 'Lobo');
  const campos = { login: 'coral@exemplo.com.br', senha: 'Serrote-27' };
  const id = await grupoComAcesso(administrador.sessao, membro.sessao, campos);
  await chamar(`POST /grupo/membro/${id}/confirmar-acesso`, { como: membro.sessao });
  const dalva = await personagem(browser, administrador.eu, { sessao: administrador.sessao, ...semMovimento });
  await dalva.pagina.goto(`/grupo/admin/${id}/cancelamento/informacoes`);
  await dalva.pagina.getByRole('button', { name: 'Convidar Iracema para assumir' }).click();
  await expect(dalva.pagina.getByText(/^Iracema L\. responde até|^Iracema Lobo responde até/)).toBeVisible();

  const iracema = await personagem(browser, membro.eu, { sessao: membro.sessao, ...semMovimento });
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

test('before joining: who administers, sharing and reporting; a boleto; the value of a group', async ({ browser }) => {
  const administrador = await pessoaPronta('Olavo', 'Reis');
  const id = await grupoPronto(administrador.sessao, { nome: 'Canva da esquina', vagas: 2 });
  const { sessao: como } = await pessoaPronta('Ivone', 'Lima');
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: como, ...semMovimento });
  const { admin } = await chamar<{ readonly admin: { readonly id: number } }>(`GET /grupo/${id}`, { como });
  await pagina.goto(`/sobre-administrador/${admin.id}`);
  await examina(pagina, '/sobre-administrador/{id}');
  await pagina.goto(`/grupo/reportar/${id}`);
  await examina(pagina, '/grupo/reportar/{id}');
  await pagina.goto(`/grupo/compartilhar?id=${id}`);
  await examina(pagina, '/grupo/compartilhar');
  const corpo = {
    cep: '30130010',
    uf: 'MG',
    cidade: 'Belo Horizonte',
    rua: 'Avenida Afonso Pena',
    bairro: 'Centro',
    numero: '1',
    complemento: '',
  };
  await chamar('PUT /usuario/endereco-fiscal', { como, corpo });
  const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor: reais('60,00'), meioPagamento: MEIO_PAGAMENTO.boleto.id },
  });
  await pagina.goto(`/checkout/pagamento/processando/boleto?idPagamento=${idPagamento}`);
  await expect(pagina.getByRole('button', { name: /^Copiar/ })).toBeVisible();
  await examina(pagina, '/checkout/pagamento/processando/boleto');
  const { idPagamento: noCartao } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor: reais('60,00'), meioPagamento: MEIO_PAGAMENTO.cartaoJuno.id },
  });
  await pagina.goto(`/checkout/cadastro-cartao-1?idPagamento=${noCartao}`);
  await expect(pagina.getByRole('button', { name: 'Pagar' })).toBeEnabled();
  await examina(pagina, '/checkout/cadastro-cartao-1');
  await pagina.goto(`/checkout/pagamento/processando/cartao?idPagamento=${noCartao}`);
  await expect(pagina.getByRole('button', { name: 'Digitar o cartão' })).toBeVisible();
  await examina(pagina, '/checkout/pagamento/processando/cartao');
  await pagina.goto(`/checkout/assinatura/processando?idPagamento=${noCartao}`);
  await examina(pagina, '/checkout/assinatura/processando');
  const { idPagamento: naCarteira } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor: reais('60,00'), meioPagamento: MEIO_PAGAMENTO.mercadoPago.id },
  });
  await pagina.goto(`/checkout/pagamento/processando/mercadopago?idPagamento=${naCarteira}`);
  await expect(pagina.getByRole('link', { name: 'Ir para o Mercado Pago' })).toBeVisible();
  await examina(pagina, '/checkout/pagamento/processando/mercadopago');
  await pagina.goto('/checkout/pagamento/mercadopago');
  await examina(pagina, '/checkout/pagamento/mercadopago');
  await pagina.goto('/perfil/cartoes');
  await examina(pagina, '/perfil/cartoes');
  await pagina.goto('/perfil/cartoes/cadastro-1');
  await expect(pagina.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  await examina(pagina, '/perfil/cartoes/cadastro-1');
  await pagina.goto('/perfil/cartoes/cadastro-2');
  await examina(pagina, '/perfil/cartoes/cadastro-2');
  await pagina.goto('/perfil/cartoes/cadastro-verificacao');
  await examina(pagina, '/perfil/cartoes/cadastro-verificacao');
  reclamacoes.esperaNenhuma();
  const dele = await abrirNavegador(browser, { sessao: administrador.sessao, ...semMovimento });
  await dele.pagina.goto(`/grupo/admin/${id}/alterar-valor`);
  await examina(dele.pagina, '/grupo/admin/{id}/alterar-valor');
  dele.reclamacoes.esperaNenhuma();
});

test('the wallet of a person with months of history', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao, ...semMovimento });
  await pagina.goto('/meus-grupos');
  await examina(pagina, '/meus-grupos');
  await pagina.goto('/carteira/creditos');
  await examina(pagina, '/carteira/creditos');
  await pagina.getByRole('tabpanel').getByRole('link').first().click();
  await examina(pagina, '/carteira/creditos/extrato/{id}');
  await pagina.goto('/carteira/creditos?filtro=fatura');
  await examina(pagina, '/carteira/creditos');
  await pagina.goto('/notificacoes');
  await expect(pagina.getByRole('article').first()).toBeVisible();
  await examina(pagina, '/notificacoes');
  const { itens } = await chamar<{ readonly itens: readonly { readonly id: number }[] }>('GET /notificacoes', {
    como: sessao,
  });
  await pagina.goto(`/notificacoes/detalhe?id=${itens[0]?.id}`);
  await examina(pagina, '/notificacoes/detalhe');
  const faturas = await chamar<{ readonly itens: readonly { readonly id: number; readonly podePagar: boolean }[] }>(
    'GET /fatura?porPagina=50',
    {
      como: sessao,
    },
  );
  const [paga] = faturas.itens.filter(({ podePagar }) => !podePagar);
  const aberta = faturas.itens.find(({ podePagar }) => podePagar) ?? paga;
  await pagina.goto(`/carteira/fatura/extrato/${paga?.id}`);
  await examina(pagina, '/carteira/fatura/extrato/{id}');
  await pagina.goto(`/carteira/recibo/fatura/${paga?.id}`);
  await examina(pagina, '/carteira/recibo/{tipo}/{id}');
  await pagina.goto(`/carteira/fatura/resumo/${aberta?.id}`);
  await examina(pagina, '/carteira/fatura/resumo/{id}');
  await pagina.goto(`/checkout/pagamento/fatura/sucesso?idFatura=${paga?.id}`);
  await examina(pagina, '/checkout/pagamento/fatura/sucesso');
  reclamacoes.esperaNenhuma();
});

test('referrals: the code, the people who came, and one of them', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao, ...semMovimento });
  await pagina.goto('/black-week');
  await examina(pagina, '/black-week');
  await pagina.goto('/plus');
  await examina(pagina, '/plus');
  await pagina.goto('/clube');
  await examina(pagina, '/clube');
  await pagina.goto('/indicacao');
  await expect(pagina.getByRole('heading', { name: 'Como funciona' })).toBeVisible();
  await examina(pagina, '/indicacao');
  await pagina.getByRole('link', { name: 'Ver as minhas indicações' }).click();
  await expect(pagina.getByRole('heading', { name: 'Quem você indicou' })).toBeVisible();
  await examina(pagina, '/carteira/indicacoes');
  await pagina.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(pagina.getByRole('heading', { name: 'Andamento' })).toBeVisible();
  await examina(pagina, '/carteira/indicacoes/extrato/{id}');
  reclamacoes.esperaNenhuma();
});

test('a bank account is registered and confirmed, and a TED of a Friday evening says that it arrives on Monday', async ({
  browser,
}) => {
  const { eu, sessao } = await pessoaPronta('Olga', 'Prado');
  await ganhaSaldo(sessao, reais('80,00'));
  const olga = await personagem(browser, eu, { sessao, ...semMovimento });
  const { pagina } = olga;
  await pagina.goto('/carteira/retirar/documento');
  await examina(pagina, '/carteira/retirar/documento');
  await pagina.goto('/carteira/conta/cadastrar');
  await pagina.getByLabel('Banco').selectOption('001');
  await pagina.getByLabel('Agência').fill('1584-9');
  await pagina.getByLabel('Conta', { exact: true }).fill('210169-7');
  await pagina.getByLabel('Seu CPF').fill(eu.cpf);
  await pagina.getByRole('button', { name: 'Cadastrar conta' }).click();
  await expect(pagina.getByText('O dígito da conta não confere.')).toBeVisible();
  await examina(pagina, '/carteira/conta/cadastrar');
  await pagina.getByLabel('Conta', { exact: true }).fill('210169-6');
  await pagina.getByRole('button', { name: 'Cadastrar conta' }).click();
  await expect(pagina.getByRole('heading', { name: 'Confira e confirme a sua conta' })).toBeVisible();
  await examina(pagina, '/carteira/conta/{id}/verificar');
  await pagina.getByRole('button', { name: 'Confirmar conta' }).click();
  await digitarCodigo(pagina, await codigoPara(eu.email));
  await expect(pagina.getByText(/Recebe a partir de/)).toBeVisible();
  await examina(pagina, '/carteira/contas');
  await vaiParaSextaANoite();
  await pagina.goto('/carteira/retirada/valor');
  await pagina.getByLabel('Valor', { exact: true }).fill('60,00');
  await pagina.getByRole('button', { name: 'Continuar' }).click();
  await expect(pagina.getByText('TED para Banco do Brasil')).toBeVisible();
  await expect(pagina.getByText(/cai em segunda/)).toBeVisible();
  await pagina.getByRole('button', { name: 'Continuar' }).click();
  await pagina.getByRole('button', { name: 'Receber código para autorizar' }).click();
  await digitarCodigo(pagina, await codigoPara(eu.email));
  await expect(pagina.getByText(/Cai em segunda/).first()).toBeVisible();
  olga.reclamacoes.esperaNenhuma();
});

test('a withdrawal, from the amount to the money in the account', async ({ browser }) => {
  const { eu, sessao } = await pessoaPronta('Heitor', 'Dias');
  await ganhaSaldo(sessao, reais('80,00'));
  await cadastraChavePix({ eu, sessao });
  await avancaRelogio({ dias: 1 });
  const heitor = await personagem(browser, eu, { sessao, ...semMovimento });
  const { pagina } = heitor;
  await pagina.goto('/carteira/retirada/valor');
  await pagina.getByLabel('Valor', { exact: true }).fill('60,00');
  await expect(pagina.getByText('Você recebe').or(pagina.getByText('Líquido'))).toBeVisible();
  await examina(pagina, '/carteira/retirada/valor');
  await pagina.getByRole('button', { name: 'Continuar' }).click();
  await examina(pagina, '/carteira/retirar/contas');
  await pagina.getByRole('button', { name: 'Continuar' }).click();
  const autorizar = pagina.getByRole('button', { name: 'Receber código para autorizar' });
  await expect(autorizar).toBeEnabled();
  await examina(pagina, '/carteira/retirada/resumo');
  await autorizar.click();
  await examina(pagina, '/carteira/retirada/autorizar');
  await digitarCodigo(pagina, await codigoPara(eu.email));
  await expect(pagina.getByRole('heading', { name: 'Retirada concluída' })).toBeVisible({ timeout: 20_000 });
  await examina(pagina, '/carteira/retirada/sucesso');
  heitor.reclamacoes.esperaNenhuma();
});

async function daOperacao(browser: Browser) {
  return await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.lider), ...semMovimento });
}

async function examinaFilas(pagina: Page, ...filas: readonly string[]): Promise<void> {
  for (const fila of filas) {
    await pagina.goto(`/backoffice/${fila}`);
    await examina(pagina, '/backoffice/{fila}');
  }
}

test('the operation: the queues of decisions', async ({ browser }) => {
  const { pagina, reclamacoes } = await daOperacao(browser);
  await pagina.goto('/backoffice');
  await examina(pagina, '/backoffice');
  await examinaQuadro(pagina);
  await examinaFilas(pagina, 'grupos', 'retiradas', 'identidades', 'chamados', 'dinheiro', 'tarefas');
  reclamacoes.esperaNenhuma();
});

test('the operation: its tools', async ({ browser }) => {
  const { pagina, reclamacoes } = await daOperacao(browser);
  await examinaFilas(
    pagina,
    'mensagens',
    'marketing',
    'comunicados',
    'livro',
    'pessoas',
    'cupons',
    'clube',
'indicacoes',
    'links',
    'relogio',
  );
  await pagina.goto('/backoffice/pessoas/2');
  await examina(pagina, '/backoffice/pessoas/{id}');
  await pagina.goto('/backoffice/marketing/1');
  await examina(pagina, '/backoffice/marketing/{id}');
  reclamacoes.esperaNenhuma();
});

test('help and version, which need no login', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL(/\/ajuda$/);
  await page.goto('/ajuda#caucao');
  await expect(page.getByText('É o valor de um mês da sua vaga', { exact: false })).toBeVisible();
  await page.goto('/ajuda');
  await examina(page, '/ajuda');
  await page.goto('/versao');
  await examina(page, '/versao');
  await page.goto('/webhook/grupo/renovar/1');
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await examina(page, '/webhook/grupo/renovar/{id}');
  await page.goto('/r/k7mx2p9w');
  await expect(page.getByRole('heading', { name: 'Este link não leva a lugar nenhum' })).toBeVisible();
  await examina(page, '/r/{link}');
});

test('an old link and an unknown address lead somewhere', async ({ page }) => {
  for (const caminho of ['/undefined', '/']) {
    await page.goto(caminho);
    await expect(page).toHaveURL(/\/login$/);
  }
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
});

test('no finished screen was left out', () => {
  expect(esquecidas()).toEqual([]);
});
