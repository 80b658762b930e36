import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { exigir, moverVarias } from '../../../db/mover.ts';

const { previsto, bloqueado } = ID_STATUS_PREVISAO;
type Pedido = { readonly reclamacaoId: number; readonly agora: Instante };

/**
 * Holds what the administrator is to receive for a membership while a complaint about it is open: 78 → 154. A forecast
 * that something else holds already is held by the complaint too (REGRAS 2.3, 2.7).
 */
export async function bloquearPrevisoes(trx: Trx, p: Pedido & { readonly assinaturaId: number }): Promise<Centavos> {
  const previsoes = await trx
    .selectFrom('previsoes as v')
    .innerJoin('faturas_de_vaga as f', (j) =>
      j.onRef('f.id', '=', 'v.fatura_id').onRef('f.grupo_id', '=', 'v.grupo_id'),
    )
    .select(['v.id', 'v.valor', 'v.status'])
    .where('f.assinatura_id', '=', p.assinaturaId)
    .where('v.status', 'in', [previsto, bloqueado])
    .orderBy('v.id')
    .forNoKeyUpdate('v')
    .execute();
  return await prender(trx, p, previsoes);
}

/** Holds all that an administrator is to receive: payment outside the site was proven (REGRAS 2.7 reason 206). */
export async function bloquearPrevisoesDoAdministrador(
  trx: Trx,
  p: Pedido & { readonly administradorId: number },
): Promise<Centavos> {
  const previsoes = await trx
    .selectFrom('previsoes')
    .select(['id', 'valor', 'status'])
    .where('administrador_id', '=', p.administradorId)
    .where('status', 'in', [previsto, bloqueado])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return await prender(trx, p, previsoes);
}

/** Frees what a complaint held, where nothing else holds it: 154 → 78. */
export async function soltarPrevisoes(trx: Trx, { reclamacaoId, agora }: Pedido): Promise<void> {
  await trx
    .updateTable('reclamacao_bloqueios')
    .set({ solto_em: agora })
    .where('reclamacao_id', '=', reclamacaoId)
    .where('solto_em', 'is', null)
    .execute();
  const { rows } = await sql<{ id: number }>`
    select v.id from previsoes v join reclamacao_bloqueios b on b.previsao_id = v.id and b.reclamacao_id = ${reclamacaoId}
    where v.status = ${bloqueado}
      and not exists (select from reclamacao_bloqueios o where o.previsao_id = v.id and o.solto_em is null)
      and not exists (select from revisoes r where r.decisao is null and r.dados -> 'previsoes' @> to_jsonb(v.id))
    order by v.id for no key update of v`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const movidas = await moverVarias(trx, MAQUINA_PREVISAO, { ids, evento: 'desbloquear', quem: 'sistema', agora });
  for (const movida of movidas.values()) exigir(movida);
}

async function prender(
  trx: Trx,
  { reclamacaoId, agora }: Pedido,
  previsoes: readonly { readonly id: number; readonly valor: number; readonly status: number }[],
): Promise<Centavos> {
  if (previsoes.length > 0)
    await trx
      .insertInto('reclamacao_bloqueios')
      .values(previsoes.map(({ id }) => ({ reclamacao_id: reclamacaoId, previsao_id: id })))
      .onConflict((c) => c.columns(['reclamacao_id', 'previsao_id']).doUpdateSet({ solto_em: null }))
      .execute();
  const ids = previsoes.filter(({ status }) => status === previsto).map(({ id }) => id);
  if (ids.length > 0) {
    const passo = { ids, de: previsto, evento: 'bloquear', quem: 'sistema', agora } as const;
    for (const movida of (await moverVarias(trx, MAQUINA_PREVISAO, passo)).values()) exigir(movida);
  }
  return somar(...previsoes.map(({ valor }) => centavos(valor)));
}
