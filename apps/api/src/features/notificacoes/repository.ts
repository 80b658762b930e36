import type { AbaDeNotificacoes, ContagensDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import { tiposDaAba } from '@rateia/domain/notificacoes/tipos';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';
import type { DB } from '../../db/tipos.ts';

/** The new id, or undefined when this fact was already told. */
export async function insertNotificacao(trx: Trx, linha: Insertable<DB['notificacoes']>): Promise<number | undefined> {
  const nova = await trx
    .insertInto('notificacoes')
    .values(linha)
    .onConflict((c) => c.columns(['usuario_id', 'chave']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return nova?.id;
}

export type NotificacaoGuardada = Awaited<ReturnType<typeof listarNotificacoes>>['itens'][number];

type Recorte = {
  readonly usuarioId: number;
  readonly aba: AbaDeNotificacoes;
  readonly visualizado?: boolean | undefined;
  readonly pagina: number;
  readonly porPagina: number;
};

function doApp(db: Executor, usuarioId: number) {
  return db
    .selectFrom('notificacoes as n')
    .leftJoin('usuarios as a', 'a.id', 'n.autor_id')
    .select([
      'n.id',
      'n.tipo',
      'n.icone',
      'n.titulo',
      'n.mensagem',
      'n.link',
      'n.modelo',
      'n.dados',
      'n.criada_em',
      'n.visualizada_em',
      'a.primeiro_nome as autor',
      'a.imagem as imagem_do_autor',
    ])
    .where('n.usuario_id', '=', usuarioId)
    .where('n.no_app', '=', true);
}

/** One page of a tab, newest first. */
export async function listarNotificacoes(db: Executor, r: Recorte) {
  const base = doApp(db, r.usuarioId)
    .$if(r.aba !== 'todas', (q) => q.where('n.tipo', 'in', [...tiposDaAba(r.aba)]))
    .$if(r.visualizado === true, (q) => q.where('n.visualizada_em', 'is not', null))
    .$if(r.visualizado === false, (q) => q.where('n.visualizada_em', 'is', null));
  const itens = await base
    .orderBy('n.id', 'desc')
    .limit(r.porPagina)
    .offset((r.pagina - 1) * r.porPagina)
    .execute();
  const { total } = await base
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { itens, total: Number(total) };
}

export async function findNotificacao(db: Executor, p: { readonly usuarioId: number; readonly id: number }) {
  return await doApp(db, p.usuarioId).where('n.id', '=', p.id).executeTakeFirst();
}

/** Unread of each tab (spec A§2). */
export async function contarNaoLidas(db: Executor, usuarioId: number): Promise<ContagensDeNotificacoes> {
  const { rows } = await sql<{ readonly todas: number; readonly comunicacao: number }>`
    select count(*)::int as todas, (count(*) filter (where tipo = any(${[...tiposDaAba('comunicacao')]})))::int as comunicacao
    from notificacoes where usuario_id = ${usuarioId} and no_app and visualizada_em is null`.execute(db);
  const { todas = 0, comunicacao = 0 } = rows[0] ?? {};
  return { todas, comunicacao, importantes: todas - comunicacao };
}

/**
 * Sets one as read or unread; one that is so already keeps its time. False when the person has no such notification.
 */
export async function marcarLida(
  db: Executor,
  p: { readonly usuarioId: number; readonly id: number; readonly lidaEm: string | null },
): Promise<boolean> {
  const marcada = await db
    .updateTable('notificacoes')
    .set({ visualizada_em: p.lidaEm === null ? null : sql`coalesce(visualizada_em, ${p.lidaEm}::timestamptz)` })
    .where('id', '=', p.id)
    .where('usuario_id', '=', p.usuarioId)
    .where('no_app', '=', true)
    .returning('id')
    .executeTakeFirst();
  return marcada !== undefined;
}

export async function marcarTodasLidas(
  db: Executor,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notificacoes')
    .set({ visualizada_em: agora })
    .where('usuario_id', '=', usuarioId)
    .where('no_app', '=', true)
    .where('visualizada_em', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
