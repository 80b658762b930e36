import { centavos } from '@rateia/domain/dinheiro';
import { ID_FORMA_ACESSO, ID_STATUS_SERVICO, ID_TIPO_GRUPO, ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { precoDaVaga } from '@rateia/domain/grupos/precos';
import { ID_SERVICO_COM_RESIDENCIA, PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import pg from 'pg';
import { ErroDeConfiguracao } from '../gateways/erro-de-configuracao.ts';
import { DE_GERADAS, gerarPessoas } from './gerar.ts';
import {
  ACABADOS,
  ASSINADOS,
  CHEIOS,
  COM_VAGAS,
  DIAS_NO_STATUS,
  IDADE_MAXIMA,
  LIMITES_DE_IDADE,
  NO_FIM,
  OLHADOS,
  SO_PUBLICOS,
  STATUS_POR_IDADE,
} from './situacoes-geradas.ts';

const LOTE = 50_000;
const GRUPOS_POR_PESSOA = 5;
/** The largest group has 49 members, none of them an administrator of these groups. */
const PESSOAS_AO_MENOS = 100;

type Pedido = { readonly grupos: number; readonly avisar: (texto: string) => void };

/**
 * Makes many groups for benchmarks by set-based SQL, with the shape of groups made by calls. They have services and
 * prices of the catalogue, and many administrators and members; missing people are generated. They have every status
 * that groups of that age have, with seats and memberships accordingly. Payments are not written: there is no deposit,
 * no invoice, and no trail to the state of each group (ESCALA). Triggers are off for this connection only.
 */
export async function gerarGrupos(url: string, { grupos, avisar }: Pedido): Promise<void> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    const planos = await planosDoCatalogo(cliente);
    const precisas = Math.max(PESSOAS_AO_MENOS, Math.ceil(grupos / GRUPOS_POR_PESSOA));
    const { rows } = await cliente.query<{ readonly n: number }>(
      `select count(*)::int as n from usuarios where email like '${DE_GERADAS}'`,
    );
    const faltam = precisas - (rows[0]?.n ?? 0);
    if (faltam > 0) await gerarPessoas(url, { pessoas: faltam, avisar });
    await semGatilhos(cliente);
    await cliente.query(`
      create temp table elenco as
      select (row_number() over (order by id) - 1)::int as n, id from usuarios where email like '${DE_GERADAS}' order by id limit ${precisas};
      create unique index on elenco (n);
      analyze elenco`);
    for (let feitos = 0; feitos < grupos; feitos += LOTE) {
      const n = Math.min(LOTE, grupos - feitos);
      await cliente.query(LOTE_DE_GRUPOS, [
        feitos,
        n,
        grupos,
        STATUS_POR_IDADE,
        LIMITES_DE_IDADE,
        planos.map(({ id }) => id),
        planos.map(({ valorSemTaxas }) => valorSemTaxas),
        planos.map(({ valorTaxa }) => valorTaxa),
        planos.filter(({ automatico }) => automatico).length,
        precisas,
      ]);
      avisar(`${feitos + n} grupos`);
    }
    await cliente.query('analyze grupos, grupo_lotacao, vagas, assinaturas');
  } finally {
    await cliente.end();
  }
}

/** Triggers are meant for one group at a time; only the owner of the server may switch them off. */
async function semGatilhos(cliente: pg.Client): Promise<void> {
  try {
    await cliente.query(
      'set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0',
    );
  } catch (causa) {
    if (!(causa instanceof pg.DatabaseError && causa.code === SEM_PERMISSAO)) throw causa;
    throw new ErroDeConfiguracao('Para gerar grupos, DATABASE_URL precisa entrar como superusuário do PostgreSQL.', {
      cause: causa,
    });
  }
}
const SEM_PERMISSAO = '42501';

/** Plans of services that are offered, with the price of a seat; those of services approved automatically come first. */
async function planosDoCatalogo(cliente: pg.Client) {
  const { aprovadoAutomaticamente, desativado } = ID_STATUS_SERVICO;
  const { rows } = await cliente.query<{
    readonly id: number;
    readonly valor: string;
    readonly lugares: number;
    readonly automatico: boolean;
  }>(
    `select p.id, p.valor, p.lugares, s.status = ${aprovadoAutomaticamente} as automatico from planos p join servicos s on s.id = p.servico_id
     where p.ativo and s.status <> ${desativado} order by s.status <> ${aprovadoAutomaticamente}, p.id`,
  );
  if (rows.length === 0) throw new ErroDeConfiguracao('O catálogo não tem planos: rode `npm run seed` primeiro.');
  return rows.map(({ id, valor, lugares, automatico }) => ({
    id,
    automatico,
    ...precoDaVaga({ valorGrupo: centavos(Number(valor)), lugares, taxaReduzida: false }, REGRAS_PADRAO),
  }));
}

function lista(ids: readonly number[]): string {
  return `(${ids.join(', ')})`;
}
/** A number of [0, 1), always the same for the same group and purpose. */
function acaso(de: string, para: number): string {
  return `((hashint8extended(${de}, ${para}) & 65535) / 65536::float8)`;
}
function dias(n: string): string {
  return `${n} * interval '1 day'`;
}
function diaDe(instante: string): string {
  return `(${instante} at time zone 'America/Sao_Paulo')::date`;
}
const PRAZOS = Object.entries(DIAS_NO_STATUS).map(([status, n]) => `when ${status} then ${n}`);

/**
 * $1 groups made before, $2 of this batch, $3 of the whole run, $4 statuses by age, $5 limits of ages, $6 to $8 plans
 * with the two parts of a seat's price, $9 the number of plans that need no approval, $10 people.
 */
const LOTE_DE_GRUPOS = `
with sorteio as materialized (
  select nextval(pg_get_serial_sequence('grupos', 'id')) as id, i,
    ${IDADE_MAXIMA} * power(1 - (i - 0.5::float8) / $3::int, 2) as idade
  from generate_series($1::int + 1, $1::int + $2::int) i
), situacao as (
  select *, ($4::smallint[])[1 + width_bucket(idade, $5::float8[]) * 100 + floor(${acaso('i', 1)} * 100)::int] as status
  from sorteio
), catalogo as (
  select (n - 1)::int as n, p.id as plano_id, p.nome as plano, p.valor, p.lugares, c.parte, c.taxa, s.id as servico_id, s.nome as servico,
    s.nome_url, s.forma_acesso, s.icone, s.cor, k.nome as categoria
  from unnest($6::int[], $7::bigint[], $8::bigint[]) with ordinality c (id, parte, taxa, n)
  join planos p on p.id = c.id join servicos s on s.id = p.servico_id join categorias k on k.id = s.categoria_id
), escolhidos as (
  select x.*, c.*, now() - ${dias('idade')} as criado_em, c.lugares - 1 as maximo,
    case when x.status in ${lista(SO_PUBLICOS)} or ${acaso('i', 3)} >= 0.12 then ${ID_VISIBILIDADE_GRUPO.publico} else ${ID_VISIBILIDADE_GRUPO.privado} end as visibilidade
  from situacao x join catalogo c on c.n = case
    when x.status in ${lista(OLHADOS)} and $9::int < cardinality($6::int[]) then $9::int + floor(${acaso('i', 2)} * (cardinality($6::int[]) - $9::int))
    else floor(power(${acaso('i', 2)}, 1.5) * cardinality($6::int[])) end
), tamanhos as (
  select *, case when ${acaso('i', 4)} < 0.8 then maximo else 1 + floor(${acaso('i', 5)} * maximo)::int end as total from escolhidos
), lotados as (
  select *,
    case when status in ${lista(CHEIOS)} then total when status in ${lista(COM_VAGAS)} then floor(${acaso('i', 6)} * total)::int
      when status in ${lista([...NO_FIM, ...ACABADOS])} then 1 + floor(${acaso('i', 6)} * total)::int else 0 end as dentro,
    now() - ${dias(`idade * ${acaso('i', 7)}`)} as um_dia
  from tamanhos
), datados as (
  select *,
    -- The first member takes two seats.
    case when dentro >= 2 and ${acaso('i', 8)} < 0.1 then 1 else 0 end as dupla,
    case when status = ${S.aguardandoMembros} then criado_em
      when status = ${S.expirado} then least(criado_em + interval '30 days', um_dia)
      else greatest(um_dia, now() - ${dias(`coalesce(case status ${PRAZOS.join(' ')} end, idade) * ${acaso('i', 9)}`)}) end as status_desde
  from lotados
), assinados as (
  select *, case when status = ${S.aguardandoLiberacao} then status_desde
    when status in ${lista(ASSINADOS)} then criado_em + least(status_desde - criado_em, interval '30 days') * ${acaso('i', 10)} end as assinado_em
  from datados
), ciclos as (
  select *, case when dentro > 0 and status in ${lista(ASSINADOS)} and status <> ${S.aguardandoLiberacao} then ${diaDe('assinado_em')} end as ciclo_inicio from assinados
), novos as materialized (
  select *, (ciclo_inicio + make_interval(months => meses))::date as ciclo_de, (ciclo_inicio + make_interval(months => meses + 1))::date - 1 as ciclo_ate
  from ciclos, lateral (select (extract(year from idade_do_ciclo) * 12 + extract(month from idade_do_ciclo))::int as inteiros
    from age(${diaDe('now()')}, ciclo_inicio) idade_do_ciclo) a,
  -- A month that is shorter than the first day of the cycles begins another on its last day.
  lateral (select inteiros + ((ciclo_inicio + make_interval(months => inteiros + 1))::date <= ${diaDe('now()')})::int as meses) m
), grupos_novos as (
  insert into grupos (id, nome, nome_url, servico_id, plano_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas,
    valor_sem_taxas, valor_taxa, exige_caucao, forma_acesso, pais_da_residencia, acesso_imediato, mensagem_operador, icone, cor, dia_ciclo, ciclo_inicio, data_fila, fim_em,
    assinado_em, busca, criado_em)
  overriding system value
  select n.id, servico || ' ' || plano || ' ' || i, nome_url || '-' || i, servico_id, plano_id,
    case visibilidade when ${ID_VISIBILIDADE_GRUPO.privado} then ${ID_TIPO_GRUPO.privado} else ${ID_TIPO_GRUPO.publico} end,
    visibilidade, a.id, status, status_desde, valor, lugares, total, parte, taxa, false, forma_acesso,
    case when servico_id = ${ID_SERVICO_COM_RESIDENCIA} and forma_acesso = ${ID_FORMA_ACESSO.convite} then '${PAIS_DA_RESIDENCIA.brasil.id}' end, status = ${S.assinadoComVagas} or ${acaso('i', 11)} < 0.2,
    case status when ${S.reprovado} then 'Este serviço não permite dividir a conta fora da mesma casa.'
      when ${S.aguardandoEdicao} then 'Explique nas regras quantas telas cada pessoa usa ao mesmo tempo.' else '' end,
    icone, cor, extract(day from ciclo_inicio), ciclo_inicio, case status when ${S.filaEspera} then ciclo_ate end,
    case status when ${S.cancelamentoAgendado} then (ciclo_ate + interval '1 month')::date end, assinado_em,
    lower(unaccent(servico || ' ' || plano || ' ' || i || ' ' || categoria)), criado_em
  from novos n join elenco a on a.n = floor(power(${acaso('i', 12)}, 1.3) * ($10::int / 4))::int
), lotacoes as (
  insert into grupo_lotacao (grupo_id, total, livres, retidas, ocupadas)
  select id, total, total - tomadas, retidas, tomadas - retidas
  from (select *, case when status in ${lista(ACABADOS)} then 0 else dentro end as tomadas,
    case status when ${S.aguardandoPagamento} then 1 + dupla else 0 end as retidas from novos) l
), socios as materialized (
  select nextval(pg_get_serial_sequence('assinaturas', 'id')) as id, n.id as grupo_id, k, u.id as usuario_id, n.status, n.assinado_em, n.status_desde,
    n.ciclo_de, n.ciclo_ate, n.parte, n.taxa, case k when 1 then 1 + dupla else 1 end as vagas,
    case when status in ${lista(ACABADOS)} then 'encerrada' when status = ${S.filaEspera} and k = 1 then 'emSaida'
      when status = ${S.aguardandoPagamento} and k = 1 then 'reservada' when status in ${lista(ASSINADOS)} then 'ativa' else 'aguardandoGrupo' end as estado,
    case when status = ${S.aguardandoPagamento} and k = 1 then status_desde
      else criado_em + (coalesce(assinado_em, status_desde, now()) - criado_em) * ${acaso('n.id * 64 + k', 13)} end as criada_em
  from novos n, lateral generate_series(1, dentro - dupla) k, lateral (select $10::int / 4 as donos, $10::int - $10::int / 4 as gente) p
  join lateral (select mod(floor(${acaso('i', 14)} * gente)::int + k * (1 + floor(${acaso('i', 15)} * (gente / 50))::int), gente) + donos as qual) q on true
  join elenco u on u.n = qual
), assinaturas_novas as (
  insert into assinaturas (id, grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, meio_pagamento, criada_em, paga_em, entrada_em,
    acesso_devido_ate, acesso_entregue_em, acesso_confirmado_em, ciclo_inicio, ciclo_fim, saida_em, encerrada_em, motivo_saida)
  overriding system value
  select id, grupo_id, usuario_id, vagas, estado, parte, taxa, 12, criada_em, case when estado <> 'reservada' then criada_em end,
    assinado_em, assinado_em + interval '24 hours', case when ciclo_de is not null then assinado_em end, case when ciclo_de is not null then assinado_em end,
    ciclo_de, ciclo_ate, case estado when 'emSaida' then ciclo_ate end, case estado when 'encerrada' then status_desde end,
    case estado when 'encerrada' then 'grupo.encerrado' end
  from socios
)
insert into vagas (grupo_id, numero, estado, assinatura_id, retida_ate)
select n.id, v, case s.estado when 'reservada' then 'retida' when 'emSaida' then 'em_saida' else case when s.id is null then 'livre' else 'ocupada' end end,
  s.id, case s.estado when 'reservada' then now() + interval '20 days' end
from novos n cross join lateral generate_series(1, n.total) v
left join socios s on s.grupo_id = n.id and s.estado <> 'encerrada' and s.k = v - case when v > 1 then n.dupla else 0 end`;
