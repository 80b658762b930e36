import type { NomeChamada } from './todas.ts';

/** Why a POST, PUT or PATCH needs no `Idempotency-Key` (CONFIABILIDADE 1.4; decision 262). */
export type MotivoSemChave =
  /** Only reads: its question does not fit in an address, or must not stand in one. */
  | 'leitura'
  /** Says how something shall be; said twice it is so all the same. */
  | 'estado'
  /** Uses up a code, link, token or challenge that is good once. */
  | 'umaVez'
  /** Its answer holds a secret or a session, which must be kept nowhere; what it opens ends by itself. */
  | 'segredo'
  /** Sends a code or link to who asks again on purpose; how often is limited. */
  | 'reenvio'
  /** Each time counts: a log, a look at something, the clock of tests. */
  | 'registro'
  /** Stored once by the event's own id. */
  | 'provedor'
  /** Takes the place of the picture there was, in steps that must be seen one by one (REGRAS 2.17). */
  | 'substitui';

/** Every POST, PUT and PATCH without a key, and why: one that is not here must take one. */
export const SEM_CHAVE: { readonly [N in NomeChamada]?: MotivoSemChave } = {
  buscarPessoas: 'leitura',
  preverComunicado: 'leitura',
  simular: 'leitura',
  taxas: 'leitura',
  buscarNaRede: 'leitura',
  validarConta: 'leitura',
  validar: 'leitura',
  validarAutenticacao: 'leitura',
  verLink: 'leitura',
  infoAutenticacaoExterna: 'leitura',
  verificarPagamento: 'leitura',

  desligarCampanha: 'estado',
  ligarCampanha: 'estado',
  desligarLink: 'estado',
  ligarLink: 'estado',
  descadastrar: 'estado',
  guardarConsentimentoCookies: 'estado',
  vincularConsentimentoCookies: 'estado',
  aceitarConvite: 'estado',
  recusarConvite: 'estado',
  cancelarConvite: 'estado',
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
  ler: 'estado',
  lertudo: 'estado',
  liberarDispositivo: 'estado',
  recusarDispositivo: 'estado',
  sair: 'estado',
  registrarAntifraude: 'estado',
  createInscricaoPush: 'estado',
  updateSenha: 'estado',
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

  ativar: 'umaVez',
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

  token: 'segredo',
  entrarComChave: 'segredo',
  opcoesDaEntradaComChave: 'segredo',
  opcoesDoSegundoFator: 'segredo',
  segundoFator: 'segredo',
  liberacao: 'segredo',
  createAutenticacaoExterna: 'segredo',
  updateAutenticacaoExternaDados: 'segredo',
  createAutenticador: 'segredo',
  gerarCodigos: 'segredo',
  opcoesDaChave: 'segredo',
  criarLinkExportacao: 'segredo',
  createDocumentoLink: 'segredo',
  createDocumentoLinkDaAnalise: 'segredo',
  revelarDado: 'segredo',
  validarTelegram: 'segredo',
  vincularTelegram: 'segredo',

  esqueciSenha: 'reenvio',
  recuperarSenha: 'reenvio',
  pedirBloqueio: 'reenvio',
  reenviarLiberacao: 'reenvio',
  reenviarPin: 'reenvio',
  alterarEmail: 'reenvio',
  alterarTelefone: 'reenvio',
  enviarPinExclusao: 'reenvio',
  pedirConfirmacao: 'reenvio',
  reenviarPinDoEmail: 'reenvio',
  reenviarPinDoTelefone: 'reenvio',
  reenviarPinRetirada: 'reenvio',
  validarTelefoneUnico: 'reenvio',

  abrirDadosAcesso: 'registro',
  abrirLink: 'registro',
  avancarRelogio: 'registro',
  createClique: 'registro',
  createImpressao: 'registro',
  createVisualizacao: 'registro',
  relatarErro: 'registro',

  webhookPix: 'provedor',
  webhookPixEnvio: 'provedor',
  webhookTelegram: 'provedor',

  createDocumento: 'substitui',
  uploadSelf: 'substitui',
};
