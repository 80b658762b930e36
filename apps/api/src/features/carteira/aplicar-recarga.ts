import type { StatusCredito } from '@rateia/domain/carteira/estados';
import { STATUS_CREDITO } from '@rateia/domain/carteira/estados';
import { recarga } from '@rateia/domain/carteira/lancamentos';
import { MAQUINA_CREDITO } from '@rateia/domain/carteira/maquinas';
import { transicionar } from '@rateia/domain/maquina';
import type { Trx } from '../../db/banco.ts';
import { lancar } from '../livro/index.ts';
import { registrarTransicao } from '../../db/transicoes.ts';
import { notificar } from '../notificacoes/index.ts';
import type { Aplicador } from '../pagamentos/index.ts';

type Pedido = Parameters<Aplicador>[2];

/**
 * A paid top-up: 41 → 34, and the wallet shows it. One that arrives after its credit expired (46) becomes a new credit:
 * the payer is the owner of the account, so nothing is lost by honouring it (REGRAS 2.3, 2.5).
 */
export const aplicarRecarga: Aplicador = async (trx, _deps, pedido) => {
  const { pagamento, agora } = pedido;
  const creditoId = (await pagarCredito(trx, pedido)) ?? (await creditoTardio(trx, pedido));
  await lancar(trx, {
    ...recarga({ usuario: pagamento.usuarioId, valor: pagamento.valor, provedor: pagamento.provedor }),
    origem: 'creditos',
    origemId: creditoId,
    chave: `credito:${creditoId}:recarga`,
    agora,
  });
  await notificar(trx, {
    usuarioId: pagamento.usuarioId,
    modelo: 'saldoAdicionado',
    dados: { valor: pagamento.valor },
    fato: pagamento.id,
    agora,
  });
  return { aplicado: true };
};

const pagarCredito = async (trx: Trx, { pagamento, agora }: Pedido): Promise<number | undefined> => {
  if (pagamento.creditoId === null) return undefined;
  const credito = await trx
    .selectFrom('creditos')
    .select(['id', 'status'])
    .where('id', '=', pagamento.creditoId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const passo = transicionar(MAQUINA_CREDITO, {
    estado: credito.status as StatusCredito,
    evento: 'pagar',
    quem: 'provedor',
    contexto: undefined,
  });
  if (!passo.ok) return undefined;
  await trx
    .updateTable('creditos')
    .set({ status: passo.para, resolvido_em: agora })
    .where('id', '=', credito.id)
    .execute();
  await registrarTransicao(trx, {
    entidade: 'credito',
    entidadeId: credito.id,
    de: credito.status,
    evento: 'pagar',
    para: passo.para,
    quem: 'provedor',
    em: agora,
  });
  return credito.id;
};

const creditoTardio = async (trx: Trx, { pagamento, agora }: Pedido): Promise<number> => {
  const status = STATUS_CREDITO.disponivel.id;
  const { id } = await trx
    .insertInto('creditos')
    .values({
      usuario_id: pagamento.usuarioId,
      origem: 'pagamentoTardio',
      valor: pagamento.valor,
      status,
      meio_pagamento: pagamento.meioPagamento,
      descricao: 'Pix recebido depois do vencimento do código',
      criado_em: agora,
      resolvido_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await registrarTransicao(trx, {
    entidade: 'credito',
    entidadeId: id,
    de: null,
    evento: 'receber',
    para: status,
    quem: 'sistema',
    em: agora,
  });
  return id;
};
