import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Regras } from '@rateia/domain/regras';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { foraDasLoterias } from '../jogo-responsavel/fora-das-loterias.ts';
import { boloes, lerBolao } from './bolao.ts';
import { cartoesDosBoloes } from './cartoes-dos-boloes.ts';

type Contrato = typeof contrato.listBoloes;

/** Pools on sale now, the first to close first; none while lotteries are off, and for a person known to be under 18 or away by his own word (spec B§7). */
export async function listBoloes(ctx: ContextoUsuario, { query }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const { loteria, pagina, porPagina } = query;
  const { loterias } = await ctx.deps.regras();
  const vazia = { itens: [], total: 0, pagina, porPagina };
  if (!loterias.ligada || (await foraDasLoterias(ctx))) return vazia;
  const consulta = boloesAVenda(ctx.db, { agora: ctx.agora, desligadas: loteriasDesligadas(loterias), loteria });
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
  return { itens: await cartoesDosBoloes(ctx.db, linhas.map(lerBolao)), total, pagina, porPagina };
}

/** The lotteries that have their own switch off. */
export function loteriasDesligadas({ jogos }: Regras['loterias']): readonly SlugDaLoteria[] {
  return Object.values(LOTERIAS)
    .map(({ slug }) => slug)
    .filter((slug) => !jogos[slug]);
}

/** Pools on sale now, of lotteries that are switched on. */
export function boloesAVenda(
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
