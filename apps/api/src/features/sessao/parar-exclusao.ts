import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import { notificar } from '../notificacoes/index.ts';

type MotivoDaParada = 'emailDesfeito' | 'bloqueioDoDono' | 'bloqueioDaEquipe';

/**
 * Ends a pending deletion of an account that turns out to be in doubt: whoever asked may not have been its owner. It is
 * not only held back: the owner asks again if it was he (REGRAS 2.17 Deletion; record 665). The caller holds the account.
 */
export const pararExclusao = async (
  trx: Trx,
  {
    usuarioId,
    motivo,
    agora,
    requestId,
  }: {
    readonly usuarioId: number;
    readonly motivo: MotivoDaParada;
    readonly agora: Instante;
    readonly requestId?: string;
  },
): Promise<void> => {
  const parada = await trx
    .updateTable('exclusoes')
    .set({ estado: 'parada', motivo_parada: motivo, encerrada_em: agora })
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pedida')
    .returning('id')
    .executeTakeFirst();
  if (parada === undefined) return;
  await trx.updateTable('usuarios').set({ exclusao_em: null }).where('id', '=', usuarioId).execute();
  await cancelarPrazos(trx, { tipos: ['conta.excluir'], alvoId: parada.id });
  await notificar(trx, {
    usuarioId,
    modelo: 'exclusaoParada',
    dados: { motivo },
    fato: parada.id,
    agora,
    ...(requestId === undefined ? {} : { requestId }),
  });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'privacidade.exclusaoParada',
    alvo: `exclusao:${parada.id}`,
    dados: { motivo },
    em: agora,
  });
};
