import type { Canal } from '@rateia/domain/notificacoes/entrega';
import type { CanalComunicacao, CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { aceitaMarketing, aceitaReceber, CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { ehIdDe } from '@rateia/domain/tabela';
import type { Executor } from '../../../db/banco.ts';
import { getPreferencias } from './preferencia-repository.ts';

/**
 * Whether a person wants something of this category by this channel. Only for what may be refused: codes, payments,
 * deadlines and security have no category and are never asked about (spec A§7 Preferences).
 */
export const prefere = async (
  db: Executor,
  p: { readonly usuarioId: number; readonly categoria: CategoriaComunicacao; readonly canal: CanalComunicacao },
): Promise<boolean> => aceitaReceber(await getPreferencias(db, p.usuarioId), p);

/** The switch that stands for a channel of delivery: the phone has one, whatever reaches it. */
export const meioDoCanal = (canal: Canal): CanalComunicacao => (canal === 'sms' ? 'telefone' : canal);

/** The person may have refused a message after it was queued. A message without a category cannot be refused. */
export const aceitaAinda = async (
  db: Executor,
  {
    usuarioId,
    categoria,
    canal,
  }: { readonly usuarioId: number; readonly categoria: number | null; readonly canal: Canal },
): Promise<boolean> =>
  !ehIdDe(CATEGORIA_COMUNICACAO, categoria) || (await prefere(db, { usuarioId, categoria, canal: meioDoCanal(canal) }));

/** Whether the person asked for anything that promotes (REGRAS 2.17). */
export const querMarketing = async (db: Executor, usuarioId: number): Promise<boolean> =>
  aceitaMarketing(await getPreferencias(db, usuarioId));
