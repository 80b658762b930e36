import type { Centavos } from './dinheiro.ts';
import { centavos } from './dinheiro.ts';
import { REGRAS_DA_TRIAGEM } from './grupos/regras-da-triagem.ts';
import { REGRAS_DA_INDICACAO } from './indicacao/regras.ts';
import { REGRAS_DAS_LOTERIAS } from './loterias/regras.ts';
import { REGRAS_DAS_RECLAMACOES } from './reclamacoes/regras.ts';
import { REGRAS_DA_RETIRADA } from './retirada/numeros.ts';

/**
 * The product's numbers: defaults of one versioned, dated configuration (REGRAS). Plain JSON data, so that a later
 * version can be stored and proposed; every rule takes the configuration as an argument and holds no number itself.
 */
export const REGRAS_PADRAO = {
  versao: 1,
  vigenteDesde: '2026-01-01',

  /** REGRAS 2.1, and the access-data duty of part 1. */
  grupos: {
    diasUteisParaAprovar: 2,
    diasUteisParaTriagem: 1,
    diasParaRecorrer: 7,
    edicao: { dias: 7, avisosNosDias: [3, 6] },
    formacao: { dias: 30, avisosNosDias: [20, 27] },
    assinatura: { horas: 72, avisosNasHoras: [24, 48] },
    horasParaEntregarAcesso: 72,
    horasParaConfirmarAcesso: 48,
    horasParaEnviarDados: 24,
    diasParaRenovar: 30,
    membrosParaIniciar: 2,
    ciclosDeAvisoDoFim: 1,
    /** People who share one plan, the administrator included. */
    lugares: { minimo: 2, maximo: 50 },
  },

  /** REGRAS 2.28: deliveries from which an administrator has a note, and the days from which a member stayed. */
  reputacao: { entregasParaNota: 3, diasParaFicar: 90 },

  triagem: REGRAS_DA_TRIAGEM,

  /** REGRAS 2.2. */
  vagas: {
    minutosDeRetencao: 15,
    diasUteisAposVencimentoDoBoleto: 2,
    milesimosLivresEmBoleto: 500,
    boletosPorUsuarioNoGrupo: 1,
    porUsuarioNoGrupo: 3,
    retencoesSemPagar: { maximo: 5, horas: 24 },
    gruposNoCarrinho: 10,
  },

  /**
   * REGRAS 2.26: invitations to a group. E-mails count those that are sent again; `linksAbertos` are the links of
   * a group that wait at once.
   */
  convites: { dias: 7, usosDoLink: 20, horasDaVaga: 48, emailsPorDia: 20, envios: 3, linksAbertos: 5 },

  /** REGRAS 2.9: the seat that is offered after a group was lost: for so long, and up to so much of the old month. */
  vagaEquivalente: { dias: 7, tetoMilesimos: 1_100, opcoes: 5 },

  /** REGRAS 2.4. */
  taxas: {
    vaga: { milesimos: 80, minimo: centavos(150), maximo: centavos(1_500) },
    vagaReduzida: { milesimos: 40, minimo: centavos(100) },
  },

  /** REGRAS 2.4: the methods that are on, the cost of each for the payer, and the time for which its code is valid. */
  meios: {
    credito: { ligado: true, basisPoints: 0, fixo: centavos(0) },
    pix: { ligado: true, basisPoints: 0, fixo: centavos(0), minutosDoCodigo: 30 },
    pixMercadoPago: { ligado: false, basisPoints: 0, fixo: centavos(0), minutosDoCodigo: 30 },
    cartaoJuno: { ligado: true, basisPoints: 399, fixo: centavos(0) },
    cartaoRecorrente: { ligado: true, basisPoints: 399, fixo: centavos(0) },
    cartaoCadastrado: { ligado: true, basisPoints: 349, fixo: centavos(0) },
    boleto: { ligado: true, basisPoints: 0, fixo: centavos(249), minimo: centavos(1_000), diasParaVencer: 3 },
    mercadoPago: { ligado: true, basisPoints: 449, fixo: centavos(0) },
    picPay: { ligado: true, basisPoints: 399, fixo: centavos(0), minutosDoCodigo: 10 },
    pagSeguro: { ligado: true, basisPoints: 399, fixo: centavos(0), minutosDaPagina: 30 },
    payPal: { ligado: true, basisPoints: 479, fixo: centavos(60), minutosDaPagina: 30 },
    transferencia: { ligado: false, basisPoints: 0, fixo: centavos(99) },
    pixProgramado: { ligado: true, basisPoints: 0, fixo: centavos(0) },
  },

  /** REGRAS 2.4, 2.8 and part 3, Pix Automático: days before the due date, days of its repeats after it. */
  programado: {
    horasParaAutorizar: 72,
    antecedencia: { minimo: 2, maximo: 10 },
    repeticoesEm: [1, 3, 6] as readonly number[],
  },

  /** REGRAS 2.4, 2.14 and 2.18. */
  cartoes: {
    valorMinimo: centavos(500),
    /** The time in which a card is typed and its bank answers. */
    minutosParaPagar: 30,
    /** The time in which the bank answers a charge that the product makes of itself. */
    horasDaRecorrente: 12,
    /** Above it the bank of the card confirms its holder. */
    desafioAcimaDe: centavos(20_000),
    tentativasPorPagamento: 5,
    tentativasPorDia: 10,
    /** The small authorisation whose amount the holder tells. */
    verificacao: { minimo: centavos(100), maximo: centavos(399), tentativas: 3, horas: 72 },
    maximoPorPessoa: 5,
  },

  /** REGRAS 2.5. */
  recarga: {
    minimo: centavos(1_000),
    maximoPorOperacao: centavos(100_000),
    maximoPorDia: centavos(300_000),
    saldoMaximo: centavos(1_000_000),
    saldoMaximoSemIdentidade: centavos(200_000),
    diasDoCartaoSemRetirada: 30,
    /** One-tap amounts of the top-up screen. */
    sugestoes: [centavos(2_000), centavos(5_000), centavos(10_000), centavos(20_000)] as readonly Centavos[],
  },

  /** REGRAS 2.33: files of the wallet; the movements are those of one statement. */
  arquivos: { porHora: 30, movimentos: 2_000, segundosDoLink: 60 },

  /** REGRAS 2.32: a paid membership with the reduced fee. Off until an approved version of the rules puts it on. */
  plus: { ligado: false, mensal: centavos(490) },

  /** REGRAS 2.29: promotional credit, which is only spent; what comes back with a refund lasts so many days at least. */
  promocional: { diasDeValidade: 90, diasAoVoltar: 30, diasDoAviso: 7 },

  /** REGRAS 2.3: by clean cycles, the greatest first; never before the withdrawal right ends. */
  liberacao: {
    faixas: [
      { ciclosLimpos: 12, dias: 7 },
      { ciclosLimpos: 3, dias: 15 },
      { ciclosLimpos: 0, dias: 30 },
    ],
    diasMinimos: 7,
  },

  /** REGRAS 2.6. */
  indicacao: REGRAS_DA_INDICACAO,
  retirada: REGRAS_DA_RETIRADA,

  /** REGRAS 2.8: days from the due date D. */
  cobranca: {
    emitirEm: -7,
    instruirPixAutomaticoEm: -5,
    lembrarEm: -2,
    cobrarEm: 0,
    atrasarEm: 1,
    segundaTentativaEm: 3,
    terceiraTentativaEm: 7,
    usarCaucaoEm: 8,
    encerrarEm: 15,
    congelarEm: 30,
    repeticoesMaximas: 3,
    multaBasisPoints: 0,
    jurosBasisPointsAoMes: 0,
    tetoMultaBasisPoints: 200,
    tetoJurosBasisPointsAoMes: 100,
  },
  /** REGRAS 2.8: the last day that may be chosen, the fewest days of the month that leads to it, the days until another change. */
  vencimento: { diaMaximo: 28, diasDoMesMaisCurto: 15, diasEntreMudancas: 90 },

  /** REGRAS 2.9. */
  reembolso: {
    diasDeArrependimento: 7,
    arrependimentosAteRevisao: 3,
    mesesDaRevisao: 12,
    multaFidelidadeMilesimos: 100,
    diasParaReocuparFidelidade: 30,
    diasDaDevolucaoPix: 90,
    diasAteLiquidarCartao: 30,
  },

  reclamacoes: REGRAS_DAS_RECLAMACOES,

  /** REGRAS 2.9: what the openings of one member may show before they are a sign of misuse. */
  mauUso: { dias: 30, aparelhos: 3, aberturasPorDia: 10 },

  /** REGRAS 2.9: days before the end of a term at which a member is asked what comes after it. */
  fidelidade: { diasDeAviso: 15 },
  /** REGRAS 2.30: hours to answer or to choose; days of silence of a duty that is due; days to change the access. */
  sucessao: { horas: 48, diasDeSilencio: 7, diasParaTrocarAcesso: 3 },

  /** REGRAS 2.10. */
  fila: { horasParaDesistir: 48, diasDeAtrasoToleraveis: 5, avisadosDeUmaVez: 3, minutosDePreferencia: 30 },

  /** REGRAS 2.11. */
  valor: {
    tetoMilesimos: 1_150,
    diasEntreAumentos: 60,
    diasDeAviso: 30,
    milesimosSemAceite: 100,
    diasParaAceitar: 10,
    /** Days before the end of the time to answer at which a member is reminded. */
    diasDoLembrete: 3,
  },

  /** REGRAS 2.15: the amounts that the staff gives back alone, and those that support may propose. */
  operacao: {
    suportePropoeAte: centavos(10_000),
    umaPessoaAte: centavos(100_000),
    porPessoaNoDia: centavos(100_000),
    porOperadorNoDia: centavos(500_000),
    revelacoesPorHora: 20,
    /** The minutes for which a second factor serves a call that reveals data or moves money. */
    minutosDoFator: 10,
  },
  /** REGRAS 2.15 and 2.17: identity documents. Likeness in thousandths: below the lower one no, from the upper one yes. */
  identidade: {
    semelhancaParaAprovar: 930,
    semelhancaParaRecusar: 300,
    diasUteisParaAnalisar: 1,
    diasDaImagemAprovada: 30,
    diasDaImagemRecusada: 7,
    diasDoRascunho: 7,
    /** Submissions of one account in this many days; pictures of one account in an hour, replaced ones included. */
    envios: { maximo: 5, dias: 30 },
    imagensPorHora: 30,
    segundosDoLink: 60,
  },

  /** Spec A§5, REGRAS 2.6 and 2.14. */
  /** Requests of a registration count as failures do: nobody needs many, and a crowd behind one network needs some. */
  cadastro: {
    falhasLivres: 6,
    falhasLivresDoDispositivo: 12,
    esperaMaximaSegundos: 60,
    falhasPorContaPorDia: 50,
    falhasPorRedePorHora: 600,
    cpfsPorContaPorDia: 5,
    cpfsPorRedePorDia: 20,
    falhasPorSitePorHora: 1_200,
    falhasDoDispositivoConhecidoPorDia: 50,
    falhasPorDispositivoPorHora: 40,
  },
  pin: { minutos: 10, tentativas: 5, emissoesPorHora: 3, minutosDeBloqueio: 30 },

  /** The time for which the old address may take a change of e-mail back. */
  perfil: { diasParaDesfazerEmail: 7 },

  /** Network of friends: limits against walking through it and against insisting (spec A§2 /rede). */
  rede: { buscasPorHora: 60, convitesPorDia: 20, diasParaConvidarDeNovo: 30, resultados: 10, letrasDaBusca: 3 },

  /** Reported problems: how many a day and how many words more on them, how long the staff has, and when silence closes an answered one. */
  chamado: { porDia: 5, mensagensPorDia: 20, anexos: 5, diasUteisParaResponder: 2, diasParaEncerrar: 7 },
  /** Messages that can wait: hours of rest in Brasília, and how many of one category within a window before they go together. */
  notificacoes: {
    silencio: { deHora: 22, ateHora: 8 },
    enxurrada: { maximo: 3, minutos: 60 },
    /** A person who has just arrived is not interrupted by missing data of the account. */
    horasAntesDeCobrarCadastro: 24,
  },

  loterias: REGRAS_DAS_LOTERIAS,

  /** The promotions of the product. */
  marketing: {
    /** The legal switch: whether lotteries are promoted at all. */
    divulgaLoterias: true,
    /** The number of visitors of one network without a login that are counted for a campaign in a day. */
    visitantesPorRede: 20,
  },

  /** Reliability rules, limits on guessing. */
  sessao: {
    falhasLivres: 5,
    falhasLivresDoDispositivo: 10,
    esperaMaximaSegundos: 60,
    falhasPorContaPorDia: 50,
    falhasPorRedePorHora: 100,
    falhasPorSitePorHora: 200,
    falhasPorDispositivoPorHora: 30,
    falhasDoDispositivoConhecidoPorDia: 50,
    provasErradasPorSessao: 10,
    minutosDoToken: 10,
    diasDaSessao: 30,
    minutosDoLink: 30,
    minutosDaNovaSenha: 15,
    minutosDoBloqueio: 7 * 24 * 60,
  },
};

/** The configuration that every rule takes; stored versions have this shape. */
export type Regras = typeof REGRAS_PADRAO;
