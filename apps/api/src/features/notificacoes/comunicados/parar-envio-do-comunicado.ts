import type { Instante } from '@rateia/domain/datas';
import { COMUNICADO_ABERTO, ID_ESTADO_COMUNICADO } from '@rateia/domain/notificacoes/comunicados';
import type { Trx } from '../../../db/banco.ts';
import { anotarComunicado, travarComunicado } from './comunicados-repository.ts';

/** Stops an announcement: it reaches nobody else. */
export async function pararEnvioDoComunicado(
  trx: Trx,
  { id, operadorId, agora }: { readonly id: number; readonly operadorId: number; readonly agora: Instante },
): Promise<'feito' | 'terminado' | 'inexistente'> {
  const comunicado = await travarComunicado(trx, id);
  if (comunicado === undefined) return 'inexistente';
  if (!COMUNICADO_ABERTO.includes(comunicado.estado)) return 'terminado';
  await anotarComunicado(trx, id, {
    estado: ID_ESTADO_COMUNICADO.parado,
    parado_em: agora,
    parado_por: operadorId,
  });
  return 'feito';
}
