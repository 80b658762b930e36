import type { Resposta } from '@rateia/contracts/chamada';
import type { retirada } from '@rateia/contracts/retirada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { acharAutomatica } from './automatica-repository.ts';

/** The automatic withdrawal of the caller, where it is switched on (REGRAS 2.6). */
export async function getRetiradaAutomatica({
  db,
  deps,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof retirada.getRetiradaAutomatica>> {
  const ligada = await acharAutomatica(db, usuario.id);
  const { minimo } = (await deps.regras()).retirada;
  if (ligada === undefined) return { ligada: null, minimo };
  const { dia, manter, idChave, proximaEm } = ligada;
  return { ligada: { dia, manter, idChave, proximaEm }, minimo };
}
