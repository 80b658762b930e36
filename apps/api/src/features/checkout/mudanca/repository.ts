import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Dia } from '@rateia/domain/datas';
import { relacionamentosQueServem } from '@rateia/domain/grupos/relacionamento';
import { RECLAMACOES_ABERTAS } from '@rateia/domain/reclamacoes/maquina';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** The facts of a membership that decide if it may change groups, beside those of leaving. */
export type FatosDaMudanca = {
  readonly vagas: number;
  readonly mensal: number;
  readonly servicoId: number;
  /** The country in which the member said that he lives; null where nobody asked (REGRAS 2.27). */
  readonly pais: string | null;
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
      a.pais_da_residencia as pais,
      exists (select from faturas_de_vaga f where f.assinatura_id = a.id and f.status in (${pendente}, ${atraso})
        and (f.tipo = 'caucao' or f.vence_em <= ${hoje})) as "emAtraso",
      exists (select from reclamacoes r where r.assinatura_id = a.id
        and r.estado = any(${[...RECLAMACOES_ABERTAS]}::text[])) as "emReclamacao"
    from assinaturas a join grupos g on g.id = a.grupo_id where a.id = ${assinaturaId}`.execute(db);
  const [fatos] = rows;
  if (fatos === undefined) throw new Error(`no membership ${assinaturaId}`);
  return fatos;
}

/** The service of a group, if it has a term, if it asks for a relation, and the country of its household. */
export async function destinoDaMudanca(db: Executor, grupoId: number): Promise<DestinoDaMudanca> {
  const l = await db
    .selectFrom('grupos as g')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .select(['g.servico_id', 'g.fidelidade_meses', 'g.pais_da_residencia as pais', 's.relacionamentos as doServico'])
    .select('g.relacionamentos_permitidos as doGrupo')
    .where('g.id', '=', grupoId)
    .executeTakeFirstOrThrow();
  return {
    servicoId: l.servico_id,
    comFidelidade: l.fidelidade_meses !== null,
    comRelacao: relacionamentosQueServem(l).length > 0,
    pais: l.pais,
  };
}

export type DestinoDaMudanca = {
  readonly servicoId: number;
  readonly comFidelidade: boolean;
  readonly comRelacao: boolean;
  readonly pais: string | null;
};
