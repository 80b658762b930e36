import type { Instante } from '@rateia/domain/datas';
import { somarMinutos } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import { esperaEntre, recusar } from '../../http/erros.ts';

const CLASSE_DA_TRAVA = 31;
const MINUTOS_DA_HORA = 60;
const MINUTOS_DO_DIA = 24 * MINUTOS_DA_HORA;

type Uso = { readonly usuarioId: number; readonly agora: Instante; readonly maximo: number };

/** Counts a search, or refuses it with the seconds to wait: the network is not walked through (ASVS 2.4.1). */
export async function contarBusca(trx: Trx, uso: Uso): Promise<void> {
  const primeira = await contar(trx, { ...uso, tipo: 'busca', minutos: MINUTOS_DA_HORA });
  if (primeira === undefined) return;
  recusar('muitasTentativas', esperaEntre(uso.agora, somarMinutos(primeira, MINUTOS_DA_HORA)));
}

/** Counts an invitation, whether or not it reaches somebody, or refuses it. */
export async function contarConvite(trx: Trx, uso: Uso): Promise<void> {
  const primeira = await contar(trx, { ...uso, tipo: 'convite', minutos: MINUTOS_DO_DIA });
  if (primeira !== undefined) recusar('convitesDemais', { valores: { max: uso.maximo } });
}

/** When the oldest use of a full window was; undefined when this one still fits and is counted. */
async function contar(
  trx: Trx,
  u: Uso & { readonly tipo: 'busca' | 'convite'; readonly minutos: number },
): Promise<Instante | undefined> {
  await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA}, ${u.usuarioId}::bigint::integer)`.execute(trx);
  // Uses that are older than any window are deleted when the next one is noted.
  await trx
    .deleteFrom('rede_usos')
    .where('usuario_id', '=', u.usuarioId)
    .where('em', '<=', somarMinutos(u.agora, -MINUTOS_DO_DIA))
    .execute();
  const { n, primeira } = await trx
    .selectFrom('rede_usos')
    .select((e) => [e.fn.countAll<number>().as('n'), e.fn.min('em').as('primeira')])
    .where('usuario_id', '=', u.usuarioId)
    .where('tipo', '=', u.tipo)
    .where('em', '>', somarMinutos(u.agora, -u.minutos))
    .executeTakeFirstOrThrow();
  if (Number(n) >= u.maximo) return primeira;
  await trx.insertInto('rede_usos').values({ usuario_id: u.usuarioId, tipo: u.tipo, em: u.agora }).execute();
  return undefined;
}
