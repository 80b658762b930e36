import { createHash } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import type { EstadoConvite, FormaDoConvite } from '@rateia/domain/grupos/convite';
import { CONVITES_QUE_VALEM } from '@rateia/domain/grupos/convite';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

/** Contexts under which the code and the e-mail of an invitation are sealed, and the e-mail is indexed. */
export const CONTEXTO_DO_CONVITE = { codigo: 'convite:codigo', email: 'convite:email' } as const;

export function resumoDoCodigo(codigo: string): Buffer {
  return createHash('sha256').update(codigo).digest();
}

const COLUNAS = [
  'c.id',
  'c.grupo_id as grupoId',
  'c.convidado_por as convidadoPor',
  'c.forma',
  'c.estado',
  'c.codigo_cifrado as codigoCifrado',
  'c.email_indice as emailIndice',
  'c.email_cifrado as emailCifrado',
  'c.usos',
  'c.usos_maximos as usosMaximos',
  'c.envios',
  'c.criado_em as criadoEm',
  'c.expira_em as expiraEm',
] as const;

function consulta(db: Executor) {
  return db.selectFrom('convites as c').select(COLUNAS);
}
type Linha = Awaited<ReturnType<ReturnType<typeof consulta>['executeTakeFirstOrThrow']>>;

function ler(l: Linha) {
  return { ...l, forma: l.forma as FormaDoConvite, estado: l.estado as EstadoConvite };
}
export type Convite = ReturnType<typeof ler>;
function lerUm(l: Linha | undefined): Convite | undefined {
  return l === undefined ? undefined : ler(l);
}

export async function acharConvite(db: Executor, id: number): Promise<Convite | undefined> {
  return lerUm(await consulta(db).where('c.id', '=', id).executeTakeFirst());
}

export async function travarConvite(trx: Trx, id: number): Promise<Convite | undefined> {
  return lerUm(await consulta(trx).where('c.id', '=', id).forNoKeyUpdate().executeTakeFirst());
}

export async function conviteDoCodigo(db: Executor, codigo: string): Promise<Convite | undefined> {
  return lerUm(await consulta(db).where('c.codigo_resumo', '=', resumoDoCodigo(codigo)).executeTakeFirst());
}

export async function convitesDe(db: Executor, grupoId: number): Promise<readonly Convite[]> {
  return (await consulta(db).where('c.grupo_id', '=', grupoId).orderBy('c.id', 'desc').execute()).map(ler);
}

/** Links of a group that wait. */
export async function contarLinks(db: Executor, grupoId: number): Promise<number> {
  const { n } = await db
    .selectFrom('convites')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('grupo_id', '=', grupoId)
    .where('forma', '=', 'link')
    .where('estado', '=', 'pendente')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The invitation of a group that is an account's: the one it accepted, else the newest to its e-mail. */
export async function conviteDaConta(
  db: Executor,
  p: { readonly grupoId: number; readonly usuarioId: number; readonly emailIndice: Buffer | undefined },
): Promise<Convite | undefined> {
  return lerUm(
    await consulta(db)
      .leftJoin('convidados as d', (j) => j.onRef('d.convite_id', '=', 'c.id').on('d.usuario_id', '=', p.usuarioId))
      .where('c.grupo_id', '=', p.grupoId)
      .where((e) =>
        e.or([
          e('d.id', 'is not', null),
          ...(p.emailIndice === undefined ? [] : [e('c.email_indice', '=', p.emailIndice)]),
        ]),
      )
      .orderBy('c.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
}

/** When this person accepted this invitation, if he did. */
export async function aceitoPor(
  db: Executor,
  p: { readonly conviteId: number; readonly usuarioId: number },
): Promise<Instante | undefined> {
  return (
    await db
      .selectFrom('convidados')
      .select('aceito_em')
      .where('convite_id', '=', p.conviteId)
      .where('usuario_id', '=', p.usuarioId)
      .executeTakeFirst()
  )?.aceito_em;
}

/** The people who accepted each invitation, and whether each became a member of the group afterwards. */
export async function pessoasDosConvites(db: Executor, grupoId: number) {
  const { rows } = await sql<{
    readonly conviteId: number;
    readonly primeiroNome: string;
    readonly sobrenome: string;
    readonly aceitoEm: Instante;
    readonly entrou: boolean;
  }>`
    select d.convite_id as "conviteId", u.primeiro_nome as "primeiroNome", u.sobrenome, d.aceito_em as "aceitoEm",
      ${ENTROU} as entrou
    from convidados d join convites c on c.id = d.convite_id join usuarios u on u.id = d.usuario_id
    where c.grupo_id = ${grupoId} order by d.id`.execute(db);
  return rows;
}

/** True once the invited person `d` of the invitation `c` paid for a seat: an invitation serves for one membership. */
const ENTROU = sql<boolean>`exists (select from assinaturas a where a.grupo_id = c.grupo_id and a.usuario_id = d.usuario_id
  and a.paga_em is not null and a.criada_em >= d.aceito_em)`;

/** True if somebody accepted the invitation and has not entered. */
export async function temQuemNaoEntrou(db: Executor, conviteId: number): Promise<boolean> {
  const { rows } = await sql<{ readonly ha: boolean }>`
    select exists (select from convidados d join convites c on c.id = d.convite_id
      where c.id = ${conviteId} and not ${ENTROU}) as ha`.execute(db);
  return rows[0]?.ha === true;
}

/** True if an invitation that was accepted, and has not led to a seat, lets the person see the group (REGRAS 2.15). */
export async function ehConvidado(
  db: Executor,
  p: { readonly grupoId: number; readonly usuarioId: number },
): Promise<boolean> {
  const { rows } = await sql<{ readonly ha: boolean }>`
    select exists (select from convidados d join convites c on c.id = d.convite_id
      where d.usuario_id = ${p.usuarioId} and c.grupo_id = ${p.grupoId} and c.estado = any(${[...CONVITES_QUE_VALEM]})
        and not ${ENTROU}) as ha`.execute(db);
  return rows[0]?.ha === true;
}
