import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';

type Lugar = Resposta<typeof grupos.getLugares>['lugares'][number];
type Linha = Omit<Lugar, 'desde'> & { readonly desde: string };

/**
 * Since when each seat of a group is free, taken or about to be free, and how many members had it before, without names
 * (REGRAS 2.2). A hold is told as a free seat's: it may end at any minute and is nobody's yet.
 */
export async function getLugares(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.getLugares>> {
  const { grupo } = await exigirNoGrupo(ctx.db, { ctx, grupoId: id, chamada: 'getLugares' });
  const { rows } = await sql<Linha>`
    with passos as (
      select t.id, (t.dados->>'numero')::int as numero, t.de, t.para, t.em, t.dados->>'assinaturaId' as assinatura
      from transicoes t where t.entidade = 'vaga' and t.entidade_id = ${grupo.id}
    )
    select v.numero + g.lugares - g.total_vagas as numero, v.estado,
      coalesce((select max(p.em) from passos p where p.numero = v.numero and case v.estado
        when 'ocupada' then p.para = 'ocupada' and p.de <> 'em_saida'
        when 'em_saida' then p.para = 'em_saida'
        else p.para = 'livre' and p.de <> 'retida' end), g.criado_em) as desde,
      (select count(distinct p.assinatura)::int from passos p
        where p.numero = v.numero and p.para = 'livre' and p.de in ('ocupada', 'em_saida')) as "pessoasAntes"
    from vagas v join grupos g on g.id = v.grupo_id where v.grupo_id = ${grupo.id} order by v.numero`.execute(ctx.db);
  return { lugares: rows.map(({ desde, ...l }) => ({ ...l, desde: diaDe(desde) })) };
}
