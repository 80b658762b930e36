import { PAGAMENTO_NAO_APROVADO } from '@rateia/domain/pagamentos/listagem';
import { linhasDeErro } from './linhas-de-erro.ts';

/** Refusals about money: checkout, payment, wallet and withdrawal (spec B§8). */
export const ERROS_DO_DINHEIRO = linhasDeErro({
  // Checkout and payment
  vagaOcupada: {
    status: 400,
    codigo: 1,
    message: 'A vaga que você escolheu acabou de ser ocupada. Se você já pagou, o valor volta automaticamente.',
  },
  reservaExpirada: { status: 400, codigo: 1, message: 'O tempo da sua reserva terminou. Escolha a vaga de novo.' },
  carrinhoMudou: {
    status: 400,
    codigo: 1,
    message: 'Um grupo do carrinho mudou desde que você o abriu. Nada foi reservado: confira e siga.',
  },
  carrinhoCheio: { status: 400, codigo: 1, message: 'O carrinho leva até {max} grupos de uma vez.' },
  precoMudou: { status: 400, codigo: 1, message: 'O valor deste grupo mudou. Confira o novo total antes de pagar.' },
  plusIndisponivel: { status: 400, codigo: 1, message: 'O Plus não está à venda agora. Nada foi cobrado.' },
  plusSemDevolucao: {
    status: 400,
    codigo: 1,
    message: 'Os sete dias para desistir já passaram. Você pode sair no fim do mês que pagou.',
  },
  saldoInsuficiente: {
    status: 400,
    codigo: 1,
    message: 'Seu saldo disponível é R$ {saldo}. Faltam R$ {falta} para este pagamento.',
    link: '/carteira/adicionar/valor',
  },
  meioPagamentoIndisponivel: { status: 400, codigo: 1, message: 'Esta forma de pagamento não está disponível agora.' },
  pagamentoRecusado: {
    status: 400,
    codigo: 1,
    message: PAGAMENTO_NAO_APROVADO,
  },
  cartaoNaoPodeSerUsado: {
    status: 400,
    codigo: 1,
    message: 'Este cartão já foi recusado para este pagamento. Use outro cartão ou outra forma de pagamento.',
  },
  cartaoEmAndamento: {
    status: 400,
    codigo: 1,
    message: 'Já há um cartão sendo confirmado para este pagamento. Espere a resposta do banco.',
  },
  cartaoDeOutraPessoa: {
    status: 400,
    codigo: 1,
    message: 'Para adicionar saldo, o cartão precisa estar no seu CPF.',
  },
  tentativasDeCartao: {
    status: 400,
    codigo: 1,
    message: 'Você já tentou com cartão vezes demais. Nada foi cobrado: use outra forma de pagamento.',
  },
  pagamentoEncerrado: {
    status: 400,
    codigo: 1,
    message: 'O tempo deste pagamento acabou. Comece de novo: nada foi cobrado.',
  },
  pixProgramadoJaExiste: {
    status: 400,
    codigo: 1,
    message: 'Este grupo já tem um Pix programado. Cancele o que existe para pedir outro.',
    link: '/pix-programado',
  },
  pixProgramadoSemMensalidade: {
    status: 400,
    codigo: 1,
    message: 'O Pix programado começa depois do seu primeiro acesso ao grupo, quando há mensalidade para pagar.',
  },
  cartaoVencido: { status: 400, codigo: 1, message: 'Este cartão já venceu. Cadastre outro.' },
  cartaoRepetido: { status: 400, codigo: 1, message: 'Este cartão já está na sua lista.', link: '/perfil/cartoes' },
  cartoesDemais: {
    status: 400,
    codigo: 1,
    message: 'Você pode ter até {max} cartões. Remova um para cadastrar outro.',
    link: '/perfil/cartoes',
  },
  cartaoEmUso: {
    status: 400,
    codigo: 1,
    message: 'Um pagamento com este cartão ainda espera a resposta do banco. Tente remover depois.',
  },
  cartaoSemVerificacao: {
    status: 400,
    codigo: 1,
    message: 'Este cartão não está esperando uma verificação.',
    link: '/perfil/cartoes',
  },
  enderecoNecessario: {
    status: 400,
    codigo: 1,
    message: 'Um boleto leva o endereço de quem paga. Complete os seus dados fiscais e volte aqui.',
    link: '/perfil/dados-fiscais',
  },
  pixExpirado: { status: 400, codigo: 1, message: 'O código Pix expirou. Gere um novo para continuar.' },
  faturaNaoPagavel: { status: 400, codigo: 1, message: 'Esta fatura não está mais em aberto.' },
  comboNaoEncontrado: { status: 404, message: 'Este combo não existe ou não está mais disponível.' },
  cupomInvalido: { status: 400, codigo: 4, message: 'Este cupom já foi usado ou não vale para este grupo.' },
  // On the first group of a person (spec B§8).
  cupomInvalidoNaPrimeira: {
    status: 400,
    codigo: 1,
    message: 'Este cupom já foi usado ou não vale para este grupo.',
  },

  // Matters that the operation settles by hand
  pagadorSemConta: {
    status: 400,
    codigo: 1,
    message: 'Quem pagou não tem conta com o mesmo CPF. Nada mudou: devolva o Pix.',
  },
  saldoSemEspaco: {
    status: 400,
    codigo: 1,
    message: 'O limite do saldo ou do dia desta conta não tem espaço para este valor. Nada mudou: devolva o Pix.',
  },
  prazoDeDevolucao: {
    status: 400,
    codigo: 1,
    message: 'O banco só devolve um Pix em até {dias} dias, e este já passou. Nada mudou: escolha outro destino.',
  },
  acimaDaAlcada: { status: 400, codigo: 1, message: 'Este valor passa do que a sua função decide. Nada mudou.' },
  propostaAberta: {
    status: 400,
    codigo: 1,
    message: 'Já há uma proposta para este valor, esperando outra pessoa. Nada mudou.',
  },

  // Wallet and withdrawal
  recargaMinima: { status: 400, codigo: 1, message: 'O valor mínimo para adicionar é R$ {min}.' },
  recargaMaxima: { status: 400, codigo: 1, message: 'O valor máximo para adicionar de uma vez é R$ {max}.' },
  recargaLimiteDiario: {
    status: 400,
    codigo: 1,
    message: 'Você atingiu o limite diário de R$ {max}. Disponível novamente em {data}.',
  },
  saldoMaximo: { status: 400, codigo: 1, message: 'Seu saldo pode chegar a no máximo R$ {max}.' },
  movimentosDemais: {
    status: 400,
    codigo: 1,
    message: 'São mais de {max} movimentos para um arquivo só. Escolha um mês ou uma conta e baixe de novo.',
  },
  retiradaMinima: { status: 400, codigo: 1, message: 'O valor mínimo para retirada é R$ {min}.' },
  retiradaLimiteDiario: {
    status: 400,
    codigo: 1,
    message: 'Você atingiu o limite diário de R$ {max}. Disponível novamente em {data}.',
  },
  retiradaLimiteMensal: {
    status: 400,
    codigo: 1,
    message: 'Você atingiu o limite mensal de R$ {max}. Disponível novamente em {data}.',
  },
  retiradaLimiteNoturno: { status: 400, codigo: 1, message: 'Entre 20h e 6h a retirada é de no máximo R$ {max}.' },
  retiradaTaxaMudou: {
    status: 400,
    codigo: 1,
    message: 'A taxa desta retirada agora é R$ {taxa}. Peça a retirada de novo para conferir quanto você recebe.',
  },
  contaDeOutroCpf: { status: 400, codigo: 1, message: 'A conta precisa estar no seu CPF.' },
  chaveEmDescanso: {
    status: 400,
    codigo: 1,
    message: 'Por segurança, uma chave nova só pode receber após {horas} horas.',
  },
  contaBancariaInvalida: { status: 400, codigo: 1, message: '{motivo}' },
  contaNaoConfirmada: {
    status: 400,
    codigo: 1,
    message: 'Confirme esta conta com o código que enviamos por e-mail.',
    link: '/carteira/contas',
  },
  contaEmUso: { status: 400, codigo: 1, message: 'Uma retirada está a caminho desta conta. Espere ela chegar.' },
  boletoInvalido: { status: 400, codigo: 1, message: '{motivo}' },
  boletoNaoAceito: { status: 400, codigo: 1, message: '{motivo}' },
  boletoJaPago: { status: 400, codigo: 1, message: 'Este boleto já foi pago ou cancelado.' },
  boletoVencido: {
    status: 400,
    codigo: 1,
    message: 'Este boleto venceu e o banco não o recebe mais. Peça um novo a quem cobra.',
  },
  retiradaIndisponivel: {
    status: 400,
    codigo: 1,
    message: 'Esta forma de retirada não está disponível agora. Tente outra.',
  },
  retiradaNaoCancelavel: { status: 400, codigo: 1, message: 'Esta retirada já foi enviada.' },
});
