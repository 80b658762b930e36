import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';

type Pedidos = { readonly usuarioId: number; readonly agora: string };

/** No to the open device requests of an account, or of one device of it, those that had their yes included. */
export async function recusarPedidos(
  trx: Trx,
  { usuarioId, dispositivoId, agora }: Pedidos & { readonly dispositivoId?: number },
): Promise<void> {
  await trx
    .updateTable('liberacoes')
    .set({ recusada_em: agora, liberada_em: null })
    .where('usuario_id', '=', usuarioId)
    .$if(dispositivoId !== undefined, (q) => q.where('dispositivo_id', '=', dispositivoId ?? 0))
    .where('usada_em', 'is', null)
    .where('recusada_em', 'is', null)
    .execute();
}

/** Ends every login of an account that is under way: device requests, second steps, links to a provider, and their codes. */
export async function encerrarPedidos(trx: Trx, { usuarioId, agora }: Pedidos): Promise<void> {
  await recusarPedidos(trx, { usuarioId, agora });
  await trx
    .updateTable('logins_em_curso')
    .set({ usada_em: agora })
    .where('usuario_id', '=', usuarioId)
    .where('usada_em', 'is', null)
    .execute();
  await trx
    .updateTable('pins')
    .set({ anulado_em: agora })
    .where('usuario_id', '=', usuarioId)
    .where(sql`split_part(vinculo, ':', 1)`, 'in', ['liberacao', 'confirmacao', 'social'])
    .where('usado_em', 'is', null)
    .where('anulado_em', 'is', null)
    .execute();
}

/** The second step of a login, locked; tries are counted on it. */
export async function travarLogin(
  trx: Trx,
  { resumo, agora }: { readonly resumo: Buffer; readonly agora: string },
): Promise<
  { readonly usuarioId: number; readonly dispositivoId: number; readonly vinculacao: Buffer | null } | undefined
> {
  const l = await trx
    .selectFrom('logins_em_curso as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['e.usuario_id', 'e.dispositivo_id', 'e.autenticacao'])
    .where('e.resumo', '=', resumo)
    .where('e.usada_em', 'is', null)
    .where('e.expira_em', '>', agora)
    .where('e.tentativas', '<', 5)
    .where('u.bloqueado_em', 'is', null)
    .forUpdate('e')
    .executeTakeFirst();
  return l === undefined
    ? undefined
    : { usuarioId: l.usuario_id, dispositivoId: l.dispositivo_id, vinculacao: l.autenticacao };
}
