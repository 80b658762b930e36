import { somarMinutos } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import { escritasDesde, mensagensDesde } from './chamados-repository.ts';

const MINUTOS_DO_DIA = 24 * 60;
const CONTAGENS = { chamadosDemais: escritasDesde, mensagensDemais: mensagensDesde } as const;

/** Refuses what would pass the most of 24 hours, and says when it opens again. */
export async function exigirLimiteDoDia(
  trx: Trx,
  recusa: keyof typeof CONTAGENS,
  { usuarioId, agora, max }: { readonly usuarioId: number; readonly agora: string; readonly max: number },
): Promise<void> {
  const { quantas, primeira } = await CONTAGENS[recusa](trx, {
    usuarioId,
    desde: somarMinutos(agora, -MINUTOS_DO_DIA),
  });
  if (quantas < max) return;
  recusar(recusa, { valores: { max, hora: formatarHora(somarMinutos(primeira ?? agora, MINUTOS_DO_DIA)) } });
}
