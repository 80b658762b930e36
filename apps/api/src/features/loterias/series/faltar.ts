import type { Instante } from '@rateia/domain/datas';
import type { MotivoDaFalta } from '@rateia/domain/loterias/adesao';
import { faltasPausam, MOTIVO_DA_FALTA } from '@rateia/domain/loterias/adesao';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { pausarAdesao } from './pausar-adesao.ts';
import type { Adesao } from './repository.ts';
import { guardarDestino } from './repository.ts';

type Falta = {
  readonly adesao: Adesao;
  readonly bolao: Bolao;
  readonly motivo: MotivoDaFalta;
  readonly faturaId?: number | null;
  readonly agora: Instante;
};

/** A draw that could not be charged: two in a row pause the place, and its person is told (REGRAS 2.12 Recurring). */
export async function faltar(trx: Trx, deps: Deps, f: Falta): Promise<void> {
  const { adesao, bolao, motivo, faturaId = null, agora } = f;
  const { id, usuarioId, serieId } = adesao;
  await guardarDestino(trx, { adesaoId: id, bolaoId: bolao.id, destino: 'falta', motivo, faturaId, agora });
  // The person's own limit keeps him out of a draw, and is no miss of his.
  const faltas = motivo === 'limite' ? adesao.faltas : adesao.faltas + 1;
  await trx.updateTable('adesoes').set({ faltas, mudou_em: agora }).where('id', '=', id).execute();
  const pausa = adesao.estado === 'ativa' && faltas > adesao.faltas && faltasPausam(faltas, await deps.regras());
  if (pausa) await pausarAdesao(trx, { id, quem: 'sistema', agora });
  await notificar(trx, {
    usuarioId,
    modelo: 'serieFalta',
    dados: {
      serieId,
      bolaoId: bolao.id,
      bolao: bolao.nome,
      motivo: MOTIVO_DA_FALTA[motivo].rotulo,
      vendasAte: bolao.vendasAte,
      pausada: pausa ? 'sim' : null,
    },
    fato: `${id}:${bolao.id}`,
    agora,
  });
}
