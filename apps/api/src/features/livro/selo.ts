import type { Executor } from '../../db/banco.ts';

/** The end of the hash chain: how many transactions it seals, and the hash over all of them, in hexadecimal. */
export type Selo = { readonly sequencia: number; readonly hash: string };

/**
 * The last seal. A copy of it kept elsewhere (another log, a printout) shows later that nothing it covered was removed
 * or sealed anew; the chain by itself cannot show that (ADR 015).
 */
export async function ultimoSelo(db: Executor): Promise<Selo | undefined> {
  const l = await db
    .selectFrom('lacres')
    .select(['sequencia', 'hash'])
    .orderBy('sequencia', 'desc')
    .limit(1)
    .executeTakeFirst();
  return l === undefined ? undefined : { sequencia: l.sequencia, hash: l.hash.toString('hex') };
}

export function escreverSelo({ sequencia, hash }: Selo): string {
  return `${sequencia}:${hash}`;
}

/** Reads `<sequence>:<hash>` as `escreverSelo` writes it; undefined when it is anything else. */
export function lerSelo(texto: string): Selo | undefined {
  const lido = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(texto.trim().toLowerCase());
  return lido === null ? undefined : { sequencia: Number(lido[1]), hash: lido[2] ?? '' };
}

/** The fate of a kept seal: it stands, the chain no longer reaches it, or another is in its place. */
export async function conferirSelo(db: Executor, selo: Selo): Promise<'vale' | 'sumiu' | 'mudou'> {
  const l = await db.selectFrom('lacres').select('hash').where('sequencia', '=', selo.sequencia).executeTakeFirst();
  if (l === undefined) return 'sumiu';
  return l.hash.toString('hex') === selo.hash ? 'vale' : 'mudou';
}
