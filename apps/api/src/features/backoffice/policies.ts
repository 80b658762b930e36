import type { backoffice } from '@rateia/contracts/backoffice';
import type { PapelOperador } from '../../http/contexto.ts';
import type { Politicas } from '../../http/politicas.ts';

const EQUIPE = ['suporte', 'financeiro', 'lider'] as const;
/** Groups and people; who works with money alone decides on neither. */
const GRUPOS = ['suporte', 'lider'] as const;
const DINHEIRO = ['financeiro', 'lider'] as const;

/** Who of the staff sees the money of a person (REGRAS 2.15 Refund, Withdraw). */
export const QUEM_VE_DINHEIRO: readonly PapelOperador[] = DINHEIRO;

/**
 * Who of the staff may make each call (REGRAS 2.15): support and lead decide on groups and identities, finance releases withdrawals,
 * the lead sees both. Whatever the role, nobody decides on what is his own.
 */
export const politicasDoBackoffice: Politicas<keyof typeof backoffice> = {
  getPermissoes: ['usuario'],
  getDinheiroParado: EQUIPE,
  // How much each may give back, and who signs after whom, is the amount's business: domain/backoffice/alcada.
  resolverDinheiroParado: EQUIPE,
  conferirDinheiroParado: EQUIPE,
  aprovarProposta: DINHEIRO,
  recusarProposta: EQUIPE,
  decidirRevisao: GRUPOS,
  getFilas: EQUIPE,
  getGruposEmAnalise: GRUPOS,
  aprovarGrupo: GRUPOS,
  reprovarGrupo: GRUPOS,
  pedirAjustesGrupo: GRUPOS,
  // Never a group that he runs or is in: exigir-grupo-alheio.
  getFimDoGrupo: ['lider'],
  cancelarGrupo: ['lider'],
  agendarFimDoGrupo: ['lider'],
  reverterFimDoGrupo: ['lider'],
  getRetiradasEmRevisao: DINHEIRO,
  aprovarRetirada: ['financeiro'],
  recusarRetirada: ['financeiro'],
  getFilaDeChamados: GRUPOS,
  responderChamado: GRUPOS,
  getValidacoesEmAnalise: GRUPOS,
  // Never one's own; what it shows is kept in the trail: get-validacao-em-analise.
  getValidacaoEmAnalise: GRUPOS,
  createDocumentoLinkDaAnalise: GRUPOS,
  aprovarValidacao: GRUPOS,
  recusarValidacao: GRUPOS,
  pedirValidacaoNovamente: GRUPOS,
  getComunicados: GRUPOS,
  preverComunicado: GRUPOS,
  createComunicado: GRUPOS,
  pararComunicado: GRUPOS,
  getMensagensNaoEntregues: EQUIPE,
  getCodigosNaoEntregues: EQUIPE,
  reenviarMensagem: EQUIPE,
  abandonarMensagem: EQUIPE,
  getCampanhas: EQUIPE,
  getCampanha: EQUIPE,
  createCampanha: GRUPOS,
  updateCampanha: GRUPOS,
  copiarCampanha: GRUPOS,
  ligarCampanha: GRUPOS,
  desligarCampanha: GRUPOS,
  createImagemDaCampanha: GRUPOS,
  getEdicoesEspeciais: EQUIPE,
  salvarEdicaoEspecial: GRUPOS,
  deleteEdicaoEspecial: GRUPOS,
  getTarefas: EQUIPE,
  repetirTarefa: EQUIPE,
  getLivro: DINHEIRO,
  buscarPessoas: EQUIPE,
  // Never on oneself, and on somebody of the staff the lead alone: pessoas/acoes-possiveis.
  getPessoa: EQUIPE,
  getTrilhaDaPessoa: EQUIPE,
  enviarMensagem: EQUIPE,
  revelarDado: GRUPOS,
  bloquearPessoa: GRUPOS,
  desbloquearPessoa: GRUPOS,
  encerrarSessoesDaPessoa: GRUPOS,
  liberarAparelho: GRUPOS,
  revogarAparelho: GRUPOS,
  restringirPessoa: GRUPOS,
  tirarRestricao: GRUPOS,
  corrigirDadosDaPessoa: GRUPOS,
  liberarCpfParaPessoa: GRUPOS,
  concederEnvioDeIdentidade: GRUPOS,
  pedirCopiaDaPessoa: GRUPOS,
  pedirExclusaoDaPessoa: GRUPOS,
  getLinks: GRUPOS,
  createLinkDaOperacao: GRUPOS,
  desligarLink: GRUPOS,
  ligarLink: GRUPOS,
  getDestinos: GRUPOS,
  // Whom the product sends its people to is the lead's to answer for.
  createDestino: ['lider'],
  deleteDestino: ['lider'],
  getRelogio: EQUIPE,
  avancarRelogio: EQUIPE,
};
