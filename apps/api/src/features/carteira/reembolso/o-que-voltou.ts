import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

export type OQueVoltou = {
  /** To the balance, at once. */
  readonly saldo: Centavos;
  /** By the method that paid. */
  readonly original: Centavos;
  /** When all of that was on its way out of the provider's; null while some of it is not. */
  readonly originalEm: Instante | null;
};

/** The money that a membership gave back to its person since a moment, from the notes of its invoices (REGRAS 2.9). */
export async function oQueVoltou(
  db: Executor,
  { assinaturaId, desde }: { readonly assinaturaId: number; readonly desde: Instante },
): Promise<OQueVoltou> {
  const { rows } = await sql<{ readonly total: string; readonly original: string; readonly em: Instante | null }>`
    select coalesce(sum(n.valor_total), 0) as total, coalesce(sum(n.valor_original), 0) as original,
      case when bool_and(n.devolucao_id is null or d.concluida_em is not null) then max(d.concluida_em) end as em
    from notas_de_credito n join faturas_de_vaga f on f.item_id = n.item_id left join devolucoes d on d.id = n.devolucao_id
    where f.assinatura_id = ${assinaturaId} and n.criada_em >= ${desde}`.execute(db);
  const [l] = rows;
  const original = centavos(Number(l?.original ?? 0));
  return { saldo: centavos(Number(l?.total ?? 0) - original), original, originalEm: l?.em ?? null };
}
