import type { NomeChamada } from '@rateia/contracts/todas';
import { MEIO_PAGAMENTO } from '@rateia/domain/checkout/meios';
import { parteSecreta } from '../gateways/autenticidade-de-webhook.ts';
import type { Papel } from '../http/politicas.ts';
import { CAMPANHA_VAZIA } from './campanhas.ts';
import type { Alvo, AlvoGrupo, Ator, Cenario } from './cenario-de-permissoes.ts';
import { INEXISTENTE, SEM_SESSAO, UUID_INEXISTENTE } from './cenario-de-permissoes.ts';
import { GRUPO_COMUM } from './grupos.ts';

type Linha = {
  readonly alvos: readonly Alvo[];
  readonly entrada: (c: Cenario, p: { readonly alvo: Alvo; readonly ator: Ator }) => Record<string, unknown>;
};
const SOZINHA: readonly Alvo[] = ['nenhum'];
const GRUPOS: readonly Alvo[] = ['grupoPublico', 'grupoPrivado', 'inexistente'];
const PROPRIOS: readonly Alvo[] = ['proprio', 'inexistente'];

const sozinha = (
  corpo: Record<string, unknown> | ((ator: Ator, c: Cenario) => Record<string, unknown>) = {},
): Linha => ({
  alvos: SOZINHA,
  entrada: (c, { ator }) => (typeof corpo === 'function' ? corpo(ator, c) : corpo),
});
const noGrupo = (campo: 'id' | 'idGrupo', resto: Record<string, unknown> = {}): Linha => ({
  alvos: GRUPOS,
  entrada: ({ grupos }, { alvo }) => ({ [campo]: grupos[alvo as AlvoGrupo], ...resto }),
});
const doMembro = (coisa: keyof Cenario['doMembro'], campo: string, resto: Record<string, unknown> = {}): Linha => ({
  alvos: PROPRIOS,
  entrada: ({ doMembro: coisas }, { alvo }) => {
    const falso = typeof coisas[coisa] === 'string' ? UUID_INEXISTENTE : INEXISTENTE;
    return { [campo]: alvo === 'proprio' ? coisas[coisa] : falso, ...resto };
  },
});
/** About a thing that is not there: who may look at it at all is told that, and nobody else. */
const semAlvo = (corpo: Record<string, unknown>): Linha => ({ alvos: ['inexistente'], entrada: () => corpo });
/** About another person, who is none: so that nobody's network changes between two calls of the matrix. */
const comNinguem = (resto: Record<string, unknown> = {}): Linha => ({
  alvos: ['inexistente'],
  entrada: () => ({ idUsuario: INEXISTENTE, ...resto }),
});
/** The address of the provider's notices: right for the provider alone. */
const aviso = (quem: 'pix' | 'telegram' = 'pix'): Linha => ({
  alvos: SOZINHA,
  entrada: ({ mundo }, { ator }) => ({
    segredo: ator === 'provedor' ? parteSecreta(mundo.config[quem]?.webhook.segredo ?? '') : 'x'.repeat(43),
    pix: [],
  }),
});
const ninguem = (ator: Ator): string => `${ator}.${Math.random().toString(36).slice(2)}@exemplo.com.br`;
const PIN = 'ABCDEFG';
const COMUNICADO = {
  categoria: 383,
  publico: 'membros',
  uf: null,
  titulo: 'Uma novidade',
  texto: 'Aconteceu uma coisa.',
  link: '',
};
/** Well-formed, and the answer to nobody's challenge. */
const CHAVE_FALSA = {
  id: 'x'.repeat(22),
  rawId: 'x'.repeat(22),
  type: 'public-key',
  response: { clientDataJSON: 'x'.repeat(40), attestationObject: 'x'.repeat(40) },
};

const CHAVE_DE_USO_FALSA = {
  ...CHAVE_FALSA,
  response: { clientDataJSON: 'x'.repeat(40), authenticatorData: 'x'.repeat(40), signature: 'x'.repeat(40) },
};

/**
 * How each call is made in the matrix: valid in form, so that only who calls decides, and refused by a rule where it
 * would change what the next call needs. A call that is not here does not compile. Order matters where a call ends what
 * another one looks at.
 */
export const CHAMADAS_DA_MATRIZ: Readonly<Record<NomeChamada, Linha>> = {
  token: sozinha((a) => ({ email: ninguem(a), senha: 'Senha-Errada-1' })),
  refreshToken: sozinha({ token: 'x', refreshToken: 'y'.repeat(43) }),
  liberacao: sozinha({ hash: 'z'.repeat(43), pin: PIN }),
  esqueciSenha: sozinha((a) => ({ email: ninguem(a) })),
  recuperarSenha: sozinha({ hash: 'z'.repeat(43) }),
  redefinirSenha: sozinha({ hash: 'z'.repeat(43), senha: 'Uma-Senha-Boa-9!' }),
  opcoesDoSegundoFator: sozinha({ hash: 'z'.repeat(43) }),
  segundoFator: sozinha({ hash: 'z'.repeat(43), meio: 'aplicativo', codigo: '000000' }),
  opcoesDaEntradaComChave: sozinha(),
  entrarComChave: sozinha((a) => {
    const id = Buffer.from(ninguem(a)).toString('base64url');
    return { pedido: '0.0', resposta: { ...CHAVE_DE_USO_FALSA, id, rawId: id } };
  }),
  reenviarLiberacao: sozinha({ hash: 'z'.repeat(43) }),
  concluirLiberacao: sozinha({ hash: 'z'.repeat(43) }),
  verLink: sozinha({ hash: 'z'.repeat(43) }),
  liberarPorLink: sozinha({ hash: 'z'.repeat(43) }),
  bloquearConta: sozinha({ hash: 'z'.repeat(43) }),
  pedirBloqueio: sozinha((a) => ({ email: ninguem(a) })),
  getSeguranca: sozinha(),
  updateSenha: sozinha({ senhaAtual: 'x', senha: 'fraca' }),
  getDispositivos: sozinha(),
  revogarDispositivo: doMembro('dispositivo', 'id'),
  liberarDispositivo: doMembro('dispositivo', 'id'),
  recusarDispositivo: doMembro('dispositivo', 'id'),
  getSessoes: sozinha(),
  encerrarSessao: doMembro('sessao', 'id'),
  encerrarOutrasSessoes: sozinha(),
  getAcessos: sozinha(),
  registrarAntifraude: sozinha({
    fuso: 'America/Sao_Paulo',
    idioma: 'pt-BR',
    plataforma: 'Linux',
    tela: '1280x800',
    toque: false,
    nucleos: 4,
    automatizado: false,
  }),
  pedirConfirmacao: sozinha({ acao: 'segundoFator' }),
  createAutenticador: sozinha(),
  confirmarAutenticador: sozinha({ codigo: '000000' }),
  deleteAutenticador: sozinha(),
  gerarCodigos: sozinha(),
  opcoesDaChave: sozinha(),
  createChave: sozinha({ nome: 'x', resposta: CHAVE_FALSA }),
  deleteChave: doMembro('chave', 'id'),
  confirmar: sozinha({ acao: 'segundoFator', meio: 'pin', codigo: PIN }),
  getVersao: sozinha(),
  getConfiguracao: sozinha(),
  relatarErro: sozinha({ versao: '1.0.0.0', rota: '/grupos', mensagem: 'broke', pilha: '' }),
  getLinkDoGrupo: noGrupo('id'),
  createLink: noGrupo('idGrupo'),
  abrirLink: sozinha({ codigo: 'k7mx2p9w' }),
  getModal: sozinha(),
  getBanner: sozinha({ tags: 'inicio' }),
  createImpressao: semAlvo({ id: INEXISTENTE }),
  createClique: semAlvo({ id: INEXISTENTE }),
  getImagemDaCampanha: { alvos: ['inexistente'], entrada: () => ({ codigo: '0'.repeat(32) }) },
  getPrimeiraAssinatura: sozinha(),
  getLoteriaEspecial: sozinha(),
  precadastro: sozinha((a) => ({ email: ninguem(a) })),
  createUsuario: sozinha((a) => ({
    firstName: 'Nova',
    lastName: 'Pessoa',
    email: ninguem(a),
    password: 'Uma-Senha-Boa-9',
    aceitaTermos: true,
    versaoTermos: 'outra',
  })),
  validar: sozinha((a) => ({ email: ninguem(a), pin: PIN })),
  reenviarPin: sozinha((a) => ({ email: ninguem(a) })),
  getAtivacao: sozinha({ hash: 'y'.repeat(43) }),
  ativar: sozinha({ hash: 'y'.repeat(43) }),
  getEstados: sozinha(),
  obterUsuario: sozinha({ code: '0000000000' }),
  getTermos: sozinha(),
  getUsuario: sozinha(),
  validarTelefoneUnico: sozinha(() => ({ telefone: `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` })),
  deleteTelegram: sozinha(),
  vincularTelegram: sozinha(),
  validarTelegram: sozinha({ telefone: '11987654321' }),
  webhookTelegram: aviso('telegram'),
  validarTelefonePin: sozinha({ telefone: '11987654321', pin: PIN }),
  getDadosFiscais: sozinha(),
  updateDadosFiscais: sozinha({ cpf: '11111111111', nascimento: '1990-05-20' }),
  getEnderecoFiscal: sozinha(),
  getCep: sozinha({ cep: '01001000' }),
  getCadastroPendente: sozinha(),
  aceitarTermos: sozinha({ versao: 'outra' }),
  getPoliticas: sozinha(),
  getAceites: sozinha(),
  aceitarPolitica: sozinha({ codigo: 'privacidade', versao: 'outra' }),
  getPoliticaMarketing: sozinha(),
  aceitarMarketing: sozinha({ preferencia: false }),
  guardarConsentimentoCookies: sozinha({
    anonimo: UUID_INEXISTENTE,
    necessary: true,
    analytics_storage: false,
    ad_storage: false,
    versao: 'outra',
  }),
  vincularConsentimentoCookies: sozinha({
    necessary: true,
    analytics_storage: false,
    ad_storage: false,
    versao: 'outra',
  }),
  getIdentificador: sozinha(),
  updateIdentificador: sozinha({ analytics_storage: false, ad_storage: false }),
  getDadosGuardados: sozinha(),
  createExportacao: sozinha(),
  getExportacoes: sozinha(),
  criarLinkExportacao: doMembro('exportacao', 'id', { formato: 'json' }),
  baixarExportacao: sozinha({ token: 'nenhum' }),
  getExclusao: sozinha(),
  enviarPinExclusao: sozinha(),
  excluirDados: doMembro('conta', 'id', { pin: PIN }),
  desfazerExclusao: sozinha(),
  getPreferenciaComunicacao: sozinha(),
  updatePreferenciaComunicacao: sozinha({ atualizacaoPorEmail: true, categorias: [] }),
  deleteInscricaoPush: sozinha(),
  createInscricaoPush: sozinha({ endereco: 'https://exemplo.com.br/', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }),
  alternarComunicacao: sozinha({ enum: 1, ativo: true }),
  descadastrar: sozinha({ hash: 'nenhum' }),
  updateUsuario: sozinha({ primeiroNome: '123' }),
  createFoto: sozinha(),
  deleteFoto: sozinha(),
  getFoto: { alvos: ['inexistente'], entrada: () => ({ codigo: '0'.repeat(32) }) },
  updateEnderecoFiscal: sozinha({ cep: '1' }),
  getInformacoes: { alvos: ['inexistente'], entrada: () => ({ usuarioId: INEXISTENTE }) },
  alterarEmail: sozinha({ email: 'sem arroba' }),
  reenviarPinDoEmail: { alvos: ['inexistente'], entrada: () => ({}) },
  confirmarEmail: sozinha({ pin: PIN }),
  desfazerEmail: sozinha({ segredo: 'nenhum-segredo-destes' }),
  alterarTelefone: sozinha({ telefone: '1' }),
  confirmarNovoTelefone: sozinha({ telefone: '11987654321', pin: PIN }),
  createChamado: sozinha({ categoria: 1, texto: 'curto' }),
  getChamados: sozinha(),
  getChamado: doMembro('chamado', 'id'),
  replicarChamado: doMembro('chamado', 'id', { texto: 'Continua acontecendo do mesmo jeito.' }),
  encerrarChamado: doMembro('chamado', 'id'),
  getRede: sozinha(),
  buscarNaRede: sozinha({ busca: 'ninguém' }),
  convidar: comNinguem(),
  convidarPorContato: sozinha((a) => ({ contato: ninguem(a) })),
  aceitarConvite: comNinguem(),
  recusarConvite: comNinguem(),
  cancelarConvite: comNinguem(),
  removerDaRede: comNinguem(),
  bloquearNaRede: comNinguem(),
  desbloquearNaRede: comNinguem(),
  updateRelacionamento: comNinguem({ relacionamento: 168 }),
  updateVisibilidade: sozinha({ apareceNaBusca: false }),
  getProvedores: sozinha(),
  createAutenticacaoExterna: sozinha({ socialAuth: 2 }),
  infoAutenticacaoExterna: sozinha({ socialAuth: 2, socialToken: 'y'.repeat(43) }),
  updateAutenticacaoExternaDados: sozinha({
    socialAuth: 2,
    socialToken: 'y'.repeat(43),
    firstName: 'Nova',
    lastName: 'Pessoa',
    aceitaTermos: true,
    versaoTermos: 'outra',
  }),
  autenticarVinculacao: sozinha({ query: { socialId: 'x', socialAuthToken: 'y'.repeat(43), socialAuth: 2 } }),
  validarAutenticacao: sozinha({ socialAuth: 2, socialToken: 'y'.repeat(43), pin: PIN }),
  getVinculacoes: sozinha(),
  createVinculacao: sozinha({ socialAuth: 2, socialToken: 'y'.repeat(43) }),
  deleteVinculacao: sozinha({ socialAuth: 2 }),
  getNotificacoes: sozinha(),
  getNotificacoesTipo: sozinha({ tipo: 'todas' }),
  getNotificacao: doMembro('notificacao', 'id'),
  ler: {
    alvos: PROPRIOS,
    entrada: ({ doMembro: { notificacao } }, { alvo }) => ({
      query: { id: alvo === 'proprio' ? notificacao : INEXISTENTE, lido: true },
    }),
  },
  lertudo: sozinha(),
  getPendencias: sozinha(),
  verPendencia: { alvos: ['inexistente'], entrada: () => ({ id: `fatura-${INEXISTENTE}` }) },
  createDocumento: sozinha(),
  uploadSelf: sozinha(),
  listValidacaoConta: sozinha(),
  getValidacaoContaStatus: doMembro('validacao', 'id'),
  createDocumentoLink: doMembro('documento', 'id'),
  reconhecimentoFacil: doMembro('validacao', 'id', { consentimento: true }),
  pedirRevisao: doMembro('validacao', 'id'),
  deleteValidacaoConta: doMembro('validacao', 'id'),
  getArquivo: sozinha({ token: 'x'.repeat(43) }),
  getGrupos: sozinha(),
  getCategorias: sozinha(),
  getRecomendados: sozinha(),
  getVisualizados: sozinha(),
  getGruposUsuario: sozinha(),
  getPendenteEnviarDadosAcesso: sozinha(),
  createVisualizacao: noGrupo('idGrupo'),
  getGrupo: noGrupo('id'),
  getGrupoMembro: noGrupo('id'),
  getGrupoAdmin: noGrupo('id'),
  iniciar: noGrupo('id'),
  liberar: noGrupo('id'),
  recorrer: noGrupo('id', { texto: 'Não vendemos nada proibido.' }),
  updateDadosAcesso: noGrupo('idGrupo', { campos: { login: 'a@exemplo.com.br', senha: 'x' } }),
  getDadosAcesso: noGrupo('id'),
  abrirDadosAcesso: noGrupo('id'),
  confirmarAcesso: noGrupo('id'),
  getServicosConhecidos: sozinha({ busca: 'cine' }),
  getPlanos: sozinha({ servicoId: 10 }),
  simular: sozinha({
    idServico: 10,
    idPlano: 100,
    valor: 2_400,
    lugares: 3,
    totalVagas: 2,
    tipo: 5,
    exigeCaucao: true,
  }),
  createGrupo: sozinha(GRUPO_COMUM),
  updateGrupo: noGrupo('id', {
    nome: 'Outro nome',
    regras: [],
    descricao: '',
    contato: '',
    site: '',
    acessoDescricao: '',
    valor: 2_400,
  }),
  preCheckout: noGrupo('idGrupo', { vagas: 3 }),
  assinarDireto: noGrupo('idGrupo', { vagas: 1, valorTotal: 1 }),
  getRestricaoDaPessoa: sozinha(),
  getRestricoes: noGrupo('id'),
  getMeioPagamento: sozinha({ valor: 1_000 }),
  calcularTaxas: sozinha({ valor: 1_000, grupoId: 1 }),
  getPreCheckout: doMembro('preCheckout', 'id'),
  taxas: doMembro('preCheckout', 'idPreCheckout', { meioPagamento: MEIO_PAGAMENTO.pix.id }),
  createAssinatura: doMembro('preCheckout', 'idPreCheckout', {
    meioPagamento: MEIO_PAGAMENTO.credito.id,
    valorTotal: 1,
  }),
  cancelarPreCheckout: doMembro('preCheckout', 'id'),
  getPagamentoStatus: doMembro('pagamento', 'id'),
  verificarPagamento: doMembro('pagamento', 'id'),
  gerarNovoPix: doMembro('pagamento', 'id'),
  webhookPix: aviso(),
  webhookPixEnvio: aviso(),
  getCredito: sozinha(),
  getEconomia: sozinha(),
  getExtrato: sozinha(),
  comprar: sozinha({ valor: 1, meioPagamento: MEIO_PAGAMENTO.pix.id }),
  getRegrasRecarga: sozinha(),
  getFaturas: sozinha(),
  obtergrupos: sozinha(),
  getExtratoItem: doMembro('lancamento', 'id'),
  getFatura: doMembro('fatura', 'id'),
  pagarFatura: doMembro('fatura', 'id', { meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: 1 }),
  getRegrasRetirada: sozinha(),
  validarPixCpf: sozinha(),
  cadastrarPixCpf: sozinha({ cpf: '52998224725' }),
  verificarFeriado: sozinha(),
  validarConta: sozinha({ valor: 1 }),
  createRetirada: sozinha({ valor: 1, idChave: 1 }),
  getRetiradas: sozinha(),
  getRetirada: doMembro('retirada', 'id'),
  autorizar: doMembro('retirada', 'id', { pin: PIN }),
  reenviarPinRetirada: doMembro('retirada', 'id'),
  cancelarRetirada: doMembro('retirada', 'id'),
  getCancelamentoInformacoes: noGrupo('idGrupo'),
  getEconomiaCancelamento: noGrupo('idGrupo'),
  getMotivosMembro: noGrupo('idGrupo'),
  getMotivosDoGrupo: noGrupo('id'),
  getCancelamentoMembro: noGrupo('id'),
  cancelarMembro: {
    alvos: GRUPOS,
    entrada: ({ grupos, assinaturas }, { alvo }) => ({
      idGrupo: grupos[alvo as AlvoGrupo],
      idMembro: assinaturas[alvo as AlvoGrupo],
      motivo: 1,
      tipo: 'agora',
      textoMotivo: '',
      totalMostrado: 1,
    }),
  },
  reverterCancelamento: noGrupo('idGrupo'),
  updateDestinoReembolso: noGrupo('idGrupo', { destino: 'saldo' }),
  getPermissoes: sozinha(),
  getDinheiroParado: sozinha(),
  resolverDinheiroParado: semAlvo({ tipo: 'pix', id: 'E0', acao: 'devolver', mensagem: 'não é nosso' }),
  conferirDinheiroParado: semAlvo({ tipo: 'devolucao', id: String(INEXISTENTE) }),
  aprovarProposta: semAlvo({ id: INEXISTENTE, mensagem: '' }),
  recusarProposta: semAlvo({ id: INEXISTENTE, mensagem: 'não pode' }),
  decidirRevisao: semAlvo({ id: INEXISTENTE, decisao: 'manter', mensagem: 'está tudo certo' }),
  getFilas: sozinha(),
  getGruposEmAnalise: sozinha(),
  aprovarGrupo: noGrupo('id', { mensagem: '' }),
  reprovarGrupo: noGrupo('id', { mensagem: 'não pode' }),
  pedirAjustesGrupo: noGrupo('id', { mensagem: 'mude isto' }),
  // About none: who may would end a group that the other calls look at.
  getFimDoGrupo: semAlvo({ id: INEXISTENTE }),
  cancelarGrupo: semAlvo({ id: INEXISTENTE, mensagem: 'não pode' }),
  agendarFimDoGrupo: semAlvo({ id: INEXISTENTE, em: '2030-01-31', mensagem: 'a pedido' }),
  reverterFimDoGrupo: semAlvo({ id: INEXISTENTE, mensagem: 'a pedido' }),
  getRetiradasEmRevisao: sozinha(),
  aprovarRetirada: doMembro('retirada', 'id', { mensagem: '' }),
  recusarRetirada: doMembro('retirada', 'id', { mensagem: 'não pode' }),
  getFilaDeChamados: sozinha(),
  responderChamado: { alvos: ['inexistente'], entrada: () => ({ id: INEXISTENTE, texto: 'Já resolvemos.' }) },
  getValidacoesEmAnalise: sozinha(),
  createDocumentoLinkDaAnalise: doMembro('documento', 'id'),
  recusarValidacao: doMembro('validacao', 'id', { motivo: 'ilegivel', mensagem: '' }),
  pedirValidacaoNovamente: doMembro('validacao', 'id', { partes: ['self'], mensagem: 'outra selfie' }),
  aprovarValidacao: doMembro('validacao', 'id', { conferido: ['nome', 'cpf', 'rosto'], mensagem: '' }),
  getComunicados: sozinha(),
  preverComunicado: sozinha(COMUNICADO),
  createComunicado: sozinha({ ...COMUNICADO, saiEm: '2099-01-01T12:00:00.000Z' }),
  pararComunicado: semAlvo({ id: INEXISTENTE }),
  getMensagensNaoEntregues: sozinha(),
  getCodigosNaoEntregues: sozinha(),
  reenviarMensagem: semAlvo({ id: INEXISTENTE }),
  abandonarMensagem: semAlvo({ id: INEXISTENTE }),
  getCampanhas: sozinha(),
  getCampanha: semAlvo({ id: INEXISTENTE }),
  createCampanha: sozinha({ tipo: 'modal', nome: 'Uma campanha' }),
  updateCampanha: semAlvo({ id: INEXISTENTE, ...CAMPANHA_VAZIA }),
  copiarCampanha: semAlvo({ id: INEXISTENTE }),
  ligarCampanha: semAlvo({ id: INEXISTENTE }),
  desligarCampanha: semAlvo({ id: INEXISTENTE }),
  createImagemDaCampanha: sozinha({ id: INEXISTENTE, tamanho: 'desktop' }),
  getEdicoesEspeciais: sozinha(),
  salvarEdicaoEspecial: sozinha({
    slug: 'quina-de-sao-joao',
    dataPadrao: '2098-06-24',
    sorteioEm: '2098-06-25T00:00:00.000Z',
  }),
  deleteEdicaoEspecial: semAlvo({ slug: 'quina-de-sao-joao', dataPadrao: '1999-06-24' }),
  getTarefas: sozinha(),
  repetirTarefa: { alvos: ['inexistente'], entrada: () => ({ origem: 'prazo', id: String(INEXISTENTE) }) },
  getLivro: sozinha(),
  getPessoa: semAlvo({ id: INEXISTENTE }),
  getTrilhaDaPessoa: semAlvo({ id: INEXISTENTE }),
  revelarDado: semAlvo({ id: INEXISTENTE, campo: 'cpf', mensagem: 'a pessoa pediu' }),
  bloquearPessoa: semAlvo({ id: INEXISTENTE, mensagem: 'conta invadida' }),
  desbloquearPessoa: semAlvo({ id: INEXISTENTE, mensagem: 'está resolvido' }),
  encerrarSessoesDaPessoa: semAlvo({ id: INEXISTENTE, mensagem: 'a pessoa pediu' }),
  liberarAparelho: semAlvo({ id: INEXISTENTE, idAparelho: 1, mensagem: 'a pessoa pediu' }),
  revogarAparelho: semAlvo({ id: INEXISTENTE, idAparelho: 1, mensagem: 'a pessoa pediu' }),
  enviarMensagem: semAlvo({ id: INEXISTENTE, assunto: 'Sua conta', mensagem: 'Tudo certo por aqui.' }),
  restringirPessoa: semAlvo({ id: INEXISTENTE, mensagem: 'fale com a gente' }),
  tirarRestricao: semAlvo({ id: INEXISTENTE, mensagem: 'está resolvido' }),
  buscarPessoas: sozinha({ busca: 'pessoa' }),
  getLinks: sozinha(),
  createLinkDaOperacao: sozinha({ nome: 'Mural', destino: 'https://mau.exemplo' }),
  desligarLink: semAlvo({ id: INEXISTENTE }),
  ligarLink: semAlvo({ id: INEXISTENTE }),
  getDestinos: sozinha(),
  createDestino: sozinha({ host: 'localhost' }),
  deleteDestino: semAlvo({ host: 'nao.exemplo.org' }),
  getRelogio: sozinha(),
  avancarRelogio: sozinha({ minutos: 0 }),
  sair: sozinha(),
};

/** What an actor is to the target of a call, in the words of the policy rows (REGRAS 2.15). */
export const papeisDe = (ator: Ator, alvo: Alvo): readonly Papel[] => {
  if (ator === 'provedor') return ['provedor'];
  if (SEM_SESSAO.includes(ator)) return [];
  const equipe: readonly Papel[] = ator === 'suporte' || ator === 'financeiro' || ator === 'lider' ? [ator] : [];
  const relacao: readonly Papel[] = ator === 'membro' || ator === 'exMembro' || ator === 'administrador' ? [ator] : [];
  switch (alvo) {
    case 'nenhum':
    case 'inexistente':
      return ['usuario', ...equipe];
    case 'grupoPublico':
      return ['usuario', ...relacao, ...equipe];
    case 'grupoPrivado':
      // Whoever left a private group is a stranger to it again.
      return [
        ...relacao.filter((r) => r !== 'exMembro'),
        ...(relacao.length > 0 && ator !== 'exMembro' ? (['usuario'] as const) : []),
        ...equipe,
      ];
    case 'proprio':
      return ['usuario', ...(ator === 'membro' ? (['dono'] as const) : []), ...equipe];
  }
};

export const temSessao = (ator: Ator): boolean => !SEM_SESSAO.includes(ator);
