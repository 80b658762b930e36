import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import { RECLAMACOES_ABERTAS } from '@rateia/domain/reclamacoes/maquina';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** The facts of a membership that decide if it may change groups, beside those of leaving. */
export type FatosDaMudanca = {
  readonly vagas: number;
  readonly mensal: number;
  readonly servicoId: number;
  readonly emAtraso: boolean;
  readonly emReclamacao: boolean;
};

/** An invoice of a month that began, or a deposit that is to be paid again, counts as late. */
export async function fatosDaMudanca(
  db: Executor,
  { assinaturaId, hoje }: { readonly assinaturaId: number; readonly hoje: Dia },
): Promise<FatosDaMudanca> {
  const { pendente, atraso } = ID_STATUS_FATURA;
  const { rows } = await sql<FatosDaMudanca>`
    select a.vagas, a.vagas * (a.valor_sem_taxas + a.valor_taxa) as mensal, g.servico_id as "servicoId",
      exists (select from faturas_de_vaga f where f.assinatura_id = a.id and f.status in (${pendente}, ${atraso})
        and (f.tipo = 'caucao' or f.vence_em <= ${hoje})) as "emAtraso",
      exists (select from reclamacoes r where r.assinatura_id = a.id
        and r.estado = any(${[...RECLAMACOES_ABERTAS]}::text[])) as "emReclamacao"
    from assinaturas a join grupos g on g.id = a.grupo_id where a.id = ${assinaturaId}`.execute(db);
  const [fatos] = rows;
  if (fatos === undefined) throw new Error(`no membership ${assinaturaId}`);
  return fatos;
}

/** The service of a group, and if it has a term. */
export async function servicoEPrazo(
  db: Executor,
  grupoId: number,
): Promise<{ readonly servicoId: number; readonly comFidelidade: boolean }> {
  const { servico_id: servicoId, fidelidade_meses: meses } = await db
    .selectFrom('grupos')
    .select(['servico_id', 'fidelidade_meses'])
    .where('id', '=', grupoId)
    .executeTakeFirstOrThrow();
  return { servicoId, comFidelidade: meses !== null };
}
