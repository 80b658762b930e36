import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { apresentarCampanha } from './apresentar-campanha.ts';

/** One campaign, as its form has it; 404 when there is none. */
export async function getCampanha(
  { db, agora }: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.getCampanha>,
) {
  return await apresentarCampanha(db, { id, agora });
}
