import type { PagamentoMp } from '../../../../gateways/mercado-pago/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { PassoDaDevolucao, Recebido } from '../../recebimentos/recebido.ts';
import type { CobraPorProvedor, Noticia, PedidoDeDevolucao } from '../meio.ts';
import { lerRecebido, MERCADO_PAGO, mercadoPagoDe, pagamentoDaCobranca, passoDe } from './conta.ts';
import { anotarTentativa } from './tentativas.ts';

/** Under which a notice of a dispute asks for the payment that it is about. */
const DA_CONTESTACAO = 'contestacao:';

async function pagamentoDoAviso(deps: Deps, referencia: string): Promise<Resultado<PagamentoMp>> {
  const gateway = mercadoPagoDe(deps);
  if (!referencia.startsWith(DA_CONTESTACAO)) return await gateway.consultarPagamento(referencia);
  const r = await gateway.consultarContestacao(referencia.slice(DA_CONTESTACAO.length));
  if (r.situacao !== 'ok') return r;
  const [pagamento] = r.valor;
  return pagamento === undefined ? { situacao: 'inexistente' } : await gateway.consultarPagamento(pagamento);
}

/** One receipt, after the try that it answers was noted: a payment without money is a word about its try alone. */
async function consultarRecebido(deps: Deps, referencia: string): Promise<Resultado<Recebido | undefined>> {
  const r = await pagamentoDoAviso(deps, referencia);
  if (r.situacao !== 'ok') return r;
  await anotarTentativa(deps, r.valor);
  return ok(await lerRecebido(deps, r.valor));
}

const devolver: CobraPorProvedor['devolver'] = async (deps, { referencia, idDevolucao, valor }, contexto) => {
  const r = await mercadoPagoDe(deps).devolver({ pagamento: referencia, chave: idDevolucao, valor }, contexto);
  if (r.situacao !== 'ok') return r;
  const { id } = await deps.db
    .selectFrom('devolucoes')
    .select('id')
    .where('id_devolucao', '=', idDevolucao)
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto('devolucoes_mercado_pago')
    .values({ devolucao_id: id, no_provedor: r.valor.id })
    .onConflict((c) => c.doNothing())
    .execute();
  return ok(passoDe(r.valor.estado));
};

/** A return whose answer was lost has no name there: it is asked for again, under the same key. */
async function consultarDevolucao(deps: Deps, d: PedidoDeDevolucao): Promise<Resultado<PassoDaDevolucao>> {
  const linha = await deps.db
    .selectFrom('devolucoes_mercado_pago as m')
    .innerJoin('devolucoes as d', 'd.id', 'm.devolucao_id')
    .select('m.no_provedor as id')
    .where('d.id_devolucao', '=', d.idDevolucao)
    .executeTakeFirst();
  if (linha === undefined) return { situacao: 'inexistente' };
  const r = await mercadoPagoDe(deps).consultarPagamento(d.referencia);
  if (r.situacao !== 'ok') return r;
  const achada = r.valor.devolucoes.find(({ id }) => id === linha.id);
  return achada === undefined ? recusado('devolucaoSumiu') : ok(passoDe(achada.estado));
}

/** The parts of a method that are the account's and not its own. */
export const DO_MERCADO_PAGO = {
  provedor: MERCADO_PAGO,
  temProvedor: ({ gateways }: Deps) => gateways.mercadoPago !== undefined,
  chamaEm: [MERCADO_PAGO],
  pagamentoDa: pagamentoDaCobranca,
  listar: async (deps, periodo) => {
    const r = await mercadoPagoDe(deps).listarPagamentos(periodo);
    if (r.situacao !== 'ok') return r;
    const noticias: Noticia[] = [];
    for (const p of r.valor) {
      const recebido = await lerRecebido(deps, p);
      if (recebido !== undefined) noticias.push({ id: `lista:${p.id}`, recebido });
    }
    return ok(noticias);
  },
  consultarRecebido,
  devolver,
  consultarDevolucao,
  interpretar: (deps, webhook) => {
    const aviso = deps.gateways.mercadoPago?.interpretarWebhook(webhook);
    if (aviso?.valido !== true) return undefined;
    if (aviso.sobre === undefined) return [];
    const { tipo, id } = aviso.sobre;
    return [{ id: aviso.id, referencia: tipo === 'contestacao' ? `${DA_CONTESTACAO}${id}` : id }];
  },
} as const satisfies Partial<CobraPorProvedor>;
