import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok, recusado } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { PassoDaDevolucao, Recebido } from '../../recebimentos/recebido.ts';
import type { CobraPorProvedor, Noticia, PedidoDeDevolucao } from '../meio.ts';
import { lerRecebido, MERCADO_PAGO, mercadoPagoDe, pagamentoDaCobranca, passoDe } from './conta.ts';
import { anotarTentativa } from './tentativas.ts';

/** Under which a notice of a dispute asks for the payment that it is about. */
const DA_CONTESTACAO = 'contestacao:';

/** One receipt, after the try that it answers was noted: a payment without money is a word about its try alone. */
async function consultarRecebido(deps: Deps, referencia: string): Promise<Resultado<Recebido | undefined>> {
  if (referencia.startsWith(DA_CONTESTACAO)) return await contestado(deps, referencia.slice(DA_CONTESTACAO.length));
  const r = await mercadoPagoDe(deps).consultarPagamento(referencia);
  if (r.situacao !== 'ok') return r;
  await anotarTentativa(deps, r.valor);
  return ok(await lerRecebido(deps, r.valor));
}

/** The receipt that a dispute is about, with the dispute's name and day, and with the bank's word where it has one. */
async function contestado(deps: Deps, id: string): Promise<Resultado<Recebido | undefined>> {
  const r = await mercadoPagoDe(deps).consultarContestacao(id);
  if (r.situacao !== 'ok') return r;
  const { pagamentos, responderAte, coberta } = r.valor;
  const [pagamento] = pagamentos;
  if (pagamento === undefined) return { situacao: 'inexistente' };
  const lido = await consultarRecebido(deps, pagamento);
  if (lido.situacao !== 'ok' || lido.valor?.disputa === undefined) return lido;
  const desfecho = lido.valor.disputa.desfecho ?? (coberta ? 'ganhar' : null);
  return ok({ ...lido.valor, disputa: { noProvedor: id, responderAte, desfecho } });
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
  responderDisputa: async (deps, r) => await mercadoPagoDe(deps).responderContestacao(r),
  interpretar: (deps, webhook) => {
    const aviso = deps.gateways.mercadoPago?.interpretarWebhook(webhook);
    if (aviso?.valido !== true) return undefined;
    if (aviso.sobre === undefined) return [];
    const { tipo, id } = aviso.sobre;
    return [{ id: aviso.id, referencia: tipo === 'contestacao' ? `${DA_CONTESTACAO}${id}` : id }];
  },
} as const satisfies Partial<CobraPorProvedor>;
