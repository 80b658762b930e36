import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  {
    path: '/checkout/carrinho',
    load: () => import('./carrinho/screens/carrinho.tsx').then((m) => m.TelaCarrinho),
  },
  {
    path: '/checkout/combo/{id}',
    load: () => import('./combo/screens/combo.tsx').then((m) => m.TelaComboDeGrupos),
  },
  {
    path: '/checkout/outra-vaga/{id}',
    load: () => import('./mudanca/screens/outra-vaga.tsx').then((m) => m.TelaOutraVaga),
  },
  {
    path: '/checkout/mudanca/{id}',
    load: () => import('./mudanca/screens/mudanca.tsx').then((m) => m.TelaMudancaDeGrupo),
  },
  {
    path: '/checkout/carrinho/pagar',
    load: () => import('./carrinho/screens/pagar-carrinho.tsx').then((m) => m.TelaPagarCarrinho),
  },
  { path: '/checkout', load: () => import('./reserva/screens/checkout.tsx').then((m) => m.TelaCheckout) },
  { path: '/checkout/assinar', load: () => import('./compra/screens/assinar.tsx').then((m) => m.TelaAssinar) },
  {
    path: '/checkout/cadastrar-dados-fiscais',
    load: () => import('./compra/screens/cadastrar-dados-fiscais.tsx').then((m) => m.TelaDadosFiscaisDaCompra),
  },
  {
    path: '/checkout/relacionamento',
    load: () => import('./reserva/screens/relacionamento.tsx').then((m) => m.TelaRelacionamento),
  },
  {
    path: '/checkout/fidelidade',
    load: () => import('./reserva/screens/fidelidade.tsx').then((m) => m.TelaFidelidadeDoCheckout),
  },
  {
    path: '/checkout/confirmar-juncao',
    load: () => import('./reserva/screens/confirmar-juncao.tsx').then((m) => m.TelaConfirmarJuncao),
  },
  {
    path: '/checkout/grupo-privado',
    load: () => import('./reserva/screens/grupo-privado.tsx').then((m) => m.TelaGrupoPrivado),
  },
  {
    path: '/checkout/cadastro-cartao-1',
    load: () => import('./cartao/screens/cadastro-cartao.tsx').then((m) => m.TelaCadastroCartao),
  },
  { path: '/perfil/cartoes', load: () => import('./cartao/screens/cartoes.tsx').then((m) => m.TelaCartoes) },
  {
    path: '/perfil/cartoes/cadastro-1',
    load: () => import('./cartao/screens/novo-cartao.tsx').then((m) => m.TelaNovoCartao),
  },
  {
    path: '/perfil/cartoes/cadastro-2',
    load: () => import('./cartao/screens/endereco-do-cartao.tsx').then((m) => m.TelaEnderecoDoCartao),
  },
  {
    path: '/perfil/cartoes/cadastro-verificacao',
    load: () => import('./cartao/screens/verificar-cartao.tsx').then((m) => m.TelaVerificarCartao),
  },
  {
    path: '/checkout/assinatura/processando',
    load: () => import('./pagamento/screens/assinatura-processando.tsx').then((m) => m.TelaAssinaturaProcessando),
  },
  {
    path: '/checkout/pagamento/mercadopago',
    load: () => import('./pagamento/screens/volta-do-mercado-pago.tsx').then((m) => m.TelaVoltaDoMercadoPago),
  },
  // The pages on which a charge waits: one screen serves every payment method.
  {
    path: '/checkout/pagamento/processando/*',
    load: () => import('./pagamento/screens/pagamento.tsx').then((m) => m.TelaPagamento),
  },
  {
    path: '/checkout/sucesso',
    load: () => import('./conclusao/screens/sucesso.tsx').then((m) => m.TelaCheckoutSucesso),
  },
  {
    path: '/checkout/sucesso/primeira',
    load: () => import('./conclusao/screens/primeira.tsx').then((m) => m.TelaPrimeiraAssinatura),
  },
  {
    path: '/checkout/pagamento/credito/sucesso',
    load: () => import('./conclusao/screens/credito-sucesso.tsx').then((m) => m.TelaCreditoSucesso),
  },
  {
    path: '/checkout/pagamento/fatura/sucesso',
    load: () => import('./conclusao/screens/fatura-sucesso.tsx').then((m) => m.TelaFaturaSucesso),
  },
  {
    path: '/checkout/pagamento/falha',
    load: () => import('./conclusao/screens/pagamento-falha.tsx').then((m) => m.TelaPagamentoFalha),
  },
  { path: '/checkout/falha', load: () => import('./conclusao/screens/falha.tsx').then((m) => m.TelaCheckoutFalha) },
];
