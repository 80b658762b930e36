import type { Instante } from '@rateia/domain/datas';
import type { EventoExclusao, QuemMoveExclusao } from '@rateia/domain/privacidade/exclusao';
import { ID_ESTADO_EXCLUSAO, MAQUINA_EXCLUSAO } from '@rateia/domain/privacidade/exclusao';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';

/** The author of the event: the role, and the person; null where the clock caused it. */
export type AutorDaExclusao = { readonly quem: QuemMoveExclusao; readonly autorId: number | null };

type Movimento = AutorDaExclusao & {
  readonly id: number;
  /** The owner of the account. */
  readonly usuarioId: number;
  readonly evento: Exclude<EventoExclusao, 'pedir'>;
  readonly agora: Instante;
  readonly mudar?: { readonly impedimentos?: string[]; readonly motivo_parada?: string };
};

/**
 * Moves a pending request for the end of an account by its table (REGRAS 2.17 Deletion). The caller holds the account and
 * saw the request pending under that lock, so that a step without a row is a fault of ours.
 */
export async function moverExclusao(trx: Trx, m: Movimento): Promise<void> {
  const { id, usuarioId, evento, quem, autorId, agora } = m;
  exigir(
    await mover(trx, MAQUINA_EXCLUSAO, {
      id,
      de: ID_ESTADO_EXCLUSAO.pedida,
      evento,
      quem,
      usuarioId: autorId,
      agora,
      mudar: { encerrada_em: agora, ...m.mudar },
    }),
  );
  await trx.updateTable('usuarios').set({ exclusao_em: null }).where('id', '=', usuarioId).execute();
}
