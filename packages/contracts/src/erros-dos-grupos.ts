import { linhasDeErro } from './linhas-de-erro.ts';

/** Refusals about groups (spec B§8). */
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
  mudancaSemEntrada: { status: 400, codigo: 1, message: 'Você só pode mudar depois de entrar no seu grupo.' },
  mudancaEmAtraso: {
    status: 400,
    codigo: 1,
    message: 'Pague o que está em aberto no seu grupo antes de mudar.',
    link: '/carteira/creditos?filtro=fatura',
  },
  mudancaEmReclamacao: {
    status: 400,
    codigo: 1,
    message: 'Há uma reclamação aberta sobre o seu grupo. Você pode mudar quando ela terminar.',
    link: '/reclamacoes/historico',
  },
  mudancaComFidelidade: {
    status: 400,
    codigo: 1,
    message:
      'Um grupo com prazo de fidelidade não entra na mudança: espere o fim do prazo ou escolha um grupo sem fidelidade.',
  },
  mudancaDeOutroServico: {
    status: 400,
    codigo: 1,
    message: 'Você só pode mudar para um grupo do mesmo serviço. Para outro, entre nele e saia do seu.',
  },
  semVagaEquivalente: {
    status: 400,
    codigo: 1,
    message: 'Esta oferta de outra vaga não vale mais. Procure um grupo com vaga na pesquisa.',
    link: '/pesquisa',
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
  vencimentoForaDoMes: {
    status: 400,
    codigo: 1,
    message: 'Escolha um dia de 1 a 28: o 29, o 30 e o 31 não existem em todos os meses.',
  },
  vencimentoIgual: { status: 400, codigo: 1, message: 'A sua fatura já vence no dia {dia}. Nada muda.' },
  vencimentoPerto: {
    status: 400,
    codigo: 1,
    message: 'A próxima fatura vence em {data} e já não muda. Depois de pagar, você escolhe outro dia.',
  },
  vencimentoEmAtraso: {
    status: 400,
    codigo: 1,
    message: 'Há uma fatura deste grupo em aberto. Pague antes de mudar o dia de vencimento.',
    link: '/carteira/creditos?filtro=fatura',
  },
  vencimentoRecente: {
    status: 400,
    codigo: 1,
    message: 'O dia de vencimento muda uma vez a cada 90 dias. Você pode escolher outro a partir de {data}.',
  },
  vencimentoNaoMuda: {
    status: 400,
    codigo: 1,
    message: 'O dia de vencimento não muda agora: não há uma próxima mensalidade neste grupo.',
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

  codigoJaDado: {
    status: 400,
    codigo: 1,
    message: 'Esse código já foi dado a outra pessoa do grupo. Cole um código novo.',
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
