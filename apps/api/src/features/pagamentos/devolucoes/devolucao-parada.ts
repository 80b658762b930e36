import type { Instante } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { entraNoSaldo } from '../../livro/index.ts';
import { CONCILIAR } from '../agenda.ts';
import type { Resolvido } from '../recebimentos/sem-dono.ts';
import { contaDoPagador, creditarPagador, devolveAinda } from '../recebimentos/sem-dono.ts';
import { abrirDevolucao } from './devolucoes.ts';

type Pedido = { readonly devolucaoId: number; readonly agora: Instante; readonly operadorId: number };

/**
 * Asks the bank once more for a return that it did not make, as a new one: the id of the old one is used up (REGRAS
 * 2.9).
 */
export async function devolverDeNovo(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { devolucaoId, agora }: Pedido,
): Promise<Resolvido> {
  const d = await travarParada(trx, devolucaoId);
  if ('ok' in d) return d;
  if (!(await devolveAinda(deps, d, agora))) return { ok: false, motivo: 'foraDoPrazo' };
  await resolver(trx, { devolucaoId, resolucao: 'novaDevolucao', agora });
  await abrirDevolucao(trx, {
    recebimentoId: d.recebimentoId,
    ...(d.pagamentoId === null ? {} : { pagamentoId: d.pagamentoId }),
    valor: centavos(d.valor),
    motivo: d.motivo,
    anteriorId: devolucaoId,
    agora,
  });
  return { ok: true };
}

/**
 * Puts the money of a failed return into the wallet of the account that paid, if there is one. A refund belongs to its
 * member; any other money must stay within the limits (REGRAS 2.5, 2.9).
 */
export async function creditarDevolucao(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { devolucaoId, agora, operadorId }: Pedido,
): Promise<Resolvido> {
  const d = await travarParada(trx, devolucaoId);
  if ('ok' in d) return d;
  const usuarioId = await contaDoPagador(trx, d.recebimentoId);
  if (usuarioId === undefined) return { ok: false, motivo: 'pagadorSemConta' };
  const valor = centavos(d.valor);
  if (d.motivo !== 'reembolso' && !(await entraNoSaldo(trx, deps, { usuarioId, valor, agora })))
    return { ok: false, motivo: 'acimaDoLimite' };
  const chave = `devolucao:${devolucaoId}:identificada`;
  const creditoId = await creditarPagador(trx, { usuarioId, valor, chave, agora, operadorId });
  await resolver(trx, { devolucaoId, resolucao: 'saldo', creditoId, agora });
  return { ok: true };
}

/** Asks the bank now about a return that it has not answered: the same id, so it never pays twice. */
export async function perguntarPelaDevolucao(trx: Trx, devolucaoId: number): Promise<boolean> {
  const d = await trx
    .selectFrom('devolucoes')
    .select('id')
    .where('id', '=', devolucaoId)
    .where('estado', 'in', ['criada', 'emProcessamento'])
    .executeTakeFirst();
  if (d === undefined) return false;
  await enfileirar(trx, CONCILIAR, {}, { chave: 'conciliar:agora' });
  return true;
}

/** Asks the bank now about a charge that it has not answered, before all others. */
export async function perguntarPeloPagamento(trx: Trx, pagamentoId: number): Promise<boolean> {
  const pagamento = await trx
    .updateTable('pagamentos')
    .set({ conferido_em: null })
    .where('id', '=', pagamentoId)
    .where('estado', 'in', ['criado', 'processando'])
    .returning('id')
    .executeTakeFirst();
  if (pagamento === undefined) return false;
  await enfileirar(trx, CONCILIAR, {}, { chave: 'conciliar:agora' });
  return true;
}

async function travarParada(trx: Trx, devolucaoId: number) {
  const d = await trx
    .selectFrom('devolucoes as d')
    .innerJoin('recebimentos as p', 'p.id', 'd.recebimento_id')
    .select(['p.id as recebimentoId', 'p.provedor', 'p.horario', 'd.valor', 'd.motivo', 'd.estado', 'd.resolucao'])
    .select('d.pagamento_id as pagamentoId')
    .where('d.id', '=', devolucaoId)
    .forNoKeyUpdate('d')
    .executeTakeFirst();
  if (d === undefined) return { ok: false, motivo: 'inexistente' } as const;
  return d.estado === 'naoRealizada' && d.resolucao === null ? d : ({ ok: false, motivo: 'jaResolvido' } as const);
}

async function resolver(
  trx: Trx,
  r: {
    readonly devolucaoId: number;
    readonly resolucao: 'saldo' | 'novaDevolucao';
    readonly creditoId?: number;
    readonly agora: Instante;
  },
): Promise<void> {
  await trx
    .updateTable('devolucoes')
    .set({ resolucao: r.resolucao, resolvida_em: r.agora, credito_id: r.creditoId ?? null })
    .where('id', '=', r.devolucaoId)
    .execute();
}
