import type { CanalComunicacao, CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { aceitaMarketing, aceitaReceber } from '@rateia/domain/notificacoes/preferencias';
import type { Executor } from '../../db/banco.ts';
import { getPreferencias } from './preferencia-repository.ts';

/**
 * Whether a person wants something of this category by this channel. Only for what may be refused: codes, payments,
 * deadlines and security have no category and are never asked about (spec A§7 Preferences).
 */
export const prefere = async (
  db: Executor,
  p: { readonly usuarioId: number; readonly categoria: CategoriaComunicacao; readonly canal: CanalComunicacao },
): Promise<boolean> => aceitaReceber(await getPreferencias(db, p.usuarioId), p);

/** Whether the person asked for anything that promotes (REGRAS 2.17). */
export const querMarketing = async (db: Executor, usuarioId: number): Promise<boolean> =>
  aceitaMarketing(await getPreferencias(db, usuarioId));
