import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { ManipuladoresDeTarefa } from '../../db/fila.ts';
import type { ManipuladoresDePrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { notificar } from '../notificacoes/index.ts';
import { enviarRetirada } from './enviar-retirada.ts';
import { moverRetirada } from './mover-retirada.ts';
import { travar } from './repository.ts';

export const tarefasDeRetirada = (deps: Deps): ManipuladoresDeTarefa => ({
  enviarRetirada: ({ retiradaId }, { requestId }) => enviarRetirada(deps, { retiradaId, requestId }),
});

/** A draft whose code never came is dropped; a review that is late is told to who waits (REGRAS 2.6). */
export const prazosDeRetirada = (deps: Pick<Deps, 'log'>): ManipuladoresDePrazo => ({
  'retirada.expira': async (trx, { alvoId }, agora) => {
    const retirada = await travar(trx, alvoId);
    if (retirada?.estado !== ID_ESTADO_RETIRADA.aguardandoPin) return;
    await moverRetirada(trx, retirada, { evento: 'cancelar', quem: 'sistema', agora });
  },
  'retirada.analiseVence': async (trx, { alvoId }, agora) => {
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
  },
});
