import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { sql } from 'kysely';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { boloes, lerBolao } from '../boloes/bolao.ts';
import { boloesNaMesa } from './boloes-na-mesa.ts';

type Contrato = typeof contrato.listBoloesDaOperacao;

/** Pools of the operation: those that still become something first, by their next clock (REGRAS 2.12). */
export async function listBoloesDaOperacao(
  { db }: ContextoUsuario,
  { query: { estado, pagina, porPagina } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const consulta = estado === undefined ? boloes(db) : boloes(db).where('b.estado', '=', estado);
  const { total } = await db
    .selectFrom(consulta.as('v'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const linhas = await consulta
    .orderBy(sql`b.estado in (${ID_ESTADO_BOLAO.pago}, ${ID_ESTADO_BOLAO.cancelado})`)
    .orderBy('b.vendas_ate')
    .orderBy('b.id')
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
    .execute();
  return { itens: await boloesNaMesa(db, linhas.map(lerBolao)), total, pagina, porPagina };
}
