import { sql } from 'kysely';
import type { Executor, Trx } from './banco.ts';

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
      | 'transferenciaContradita'
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

/** Reviews that a provider's word opened: until they are decided, no money leaves the account by itself (REGRAS 2.5). */
const CONTRADICOES = ['transferenciaContradita', 'devolucaoContradita', 'recebimentoContradito'] as const;

export const temContradicao = async (db: Executor, usuarioId: number): Promise<boolean> =>
  (await db
    .selectFrom('revisoes')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('tipo', 'in', [...CONTRADICOES])
    .where('decisao', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
