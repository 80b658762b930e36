import type { backofficeJogo } from '@rateia/contracts/backoffice-jogo';
import type { Resposta } from '@rateia/contracts/chamada';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { mesDoJogo } from '@rateia/domain/loterias/jogo-responsavel';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

type Contrato = typeof backofficeJogo.getJogoDaOperacao;
type Jogo = Resposta<Contrato>;
/** The moment that is looked at, and the limit of a person who changed nothing. */
type Em = { readonly agora: string; readonly padrao: number };

const DIAS = 30;
const QUANTOS = 50;
/** The part of a limit from which it counts as nearly used. */
const PERTO = 0.8;

/** Limits, spending of the month and times away, counted; nobody is named (REGRAS 2.12 Limits). */
export async function getJogoDaOperacao({ db, deps, agora }: ContextoUsuario): Promise<Jogo> {
  const { limiteMensal: padrao } = (await deps.regras()).loterias;
  return {
    mes: mesDoJogo(agora),
    limitePadrao: padrao,
    limites: await contarLimites(db, { agora, padrao }),
    gastos: await contarGastos(db, { agora, padrao }),
    afastamentos: await contarAfastamentos(db, agora),
    itens: [...(await afastamentosEm(db, agora))],
  };
}

async function contarLimites(db: Executor, { agora, padrao }: Em): Promise<Jogo['limites']> {
  const { rows } = await sql<Jogo['limites']>`
    select count(*) filter (where vale < ${padrao})::int as menores, count(*) filter (where vale > ${padrao})::int as maiores,
      count(*) filter (where espera)::int as "aumentosEsperando"
    from (select limite_de_jogo(usuario_id, ${padrao}::bigint, ${agora}::timestamptz) as vale, coalesce(vale_em > ${agora}, false) as espera
      from limites_de_jogo) l`.execute(db);
  return exigirLinha(rows);
}

async function contarGastos(db: Executor, { agora, padrao }: Em): Promise<Jogo['gastos']> {
  const { rows } = await sql<Jogo['gastos']>`
    select count(*)::int as pessoas, coalesce(sum(gasto), 0)::bigint as total,
      count(*) filter (where gasto >= limite * ${PERTO}::numeric)::int as perto, count(*) filter (where gasto >= limite)::int as "noLimite"
    from (select gasto, limite_de_jogo(usuario_id, ${padrao}::bigint, ${agora}::timestamptz) as limite
      from gastos_de_jogo where mes = ${mesDoJogo(agora)} and gasto > 0) g`.execute(db);
  return exigirLinha(rows);
}

async function contarAfastamentos(db: Executor, agora: string): Promise<Jogo['afastamentos']> {
  const desde = inicioDoDia(somarDias(diaDe(agora), -DIAS));
  const { rows } = await sql<Jogo['afastamentos']>`
    select count(distinct usuario_id) filter (where ${vale(agora)} and tipo = 'pausa')::int as pausas,
      count(distinct usuario_id) filter (where ${vale(agora)} and tipo = 'autoexclusao')::int as autoexclusoes,
      count(distinct usuario_id) filter (where ate is null)::int as "semPrazo",
      count(*) filter (where desde >= ${desde})::int as comecaram
    from afastamentos_de_jogo`.execute(db);
  return exigirLinha(rows);
}

async function afastamentosEm(db: Executor, agora: string): Promise<Jogo['itens']> {
  const { rows } = await sql<Jogo['itens'][number]>`
    select tipo, desde, ate from afastamentos_de_jogo where ${vale(agora)} order by desde desc, id desc limit ${QUANTOS}`.execute(
    db,
  );
  return rows;
}

function vale(agora: string) {
  return sql`(ate is null or ate > ${agora}::timestamptz)`;
}

function exigirLinha<T>([linha]: readonly T[]): T {
  if (linha === undefined) throw new Error('a count without a row');
  return linha;
}
