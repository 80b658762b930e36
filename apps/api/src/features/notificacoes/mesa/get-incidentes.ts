import type { Resposta } from '@rateia/contracts/chamada';
import type { backofficeIncidentes } from '@rateia/contracts/incidentes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarIncidentes } from '../incidentes/incidentes.ts';

/** Incidents, those that last first, then the newest. */
export async function getIncidentes({
  db,
}: ContextoUsuario): Promise<Resposta<typeof backofficeIncidentes.getIncidentes>> {
  const itens = [...(await listarIncidentes(db))];
  return { itens, total: itens.length };
}
