import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ehMenorConhecido } from '../../cadastro/index.ts';
import { boloes, lerBolao } from './bolao.ts';
import { apresentarBoloes } from './presenter.ts';

type Contrato = typeof contrato.listBoloes;

/** Pools on sale now, the first to close first; none while lotteries are off, and for a person known to be under 18 (spec B§7). */
export async function listBoloes(ctx: ContextoUsuario, { query }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const { loteria, pagina, porPagina } = query;
  const { loterias } = await ctx.deps.regras();
  const vazia = { itens: [], total: 0, pagina, porPagina };
  if (!loterias.ligada || (await ehMenorConhecido(ctx))) return vazia;
  const consulta = aVenda(ctx.db, { agora: ctx.agora, desligadas: desligadas(loterias), loteria });
  const { total } = await ctx.db
    .selectFrom(consulta.as('v'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const linhas = await consulta
    .orderBy('b.vendas_ate')
    .orderBy('b.id')
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
    .execute();
  return { itens: await apresentarBoloes(ctx.db, linhas.map(lerBolao)), total, pagina, porPagina };
}

/** The promotional pool, hidden as any other is (REGRAS part 1). */
export async function getBolaoPromocional(
  ctx: ContextoUsuario,
): Promise<Resposta<typeof contrato.getBolaoPromocional>> {
  const { loterias } = await ctx.deps.regras();
  if (!loterias.ligada || (await ehMenorConhecido(ctx))) return { bolao: null };
  const linha = await aVenda(ctx.db, { agora: ctx.agora, desligadas: desligadas(loterias) })
    .where('b.promocional', '=', true)
    .executeTakeFirst();
  const [bolao = null] = await apresentarBoloes(ctx.db, linha === undefined ? [] : [lerBolao(linha)]);
  return { bolao };
}

function desligadas({ jogos }: Regras['loterias']): readonly SlugDaLoteria[] {
  return Object.values(LOTERIAS)
    .map(({ slug }) => slug)
    .filter((slug) => !jogos[slug]);
}

function aVenda(
  db: Executor,
  p: {
    readonly agora: string;
    readonly desligadas: readonly SlugDaLoteria[];
    readonly loteria?: SlugDaLoteria | undefined;
  },
) {
  const concursos = db.selectFrom('bolao_concursos as c').select('c.bolao_id').where(sql<boolean>`c.bolao_id = b.id`);
  const consulta = boloes(db)
    .where('b.estado', '=', ID_ESTADO_BOLAO.aVenda)
    .where('b.vendas_ate', '>', p.agora)
    .where((e) => e.not(e.exists(concursos.where(sql<boolean>`c.loteria = any(${[...p.desligadas]}::text[])`))));
  const { loteria } = p;
  return loteria === undefined ? consulta : consulta.where((e) => e.exists(concursos.where('c.loteria', '=', loteria)));
}
