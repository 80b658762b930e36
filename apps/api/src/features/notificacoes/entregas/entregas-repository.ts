import type { Canal } from '@rateia/domain/notificacoes/entrega';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { DB } from '../../../db/tipos.ts';

export type Destinatario = NonNullable<Awaited<ReturnType<typeof findDestinatario>>>;

/** A notification with the data needed to reach its person. */
export async function findDestinatario(db: Executor, notificacaoId: number) {
  return await db
    .selectFrom('notificacoes as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .select([
      'n.id',
      'n.usuario_id as usuarioId',
      'n.categoria',
      'n.modelo',
      'n.dados',
      'n.titulo',
      'n.mensagem',
      'n.link',
      'u.email',
      // The last message to somebody whose account is gone has no name to greet.
      sql<string>`case when u.excluido_em is null then u.primeiro_nome else '' end`.as('nome'),
      'u.telefone_cifrado as telefoneCifrado',
      'u.telefone_verificado_em as telefoneVerificadoEm',
    ])
    .where('n.id', '=', notificacaoId)
    .executeTakeFirst();
}

/** False when this channel already has it. */
export async function insertEntrega(trx: Trx, linha: Insertable<DB['entregas_de_notificacao']>): Promise<boolean> {
  const nova = await trx
    .insertInto('entregas_de_notificacao')
    .values(linha)
    .onConflict((c) => c.columns(['notificacao_id', 'canal']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return nova !== undefined;
}

/**
 * Lets one transaction at a time decide which messages leave for a person by a channel. The counted messages have then
 * been written, and no message comes to wait beside a digest that is leaving.
 */
export async function trancarCanal(
  trx: Trx,
  { usuarioId, canal }: { readonly usuarioId: number; readonly canal: Canal },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`entrega:${usuarioId}:${canal}`}, 0))`.execute(trx);
}

/** The number of messages of a category sent by a channel since then. */
export async function contarRecentes(
  db: Executor,
  p: {
    readonly usuarioId: number;
    readonly canal: Canal;
    readonly categoria: number | null;
    readonly desde: string;
  },
): Promise<number> {
  const r = await db
    .selectFrom('entregas_de_notificacao')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', p.usuarioId)
    .where('canal', '=', p.canal)
    .where(sql<boolean>`categoria is not distinct from ${p.categoria}`)
    .where('decidida_em', '>', p.desde)
    .executeTakeFirst();
  return Number(r?.n ?? 0);
}

export async function resumoMarcado(db: Executor, chave: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('prazos')
      .select('id')
      .where('chave', '=', chave)
      .where('estado', '=', 'pendente')
      .executeTakeFirst()) !== undefined
  );
}

/** Takes what waits for a person on a channel, oldest first, so that nobody else sends it. */
export async function tomarAguardando(
  trx: Trx,
  { usuarioId, canal }: { readonly usuarioId: number; readonly canal: Canal },
) {
  return await trx
    .selectFrom('entregas_de_notificacao as e')
    .innerJoin('notificacoes as n', 'n.id', 'e.notificacao_id')
    .select(['e.notificacao_id as id', 'n.titulo', 'n.visualizada_em as visualizadaEm', 'n.categoria'])
    .where('e.usuario_id', '=', usuarioId)
    .where('e.canal', '=', canal)
    .where('e.estado', '=', 'aguardando')
    .orderBy('e.notificacao_id')
    .forUpdate('e')
    .execute();
}

type Desfecho = { readonly notificacaoId: number; readonly canal: Canal };

export async function anotarEntrega(
  db: Executor,
  d: Desfecho & {
    readonly estado: 'enviada' | 'entregue' | 'recusada' | 'dispensada';
    readonly em: string;
    readonly motivo?: string;
    /** A delivery that arrived somewhere stays so. */
    readonly seNaoChegou?: boolean;
  },
): Promise<void> {
  await db
    .updateTable('entregas_de_notificacao')
    .set({
      estado: d.estado,
      entregue_em: d.estado === 'entregue' ? d.em : null,
      motivo: d.motivo ?? null,
    })
    .where('notificacao_id', '=', d.notificacaoId)
    .where('canal', '=', d.canal)
    .$if(d.seNaoChegou === true, (q) => q.where('estado', '!=', 'entregue'))
    .execute();
}

/**
 * Notes a try before it is made, as one with an unknown outcome; false when there is no try left. A message that cannot
 * be sent twice is then not sent again, even if its outcome is never written.
 */
export async function tomarTentativa(db: Executor, { notificacaoId, canal }: Desfecho): Promise<boolean> {
  const tomada = await db
    .updateTable('entregas_de_notificacao')
    .set({ estado: 'recusada', motivo: 'desconhecido' })
    .where('notificacao_id', '=', notificacaoId)
    .where('canal', '=', canal)
    .where('estado', '=', 'enviada')
    .returning('id')
    .executeTakeFirst();
  return tomada !== undefined;
}

/** True if a message is known to have arrived by this channel. */
export async function foiEntregue(db: Executor, { notificacaoId, canal }: Desfecho): Promise<boolean> {
  const entregue = await db
    .selectFrom('entregas_de_notificacao')
    .select('id')
    .where('notificacao_id', '=', notificacaoId)
    .where('canal', '=', canal)
    .where('estado', '=', 'entregue')
    .executeTakeFirst();
  return entregue !== undefined;
}

/** Deletes the words of a message that was sent and stands in no list: a link in it may open a door. */
export async function esquecerSegredo(db: Executor, notificacaoId: number): Promise<void> {
  await db
    .updateTable('notificacoes')
    .set({ dados: '{}' })
    .where('id', '=', notificacaoId)
    .where('no_app', '=', false)
    .execute();
}
