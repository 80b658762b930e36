import type { Instante } from '@rateia/domain/datas';
import { somarHoras } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Deps } from '../../../http/deps.ts';
import { listadoEm } from '../vitrine/vitrine.ts';

/** The listing of the most wanted groups is of the last hour. */
const HORAS_QUE_VALE = 1;
const DIAS_DE_PROCURA = 7;
/** The groups that are kept of each category, the most wanted first: no page reads more. */
const POR_CATEGORIA = 200;

/**
 * Counts, for every listed group with a free seat, the people who looked at it in the last seven days against its free
 * seats, and keeps the most wanted of each category. A page only reads them (spec B§7 grupo/mais-procurados).
 */
export async function calcularProcura({ db, relogio }: Pick<Deps, 'db' | 'relogio'>): Promise<void> {
  const agora = relogio.agora();
  await db.transaction().execute(async (trx) => {
    // One run at a time; the others find it done.
    await sql`select pg_advisory_xact_lock(hashtext('calcularProcura'))`.execute(trx);
    if (await estaFresca(agora, trx)) return;
    await sql`delete from procura_dos_grupos`.execute(trx);
    await sql`
      insert into procura_dos_grupos (grupo_id, categoria_id, pessoas, vagas, posicao, calculada_em)
      select id, categoria_id, pessoas, livres, posicao, ${agora} from (
        select g.id, s.categoria_id, v.pessoas, l.livres,
          row_number() over (partition by s.categoria_id order by v.pessoas::numeric / l.livres desc, v.pessoas desc, g.id desc) as posicao
        from grupos g join grupo_lotacao l on l.grupo_id = g.id join servicos s on s.id = g.servico_id
        left join lateral (select count(*)::int as pessoas from visualizacoes x
          where x.grupo_id = g.id and x.vista_em > ${somarHoras(agora, -DIAS_DE_PROCURA * 24)}
            and x.usuario_id <> g.administrador_id) v on true
        where ${listadoEm('g')} and l.livres > 0) p
      where posicao <= ${POR_CATEGORIA}`.execute(trx);
  });
}

async function estaFresca(agora: Instante, trx: Deps['db']): Promise<boolean> {
  return (
    (await trx
      .selectFrom('procura_dos_grupos')
      .select('grupo_id')
      .where('calculada_em', '>', somarHoras(agora, -HORAS_QUE_VALE))
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}
