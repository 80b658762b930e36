import type { Instante } from '@rateia/domain/datas';
import { viva } from '@rateia/domain/grupos/assinatura';
import { naFila } from '@rateia/domain/grupos/fila';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverTudo } from '../../carteira/index.ts';
import { encerrarAssinatura } from '../membros/encerrar-assinatura.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { notificarFilaDevolvida } from './notificar-fila-devolvida.ts';

/** The seat did not free in time: everything goes back, and other groups are shown (REGRAS 2.10, more than 5 days). */
export async function vencerAtrasoDaFila(
  trx: Trx,
  deps: Deps,
  { assinaturaId, agora }: { readonly assinaturaId: number; readonly agora: Instante },
): Promise<void> {
  const achados = await travarAssinaturaEGrupo(trx, assinaturaId);
  if (achados === undefined) return;
  const { grupo, assinatura } = achados;
  if (!viva(assinatura.estado) || !naFila(assinatura)) return;
  const motivo = 'fila.atraso';
  await devolverTudo(trx, deps, { assinaturaId, agora, motivo });
  await encerrarAssinatura(trx, deps, { assinaturaId, motivo, quem: 'sistema', agora });
  await notificarFilaDevolvida(trx, { grupo, assinatura, agora });
}
