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
 * the lead sees both. Whatever the role, nobody decides on what is his own: that is the `se` of a row.
 */
export const politicasDoBackoffice = {
  getPermissoes: ['usuario'],
  getDinheiroParado: EQUIPE,
  // How much each may give back, and who signs after whom, is the amount's business: domain/backoffice/alcada.
  resolverDinheiroParado: { quem: EQUIPE, se: 'coisaAlheia' },
  conferirDinheiroParado: EQUIPE,
  aprovarProposta: { quem: DINHEIRO, se: 'coisaAlheia' },
  recusarProposta: EQUIPE,
  decidirRevisao: { quem: GRUPOS, se: 'coisaAlheia' },
  getFilas: EQUIPE,
  getGruposEmAnalise: GRUPOS,
  aprovarGrupo: { quem: GRUPOS, se: 'grupoAlheio' },
  reprovarGrupo: { quem: GRUPOS, se: 'grupoAlheio' },
  pedirAjustesGrupo: { quem: GRUPOS, se: 'grupoAlheio' },
  getFimDoGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  cancelarGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  agendarFimDoGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  reverterFimDoGrupo: { quem: ['lider'], se: 'grupoAlheio' },
  getRetiradasEmRevisao: DINHEIRO,
  aprovarRetirada: { quem: ['financeiro'], se: 'coisaAlheia' },
  recusarRetirada: { quem: ['financeiro'], se: 'coisaAlheia' },
  getFilaDeChamados: GRUPOS,
  responderChamado: { quem: GRUPOS, se: 'coisaAlheia' },
  getValidacoesEmAnalise: GRUPOS,
  // What it shows is kept in the trail: get-validacao-em-analise.
  getValidacaoEmAnalise: { quem: GRUPOS, se: 'coisaAlheia' },
  createDocumentoLinkDaAnalise: { quem: GRUPOS, se: 'coisaAlheia' },
  aprovarValidacao: { quem: GRUPOS, se: 'coisaAlheia' },
  recusarValidacao: { quem: GRUPOS, se: 'coisaAlheia' },
  pedirValidacaoNovamente: { quem: GRUPOS, se: 'coisaAlheia' },
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
  getPessoa: EQUIPE,
  getTrilhaDaPessoa: EQUIPE,
  enviarMensagem: { quem: EQUIPE, se: 'pessoaAlheia' },
  revelarDado: { quem: GRUPOS, se: 'pessoaAlheia' },
  bloquearPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
  desbloquearPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
  encerrarSessoesDaPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
  liberarAparelho: { quem: GRUPOS, se: 'pessoaAlheia' },
  revogarAparelho: { quem: GRUPOS, se: 'pessoaAlheia' },
  restringirPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
  tirarRestricao: { quem: GRUPOS, se: 'pessoaAlheia' },
  corrigirDadosDaPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
  liberarCpfParaPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
  concederEnvioDeIdentidade: { quem: GRUPOS, se: 'pessoaAlheia' },
  pedirCopiaDaPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
  pedirExclusaoDaPessoa: { quem: GRUPOS, se: 'pessoaAlheia' },
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
} as const satisfies Politicas<keyof typeof backoffice>;
