import { instanteDe } from '@rateia/domain/datas';
import { DIAS_DOS_ACESSOS } from '@rateia/domain/sessao/limites';
import { sql } from 'kysely';
import type { Banco, Trx } from '../../../db/banco.ts';

type Entrada = { readonly usuarioId: number; readonly rede: string; readonly parede: number };

/**
 * True when the account has entered before, and not from this network as far as is known. The first network is taken as
 * it comes; when all of them are so old that they were forgotten, none is (REGRAS 2.17).
 */
export async function redeEhNova(db: Banco, { usuarioId, rede, parede }: Entrada): Promise<boolean> {
  const esquecidas = instanteDe(parede - DIAS_DOS_ACESSOS * 86_400_000);
  const { rows } = await sql<{ readonly nova: boolean }>`
    select (exists (select 1 from redes_conhecidas where usuario_id = ${usuarioId})
        or exists (select 1 from dispositivos where usuario_id = ${usuarioId} and criado_em < ${esquecidas}))
      and not exists (select 1 from redes_conhecidas where usuario_id = ${usuarioId} and rede = ${rede}) as nova`.execute(
    db,
  );
  return rows[0]?.nova === true;
}

/** Remembers the network of a session that was opened: the account is known there from now on. */
export async function lembrarRede(
  trx: Trx,
  { usuarioId, rede, parede }: { readonly usuarioId: number; readonly rede: string; readonly parede: string },
): Promise<void> {
  await trx
    .insertInto('redes_conhecidas')
    .values({ usuario_id: usuarioId, rede, desde: parede, vista_em: parede })
    .onConflict((c) => c.columns(['usuario_id', 'rede']).doUpdateSet({ vista_em: parede }))
    .execute();
}
