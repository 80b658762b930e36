import type { Canal, Urgencia } from '@rateia/domain/notificacoes/entrega';
import type { IconeNotificacao } from '@rateia/domain/notificacoes/icones';
import type { CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { ID_CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import type { NomeTipoNotificacao } from '@rateia/domain/notificacoes/tipos';
import type { NomeModelo } from './todos.ts';

/** The look and the delivery of a message. */
export type Ficha = {
  readonly tipo: NomeTipoNotificacao;
  readonly icone: IconeNotificacao;
  readonly urgencia: Urgencia;
  /** Only a `comum` message has one: the others do not depend on preferences. */
  readonly categoria: CategoriaComunicacao | null;
  readonly canais: readonly Canal[];
  /**
   * False for a message that must not stand in a list of the account: it is sent and forgotten, so its words may hold a
   * secret.
   */
  readonly noApp: boolean;
};

const { sistema, dicas, sugestoesDeGrupos, loterias, clube } = ID_CATEGORIA_COMUNICACAO;

function essencial(tipo: NomeTipoNotificacao, icone: IconeNotificacao, canais: readonly Canal[] = ['email', 'push']) {
  return { tipo, icone, urgencia: 'essencial', categoria: null, canais, noApp: true } as const satisfies Ficha;
}
function seguranca(icone: IconeNotificacao = 'seguranca') {
  return {
    tipo: 'custom',
    icone,
    urgencia: 'seguranca',
    categoria: null,
    canais: ['email', 'push'],
    noApp: true,
  } as const satisfies Ficha;
}
function comum(tipo: NomeTipoNotificacao, icone: IconeNotificacao, categoria: CategoriaComunicacao = sistema): Ficha {
  return { tipo, icone, urgencia: 'comum', categoria, canais: ['email', 'push', 'sms'], noApp: true };
}
/** The e-mail has a job of its own, because of the link that blocks the account. */
function comLinkDeBloqueio(icone?: IconeNotificacao): Ficha {
  return { ...seguranca(icone), canais: ['push'] };
}
function soEmail(): Ficha {
  return { ...seguranca(), canais: ['email'], noApp: false };
}

/**
 * A row per template (spec A§3 types and categories). A message with a deadline, about money or about the account is
 * never held back. A message that only informs waits for the morning and can be switched off (REGRAS 2.19).
 */
export const FICHAS: Readonly<Record<NomeModelo, Ficha>> = {
  codigo: soEmail(),
  contaJaExiste: soEmail(),
  ativarConta: soEmail(),
  recuperarSenha: soEmail(),
  senhaTrocada: soEmail(),
  contaBloqueada: soEmail(),
  pedidoDeBloqueio: soEmail(),
  boasVindas: { ...essencial('home', 'novidade'), canais: ['email'] },
  novoAparelho: soEmail(),
  segurancaMudou: comLinkDeBloqueio(),
  contaSocialVinculada: comLinkDeBloqueio(),
  contaSocialDesvinculada: comLinkDeBloqueio(),
  emailTrocado: soEmail(),
  emailPedidoPorOutro: seguranca(),
  trocaDeEmailDesfeita: seguranca(),
  telefoneTrocado: comLinkDeBloqueio(),
  telefonePedidoPorOutro: seguranca(),
  chamadoRecebido: essencial('custom', 'mensagem', ['email']),
  chamadoRespondido: essencial('mensagem', 'mensagem'),
  chamadoEncerrado: essencial('custom', 'feito', ['email']),

  exportacaoPronta: comLinkDeBloqueio('feito'),
  exclusaoPedida: comLinkDeBloqueio('alerta'),
  exclusaoDesfeita: seguranca('feito'),
  exclusaoImpedida: seguranca('alerta'),
  exclusaoParada: seguranca('alerta'),
  contaExcluida: soEmail(),

  reclamacaoAberta: essencial('estornoSolicitado', 'alerta'),
  reclamacaoProposta: essencial('estornoSolicitado', 'prazo'),
  reclamacaoMudou: essencial('grupo', 'mensagem'),
  reclamacaoFechada: essencial('estornoProcessado', 'feito'),

  conviteParaGrupo: comum('conectarRede', 'grupo'),
  conviteSemConta: soEmail(),
  grupoConviteAceito: comum('grupoAdministrador', 'pessoa'),

  conviteDaRede: comum('conectarRede', 'pessoa'),
  conviteAceito: comum('conectarRede', 'pessoa'),
  sessaoEncerrada: comLinkDeBloqueio(),
  chavePixCadastrada: comLinkDeBloqueio(),
  contaBancariaConfirmada: comLinkDeBloqueio(),

  saldoAdicionado: essencial('financeiroPositivo', 'entrada'),
  pagamentoRecebido: essencial('financeiroNegativo', 'feito'),
  pixDevolvido: essencial('estornoProcessado', 'saida'),
  cartaoVencendo: essencial('financeiroNegativo', 'prazo'),
  reembolsoDevolvido: essencial('estornoProcessado', 'saida'),
  devolucaoNoSaldo: essencial('estornoProcessado', 'entrada'),
  faturaEmitida: essencial('financeiroNegativo', 'prazo', ['email']),
  faturaLembrete: essencial('financeiroNegativo', 'prazo'),
  faturaVenceHoje: essencial('financeiroNegativo', 'prazo'),
  faturaEmAtraso: essencial('financeiroNegativo', 'alerta'),
  faturaUltimaTentativa: essencial('financeiroNegativo', 'alerta', ['email', 'push', 'sms']),
  acessoSuspenso: essencial('financeiroNegativo', 'alerta', ['email', 'push', 'sms']),
  pixProgramadoAtivo: essencial('financeiroPositivo', 'feito'),
  pixProgramadoEncerrado: essencial('financeiroNegativo', 'alerta'),
  caucaoUsada: essencial('financeiroNegativo', 'alerta'),
  pagamentoDeMembroEmAtraso: comum('pagamentoAdministrador', 'prazo'),

  retiradaEmAnalise: { ...comLinkDeBloqueio('prazo'), tipo: 'retirada' },
  retiradaAindaEmAnalise: essencial('retirada', 'prazo'),
  retiradaConcluida: { ...comLinkDeBloqueio('saida'), tipo: 'retirada' },
  retiradaDevolvida: essencial('retiradaCancelada', 'alerta'),
  retiradaAutomaticaParada: essencial('retiradaCancelada', 'alerta'),
  retiradaRecusada: essencial('retiradaCancelada', 'alerta'),

  plusTerminou: essencial('financeiroNegativo', 'prazo'),
  indicacaoCreditada: essencial('pagamentoIndicacao', 'entrada'),

  identidadeConfirmada: seguranca('feito'),
  identidadeRecusada: essencial('custom', 'alerta'),
  identidadePedirNovamente: essencial('custom', 'alerta'),
  identidadeExpirada: essencial('custom', 'prazo', ['email']),
  identidadeAindaEmAnalise: essencial('custom', 'prazo', ['email']),

  grupoNoAr: comum('grupoAdministrador', 'feito'),
  grupoReprovado: essencial('grupoAdministrador', 'alerta'),
  grupoPrecisaDeAjustes: essencial('grupoAdministrador', 'prazo'),
  grupoLembreteDeEdicao: essencial('grupoAdministrador', 'prazo'),
  grupoLembreteDeFormacao: essencial('grupoAdministrador', 'prazo'),
  grupoExpirou: essencial('grupoAdministrador', 'alerta'),
  grupoQuitado: essencial('grupoAdministrador', 'prazo'),
  grupoLembreteDeAssinatura: essencial('grupoAdministrador', 'prazo'),
  grupoAtivo: comum('grupoAdministrador', 'feito'),
  grupoCancelado: essencial('grupoAdministrador', 'alerta'),
  grupoMembroEntrou: essencial('grupoAdministrador', 'envio'),
  grupoLembreteDeEnvio: essencial('grupoAdministrador', 'envio', ['email', 'push', 'sms']),
  grupoVagaPaga: comum('grupoAdministrador', 'pessoa'),
  grupoMembroSaiu: essencial('grupoAdministrador', 'pessoa'),
  grupoMembroVaiSair: comum('grupoAdministrador', 'pessoa'),
  grupoMembroFica: comum('grupoAdministrador', 'pessoa'),

  membroGrupoCompleto: essencial('grupo', 'grupo'),
  membroAcessoChegando: essencial('grupo', 'grupo'),
  membroAcessoEntregue: essencial('grupo', 'envio'),
  membroAcessoTrocado: essencial('grupo', 'envio'),
  membroAcessoDeNovo: essencial('grupo', 'envio'),
  grupoMembroNaoEntrou: essencial('grupoAdministrador', 'alerta', ['email', 'push', 'sms']),
  mensagemDoMembro: essencial('mensagem', 'mensagem'),
  mensagemDoAdministrador: essencial('mensagem', 'mensagem'),
  membroSuporteEntrou: essencial('grupo', 'mensagem'),
  grupoSuporteEntrou: essencial('grupoAdministrador', 'alerta'),
  membroSemAcesso: essencial('estornoProcessado', 'entrada'),
  membroValorVaiSubir: essencial('grupo', 'alerta'),
  membroValorPedeResposta: essencial('grupo', 'prazo', ['email', 'push', 'sms']),
  membroValorLembrete: essencial('grupo', 'prazo', ['email', 'push', 'sms']),
  membroValorSemResposta: essencial('grupo', 'alerta'),
  membroValorBaixou: essencial('grupo', 'feito', ['email']),
  membroValorContinua: comum('grupo', 'feito'),
  membroGrupoVaiTerminar: essencial('grupo', 'prazo'),
  membroGrupoContinua: comum('grupo', 'feito'),
  membroGrupoEncerrado: essencial('grupo', 'alerta'),

  filaLugarPago: essencial('grupo', 'feito'),
  grupoFilaLugarPago: comum('grupoAdministrador', 'pessoa'),
  filaSubiu: essencial('grupo', 'feito'),
  filaEntrou: essencial('grupo', 'feito'),
  filaDevolvida: essencial('estornoProcessado', 'entrada'),
  fidelidadeTermina: essencial('grupo', 'prazo'),
  vagaAbriu: essencial('grupo', 'prazo', ['email', 'push', 'sms']),

  membroConvidadoAAssumir: essencial('grupo', 'prazo'),
  grupoSemSucessor: essencial('grupoAdministrador', 'prazo'),
  grupoPassado: essencial('grupoAdministrador', 'feito'),
  grupoAssumido: essencial('grupoAdministrador', 'prazo'),
  membroGrupoMudouDeMaos: essencial('grupo', 'pessoa'),
  membrosEscolhem: essencial('grupo', 'prazo'),

  saidaAgendada: essencial('grupo', 'prazo'),
  saidaRevertida: essencial('grupo', 'feito'),
  saidaConcluida: essencial('grupo', 'feito'),
  membroRemovido: essencial('grupo', 'alerta'),
  remocaoMarcada: essencial('grupo', 'prazo'),
  vagaReocupada: essencial('estornoProcessado', 'entrada'),
  vagaReocupadaDoGrupo: comum('pagamentoAdministrador', 'saida'),
  saidaPorCaucao: essencial('grupo', 'alerta'),
  saidaPorFaltaDePagamento: essencial('grupo', 'alerta'),

  comunicadoDoSistema: comum('home', 'novidade'),
  comunicadoDeDicas: comum('home', 'novidade', dicas),
  comunicadoDeSugestoes: comum('home', 'grupo', sugestoesDeGrupos),
  // A proof that comes after the draw proves nothing: it does not wait for the morning.
  bolaoLacrado: essencial('home', 'bilhete', ['email']),
  bolaoConferido: comum('home', 'bilhete', loterias),
  bolaoCancelado: essencial('home', 'entrada'),
  bolaoPremioPago: essencial('home', 'entrada'),
  bolaoPremioAReceber: essencial('home', 'prazo'),
  serieSemSaldo: comum('home', 'prazo', loterias),
  serieFalta: essencial('financeiroNegativo', 'alerta'),
  serieEncerrada: comum('home', 'bilhete', loterias),
  comunicadoDeLoterias: comum('home', 'bilhete', loterias),
  comunicadoDoClube: comum('home', 'presente', clube),
  contaBloqueadaPelaEquipe: soEmail(),
  contaDesbloqueada: seguranca(),
  aparelhoLiberadoPelaEquipe: comLinkDeBloqueio(),
  dadosCorrigidosPelaEquipe: comLinkDeBloqueio(),
  cpfLiberadoPelaEquipe: seguranca('feito'),
  revelacoesDemais: seguranca('alerta'),
  cpfInformadoPorOutraConta: seguranca('alerta'),
  cpfTirado: seguranca('alerta'),
  envioConcedidoPelaEquipe: essencial('custom', 'feito'),
  copiaPedidaPelaEquipe: comLinkDeBloqueio('feito'),
  exclusaoPedidaPelaEquipe: comLinkDeBloqueio('alerta'),
  mensagemDaEquipe: essencial('mensagem', 'mensagem'),
  resumo: { ...comum('home', 'novidade'), noApp: false },
};
