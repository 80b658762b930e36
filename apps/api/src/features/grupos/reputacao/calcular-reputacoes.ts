import { sujaOCiclo } from '@rateia/domain/carteira/realizacao';
import { CASOS_DE_REEMBOLSO } from '@rateia/domain/carteira/reembolso';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarHoras } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { FatosDaReputacao } from '@rateia/domain/grupos/reputacao';
import { calcularReputacao } from '@rateia/domain/grupos/reputacao';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';

/** How many administrators one statement reads. */
const LOTE = 200;
/** A reputation is of yesterday at most. */
const HORAS_QUE_VALE = 24;
const CASOS_DE_CULPA = CASOS_DE_REEMBOLSO.filter(sujaOCiclo);

/**
 * Computes the reputation of every administrator whose last one is a day old, in batches: a page only reads it. A
 * reputation that another run has just written is computed again and is the same (REGRAS 2.28).
 */
export async function calcularReputacoes({ db, regras, relogio }: Pick<Deps, 'db' | 'regras' | 'relogio'>) {
  const agora = relogio.agora();
  const vigentes = await regras();
  for (let desde = 0; ; ) {
    const ids = await devidas(db, { desde, agora });
    if (ids.length === 0) return;
    await calcularLote(db, { ids, agora, regras: vigentes });
    desde = ids.at(-1) ?? desde;
  }
}

async function devidas(db: Executor, { desde, agora }: { readonly desde: number; readonly agora: Instante }) {
  const { rows } = await sql<{ readonly id: number }>`
    select distinct g.administrador_id as id from grupos g
    left join reputacoes r on r.usuario_id = g.administrador_id
    where g.assinado_em is not null and g.administrador_id > ${desde}
      and (r.calculada_em is null or r.calculada_em <= ${somarHoras(agora, -HORAS_QUE_VALE)})
    order by 1 limit ${LOTE}`.execute(db);
  return rows.map(({ id }) => id);
}

async function calcularLote(
  db: Executor,
  { ids, agora, regras }: { readonly ids: readonly number[]; readonly agora: Instante; readonly regras: Regras },
): Promise<void> {
  const hoje = diaDe(agora);
  const linhas = (await fatosDe(db, { ids, agora, regras })).map(({ id, ...fatos }) => {
    const { nota, partes } = calcularReputacao(fatos, hoje, regras);
    return { usuario_id: id, nota, partes: JSON.stringify(partes), calculada_em: agora };
  });
  await db
    .insertInto('reputacoes')
    .values(linhas)
    .onConflict((c) =>
      c.column('usuario_id').doUpdateSet((e) => ({
        nota: e.ref('excluded.nota'),
        partes: e.ref('excluded.partes'),
        calculada_em: e.ref('excluded.calculada_em'),
      })),
    )
    .execute();
}

type Linha = FatosDaReputacao & { readonly id: number };

/** The facts of some administrators, each with its day in Brasília. */
async function fatosDe(
  db: Executor,
  pedido: { readonly ids: readonly number[]; readonly agora: Instante; readonly regras: Regras },
): Promise<readonly Linha[]> {
  const { ids, agora, regras } = pedido;
  const { encerrada } = ID_ESTADO_ASSINATURA;
  const { rows } = await sql<Linha>`
    with alvos as (select unnest(${[...ids]}::bigint[]) as id),
    membros as (
      select g.administrador_id as admin, a.*, extract(epoch from a.acesso_entregue_em - a.entrada_em) / 60 as minutos,
        exists (select from faturas_de_vaga f join notas_de_credito n on n.item_id = f.item_id
          where f.assinatura_id = a.id and n.caso = any(${CASOS_DE_CULPA})) as devolvido
      from alvos join grupos g on g.administrador_id = alvos.id join assinaturas a on a.grupo_id = g.id
      where a.entrada_em is not null)
    select alvos.id,
      (select min(g.assinado_em at time zone 'America/Sao_Paulo')::date::text from grupos g where g.administrador_id = alvos.id) as desde,
      coalesce((select jsonb_agg(jsonb_build_object('em', (m.entrada_em at time zone 'America/Sao_Paulo')::date, 'minutos', round(m.minutos)))
        from membros m where m.admin = alvos.id and (m.minutos is not null or m.estado = ${encerrada}
          or m.entrada_em <= ${somarHoras(agora, -regras.grupos.horasParaEntregarAcesso)})), '[]') as entregas,
      coalesce((select jsonb_agg(jsonb_build_object('em', (c.aberta_em at time zone 'America/Sao_Paulo')::date,
          'respondida', not exists (select from transicoes t where t.entidade = 'contestacao' and t.entidade_id = c.id and t.para = 'comSuporte')))
        from membros m join contestacoes c on c.assinatura_id = m.id
        where m.admin = alvos.id and (c.fechada_em is not null or c.estado = 'comSuporte')), '[]') as contestacoes,
      coalesce((select jsonb_agg(jsonb_build_object('em', (coalesce(m.encerrada_em, ${agora}) at time zone 'America/Sao_Paulo')::date,
          'devolvido', m.devolvido,
          'ficou', coalesce(m.encerrada_em, ${agora}) >= m.entrada_em + ${regras.reputacao.diasParaFicar} * interval '1 day'))
        from membros m where m.admin = alvos.id and m.motivo_saida is distinct from 'inadimplencia'
          and (m.encerrada_em is not null or m.entrada_em <= ${agora}::timestamptz - ${regras.reputacao.diasParaFicar} * interval '1 day')), '[]') as membros
    from alvos`.execute(db);
  return rows;
}
