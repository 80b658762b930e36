import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import { RETIRADA_ANALISE_VENCE } from '../agenda.ts';
import { limiteDaAnalise } from '../presenter.ts';
import type { Retirada } from '../repository.ts';
import { ordenarSaida } from '../transferencia/ordenar-saida.ts';

/** A withdrawal whose amount has left the wallet is sent, or waits for the staff and its owner is told (REGRAS 2.6). */
export async function seguirAutorizada(
  trx: Trx,
  deps: Deps,
  p: {
    readonly retirada: Retirada;
    readonly revisaoManual: boolean;
    readonly agora: Instante;
    readonly requestId?: string;
  },
): Promise<void> {
  const { retirada, agora } = p;
  const rastro = p.requestId === undefined ? {} : { requestId: p.requestId };
  if (!p.revisaoManual) return await ordenarSaida(trx, deps, { retirada, agora, ...rastro });
  const venceEm = limiteDaAnalise(agora, await deps.regras());
  await agendarPrazo(trx, { tipo: RETIRADA_ANALISE_VENCE, alvoId: retirada.id, venceEm, agora });
  await notificarComBloqueio(trx, deps, {
    usuarioId: retirada.usuarioId,
    modelo: 'retiradaEmAnalise',
    dados: { valor: retirada.valor, id: retirada.idPublico },
    fato: retirada.id,
    agora,
    ...rastro,
  });
}
