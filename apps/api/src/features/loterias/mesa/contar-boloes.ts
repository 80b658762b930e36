import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { sql } from 'kysely';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/** Pools that are drafts cost nobody anything; those whose sales are over wait for their receipts (REGRAS 2.12 Receipt). */
export async function contarBoloes({ db }: ContextoUsuario): Promise<{ readonly total: number }> {
  const { encerradoParaVenda, registrando } = ID_ESTADO_BOLAO;
  return await db
    .selectFrom('boloes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('estado', 'in', [encerradoParaVenda, registrando])
    .executeTakeFirstOrThrow();
}
