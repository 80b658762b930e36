import type { ContextoUsuario, PapelOperador } from './contexto.ts';
import { recusar } from './erros.ts';

/**
 * The relation of a caller to the object of a call (REGRAS 2.15). `visitante` needs no login, `usuario` is any account,
 * `dono` owns the object itself; `membro`, `exMembro` and `administrador` relate to a group; the rest are staff.
 */
export type Papel =
  | 'visitante'
  | 'usuario'
  | 'dono'
  | 'membro'
  | 'exMembro'
  | 'administrador'
  | PapelOperador
  | 'provedor';

/**
 * A further condition, whatever the role: nobody decides on his own matter (REGRAS 2.15). The call itself checks it,
 * because only the call knows the object; `condicoes.test.ts` tests each such row.
 */
export const CONDICOES = {
  coisaAlheia: 'it is not his own',
  grupoAlheio: 'he neither runs the group nor is in it',
  pessoaAlheia: 'it is not himself, and on somebody of the staff the lead alone',
} as const;
export type Condicao = keyof typeof CONDICOES;

/** One permission row: the roles, or the roles with a condition. The role implies the object. */
export type LinhaDePolitica = readonly Papel[] | { readonly quem: readonly Papel[]; readonly se: Condicao };

/** Permission rows of a feature, one for each of its calls (HOUSE §6). */
export type Politicas<Nome extends string> = Readonly<Record<Nome, LinhaDePolitica>>;

export function quemPode(linha: LinhaDePolitica): readonly Papel[] {
  return 'quem' in linha ? linha.quem : linha;
}
export function condicaoDe(linha: LinhaDePolitica): Condicao | undefined {
  return 'quem' in linha ? linha.se : undefined;
}

export function temPapel(linha: LinhaDePolitica, papeis: readonly Papel[]): boolean {
  return papeis.some((p) => quemPode(linha).includes(p));
}

/** Refuses with 403 unless one of the roles the caller has here is in the row. */
export function exigirPapel(linha: LinhaDePolitica, papeis: readonly Papel[]): void {
  if (!temPapel(linha, papeis)) recusar('semPermissao');
}

/** Account-level roles of a caller, before any object is looked at. */
export function papeisDaConta(ctx: ContextoUsuario): readonly Papel[] {
  return ['usuario', ...ctx.usuario.papeis];
}

/** All of the staff. */
export const EQUIPE = ['suporte', 'financeiro', 'lider'] as const;
/** Groups and people; an operator who works with money alone decides on neither. */
export const ATENDIMENTO = ['suporte', 'lider'] as const;
export const DINHEIRO = ['financeiro', 'lider'] as const;
