import { sql } from 'kysely';
import type { Executor, Trx } from './banco.ts';

/**
 * Asks the staff to look at an account, in the queue of money that stands still. A thing named by `dados.alvo` is asked
 * about once: answers the id of a new one. The ledger holds an amount that a provider's word puts in doubt (REGRAS 2.5).
 */
export async function abrirRevisao(
  trx: Trx,
  r: {
    readonly tipo: 'arrependimento' | 'cobertura' | 'contaDeVolta' | TipoDeContradicao;
    readonly usuarioId: number;
    readonly assinaturaId?: number;
    readonly dados: Readonly<Record<string, unknown>> & { readonly alvo?: string };
    readonly em: string;
  },
): Promise<number | undefined> {
  const nova = await trx
    .insertInto('revisoes')
    .values({
      tipo: r.tipo,
      usuario_id: r.usuarioId,
      assinatura_id: r.assinaturaId ?? null,
      dados: JSON.stringify(r.dados),
      aberta_em: r.em,
    })
    .onConflict((c) => c.expression(sql`tipo, (dados ->> 'alvo')`).where(sql<boolean>`dados ? 'alvo'`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return nova?.id;
}

/** Reviews that a provider's word opened: until they are decided, no money leaves the account by itself (REGRAS 2.5). */
export const CONTRADICOES = ['transferenciaContradita', 'devolucaoContradita', 'recebimentoContradito'] as const;
export type TipoDeContradicao = (typeof CONTRADICOES)[number];

export async function temContradicao(db: Executor, usuarioId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('revisoes')
      .select('id')
      .where('usuario_id', '=', usuarioId)
      .where('tipo', 'in', [...CONTRADICOES])
      .where('decisao', 'is', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}
