import type { EstadoChamado } from '@rateia/domain/perfil/chamado';
import { MAQUINA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

const CONTEXTO = 'chamado:texto';

export type Chamado = {
  readonly id: number;
  readonly usuarioId: number;
  readonly categoria: number;
  readonly estado: EstadoChamado;
  readonly abertoEm: string;
  readonly mudouEm: string;
};
export type Mensagem = {
  readonly id: number;
  readonly chamadoId: number;
  readonly daEquipe: boolean;
  readonly texto: string;
  readonly em: string;
};

export async function insertChamado(
  trx: Trx,
  c: { readonly usuarioId: number; readonly categoria: number; readonly agora: string },
): Promise<number> {
  const { id } = exigir(
    await nascer(trx, MAQUINA_CHAMADO, {
      evento: 'abrir',
      quem: 'usuario',
      usuarioId: c.usuarioId,
      agora: c.agora,
      valores: { usuario_id: c.usuarioId, categoria: c.categoria, aberto_em: c.agora, mudou_em: c.agora },
    }),
  );
  return id;
}

export async function insertMensagem(
  trx: Trx,
  cifra: Cifra,
  m: {
    readonly chamadoId: number;
    readonly autorId: number;
    readonly daEquipe: boolean;
    readonly texto: string;
    readonly agora: string;
  },
): Promise<void> {
  await trx
    .insertInto('chamado_mensagens')
    .values({
      chamado_id: m.chamadoId,
      autor_id: m.autorId,
      da_equipe: m.daEquipe,
      texto_cifrado: cifra.cifrar(m.texto, CONTEXTO),
      em: m.agora,
    })
    .execute();
}

const COLUNAS = [
  'id',
  'usuario_id as usuarioId',
  'categoria',
  'estado',
  'aberto_em as abertoEm',
  'mudou_em as mudouEm',
] as const;
function ler(l: Omit<Chamado, 'estado'> & { readonly estado: string }): Chamado {
  return {
    ...l,
    estado: l.estado as EstadoChamado,
  };
}

/** A ticket of this person, locked; undefined for one of somebody else. */
export async function travarChamado(
  trx: Trx,
  { id, usuarioId }: { readonly id: number; readonly usuarioId?: number },
): Promise<Chamado | undefined> {
  const linha = await trx
    .selectFrom('chamados')
    .select(COLUNAS)
    .where('id', '=', id)
    .$if(usuarioId !== undefined, (q) => q.where('usuario_id', '=', usuarioId ?? 0))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

export async function acharChamado(
  db: Executor,
  { id, usuarioId }: { readonly id: number; readonly usuarioId: number },
): Promise<Chamado | undefined> {
  const linha = await db
    .selectFrom('chamados')
    .select(COLUNAS)
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

export async function listarChamados(db: Executor, usuarioId: number): Promise<readonly Chamado[]> {
  return (
    await db
      .selectFrom('chamados')
      .select(COLUNAS)
      .where('usuario_id', '=', usuarioId)
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
  ).map(ler);
}

/** The conversations of several tickets, each in its order. */
export async function mensagensDe(
  db: Executor,
  cifra: Cifra,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Mensagem[]>> {
  if (ids.length === 0) return new Map();
  const linhas = await db
    .selectFrom('chamado_mensagens')
    .select(['id', 'chamado_id', 'da_equipe', 'texto_cifrado', 'em'])
    .where('chamado_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return Map.groupBy(
    linhas.map((l) => ({
      id: l.id,
      chamadoId: l.chamado_id,
      daEquipe: l.da_equipe,
      texto: cifra.decifrar(l.texto_cifrado, CONTEXTO),
      em: l.em,
    })),
    ({ chamadoId }) => chamadoId,
  );
}

type Desde = { readonly usuarioId: number; readonly desde: string };
type Escritas = { readonly quantas: number; readonly primeira: string | null };

/** Takes the reports of one person in turn: two at once would both see the limit unspent. */
async function emFila(trx: Trx, usuarioId: number): Promise<void> {
  await sql`select 1 from usuarios where id = ${usuarioId} for no key update`.execute(trx);
}

/**
 * The number of a person's reports since a moment, and the time of the first: the facts that limit the reports of a
 * day.
 */
export async function escritasDesde(trx: Trx, { usuarioId, desde }: Desde): Promise<Escritas> {
  await emFila(trx, usuarioId);
  const r = await trx
    .selectFrom('chamados')
    .select((e) => [e.fn.countAll<number>().as('n'), e.fn.min('aberto_em').as('primeira')])
    .where('usuario_id', '=', usuarioId)
    .where('aberto_em', '>', desde)
    .executeTakeFirstOrThrow();
  return { quantas: Number(r.n), primeira: r.primeira };
}

/** The same of every word on them, first ones included. */
export async function mensagensDesde(trx: Trx, { usuarioId, desde }: Desde): Promise<Escritas> {
  await emFila(trx, usuarioId);
  const r = await trx
    .selectFrom('chamado_mensagens as m')
    .innerJoin('chamados as c', 'c.id', 'm.chamado_id')
    .select((e) => [e.fn.countAll<number>().as('n'), e.fn.min('m.em').as('primeira')])
    .where('c.usuario_id', '=', usuarioId)
    .where('m.da_equipe', '=', false)
    .where('m.em', '>', desde)
    .executeTakeFirstOrThrow();
  return { quantas: Number(r.n), primeira: r.primeira };
}

export type ChamadoNaFila = Chamado & { readonly nome: string; readonly contaDesde: string };

/** Tickets that wait for the staff, the longest waiting first. */
export async function chamadosNaFila(db: Executor): Promise<readonly ChamadoNaFila[]> {
  return (
    await db
      .selectFrom('chamados as c')
      .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
      .select([
        'c.id',
        'c.usuario_id as usuarioId',
        'c.categoria',
        'c.estado',
        'c.aberto_em as abertoEm',
        'c.mudou_em as mudouEm',
        sql<string>`u.primeiro_nome || ' ' || u.sobrenome`.as('nome'),
        'u.criado_em as contaDesde',
      ])
      .where('c.estado', '=', 'aberto')
      .orderBy('c.mudou_em')
      .orderBy('c.id')
      .limit(200)
      .execute()
  ).map((l) => ({ ...l, estado: l.estado as EstadoChamado }));
}
