import type { ContextoUsuario } from '../../../http/contexto.ts';
import { situacaoDaExclusao } from './situacao-da-exclusao.ts';

/** Whether the end of the account was asked for, until when it may be undone, and what stands in its way (REGRAS 2.17). */
export const getExclusao = ({ db, deps, usuario }: ContextoUsuario) => situacaoDaExclusao(db, deps, usuario.id);
