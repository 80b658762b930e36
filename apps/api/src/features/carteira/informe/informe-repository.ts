import type { ContaDeUsuario } from '@rateia/domain/carteira/contas';
import type { LeituraDoAno, SaldoDoAno, SomaDoMes } from '@rateia/domain/carteira/informe';
import type { Motivo } from '@rateia/domain/carteira/motivos';
import type { Instante } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** A year of a person: its first instant, and its last one. */
export type AnoDaPessoa = { readonly usuarioId: number; readonly inicio: Instante; readonly fim: Instante };

/** Everything that the summary of a year is made of; from one snapshot of the caller. */
export async function lerAno(db: Executor, ano: AnoDaPessoa): Promise<LeituraDoAno> {
  return { somas: await somasDoAno(db, ano), ...(await foraDaCarteira(db, ano)), saldos: await saldosDoAno(db, ano) };
}

async function somasDoAno(db: Executor, { usuarioId, inicio, fim }: AnoDaPessoa): Promise<readonly SomaDoMes[]> {
  const { rows } = await sql<{
    readonly mes: number;
    readonly motivo: Motivo;
    readonly conta: ContaDeUsuario;
    readonly credita: boolean;
    readonly valor: number;
  }>`
    select extract(month from t.criada_em at time zone 'America/Sao_Paulo')::int as mes,
      coalesce(o.motivo, t.motivo) as motivo, c.tipo as conta, (p.valor > 0) = (o.id is null) as credita,
      sum(p.valor)::bigint as valor
    from contas c join partidas p on p.conta_id = c.id join transacoes t on t.id = p.transacao_id
    left join transacoes o on o.id = t.anula_id
    where c.usuario_id = ${usuarioId} and t.criada_em >= ${inicio}::timestamptz and t.criada_em <= ${fim}::timestamptz
    group by 1, 2, 3, 4`.execute(db);
  return rows.map((soma) => ({ ...soma, valor: centavos(soma.valor) }));
}

/**
 * The platform's accounts in the transactions of this person's documents: fees, costs of methods, and refunds that went
 * back by the method that paid.
 */
async function foraDaCarteira(db: Executor, { usuarioId, inicio, fim }: AnoDaPessoa) {
  const { rows } = await sql<{ readonly taxas: number; readonly meios: number; readonly porFora: number }>`
    with documentos as (
      select 'faturas' as origem, id from faturas where usuario_id = ${usuarioId}
      union all select 'creditos', id from creditos where usuario_id = ${usuarioId}
      union all select 'assinaturas', id from assinaturas where usuario_id = ${usuarioId}
      union all select 'retiradas', id from retiradas where usuario_id = ${usuarioId})
    select coalesce(sum(p.valor) filter (where c.tipo = 'receita_taxas'), 0)::bigint as taxas,
      coalesce(sum(p.valor) filter (where c.tipo = 'custo_meios'), 0)::bigint as meios,
      coalesce(sum(p.valor) filter (where c.tipo = 'estornos_a_pagar' and coalesce(o.motivo, t.motivo) = 'reembolso'), 0)::bigint
        as "porFora"
    from documentos d join transacoes t on t.origem = d.origem and t.origem_id = d.id
    join partidas p on p.transacao_id = t.id join contas c on c.id = p.conta_id
    left join transacoes o on o.id = t.anula_id
    where t.criada_em >= ${inicio}::timestamptz and t.criada_em <= ${fim}::timestamptz`.execute(db);
  const { taxas = 0, meios = 0, porFora = 0 } = rows[0] ?? {};
  return { taxas: centavos(taxas), meios: centavos(meios), porFora: centavos(porFora) };
}

async function saldosDoAno(db: Executor, { usuarioId, inicio, fim }: AnoDaPessoa): Promise<readonly SaldoDoAno[]> {
  const { rows } = await sql<{ readonly conta: ContaDeUsuario; readonly antes: number; readonly depois: number }>`
    select c.tipo as conta,
      coalesce(sum(p.valor) filter (where t.criada_em < ${inicio}::timestamptz), 0)::bigint as antes,
      coalesce(sum(p.valor) filter (where t.criada_em <= ${fim}::timestamptz), 0)::bigint as depois
    from contas c join partidas p on p.conta_id = c.id join transacoes t on t.id = p.transacao_id
    where c.usuario_id = ${usuarioId} group by c.tipo`.execute(db);
  return rows.map(({ conta, antes, depois }) => ({ conta, antes: centavos(antes), depois: centavos(depois) }));
}
