import type { Instante } from '@rateia/domain/datas';
import { transicionar } from '@rateia/domain/maquina';
import type { EventoExclusao, QuemMoveExclusao } from '@rateia/domain/privacidade/exclusao';
import { ID_ESTADO_EXCLUSAO, MAQUINA_EXCLUSAO } from '@rateia/domain/privacidade/exclusao';
import type { Trx } from '../../../db/banco.ts';
import { registrarTransicao } from '../../../db/transicoes.ts';

/** Who caused the event, and which person that was; nobody where the clock did. */
export type AutorDaExclusao = { readonly quem: QuemMoveExclusao; readonly autorId: number | null };

type Movimento = AutorDaExclusao & {
  readonly id: number;
  /** Whose account it is. */
  readonly usuarioId: number;
  readonly evento: Exclude<EventoExclusao, 'pedir'>;
  readonly agora: Instante;
  readonly mudar?: { readonly impedimentos?: string[]; readonly motivo_parada?: string };
};

/**
 * Moves a pending request for the end of an account by its table (REGRAS 2.17 Deletion). The caller holds the account and
 * saw the request pending under that lock, so that a step without a row is a fault of ours.
 */
export const moverExclusao = async (trx: Trx, m: Movimento): Promise<void> => {
  const { id, usuarioId, evento, quem, autorId, agora: em } = m;
  const de = ID_ESTADO_EXCLUSAO.pedida;
  const passo = transicionar(MAQUINA_EXCLUSAO, { estado: de, evento, quem, contexto: {} });
  if (!passo.ok) throw new Error(`exclusao ${id}: ${passo.recusa.codigo}`);
  const { para } = passo;
  await trx
    .updateTable('exclusoes')
    .set({ estado: para, encerrada_em: em, ...m.mudar })
    .where('id', '=', id)
    .where('estado', '=', de)
    .executeTakeFirstOrThrow();
  await trx.updateTable('usuarios').set({ exclusao_em: null }).where('id', '=', usuarioId).execute();
  await registrarTransicao(trx, {
    entidade: 'exclusao',
    entidadeId: id,
    de,
    evento,
    para,
    quem,
    usuarioId: autorId,
    em,
  });
};
