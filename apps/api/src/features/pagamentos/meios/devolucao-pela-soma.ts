import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoChamada, Resultado } from '../../../gateways/resultado.ts';
import { ok } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import type { DevolucaoDita, PassoDaDevolucao } from '../recebimentos/recebido.ts';
import type { CobraPorProvedor, PedidoDeDevolucao } from './meio.ts';

/** A return whose answer was lost is in the provider's sum by then. */
const MS_ATE_SOMAR = 30_000;

/** A provider that tells the sum that it has given back of a receipt, and names no return of it. */
type ProvedorQueSoma = {
  readonly provedor: string;
  /** The sum that it has given back of a receipt. */
  readonly devolvidoDe: (deps: Deps, referencia: string) => Promise<Resultado<Centavos>>;
  /** Asks for one return; answers a name for it. */
  readonly pedir: (deps: Deps, d: PedidoDeDevolucao, contexto?: ContextoChamada) => Promise<Resultado<string>>;
};

/**
 * Returns at such a provider: one that was asked for before is looked for in its sum first, and asked for again only
 * when it is not there (CONFIABILIDADE 1.5).
 */
export function devolucaoPelaSoma(p: ProvedorQueSoma): Pick<CobraPorProvedor, 'devolver' | 'consultarDevolucao'> {
  async function consultarDevolucao(deps: Deps, d: PedidoDeDevolucao): Promise<Resultado<PassoDaDevolucao>> {
    const { id, pedidaEm, noProvedor } = await pedida(deps.db, d.idDevolucao);
    if (noProvedor !== null) return ok('devolver');
    if (pedidaEm === null) return { situacao: 'inexistente' };
    const soma = await p.devolvidoDe(deps, d.referencia);
    if (soma.situacao !== 'ok') return soma;
    const { feito } = await nossasDevolucoes(deps.db, { provedor: p.provedor, referencia: d.referencia });
    if (subtrair(soma.valor, feito) < d.valor) {
      const haPouco = deps.relogio.parede() - milissegundosDe(pedidaEm) < MS_ATE_SOMAR;
      return haPouco ? { situacao: 'desconhecido', motivo: 'resposta' } : { situacao: 'inexistente' };
    }
    await anotar(deps.db, id, `soma-${id}`);
    return ok('devolver');
  }

  return {
    consultarDevolucao,
    devolver: async (deps, d, contexto) => {
      const achada = await consultarDevolucao(deps, d);
      if (achada.situacao !== 'inexistente') return achada;
      const { id } = await pedida(deps.db, d.idDevolucao);
      const em = instanteDe(deps.relogio.parede());
      await deps.db
        .insertInto('devolucoes_pela_soma')
        .values({ devolucao_id: id, pedida_em: em })
        .onConflict((c) => c.column('devolucao_id').doUpdateSet({ pedida_em: em }))
        .execute();
      const r = await p.pedir(deps, d, contexto);
      if (r.situacao === 'ok') {
        await anotar(deps.db, id, r.valor);
        return ok('devolver');
      }
      // Nothing was given back: it is not waited for in the sum.
      if (r.situacao !== 'desconhecido')
        await deps.db.deleteFrom('devolucoes_pela_soma').where('devolucao_id', '=', id).execute();
      return r;
    },
  };
}

type Pedida = { readonly id: number; readonly pedidaEm: string | null; readonly noProvedor: string | null };

async function pedida(db: Executor, idDevolucao: string): Promise<Pedida> {
  return await db
    .selectFrom('devolucoes as d')
    .leftJoin('devolucoes_pela_soma as p', 'p.devolucao_id', 'd.id')
    .select(['d.id', 'p.pedida_em as pedidaEm', 'p.no_provedor as noProvedor'])
    .where('d.id_devolucao', '=', idDevolucao)
    .executeTakeFirstOrThrow();
}

async function anotar(db: Executor, devolucaoId: number, noProvedor: string): Promise<void> {
  await db
    .updateTable('devolucoes_pela_soma')
    .set({ no_provedor: noProvedor })
    .where('devolucao_id', '=', devolucaoId)
    .execute();
}

type NoProvedor = { readonly provedor: string; readonly referencia: string };

/** Our returns of a receipt: what the provider is known to have given back, and whether one waits for its answer. */
async function nossasDevolucoes(
  db: Executor,
  { provedor, referencia }: NoProvedor,
): Promise<{ readonly feito: Centavos; readonly semResposta: boolean }> {
  const linhas = await db
    .selectFrom('devolucoes as d')
    .innerJoin('recebimentos as x', 'x.id', 'd.recebimento_id')
    .innerJoin('devolucoes_pela_soma as p', 'p.devolucao_id', 'd.id')
    .select(['d.valor', 'p.no_provedor'])
    .where('x.provedor', '=', provedor)
    .where('x.referencia', '=', referencia)
    .execute();
  const feito = linhas
    .filter(({ no_provedor: id }) => id !== null)
    .reduce<Centavos>((soma, { valor }) => somar(soma, centavos(valor)), ZERO);
  return { feito, semResposta: linhas.some(({ no_provedor: id }) => id === null) };
}

/**
 * Money that the provider took back without our asking: by its own panel, or for a dispute. The provider names no
 * return, so its sum tells it; while one of ours waits for its answer the sum may be that one, and is left for it.
 */
export async function devolucoesPelaSoma(
  db: Executor,
  r: NoProvedor & {
    readonly pago: Centavos;
    /** The provider's sum. */
    readonly devolvido: Centavos;
    readonly contestado: boolean;
  },
): Promise<readonly DevolucaoDita[]> {
  const { provedor, referencia, pago, devolvido, contestado } = r;
  const { feito, semResposta } = await nossasDevolucoes(db, { provedor, referencia });
  if (semResposta) return [];
  const alheio = devolvido > feito ? subtrair(devolvido, feito) : ZERO;
  const doPainel: DevolucaoDita[] =
    alheio === ZERO ? [] : [{ id: `${provedor}-${referencia}-${devolvido}`, passo: 'devolver', valor: alheio }];
  const resto = devolvido < pago ? subtrair(pago, devolvido) : ZERO;
  return contestado && resto > ZERO
    ? [...doPainel, { id: `contestacao-${referencia}`, passo: 'devolver', valor: resto, contestada: true }]
    : doPainel;
}
