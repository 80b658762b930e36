import { sql } from 'kysely';
import type { Banco, Trx } from '../../db/banco.ts';

/** True when the account has entered before, and never from this network. The first network is taken as it comes. */
export const redeEhNova = async (
  db: Banco,
  { usuarioId, rede }: { readonly usuarioId: number; readonly rede: string },
): Promise<boolean> => {
  const { rows } = await sql<{ nova: boolean }>`
    select exists (select 1 from redes_conhecidas where usuario_id = ${usuarioId})
      and not exists (select 1 from redes_conhecidas where usuario_id = ${usuarioId} and rede = ${rede}) as nova`.execute(
    db,
  );
  return rows[0]?.nova === true;
};

/** Whoever opened a session on a network is known there from then on. */
export const lembrarRede = async (
  trx: Trx,
  { usuarioId, rede, parede }: { readonly usuarioId: number; readonly rede: string; readonly parede: string },
): Promise<void> => {
  await trx
    .insertInto('redes_conhecidas')
    .values({ usuario_id: usuarioId, rede, desde: parede, vista_em: parede })
    .onConflict((c) => c.columns(['usuario_id', 'rede']).doUpdateSet({ vista_em: parede }))
    .execute();
};
