import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import { ID_SERVICO_PADRAO } from '@rateia/domain/grupos/enums';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { listadoEm } from './vitrine.ts';

/** A group that is open, by name and price of a month with the fee (centavos). */
type GrupoComPreco = { readonly id: number; readonly nome: string; readonly valor: number };

/**
 * The cheapest listed group of the same service with a free seat that costs less than a member's own, and of which he is
 * no part; none for a service that people describe themselves (REGRAS 2.9).
 */
export async function grupoMaisBarato(
  db: Executor,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<GrupoComPreco | undefined> {
  const { rows } = await sql<GrupoComPreco>`
    select g.id, g.nome, g.valor_sem_taxas + g.valor_taxa as valor
    from grupos meu join grupos g on g.servico_id = meu.servico_id join grupo_lotacao l on l.grupo_id = g.id
    where meu.id = ${grupoId} and g.id <> meu.id and meu.servico_id <> ${ID_SERVICO_PADRAO} and ${listadoEm('g')} and l.livres > 0
      and g.fim_em is null and g.administrador_id <> ${usuarioId}
      and g.valor_sem_taxas + g.valor_taxa < meu.valor_sem_taxas + meu.valor_taxa
      and not exists (select from assinaturas a where a.grupo_id = g.id and a.usuario_id = ${usuarioId}
        and a.estado = any(${[...ESTADOS_VIVOS]}::text[]))
    order by g.valor_sem_taxas + g.valor_taxa, g.id desc limit 1`.execute(db);
  return rows[0];
}
