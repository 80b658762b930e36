import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { notificar } from '../notificacoes/index.ts';
import { CONCILIAR } from '../pagamentos/index.ts';
import {
  ENVIAR_RETIRADA,
  RETIRADA_ANALISE_VENCE,
  RETIRADA_AUTOMATICA,
  RETIRADA_EXPIRA,
  RETIRADA_SAI,
} from './agenda.ts';
import { retirarNoDia } from './automatica/retirar-no-dia.ts';
import { moverRetirada } from './mover-retirada.ts';
import { travar } from './repository.ts';
import { conferirRetiradasEnviadas } from './transferencia/conferir-retiradas-enviadas.ts';
import { enviarRetirada } from './transferencia/enviar-retirada.ts';
import { ordenarSaida } from './transferencia/ordenar-saida.ts';

export function tarefasDeRetirada(deps: Deps) {
  return [
    servir(ENVIAR_RETIRADA, ({ retiradaId }, { requestId }) => enviarRetirada(deps, { retiradaId, requestId })),
    servir(CONCILIAR, () => conferirRetiradasEnviadas(deps)),
  ];
}

/** A draft whose code never came is dropped; the person who waits is told of a late review (REGRAS 2.6). */
export function prazosDeRetirada(deps: Deps) {
  return [
    quandoVencer(RETIRADA_SAI, async (trx, { alvoId }, agora) => {
      const retirada = await travar(trx, alvoId);
      if (retirada?.estado !== ID_ESTADO_RETIRADA.emAnalise || retirada.revisaoManual) return;
      await ordenarSaida(trx, deps, { retirada, agora });
    }),
    quandoVencer(
      RETIRADA_AUTOMATICA,
      async (trx, { alvoId: usuarioId }, agora) => await retirarNoDia(trx, deps, { usuarioId, agora }),
    ),
    quandoVencer(RETIRADA_EXPIRA, async (trx, { alvoId }, agora) => {
      const retirada = await travar(trx, alvoId);
      if (retirada?.estado !== ID_ESTADO_RETIRADA.aguardandoPin) return;
      await moverRetirada(trx, retirada, { evento: 'cancelar', quem: 'sistema', agora });
    }),
    quandoVencer(RETIRADA_ANALISE_VENCE, async (trx, { alvoId }, agora) => {
      const retirada = await travar(trx, alvoId);
      if (retirada?.estado !== ID_ESTADO_RETIRADA.emAnalise) return;
      deps.log.error({ retiradaId: retirada.id }, 'withdrawal review is late');
      await notificar(trx, {
        usuarioId: retirada.usuarioId,
        modelo: 'retiradaAindaEmAnalise',
        dados: { valor: retirada.valor, id: retirada.idPublico },
        fato: retirada.id,
        agora,
      });
    }),
  ];
}
