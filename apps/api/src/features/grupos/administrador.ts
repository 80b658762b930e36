import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import { ciclosLimposDe } from '../carteira/index.ts';
import type { GrupoListado } from './presenter.ts';
import { paraGrupoListado } from './presenter.ts';
import type { LinhaDaVitrine } from './vitrine/vitrine.ts';

/** The facts of an administrator's record, before any adjective (DESIGN §1). */
export type FatosDoAdministrador = {
  readonly desde: Dia;
  /** Median minutes from a member's entry to the delivery of his access; null without deliveries. */
  readonly respondeEmMinutos: number | null;
  readonly gruposAtivos: number;
};

export async function fatosDoAdministrador(db: Executor, usuarioId: number): Promise<FatosDoAdministrador> {
  const { rows } = await sql<{ readonly criadoEm: string; readonly minutos: number | null; readonly ativos: number }>`
    select u.criado_em as "criadoEm",
      (select round(percentile_cont(0.5) within group (order by extract(epoch from a.acesso_entregue_em - a.entrada_em) / 60))::int
       from assinaturas a join grupos g on g.id = a.grupo_id
       where g.administrador_id = u.id and a.entrada_em is not null and a.acesso_entregue_em is not null) as minutos,
      (select count(*)::int from grupos g where g.administrador_id = u.id and g.status = any(${[...STATUS_NO_AR]})) as ativos
    from usuarios u where u.id = ${usuarioId}`.execute(db);
  const linha = rows[0];
  if (linha === undefined) throw new Error(`no user ${usuarioId}`);
  return { desde: diaDe(linha.criadoEm), respondeEmMinutos: linha.minutos, gruposAtivos: linha.ativos };
}

/** Cards of groups, each with its administrator's clean cycles. */
export async function comAdministradores(
  db: Executor,
  { linhas, hoje }: { readonly linhas: readonly LinhaDaVitrine[]; readonly hoje: Dia },
): Promise<readonly GrupoListado[]> {
  const administradores = [...new Set(linhas.map((l) => l.administradorId))];
  const ciclos = await ciclosLimposDe(db, { administradores, hoje });
  return linhas.map((l) => paraGrupoListado(l, { ciclosSemFalha: ciclos.get(l.administradorId) ?? 0, hoje }));
}
