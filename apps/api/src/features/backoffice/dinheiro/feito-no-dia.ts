import type { FeitoNoDia } from '@rateia/domain/backoffice/alcada';
import { diaDe, inicioDoDia } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';

const CLASSE_DA_TRAVA_DO_DIA = 31;

/**
 * The amounts that one operator alone gave, credited, freed or reversed today, for this person and in all, from the
 * audit trail. Of two decisions of one operator, the second waits for the commit of the first; else both would pass
 * where only one fits the limit.
 */
export async function feitoNoDia(
  trx: Trx,
  {
    operadorId,
    pessoaId,
    agora,
  }: { readonly operadorId: number; readonly pessoaId: number | null; readonly agora: string },
): Promise<FeitoNoDia> {
  for (const quem of [`operador:${operadorId}`, `pessoa:${pessoaId ?? 'nenhuma'}`])
    await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA_DO_DIA}, hashtext(${quem}))`.execute(trx);
  const { rows } = await sql<{ readonly pessoa: number; readonly operador: number }>`
    select coalesce(sum(valor) filter (where pessoa = ${pessoaId}::bigint), 0)::bigint as pessoa,
      coalesce(sum(valor) filter (where usuario_id = ${operadorId}), 0)::bigint as operador
    from (select usuario_id, (dados ->> 'valor')::bigint as valor, (dados ->> 'pessoa')::bigint as pessoa from auditoria
      where acao in ('devolucao.devolver', 'devolucao.creditar', 'devolucao.desbloquear', 'devolucao.estornar') and em >= ${inicioDoDia(diaDe(agora))}) hoje`.execute(
    trx,
  );
  const [l] = rows;
  return { paraAPessoa: centavos(Number(l?.pessoa ?? 0)), peloOperador: centavos(Number(l?.operador ?? 0)) };
}
