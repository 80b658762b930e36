import { ID_STATUS_CREDITO } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import { registrarTransicao } from '../../db/transicoes.ts';

/** A credit that is born available: a refund, a receipt, a payment that came too late (REGRAS 2.3). */
export const receberCredito = async (
  trx: Trx,
  pedido: {
    readonly usuarioId: number;
    readonly origem: 'reembolso' | 'recebimento' | 'pagamentoTardio';
    readonly valor: Centavos;
    readonly faturaId?: number;
    readonly descricao: string;
    readonly agora: Instante;
  },
): Promise<number> => {
  const { usuarioId, origem, valor, descricao, agora } = pedido;
  const para = ID_STATUS_CREDITO.disponivel;
  const { id } = await trx
    .insertInto('creditos')
    .values({
      usuario_id: usuarioId,
      origem,
      valor,
      status: para,
      fatura_id: pedido.faturaId ?? null,
      descricao,
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
    para,
    quem: 'sistema',
    em: agora,
  });
  return id;
};
