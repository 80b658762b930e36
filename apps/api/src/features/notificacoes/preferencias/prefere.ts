import type { Canal } from '@rateia/domain/notificacoes/entrega';
import type { CanalComunicacao, CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { aceitaMarketing, aceitaReceber, CATEGORIA_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { ehIdDe } from '@rateia/domain/tabela';
import type { Executor } from '../../../db/banco.ts';
import { getPreferencias } from './preferencia-repository.ts';

/**
 * True if the person wants messages of this category by this channel. Only messages that may be refused have a
 * category: codes, payments, deadlines and security have none and are not asked about (spec A§7 Preferences).
 */
export const prefere = async (
  db: Executor,
  p: { readonly usuarioId: number; readonly categoria: CategoriaComunicacao; readonly canal: CanalComunicacao },
): Promise<boolean> => aceitaReceber(await getPreferencias(db, p.usuarioId), p);

/** The switch of a channel of delivery: the phone has one switch, for SMS and Telegram together. */
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

/** True if the person asked for any message that promotes (REGRAS 2.17). */
export const querMarketing = async (db: Executor, usuarioId: number): Promise<boolean> =>
  aceitaMarketing(await getPreferencias(db, usuarioId));
