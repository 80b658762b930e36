import { createHash, randomBytes } from 'node:crypto';
import type { Executor, Trx } from '../../../db/banco.ts';
import { recusarPedidos } from '../login/pedidos-repository.ts';

const BYTES_DO_HASH = 24;
const MINIMO_DO_HASH = 16;

/** SHA-256 of hashDispositivo: all that is stored of it. */
export function resumoDoDispositivo(hashDispositivo: string): Buffer {
  return createHash('sha256').update(hashDispositivo).digest();
}

/** The id the client sent when it can serve as one, else a new one. It names a device, and proves nothing. */
export function hashUtilizavel(enviado: string | null | undefined): string {
  return enviado !== null && enviado !== undefined && enviado.length >= MINIMO_DO_HASH
    ? enviado
    : randomBytes(BYTES_DO_HASH).toString('base64url');
}

type Registro = {
  readonly usuarioId: number;
  readonly hashDispositivo: string;
  readonly nome: string;
  readonly ip: string;
  readonly parede: string;
  readonly liberado: boolean;
};

/** Writes a device of an account, or notes that it was seen; `liberado` trusts it (again). */
export async function registrarDispositivo(trx: Trx, r: Registro): Promise<number> {
  const { id } = await trx
    .insertInto('dispositivos')
    .values({
      usuario_id: r.usuarioId,
      hash: resumoDoDispositivo(r.hashDispositivo),
      nome: r.nome,
      ip: r.ip,
      liberado_em: r.liberado ? r.parede : null,
      criado_em: r.parede,
      visto_em: r.parede,
    })
    .onConflict((c) =>
      c.columns(['usuario_id', 'hash']).doUpdateSet({
        visto_em: r.parede,
        ip: r.ip,
        nome: r.nome,
        ...(r.liberado ? { liberado_em: r.parede, revogado_em: null } : {}),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Trusts a device that waited, under the id that the client will send from now on; its former risk is forgotten. */
export async function liberarDispositivoDe(
  trx: Trx,
  {
    id,
    hashDispositivo,
    ip,
    parede,
  }: { readonly id: number; readonly hashDispositivo: string; readonly ip: string; readonly parede: string },
): Promise<void> {
  await trx
    .updateTable('dispositivos')
    .set({
      hash: resumoDoDispositivo(hashDispositivo),
      liberado_em: parede,
      revogado_em: null,
      visto_em: parede,
      ip,
      risco: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Trusts a device as it is, from another one. */
export async function confiarNoDispositivo(
  trx: Trx,
  { id, parede }: { readonly id: number; readonly parede: string },
): Promise<void> {
  await trx
    .updateTable('dispositivos')
    .set({ liberado_em: parede, revogado_em: null, risco: null })
    .where('id', '=', id)
    .execute();
}

type Revogado = { readonly usuarioId: number; readonly id: number; readonly agora: string; readonly parede: string };

/**
 * Takes the trust back, and any release that the device was given and has not used: the device would come back in with
 * it. False when the account has no such device. Requests are locked before the device, as in a login with it.
 */
export async function revogarDispositivoDe(trx: Trx, { usuarioId, id, agora, parede }: Revogado): Promise<boolean> {
  await recusarPedidos(trx, { usuarioId, dispositivoId: id, agora });
  const { numUpdatedRows } = await trx
    .updateTable('dispositivos')
    .set({ revogado_em: parede, liberado_em: null })
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function dispositivoDe(
  db: Executor,
  id: number,
): Promise<{ readonly hash: Buffer; readonly nome: string; readonly liberado: boolean }> {
  const l = await db
    .selectFrom('dispositivos')
    .select(['hash', 'nome', 'liberado_em', 'revogado_em'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { hash: l.hash, nome: l.nome, liberado: l.liberado_em !== null && l.revogado_em === null };
}

export async function marcarVisto(
  trx: Trx,
  { id, ip, parede }: { readonly id: number; readonly ip: string; readonly parede: string },
): Promise<void> {
  await trx.updateTable('dispositivos').set({ visto_em: parede, ip }).where('id', '=', id).execute();
}

const NAVEGADORES = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SISTEMAS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** The name of a device in the person's list: "Chrome em Android". A name that the client sent comes first. */
export function nomeDoAparelho(enviado: string | undefined, agente: string): string {
  if (enviado !== undefined && enviado !== '') return enviado;
  function achar(lista: readonly (readonly [string, string])[]) {
    return lista.find(([marca]) => agente.includes(marca))?.[1];
  }
  const navegador = achar(NAVEGADORES);
  const sistema = achar(SISTEMAS);
  if (navegador === undefined) return sistema ?? 'Aparelho desconhecido';
  return sistema === undefined ? navegador : `${navegador} em ${sistema}`;
}
