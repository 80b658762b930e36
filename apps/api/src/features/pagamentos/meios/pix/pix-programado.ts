import { pixProgramado as regra } from '@rateia/domain/pagamentos/meios/pix-programado';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../../db/banco.ts';
import type { CobrancaRecorrente, GatewayPixAutomatico } from '../../../../gateways/pix-automatico/port.ts';
import type { Resultado } from '../../../../gateways/resultado.ts';
import { ok } from '../../../../gateways/resultado.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { Recebido } from '../../recebimentos/recebido.ts';
import type { Pagamento } from '../../repository.ts';
import type { CobrancaNoProvedor, CobraPorProvedor } from '../meio.ts';
import { criarCobranca, txidDo } from './cobranca.ts';
import { pix } from './pix.ts';
import { lerPix } from './recebido.ts';

/** The name under `/webhook` that the bank calls about authorisations and their charges. */
export const PIX_AUTOMATICO = 'pix-automatico';

/** Its provider: a production whose account does not have it offers none. */
export function pixAutomaticoDe({ gateways }: Deps): GatewayPixAutomatico {
  if (gateways.pixAutomatico === undefined) throw new Error('Pix Automático is off');
  return gateways.pixAutomatico;
}

/**
 * Pix programado: a charge that the payer's bank pays on its day. Its money is a Pix as any other, and comes by the notices
 * and the list of those; the days on which the bank tries are told by the charge (REGRAS 2.4, part 3).
 */
export const pixProgramado: CobraPorProvedor = {
  ...pix,
  nome: 'pixProgramado',
  regra,
  temProvedor: ({ gateways }) => gateways.pixAutomatico !== undefined,
  ofereceA: async () => false,
  chamaEm: [PIX_AUTOMATICO],
  // The rows of its tables stand with the authorisations, and its txid with those of every Pix.
  dadosPessoais: [],
  registrar: async (deps, endereco) => await pixAutomaticoDe(deps).configurarWebhooks(endereco),
  criar: async (trx, pagamentoId) => {
    await criarCobranca(trx, pagamentoId);
    await sql`
      insert into cobrancas_pix_programado (pagamento_id, autorizacao_id, vence_em)
      select p.id, a.id, f.vence_em from pagamentos p join faturas_de_vaga f on f.id = p.fatura_id
        join autorizacoes_pix a on a.assinatura_id = f.assinatura_id
      where p.id = ${pagamentoId} and a.estado = 'APROVADA'`.execute(trx);
  },
  cobrar: async (deps, p, contexto) => {
    const { vencimento, idRec, grupo } = await instrucaoDe(deps.db, p);
    const pedido = { txid: await txidDo(deps.db, p), idRec, valor: p.valor, vencimento, descricao: grupo };
    const r = await pixAutomaticoDe(deps).cobrar(pedido, contexto);
    return r.situacao === 'ok' ? ok(comRecebidos(p, r.valor, [])) : r;
  },
  consultar: async (deps, p) => {
    const r = await pixAutomaticoDe(deps).consultarCobranca(await txidDo(deps.db, p));
    if (r.situacao !== 'ok') return r;
    const recebidos: Recebido[] = [];
    for (const { e2eid, estado } of r.valor.tentativas) {
      if (estado !== 'PAGA' || e2eid === null) continue;
      const dinheiro = await deps.gateways.pix.consultarPix(e2eid);
      if (dinheiro.situacao === 'ok') recebidos.push(lerPix(deps, dinheiro.valor));
      else if (dinheiro.situacao !== 'inexistente') return dinheiro;
    }
    return ok(comRecebidos(p, r.valor, recebidos));
  },
  retirar: async (deps, p): Promise<Resultado<unknown>> =>
    await pixAutomaticoDe(deps).cancelarCobranca(await txidDo(deps.db, p)),
};

function comRecebidos(
  { id }: Pick<Pagamento, 'id'>,
  cobranca: CobrancaRecorrente,
  recebidos: readonly Recebido[],
): CobrancaNoProvedor {
  return { guardar: async (trx) => await escreverTentativas(trx, id, cobranca), recebidos };
}

/** Takes down the provider's word for a charge and for each of its days. */
export async function escreverTentativas(
  trx: Trx,
  pagamentoId: number,
  { estado, tentativas }: Pick<CobrancaRecorrente, 'estado' | 'tentativas'>,
): Promise<void> {
  await trx
    .updateTable('cobrancas_pix_programado')
    .set({ situacao: estado })
    .where('pagamento_id', '=', pagamentoId)
    .execute();
  for (const { dia, estado: dela, motivo } of tentativas) {
    await trx
      .insertInto('tentativas_do_programado')
      .values({ pagamento_id: pagamentoId, dia, estado: dela, motivo })
      .onConflict((c) => c.columns(['pagamento_id', 'dia']).doUpdateSet({ estado: dela, motivo }))
      .execute();
  }
}

async function instrucaoDe(db: Executor, { id }: Pick<Pagamento, 'id'>) {
  const linha = await db
    .selectFrom('cobrancas_pix_programado as c')
    .innerJoin('autorizacoes_pix as a', 'a.id', 'c.autorizacao_id')
    .innerJoin('assinaturas as m', 'm.id', 'a.assinatura_id')
    .innerJoin('grupos as g', 'g.id', 'm.grupo_id')
    .select(['c.vence_em as vencimento', 'a.id_rec', 'g.nome as grupo'])
    .where('c.pagamento_id', '=', id)
    .executeTakeFirstOrThrow();
  if (linha.id_rec === null) throw new Error(`payment ${id} is charged under no authorisation`);
  return { vencimento: linha.vencimento, idRec: linha.id_rec, grupo: linha.grupo };
}
