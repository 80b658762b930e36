import { somarMinutos } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

const CLASSE_DA_TRAVA_DE_ENVIO = 21;
const CLASSE_DA_TRAVA_DE_TENTATIVA = 22;

export type PinGuardado = {
  readonly id: number;
  readonly tipo: number;
  readonly vinculo: string;
  readonly hash: Buffer;
  readonly expiraEm: string;
  readonly tentativas: number;
  readonly usado: boolean;
  readonly anulado: boolean;
  readonly anuladoEm: string | null;
};

/** The kind of a code, without its object: "retirada:12" → "retirada". Sends and locks count per kind. */
export function escopoDe(vinculo: string): string {
  return vinculo.slice(0, vinculo.indexOf(':') < 0 ? undefined : vinculo.indexOf(':'));
}

/** One send at a time per address, so that two cannot both be the third of the hour. */
export async function travarEmissoes(trx: Trx, destino: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA_DE_ENVIO}, hashtext(${destino.toString('hex')}))`.execute(
    trx,
  );
}

/** One try at a time per code, without waiting; until the transaction ends. */
export async function travarTentativa(trx: Trx, pinId: number): Promise<boolean> {
  const { rows } = await sql<{
    readonly ok: boolean;
  }>`select pg_try_advisory_xact_lock(${CLASSE_DA_TRAVA_DE_TENTATIVA}, hashtext(${String(pinId)})) as ok`.execute(trx);
  return rows[0]?.ok === true;
}

type Envios = { readonly quantos: number; readonly primeiroEm: string | null; readonly bloqueadoEm: string | null };

/**
 * The sends of the last hour and the last lock by wrong tries, to this address or to this person, for this kind of
 * code. A code made for an address counts alike whether or not an account has that address; else guesses would tell
 * (ASVS 6.3.8).
 */
export async function lerEmissoes(
  trx: Trx,
  p: {
    readonly destino: Buffer;
    readonly usuarioId: number | null;
    readonly tipo: number;
    readonly escopo: string;
    readonly tentativas: number;
    readonly agora: string;
  },
): Promise<Envios> {
  const linha = await trx
    .selectFrom('pins')
    .select((e) => [
      e.fn.countAll<number>().filterWhere('criado_em', '>', somarMinutos(p.agora, -60)).as('quantos'),
      e.fn.min('criado_em').filterWhere('criado_em', '>', somarMinutos(p.agora, -60)).as('primeiroEm'),
      e.fn.max('anulado_em').filterWhere('tentativas', '>=', p.tentativas).as('bloqueadoEm'),
    ])
    .where('sem_emissao', '=', false)
    .where('tipo', '=', p.tipo)
    .where(sql`split_part(vinculo, ':', 1)`, '=', p.escopo)
    .where((e) =>
      e.or([e('destino', '=', p.destino), ...(p.usuarioId === null ? [] : [e('usuario_id', '=', p.usuarioId)])]),
    )
    .where('criado_em', '>', somarMinutos(p.agora, -24 * 60))
    .executeTakeFirst();
  return {
    quantos: Number(linha?.quantos ?? 0),
    primeiroEm: linha?.primeiroEm ?? null,
    bloqueadoEm: linha?.bloqueadoEm ?? null,
  };
}

/** Writes a code's hash; an earlier code for the same act is void. */
export async function guardarPin(
  trx: Trx,
  p: {
    readonly tipo: number;
    readonly usuarioId: number | null;
    readonly destino: Buffer;
    readonly vinculo: string;
    readonly hash: Buffer;
    readonly semEmissao: boolean;
    readonly agora: string;
    readonly expiraEm: string;
  },
): Promise<number> {
  await trx
    .updateTable('pins')
    .set({ anulado_em: p.agora })
    .where('vinculo', '=', p.vinculo)
    .where('usado_em', 'is', null)
    .where('anulado_em', 'is', null)
    .execute();
  const { id } = await trx
    .insertInto('pins')
    .values({
      tipo: p.tipo,
      usuario_id: p.usuarioId,
      destino: p.destino,
      vinculo: p.vinculo,
      hash: p.hash,
      sem_emissao: p.semEmissao,
      criado_em: p.agora,
      expira_em: p.expiraEm,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function ultimoPin(db: Executor, vinculo: string): Promise<PinGuardado | undefined> {
  return ler(
    await db
      .selectFrom('pins')
      .selectAll()
      .where('vinculo', '=', vinculo)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
}

/** True if the last code for this act is at most an hour old and unused: the act is still wanted. */
export async function pinPedidoNaHora(
  db: Executor,
  { vinculo, agora }: { readonly vinculo: string; readonly agora: string },
): Promise<boolean> {
  const ultimo = await db
    .selectFrom('pins')
    .select(['criado_em', 'usado_em'])
    .where('vinculo', '=', vinculo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultimo !== undefined && ultimo.usado_em === null && ultimo.criado_em > somarMinutos(agora, -60);
}

export async function findPinById(db: Executor, id: number): Promise<PinGuardado | undefined> {
  return ler(await db.selectFrom('pins').selectAll().where('id', '=', id).executeTakeFirst());
}

/** Marks the code as used; false when another call was first. */
export async function usarPin(
  trx: Trx,
  { id, agora }: { readonly id: number; readonly agora: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pins')
    .set({ usado_em: agora })
    .where('id', '=', id)
    .where('usado_em', 'is', null)
    .where('anulado_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts a wrong try; the last one voids the code. */
export async function contarErro(
  trx: Trx,
  p: { readonly id: number; readonly maximo: number; readonly agora: string },
): Promise<number> {
  const linha = await trx
    .updateTable('pins')
    .set({
      tentativas: sql`tentativas + 1`,
      anulado_em: sql`case when tentativas + 1 >= ${p.maximo} then ${p.agora}::timestamptz else anulado_em end`,
    })
    .where('id', '=', p.id)
    .where('tentativas', '<', p.maximo)
    .returning('tentativas')
    .executeTakeFirst();
  return linha?.tentativas ?? p.maximo;
}

type Linha = {
  readonly id: number;
  readonly tipo: number;
  readonly vinculo: string;
  readonly hash: Buffer;
  readonly expira_em: string;
  readonly tentativas: number;
  readonly usado_em: string | null;
  readonly anulado_em: string | null;
};
function ler(l: Linha | undefined): PinGuardado | undefined {
  return l === undefined
    ? undefined
    : {
        id: l.id,
        tipo: l.tipo,
        vinculo: l.vinculo,
        hash: l.hash,
        expiraEm: l.expira_em,
        tentativas: l.tentativas,
        usado: l.usado_em !== null,
        anulado: l.anulado_em !== null,
        anuladoEm: l.anulado_em,
      };
}
