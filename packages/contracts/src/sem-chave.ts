import type { NomeChamada } from './todas.ts';

/**
 * The reason why a call that writes needs no `Idempotency-Key`: why repeating it is harmless (CONFIABILIDADE 1.4; ADR
 * 017).
 */
export type MotivoSemChave =
  /** Only reads: its question does not fit in an address, or must not stand in one. */
  | 'leitura'
  /** Says how something is or shall be; said twice it is so all the same, or the second time is refused. */
  | 'estado'
  /** Takes something away: a thing that is gone cannot go again. */
  | 'remove'
  /** Uses up a code, link, token, challenge or old password that works once: the second time is refused. */
  | 'umaVez'
  /**
   * Its answer opens something and must be kept nowhere: a session, a link, a secret. The thing that it opens ends by
   * itself, or replaces an earlier one.
   */
  | 'segredo'
  /** Sends a code or link to a person who asks again on purpose; how often is limited. */
  | 'reenvio'
  /** Keeps that something was done, each time that it was. */
  | 'registro'
  /** A provider's word, by itself or because it is asked: written once by an id of its own. */
  | 'provedor'
  /** Moves the clock of tests, which stands outside production alone. */
  | 'relogio';

/** Every call but a GET that goes without a key, and why: one that is not here must take one. */
export const SEM_CHAVE: { readonly [N in NomeChamada]?: MotivoSemChave } = {
  buscarPessoas: 'leitura',
  preverComunicado: 'leitura',
  preverBolao: 'leitura',
  simularGrupo: 'leitura',
  taxasDaAssinatura: 'leitura',
  verRenovacao: 'leitura',
  buscarNaRede: 'leitura',
  validarConta: 'leitura',
  lerBoleto: 'leitura',
  verificarContaBancaria: 'estado',
  deleteContaBancaria: 'remove',
  verLink: 'leitura',

  renovarGrupo: 'umaVez',
  createPresets: 'estado',
  createInteresse: 'estado',
  deleteInteresse: 'remove',
  mudarVagasDoCarrinho: 'estado',
  updateLimiteDeJogo: 'estado',
  updateGuardiao: 'estado',
  createAfastamento: 'estado',
  deleteAdesao: 'remove',
  pularSorteio: 'estado',
  encerrarAfastamento: 'estado',
  escolherCartao: 'estado',
  updateCartaoRecorrente: 'estado',
  pararCupom: 'estado',
  retirarConviteDaMesa: 'estado',
  pararCombo: 'estado',
  pararVantagem: 'estado',
  voltarAoPlus: 'estado',
  combinarDataDaCobranca: 'estado',
  segurarIndicacao: 'estado',
  soltarIndicacao: 'estado',
  anularIndicacao: 'estado',
  restaurarIndicacao: 'estado',
  abrirVantagem: 'estado',
  desligarCampanha: 'estado',
  ligarCampanha: 'estado',
  desligarLink: 'estado',
  ligarLink: 'estado',
  descadastrarComunicacao: 'estado',
  updateMotivoInadimplencia: 'estado',
  createMotivoMembro: 'estado',
  guardarConsentimentoCookies: 'estado',
  vincularConsentimentoCookies: 'estado',
  aceitarConvite: 'estado',
  recusarConvite: 'estado',
  cancelarConvite: 'estado',
  aceitarConviteDoGrupo: 'estado',
  recusarConviteDoGrupo: 'estado',
  retirarConvite: 'estado',
  removerDaRede: 'estado',
  bloquearNaRede: 'estado',
  desbloquearNaRede: 'estado',
  aceitarMarketing: 'estado',
  aceitarPolitica: 'estado',
  retirarConsentimentoBiometrico: 'estado',
  aceitarTermos: 'estado',
  desfazerExclusao: 'estado',
  encerrarChamado: 'estado',
  encerrarOutrasSessoes: 'estado',
  lerNotificacoes: 'estado',
  lerTodasNotificacoes: 'estado',
  liberarDispositivo: 'estado',
  recusarDispositivo: 'estado',
  sair: 'estado',
  registrarAntifraude: 'estado',
  createInscricaoPush: 'estado',
  updateDadosFiscais: 'estado',
  updateIdentificador: 'estado',
  verPendencia: 'estado',
  updatePreferenciaComunicacao: 'estado',
  alternarComunicacao: 'estado',
  updateUsuario: 'estado',
  updateEnderecoFiscal: 'estado',
  updateRelacionamento: 'estado',
  updateVisibilidade: 'estado',
  updateDestinoReembolso: 'estado',
  salvarEdicaoEspecial: 'estado',
  updateCampanha: 'estado',
  createVisualizacao: 'estado',
  createImpressao: 'estado',
  createClique: 'estado',
  salvarRascunho: 'estado',
  removerEstornoIntegral: 'estado',

  limparCarrinho: 'remove',
  removerDoCarrinho: 'remove',
  deleteAutenticador: 'remove',
  deleteChave: 'remove',
  deleteCartao: 'remove',
  deletePixProgramado: 'remove',
  revogarDispositivo: 'remove',
  encerrarSessao: 'remove',
  deleteTelegram: 'remove',
  deleteVinculacao: 'remove',
  deleteValidacaoConta: 'remove',
  deleteInscricaoPush: 'remove',
  deleteFoto: 'remove',
  cancelarPreCheckout: 'remove',
  deleteDestino: 'remove',
  deleteEdicaoEspecial: 'remove',
  deleteAnexo: 'remove',

  ativarCadastro: 'umaVez',
  autenticarVinculacao: 'umaVez',
  bloquearConta: 'umaVez',
  concluirLiberacao: 'umaVez',
  liberarPorLink: 'umaVez',
  desfazerEmail: 'umaVez',
  redefinirSenha: 'umaVez',
  refreshToken: 'umaVez',
  confirmar: 'umaVez',
  confirmarAutenticador: 'umaVez',
  confirmarEmail: 'umaVez',
  confirmarNovoTelefone: 'umaVez',
  createVinculacao: 'umaVez',
  excluirDados: 'umaVez',
  validarTelefonePin: 'umaVez',
  createChave: 'umaVez',
  validarCadastro: 'umaVez',
  validarAutenticacao: 'umaVez',
  recuperarSenha: 'umaVez',
  updateSenha: 'umaVez',
  updateAutenticacaoExternaDados: 'umaVez',
  liberacao: 'umaVez',

  token: 'segredo',
  entrarComChave: 'segredo',
  opcoesDoLoginComChave: 'segredo',
  opcoesDoSegundoFator: 'segredo',
  segundoFator: 'segredo',
  createAutenticacaoExterna: 'segredo',
  createAutenticador: 'segredo',
  gerarCodigos: 'segredo',
  opcoesDaChave: 'segredo',
  criarLinkExportacao: 'segredo',
  createDocumentoLink: 'segredo',
  createDocumentoLinkDaAnalise: 'segredo',
  createLinkDoAnexo: 'segredo',
  createLinkDoArquivo: 'segredo',
  revelarDado: 'segredo',
  validarTelegram: 'segredo',
  vincularTelegram: 'segredo',

  esqueciSenha: 'reenvio',
  pedirBloqueio: 'reenvio',
  reenviarLiberacao: 'reenvio',
  reenviarPin: 'reenvio',
  alterarEmail: 'reenvio',
  alterarTelefone: 'reenvio',
  enviarPinExclusao: 'reenvio',
  pedirConfirmacao: 'reenvio',
  reenviarPinDoEmail: 'reenvio',
  reenviarPinDoTelefone: 'reenvio',
  reenviarConvite: 'reenvio',
  reenviarPinRetirada: 'reenvio',
  validarTelefoneUnico: 'reenvio',
  infoAutenticacaoExterna: 'reenvio',

  abrirDadosAcesso: 'registro',
  abrirLink: 'registro',
  relatarErro: 'registro',

  webhookDoProvedor: 'provedor',
  webhookDoProvedorPorTipo: 'provedor',
  webhookTelegram: 'provedor',
  verificarPagamento: 'provedor',
  finalizarSegurancaDoCartao: 'provedor',

  avancarRelogio: 'relogio',
};
