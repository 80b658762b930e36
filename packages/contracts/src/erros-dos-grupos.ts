import { PAGAMENTO_NAO_APROVADO } from '@rateia/domain/pagamentos/listagem';
import { linhasDeErro } from './linhas-de-erro.ts';

/** Refusals about groups and the money in them (spec B§8). */
export const ERROS_DOS_GRUPOS = linhasDeErro({
  // Groups
  grupoNaoEncontrado: {
    status: 404,
    message: 'Este grupo não existe ou não está disponível para você.',
    link: '/grupos',
  },
  grupoNaoAceitaMembros: {
    status: 400,
    codigo: 1,
    message: 'Este grupo não está aceitando novos membros.',
    link: '/grupos',
  },
  semVagas: { status: 400, codigo: 1, message: 'Não há vagas suficientes neste grupo.' },
  semFidelidade: { status: 400, codigo: 1, message: 'Este grupo não tem fidelidade: você sai quando quiser.' },
  textoNaoPermitido: { status: 400, codigo: 1, message: 'O texto tem palavras que não são permitidas: {quais}.' },
  filaSemLugar: {
    status: 400,
    codigo: 1,
    message: 'Não há mais lugar na fila de espera deste grupo. Peça para ser avisado quando uma vaga abrir.',
  },
  vagaComPreferencia: {
    status: 400,
    codigo: 1,
    message: 'Esta vaga é, até {quando}, de quem pediu primeiro para ser avisado. Depois disso, ela é de quem chegar.',
  },
  temVagaAgora: { status: 400, codigo: 1, message: 'Este grupo tem vaga agora. Você já pode entrar.' },
  filaLonga: {
    status: 503,
    message: 'Muita gente está entrando neste grupo agora. Nada foi cobrado: tente de novo em alguns instantes.',
  },
  limiteVagasPorPessoa: { status: 400, codigo: 1, message: 'Você pode ter até {max} vagas no mesmo grupo.' },
  limiteDeReservas: {
    status: 400,
    codigo: 1,
    message: 'Você já reservou vaga neste grupo {max} vezes sem pagar. Reserve de novo a partir de {quando}.',
  },
  relacionamentoObrigatorio: {
    status: 400,
    codigo: 1,
    message: 'Antes de reservar, diga qual é a sua relação com quem administra o grupo.',
  },
  relacionamentoNaoServe: {
    status: 400,
    codigo: 1,
    message: 'Este grupo só recebe pessoas com uma destas relações com quem administra: {quais}.',
  },
  jaParticipa: { status: 400, codigo: 1, message: 'Você já participa deste grupo.', link: '/meus-grupos' },
  administradorNaoAssina: { status: 400, codigo: 1, message: 'Você administra este grupo e já tem o seu lugar nele.' },
  reporteDoProprioGrupo: {
    status: 400,
    codigo: 1,
    message: 'Você administra este grupo. Para falar com a gente, relate um problema.',
    link: '/perfil/relatar-problema',
  },
  jaReportado: {
    status: 400,
    codigo: 1,
    message: 'Você já reportou este grupo no relato {numero}. Escreva nele o que mais aconteceu.',
    link: '/perfil/relatar-problema',
  },
  transicaoRecusada: {
    status: 400,
    codigo: 1,
    message: 'Esta ação não vale mais para o estado atual. Recarregue a página.',
  },
  servicoIndisponivel: { status: 400, codigo: 1, message: 'Este serviço não aceita novos grupos.' },
  valorAcimaDoTeto: { status: 400, codigo: 1, message: 'O valor por vaga pode ser de no máximo R$ {max}.' },
  aumentoAnunciado: {
    status: 400,
    codigo: 1,
    message: 'Já há um aumento avisado para {data}. Até lá, você só pode voltar ao valor de antes ou baixar.',
  },
  aumentoRecente: {
    status: 400,
    codigo: 1,
    message: 'O valor pode subir uma vez a cada 60 dias. O próximo aumento pode ser avisado a partir de {data}.',
  },
  acessoNaoDisponivel: {
    status: 400,
    codigo: 5,
    message: 'Os dados de acesso ainda não estão disponíveis para você.',
    artigo: 'acesso',
  },
  dividaPendente: {
    status: 400,
    codigo: 1,
    message: 'Há um valor em aberto de R$ {valor}. Quite para entrar em grupos ou criar um.',
    link: '/carteira/creditos?filtro=fatura',
  },
  restricao: {
    status: 400,
    codigo: 1,
    message: 'Existe uma restrição na sua conta.',
    link: '/perfil/relatar-problema',
  },

  // Invitations (REGRAS 2.26)
  conviteNaoEncontrado: {
    status: 404,
    message: 'Este convite não existe ou não é para a sua conta.',
    link: '/grupos',
  },
  conviteDeOutroEmail: {
    status: 400,
    codigo: 1,
    message: 'Este convite foi enviado a outro e-mail. Entre com a conta desse e-mail ou peça um convite para o seu.',
  },
  conviteExpirado: { status: 400, codigo: 1, message: 'Este convite venceu. Peça outro a quem convidou você.' },
  conviteRetirado: { status: 400, codigo: 1, message: 'Quem convidou você cancelou este convite.' },
  conviteUsado: { status: 400, codigo: 1, message: 'Este convite já foi usado. Peça outro a quem convidou você.' },
  conviteRecusado: { status: 400, codigo: 1, message: 'Você recusou este convite. Se mudou de ideia, peça outro.' },
  conviteJaEnviado: {
    status: 400,
    codigo: 1,
    message: 'Este e-mail já tem um convite para o grupo. Envie de novo ou cancele o anterior.',
  },
  conviteParaSi: { status: 400, codigo: 1, message: 'Este é o seu e-mail. Convide outra pessoa.' },
  enviosDemais: {
    status: 400,
    codigo: 1,
    message: 'Este convite já foi enviado {max} vezes. Cancele e convide de novo.',
  },
  vagaNaoSeGuarda: {
    status: 400,
    codigo: 1,
    message: 'Só em grupos públicos se guarda uma vaga para um amigo.',
  },
  vagaJaGuardada: {
    status: 400,
    codigo: 1,
    message: 'Você já guarda uma vaga deste grupo para um amigo. Cancele o convite anterior ou espere o fim dele.',
  },
  linksDemais: {
    status: 400,
    codigo: 1,
    message: 'Este grupo já tem {max} links abertos. Cancele um para criar outro.',
  },

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

  // Cancellation
  vagaJaReservada: {
    status: 400,
    codigo: 1,
    message: 'Sua vaga já foi reservada para outra pessoa. Para voltar, entre por um grupo com vagas.',
  },
  cancelamentoNaoPermitido: { status: 400, codigo: 1, message: 'Este cancelamento não é possível agora.' },
  sucessaoNaoPermitida: {
    status: 400,
    codigo: 1,
    message: 'O grupo não pode mudar de mãos assim agora. Recarregue a página para ver como ele está.',
  },
  linkDeAtrasoInvalido: {
    status: 404,
    message: 'Este link não vale mais. Entre na sua conta para ver as suas faturas.',
    link: '/carteira/creditos?filtro=fatura',
  },
  atrasoResolvido: {
    status: 400,
    codigo: 1,
    message: 'Esta fatura não está mais em aberto. Você não precisa fazer nada.',
  },
  atrasoRespondido: {
    status: 400,
    codigo: 1,
    message: 'Você já escolheu o que fazer com esta fatura. Para mudar, pague agora ou fale com a gente.',
  },
  pausaNaoPermitida: {
    status: 400,
    codigo: 1,
    message: 'Só dá para pular um mês por ano, e quando a caução cobre o mês inteiro.',
  },
  dataForaDoPrazo: { status: 400, codigo: 1, message: 'Escolha um dia até {data}.' },
  fimComSaidas: {
    status: 400,
    codigo: 1,
    message:
      'Uma pessoa já saiu por causa do fim marcado, então ele não pode mais ser desfeito. O grupo termina em {data}.',
  },
  fimDaEquipe: {
    status: 400,
    codigo: 1,
    message: 'Nossa equipe marcou o fim deste grupo. Para falar sobre isso, relate um problema.',
    link: '/perfil/relatar-problema',
  },
  prazoTerminado: { status: 400, codigo: 1, message: 'O prazo para esta ação terminou em {data}.' },
});
