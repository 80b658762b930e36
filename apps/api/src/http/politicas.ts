import type { ContextoUsuario, PapelOperador } from './contexto.ts';
import { recusar } from './erros.ts';

/**
 * What somebody is to the object of a call (REGRAS 2.15). `visitante` needs no login, `usuario` is any account,
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

/** Permission rows of a feature: for each of its calls, who may make it (HOUSE §6). */
export type Politicas<Nome extends string> = Readonly<Record<Nome, readonly Papel[]>>;

/** Refuses with 403 unless one of the roles the caller has here is in the row. */
export const exigirPapel = (linha: readonly Papel[], papeis: readonly Papel[]): void => {
  if (!papeis.some((p) => linha.includes(p))) recusar('semPermissao');
};

/** Account-level roles of a caller, before any object is looked at. */
export const papeisDaConta = (ctx: ContextoUsuario): readonly Papel[] => ['usuario', ...ctx.usuario.papeis];
