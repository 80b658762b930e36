import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, ZERO } from '@rateia/domain/dinheiro';
import { ID_MOTIVO_DO_CANCELAMENTO, MOTIVO_DO_CANCELAMENTO } from '@rateia/domain/loterias/bolao';
import { desculpaDoBolao } from '@rateia/domain/loterias/cota';
import { ehIdDe, rotuloDe } from '@rateia/domain/tabela';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { lancar, receberCredito } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { devolverItens } from '../../pedido/index.ts';
import { cotasDoItem } from '../itens/repository.ts';
import type { Bolao } from './bolao.ts';
import { acharBolao } from './bolao.ts';

/** The case of a credit note for cotas of a cancelled pool. */
export const CASO_DO_CANCELAMENTO = 'bolaoCancelado';

/**
 * Job `devolverCotas`: the whole price of one purchase of a cancelled pool goes back by the means that paid, once. A pool
 * without its receipt adds the apology for each cota (REGRAS 2.12).
 */
export async function devolverCotas(
  trx: Trx,
  deps: Deps,
  { itemId, agora }: { readonly itemId: number; readonly agora: Instante },
): Promise<void> {
  const { bolaoId, usuarioId } = await cotasDoItem(trx, { id: itemId });
  const { faturaId, quantidade } = await trx
    .selectFrom('itens_da_fatura')
    .select(['fatura_id as faturaId', 'quantidade'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  const bolao = await acharBolao(trx, bolaoId);
  if (bolao === undefined) throw new Error(`no pool ${bolaoId}`);
  const { valor } = await devolverItens(trx, deps, {
    faturaId,
    itens: [{ itemId }],
    chave: `bolao:${bolaoId}:devolvido:${itemId}`,
    caso: CASO_DO_CANCELAMENTO,
    motivo: bolao.motivoCancelamento ?? 'operacao',
    quem: 'sistema',
    agora,
  });
  if (valor === 0) return;
  const motivo = ehIdDe(MOTIVO_DO_CANCELAMENTO, bolao.motivoCancelamento) ? bolao.motivoCancelamento : 'operacao';
  const desculpa =
    motivo === ID_MOTIVO_DO_CANCELAMENTO.semComprovante
      ? await pedirDesculpas(trx, deps, { bolao, itemId, usuarioId, cotas: quantidade, agora })
      : ZERO;
  await notificar(trx, {
    usuarioId,
    modelo: 'bolaoCancelado',
    dados: {
      ...{ bolaoId, bolao: bolao.nome, motivo: rotuloDe(MOTIVO_DO_CANCELAMENTO, motivo) },
      ...{ devolvido: valor, desculpa },
    },
    fato: itemId,
    agora,
  });
}

async function pedirDesculpas(
  trx: Trx,
  deps: Deps,
  p: {
    readonly bolao: Bolao;
    readonly itemId: number;
    readonly usuarioId: number;
    readonly cotas: number;
    readonly agora: Instante;
  },
): Promise<Centavos> {
  const { bolao, itemId, usuarioId, cotas, agora } = p;
  const { desculpaPorCota } = (await deps.regras()).loterias;
  const valor = multiplicar(centavos(desculpaPorCota), cotas);
  const descricao = `Pedido de desculpas: ${bolao.nome}`;
  const creditoId = await receberCredito(trx, { usuarioId, origem: 'desculpa', valor, descricao, agora });
  await lancar(trx, {
    ...desculpaDoBolao({ usuario: usuarioId, valor }),
    origem: 'creditos',
    origemId: creditoId,
    chave: `bolao:${bolao.id}:desculpa:${itemId}`,
    agora,
  });
  return valor;
}
