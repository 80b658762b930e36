import type { backofficeDaOperacao } from '@rateia/contracts/backoffice';
import type { PapelOperador } from '../../http/contexto.ts';
import type { Politicas } from '../../http/politicas.ts';
import { ATENDIMENTO, DINHEIRO, EQUIPE } from '../../http/politicas.ts';

/** Roles of the staff that see the money of a person (REGRAS 2.15 Refund, Withdraw). */
export const QUEM_VE_DINHEIRO: readonly PapelOperador[] = DINHEIRO;

/**
 * Roles of the staff that may make each call (REGRAS 2.15): support and lead decide on groups and identities, finance
 * releases withdrawals, the lead sees both. Nobody decides on his own matter, whatever the role: the `se` of a row says
 * that.
 */
export const politicasDoBackoffice = {
  getPermissoes: ['usuario'],
  getDinheiroParado: EQUIPE,
  // The amount decides how much each operator may give back, and whose approval it needs: domain/backoffice/alcada.
  resolverDinheiroParado: { quem: EQUIPE, se: 'coisaAlheia' },
  conferirDinheiroParado: EQUIPE,
  aprovarProposta: { quem: DINHEIRO, se: 'coisaAlheia' },
  recusarProposta: EQUIPE,
  getDisputa: EQUIPE,
  responderDisputa: { quem: DINHEIRO, se: 'coisaAlheia' },
  decidirRevisao: { quem: ATENDIMENTO, se: 'coisaAlheia' },
  getFilas: EQUIPE,
  getTarefas: EQUIPE,
  repetirTarefa: EQUIPE,
  buscarPessoas: EQUIPE,
  getPessoa: EQUIPE,
  getTrilhaDaPessoa: EQUIPE,
  enviarMensagem: { quem: EQUIPE, se: 'pessoaAlheia' },
  revelarDado: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  bloquearPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  desbloquearPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  encerrarSessoesDaPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  liberarAparelho: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  revogarAparelho: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  restringirPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  tirarRestricao: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  corrigirDadosDaPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  liberarCpfParaPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  concederEnvioDeIdentidade: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  pedirCopiaDaPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  pedirExclusaoDaPessoa: { quem: ATENDIMENTO, se: 'pessoaAlheia' },
  getRelogio: EQUIPE,
  avancarRelogio: EQUIPE,
} as const satisfies Politicas<keyof typeof backofficeDaOperacao>;
