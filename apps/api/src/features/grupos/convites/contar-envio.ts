import type { Instante } from '@rateia/domain/datas';
import { somarHoras } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';

const HORAS_DO_DIA = 24;

type Envio = { readonly usuarioId: number; readonly agora: Instante; readonly maximo: number };

/** Refuses one e-mail too many of a person's day. It holds his count until the transaction ends (REGRAS 2.26). */
export async function exigirEnvioDoDia(trx: Trx, { usuarioId, agora, maximo }: Envio): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`convite:${usuarioId}`}, 0))`.execute(trx);
  const { n } = await trx
    .selectFrom('convite_envios')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('em', '>', somarHoras(agora, -HORAS_DO_DIA))
    .executeTakeFirstOrThrow();
  if (Number(n) >= maximo) recusar('convitesDemais', { valores: { max: maximo } });
}

/** Notes an e-mail with an invitation. */
export async function anotarEnvio(
  trx: Trx,
  { conviteId, usuarioId, agora }: { readonly conviteId: number; readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  await trx.insertInto('convite_envios').values({ convite_id: conviteId, usuario_id: usuarioId, em: agora }).execute();
}
