import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { VagasPeloMeio } from '@rateia/domain/pagamentos/meio';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';

/** The seats of a group that purchases by a method keep, beside those of this one, with the group's row locked. */
export async function vagasPeloMeio(
  trx: Trx,
  p: { readonly grupoId: number; readonly assinaturaId: number; readonly meioPagamento: number },
): Promise<VagasPeloMeio> {
  return await trx
    .selectFrom('assinaturas as a')
    .innerJoin('grupo_lotacao as l', 'l.grupo_id', 'a.grupo_id')
    .leftJoin('assinaturas as o', (j) =>
      j
        .onRef('o.grupo_id', '=', 'a.grupo_id')
        .onRef('o.id', '<>', 'a.id')
        .on('o.estado', '=', ID_ESTADO_ASSINATURA.reservada)
        .on('o.paga_em', 'is', null)
        .on('o.meio_pagamento', '=', p.meioPagamento),
    )
    .select([
      'a.vagas as pedidas',
      sql<number>`l.livres + a.vagas`.as('livres'),
      sql<number>`coalesce(sum(o.vagas), 0)::int`.as('retidas'),
      sql<number>`coalesce(sum(o.vagas) filter (where o.usuario_id = a.usuario_id), 0)::int`.as('doUsuario'),
    ])
    .where('a.id', '=', p.assinaturaId)
    .where('a.grupo_id', '=', p.grupoId)
    .groupBy(['a.id', 'l.grupo_id'])
    .executeTakeFirstOrThrow();
}
