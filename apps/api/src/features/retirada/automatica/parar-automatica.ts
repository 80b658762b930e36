import type { Instante } from '@rateia/domain/datas';
import type { MotivoDaParada } from '@rateia/domain/retirada/automatica';
import type { Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { notificar } from '../../notificacoes/index.ts';
import { RETIRADA_AUTOMATICA } from '../agenda.ts';
import { apagarAutomatica } from './automatica-repository.ts';

/** An automatic withdrawal stops itself, and its owner is told why; nothing where it is off (REGRAS 2.6). */
export async function pararAutomatica(
  trx: Trx,
  p: { readonly usuarioId: number; readonly motivo: MotivoDaParada; readonly agora: Instante },
): Promise<void> {
  const { usuarioId, motivo, agora } = p;
  if (!(await apagarAutomatica(trx, usuarioId))) return;
  await cancelarPrazos(trx, { tipos: [RETIRADA_AUTOMATICA], alvoId: usuarioId });
  await notificar(trx, {
    usuarioId,
    modelo: 'retiradaAutomaticaParada',
    dados: { parada: motivo },
    fato: `${usuarioId}:${agora}`,
    agora,
  });
}
