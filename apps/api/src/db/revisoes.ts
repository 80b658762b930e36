import { sql } from 'kysely';
import type { Trx } from './banco.ts';

/**
 * Asks the staff to look at an account, in the queue of money that stands still. A thing named by `dados.alvo` is asked
 * about once; nothing of the person is held back meanwhile (REGRAS 2.9).
 */
export const abrirRevisao = async (
  trx: Trx,
  r: {
    readonly tipo:
      | 'arrependimento'
      | 'cobertura'
      | 'envioContradito'
      | 'devolucaoContradita'
      | 'recebimentoContradito'
      | 'contaDeVolta';
    readonly usuarioId: number;
    readonly assinaturaId?: number;
    readonly dados: Readonly<Record<string, unknown>> & { readonly alvo?: string };
    readonly em: string;
  },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('revisoes')
    .values({
      tipo: r.tipo,
      usuario_id: r.usuarioId,
      assinatura_id: r.assinaturaId ?? null,
      dados: JSON.stringify(r.dados),
      aberta_em: r.em,
    })
    .onConflict((c) => c.expression(sql`tipo, (dados ->> 'alvo')`).where(sql<boolean>`dados ? 'alvo'`).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
