import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { subtrair } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../../db/banco.ts';
import type { CobrancaPicPay } from '../../../../gateways/picpay/port.ts';
import type { ContextoChamada, Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { PassoDaDevolucao } from '../../recebimentos/recebido.ts';
import type { PedidoDeDevolucao } from '../meio.ts';
import { picPayDe } from './cobranca.ts';
import { nossasDevolucoes } from './recebido.ts';

/** A return whose answer was lost is in the provider's sum by then. */
const MS_ATE_SOMAR = 30_000;

type Pedida = { readonly id: number; readonly pedidaEm: string | null; readonly noProvedor: string | null };

async function pedida(db: Executor, idDevolucao: string): Promise<Pedida> {
  return await db
    .selectFrom('devolucoes as d')
    .leftJoin('devolucoes_picpay as p', 'p.devolucao_id', 'd.id')
    .select(['d.id', 'p.pedida_em as pedidaEm', 'p.no_provedor as noProvedor'])
    .where('d.id_devolucao', '=', idDevolucao)
    .executeTakeFirstOrThrow();
}

/**
 * Asks for a return. It has no key against repetition: one that was asked for before is looked for in the provider's sum
 * first, and asked for again only when it is not there (CONFIABILIDADE 1.5).
 */
export async function devolver(
  deps: Deps,
  d: PedidoDeDevolucao,
  contexto?: ContextoChamada,
): Promise<Resultado<PassoDaDevolucao>> {
  const achada = await consultarDevolucao(deps, d);
  if (achada.situacao !== 'inexistente') return achada;
  const cobranca = await picPayDe(deps).consultar(d.referencia);
  if (cobranca.situacao !== 'ok') return cobranca;
  const { autorizacao } = cobranca.valor;
  if (autorizacao === null) return recusado('semAutorizacao');
  const { id } = await pedida(deps.db, d.idDevolucao);
  const em = instanteDe(deps.relogio.parede());
  await deps.db
    .insertInto('devolucoes_picpay')
    .values({ devolucao_id: id, pedida_em: em })
    .onConflict((c) => c.column('devolucao_id').doUpdateSet({ pedida_em: em }))
    .execute();
  const r = await picPayDe(deps).devolver({ referencia: d.referencia, autorizacao, valor: d.valor }, contexto);
  if (r.situacao === 'ok') {
    await anotar(deps.db, id, r.valor);
    return ok('devolver');
  }
  // Nothing was given back: it is not waited for in the sum.
  if (r.situacao !== 'desconhecido')
    await deps.db.deleteFrom('devolucoes_picpay').where('devolucao_id', '=', id).execute();
  return r;
}

/** A return as the provider's sum tells it; one that was never asked for, or is not in the sum, is asked for. */
export async function consultarDevolucao(deps: Deps, d: PedidoDeDevolucao): Promise<Resultado<PassoDaDevolucao>> {
  const { id, pedidaEm, noProvedor } = await pedida(deps.db, d.idDevolucao);
  if (noProvedor !== null) return ok('devolver');
  if (pedidaEm === null) return { situacao: 'inexistente' };
  const cobranca = await picPayDe(deps).consultar(d.referencia);
  if (cobranca.situacao !== 'ok') return cobranca;
  const { feito } = await nossasDevolucoes(deps.db, d.referencia);
  if (subtrair(somaDevolvida(cobranca.valor), feito) < d.valor) {
    const haPouco = deps.relogio.parede() - milissegundosDe(pedidaEm) < MS_ATE_SOMAR;
    return haPouco ? { situacao: 'desconhecido', motivo: 'resposta' } : { situacao: 'inexistente' };
  }
  await anotar(deps.db, id, `soma-${id}`);
  return ok('devolver');
}

function somaDevolvida({ estado, pago, devolvido }: CobrancaPicPay): Centavos {
  return estado === 'devolvido' && pago !== null ? pago : devolvido;
}

async function anotar(db: Executor, devolucaoId: number, noProvedor: string): Promise<void> {
  await db
    .updateTable('devolucoes_picpay')
    .set({ no_provedor: noProvedor })
    .where('devolucao_id', '=', devolucaoId)
    .execute();
}
