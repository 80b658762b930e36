import type { Instante } from '@rateia/domain/datas';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { QuemMoveAutorizacao } from '@rateia/domain/pagamentos/programado/autorizacao';
import { MAQUINA_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { cancelarPagamento } from '../../pagamentos/index.ts';
import { ACERTAR_AUTORIZACAO, AUTORIZACAO_EXPIRA } from '../agenda.ts';

type Fim = {
  readonly autorizacaoId: number;
  readonly evento: 'rejeitar' | 'expirar' | 'cancelar';
  readonly quem: QuemMoveAutorizacao;
  readonly usuarioId?: number;
  readonly agora: Instante;
  /** The provider's words about it. */
  readonly porQuem?: string | null;
  readonly motivo?: string | null;
};

/**
 * Ends an authorisation: the code is forgotten, and what was charged under it is taken off the air. The bank is told by a job,
 * unless the bank said it. False for one that ended before.
 */
export async function encerrarAutorizacao(trx: Trx, f: Fim): Promise<boolean> {
  const { autorizacaoId: id, evento, quem, agora } = f;
  const movida = await mover(trx, MAQUINA_AUTORIZACAO, {
    ...{ id, evento, quem, agora },
    ...(f.usuarioId === undefined ? {} : { usuarioId: f.usuarioId }),
    mudar: {
      copia_e_cola: null,
      decidida_em: agora,
      encerrada_por: f.porQuem ?? null,
      motivo: f.motivo ?? null,
    },
  });
  if (!movida.ok) return false;
  await cancelarPrazos(trx, { tipos: [AUTORIZACAO_EXPIRA], alvoId: id });
  const abertos = await trx
    .selectFrom('cobrancas_pix_programado as c')
    .innerJoin('pagamentos as p', 'p.id', 'c.pagamento_id')
    .select('p.id')
    .where('c.autorizacao_id', '=', id)
    .where('p.estado', 'in', [...PAGAMENTO_ABERTO])
    .orderBy('p.id')
    .execute();
  for (const { id: pagamentoId } of abertos) await cancelarPagamento(trx, { id: pagamentoId, agora, quem: 'sistema' });
  if (quem !== 'provedor')
    await enfileirar(trx, ACERTAR_AUTORIZACAO, { autorizacaoId: id }, { chave: `acertarAutorizacao:${id}` });
  return true;
}
