import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { Dia } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { comAdministradores } from '../administrador.ts';
import { oQueJaTem } from './ja-tem.ts';
import { linhasDosGrupos, listadoEm } from './vitrine.ts';

type GrupoDaLista = Resposta<typeof grupos.getGrupos>['itens'][number];

/** Listed groups with free seats, of these services or of all, the cheapest first (REGRAS 2.31). */
export async function gruposComVagas(
  db: Executor,
  q: {
    readonly servicos: readonly number[];
    readonly usuarioId: number;
    readonly hoje: Dia;
    readonly limite: number;
  },
): Promise<readonly GrupoDaLista[]> {
  const { servicos, usuarioId, hoje, limite } = q;
  const doServico = servicos.length === 0 ? sql`true` : sql`g.servico_id = any(${[...servicos]}::bigint[])`;
  const { rows } = await sql<{ readonly id: number }>`
    select g.id from grupos g join grupo_lotacao l on l.grupo_id = g.id
    where ${listadoEm('g')} and l.livres > 0 and ${doServico}
    order by g.valor_sem_taxas + g.valor_taxa, g.id desc limit ${limite}`.execute(db);
  const linhas = await linhasDosGrupos(
    db,
    rows.map(({ id }) => id),
  );
  const jaTem = await oQueJaTem(db, usuarioId);
  const cartoes = await comAdministradores(db, { linhas, hoje });
  return cartoes.map((g) => ({ ...g, jaTem: jaTem({ id: g.id, servicoId: g.idServico }) }));
}
