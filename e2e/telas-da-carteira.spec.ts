import { expect, test } from '@playwright/test';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { ligarFalhas, pagarPelaApi } from './vocabulary/banco.ts';
import { digitarCodigo } from './vocabulary/cadastro.ts';
import { codigoPara } from './vocabulary/caixa-de-entrada.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { examina } from './vocabulary/exame.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { avancaRelogio, vaiParaSextaANoite } from './vocabulary/operacao.ts';
import { cadastraChavePix, codigoDoPagamento, ganhaSaldo, grupoPronto, pessoaPronta } from './vocabulary/preparo.ts';
import { personagem } from './vocabulary.ts';

/** The finished screens of means of payment and wallet, with real people: axe, headings, titles, 320 px, a silent console. */
test('before joining: who administers, sharing and reporting; a boleto; the value of a group', async ({ browser }) => {
  const administrador = await pessoaPronta('Olavo', 'Reis');
  const id = await grupoPronto(administrador.sessao, { nome: 'Canva da esquina', vagas: 2 });
  const { sessao: como } = await pessoaPronta('Ivone', 'Lima');
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: como });
  const { admin } = await chamar<{ readonly admin: { readonly id: number } }>(`GET /grupo/${id}`, { como });
  await pagina.goto(`/sobre-administrador/${admin.id}`);
  await examina(pagina, '/sobre-administrador/{id}');
  await pagina.goto(`/grupo/reportar/${id}`);
  await examina(pagina, '/grupo/reportar/{id}');
  await pagina.goto(`/grupo/compartilhar?id=${id}`);
  await examina(pagina, '/grupo/compartilhar');
  await pagina.goto(`/checkout/cadastrar-dados-fiscais?para=saldo&meioPagamento=${MEIO_PAGAMENTO.boleto.id}`);
  await expect(pagina.getByLabel('CEP')).toBeVisible();
  await examina(pagina, '/checkout/cadastrar-dados-fiscais');
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
  const { idPagamento: noPicPay } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor: reais('60,00'), meioPagamento: MEIO_PAGAMENTO.picPay.id },
  });
  await pagina.goto(`/checkout/pagamento/processando/picpay?idPagamento=${noPicPay}`);
  await expect(pagina.getByRole('link', { name: 'Ir para o PicPay' })).toBeVisible();
  await examina(pagina, '/checkout/pagamento/processando/picpay');
  const { idPagamento: noPagBank } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor: reais('60,00'), meioPagamento: MEIO_PAGAMENTO.pagSeguro.id },
  });
  await pagina.goto(`/checkout/pagamento/processando/pagseguro?idPagamento=${noPagBank}`);
  await expect(pagina.getByRole('link', { name: 'Ir para o PagBank' })).toBeVisible();
  await examina(pagina, '/checkout/pagamento/processando/pagseguro');
  const { idPagamento: noPayPal } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
    como,
    corpo: { valor: reais('60,00'), meioPagamento: MEIO_PAGAMENTO.payPal.id },
  });
  await pagina.goto(`/checkout/pagamento/processando/paypal?idPagamento=${noPayPal}`);
  await expect(pagina.getByRole('link', { name: 'Ir para o PayPal' })).toBeVisible();
  await examina(pagina, '/checkout/pagamento/processando/paypal');
  await pagina.goto('/checkout/pagamento/mercadopago');
  await examina(pagina, '/checkout/pagamento/mercadopago');
  await pagina.goto('/pix-programado');
  await examina(pagina, '/pix-programado');
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
  const dele = await abrirNavegador(browser, { sessao: administrador.sessao });
  await dele.pagina.goto(`/grupo/admin/${id}/alterar-valor`);
  await examina(dele.pagina, '/grupo/admin/{id}/alterar-valor');
  dele.reclamacoes.esperaNenhuma();
});

test('money that did not fit goes back, or stays as balance when the bank does not return it', async ({ browser }) => {
  const { sessao: como } = await pessoaPronta('Mirela', 'Sousa');
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao: como });
  async function pagaOutroValor(): Promise<string> {
    const corpo = { valor: reais('60,00'), meioPagamento: MEIO_PAGAMENTO.pix.id };
    const { idPagamento: id } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
      como,
      corpo,
    });
    await pagarPelaApi(await codigoDoPagamento(como, id), { forcar: true, valor: reais('61,00') });
    await expect
      .poll(async () => (await chamar<{ readonly estado: string }>(`GET /pagamento/status/${id}`, { como })).estado)
      .toBe('devolvido');
    return id;
  }
  const devolvido = await pagaOutroValor();
  await pagina.goto(`/checkout/pagamento/processando/pix?idPagamento=${devolvido}`);
  await pagina.getByRole('link', { name: 'Acompanhar a devolução' }).click();
  await expect(pagina.getByText('Pedimos a devolução')).toBeVisible();
  await examina(pagina, '/carteira/creditos/estorno/sucesso');
  await ligarFalhas({ devolucao: { modo: 'recusado' } });
  const noSaldo = await pagaOutroValor();
  await expect
    .poll(async () => {
      const r = await chamar<{ readonly devolucoes: readonly { readonly estado: string }[] }>(
        `GET /pagamento/${noSaldo}/devolucoes`,
        { como },
      );
      return r.devolucoes.map(({ estado }) => estado);
    })
    .toEqual(['naoRealizada']);
  await ligarFalhas({});
  await pagina.goto(`/carteira/creditos/estorno/sucesso?idPagamento=${noSaldo}`);
  await expect(pagina.getByText('O valor ficou no seu saldo')).toBeVisible();
  await examina(pagina, '/carteira/creditos/estorno/erro');
  reclamacoes.esperaNenhuma();
});

test('the wallet of a person with months of history', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
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
  await pagina.goto('/carteira/informe');
  await expect(pagina.getByRole('heading', { name: 'Saldos' })).toBeVisible();
  await examina(pagina, '/carteira/informe');
  await pagina.goto(`/carteira/fatura/resumo/${aberta?.id}`);
  await examina(pagina, '/carteira/fatura/resumo/{id}');
  await pagina.goto(`/checkout/pagamento/fatura/sucesso?idFatura=${paga?.id}`);
  await examina(pagina, '/checkout/pagamento/fatura/sucesso');
  reclamacoes.esperaNenhuma();
});

test('referrals: the code, the people who came, and one of them', async ({ browser }) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  const { pagina, reclamacoes } = await abrirNavegador(browser, { sessao });
  for (const rota of ['/black-week', '/clube', '/plus']) {
    await pagina.goto(rota);
    await examina(pagina, rota);
  }
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
  const olga = await personagem(browser, eu, { sessao });
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
  olga.reclamacoes.espera(/retirada\/contas: .*400/);
  await examina(pagina, '/carteira/conta/cadastrar');
  await pagina.getByLabel('Conta', { exact: true }).fill('210169-6');
  await pagina.getByRole('button', { name: 'Cadastrar conta' }).click();
  await expect(pagina.getByRole('heading', { name: 'Confira e confirme a sua conta' })).toBeVisible();
  await examina(pagina, '/carteira/conta/{id}/verificar');
  await pagina.getByRole('button', { name: 'Confirmar conta' }).click();
  await digitarCodigo(pagina, await codigoPara(eu.email));
  // The first try is answered by the question for the code.
  olga.reclamacoes.espera(/verificar: .*400/);
  await expect(pagina.getByText(/Recebe a partir de/)).toBeVisible();
  await examina(pagina, '/carteira/contas');
  await pagina.goto('/carteira/retirada/automatica');
  await expect(pagina.getByRole('heading', { level: 1, name: 'Retirada automática' })).toBeVisible();
  await examina(pagina, '/carteira/retirada/automatica');
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
  const heitor = await personagem(browser, eu, { sessao });
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
