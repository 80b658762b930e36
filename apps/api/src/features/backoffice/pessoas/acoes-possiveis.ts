import { ACOES_NA_PESSOA } from '@rateia/contracts/backoffice-pessoas';
import type { ContextoUsuario, PapelOperador } from '../../../http/contexto.ts';
import { papeisDaConta, temPapel } from '../../../http/politicas.ts';
import { politicasDoBackoffice } from '../policies.ts';

export type Acao = (typeof ACOES_NA_PESSOA)[number];

type Alvo = { readonly id: number; readonly papeis: readonly string[] };

/** Nobody acts on himself, and only the lead on somebody of the staff (REGRAS 2.15). */
export function podeAgir({ usuario }: Pick<ContextoUsuario, 'usuario'>, alvo: Alvo): boolean {
  return (
    alvo.id !== usuario.id && (alvo.papeis.length === 0 || usuario.papeis.includes('lider' satisfies PapelOperador))
  );
}

/** The actions that this operator may take, in the state the account is in; no operator acts on a deleted one. */
export function acoesPossiveis(
  ctx: ContextoUsuario,
  alvo: Alvo & {
    readonly bloqueadoEm: string | null;
    readonly bloqueadoPor: string | null;
    readonly excluidoEm: string | null;
    readonly restricao: string | null;
    /** Every submission of document and selfie that he may make is made, and nobody confirmed him. */
    readonly semEnvios: boolean;
    readonly exclusaoEm: string | null;
    readonly copiaEmCurso: boolean;
  },
): Acao[] {
  if (alvo.excluidoEm !== null || !podeAgir(ctx, alvo)) return [];
  const meus = papeisDaConta(ctx);
  const cabe: Readonly<Partial<Record<Acao, boolean>>> = {
    bloquearPessoa: alvo.bloqueadoEm === null || alvo.bloqueadoPor === 'dono',
    desbloquearPessoa: alvo.bloqueadoEm !== null,
    tirarRestricao: alvo.restricao !== null,
    concederEnvioDeIdentidade: alvo.semEnvios,
    pedirCopiaDaPessoa: !alvo.copiaEmCurso,
    pedirExclusaoDaPessoa: alvo.exclusaoEm === null,
  };
  return ACOES_NA_PESSOA.filter((acao) => cabe[acao] !== false && temPapel(politicasDoBackoffice[acao], meus));
}
