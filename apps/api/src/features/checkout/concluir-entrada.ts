import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import { enfileirarSemAviso } from '../../db/fila.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import { cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { ASSINATURA_PAGA, VAGA_RETENCAO_EXPIRA } from './agenda.ts';

/**
 * The first invoice of a membership was just paid in this transaction: its seats are taken for good, nothing else may
 * pay it, and a job tells the group. Locks: seats, hold and invoice.
 */
export const concluirEntrada = async (
  trx: Trx,
  e: {
    readonly assinaturaId: number;
    readonly grupoId: number;
    readonly faturaId: number;
    readonly agora: Instante;
    /** The payment that paid it, which stays. */
    readonly pagamentoId?: number;
  },
): Promise<void> => {
  await sql`select confirmar_vagas(${e.grupoId}, ${e.assinaturaId}, ${e.agora})`.execute(trx);
  await cancelarPrazos(trx, { tipos: [VAGA_RETENCAO_EXPIRA], alvoId: e.assinaturaId });
  await cancelarPagamentosAbertos(trx, {
    faturaId: e.faturaId,
    agora: e.agora,
    quem: 'sistema',
    ...(e.pagamentoId === undefined ? {} : { exceto: e.pagamentoId }),
  });
  await enfileirarSemAviso(trx, ASSINATURA_PAGA, { assinaturaId: e.assinaturaId });
};
