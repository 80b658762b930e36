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
export async function prefere(
  db: Executor,
  p: { readonly usuarioId: number; readonly categoria: CategoriaComunicacao; readonly canal: CanalComunicacao },
): Promise<boolean> {
  return aceitaReceber(await getPreferencias(db, p.usuarioId), p);
}

/** The switch of a channel of delivery: the phone has one switch, for SMS and Telegram together. */
export function meioDoCanal(canal: Canal): CanalComunicacao {
  return canal === 'sms' ? 'telefone' : canal;
}

/** The person may have refused a message after it was queued. A message without a category cannot be refused. */
export async function aceitaAinda(
  db: Executor,
  {
    usuarioId,
    categoria,
    canal,
  }: { readonly usuarioId: number; readonly categoria: number | null; readonly canal: Canal },
): Promise<boolean> {
  return (
    !ehIdDe(CATEGORIA_COMUNICACAO, categoria) ||
    (await prefere(db, { usuarioId, categoria, canal: meioDoCanal(canal) }))
  );
}

/** True if the person asked for any message that promotes (REGRAS 2.17). */
export async function querMarketing(db: Executor, usuarioId: number): Promise<boolean> {
  return aceitaMarketing(await getPreferencias(db, usuarioId));
}
