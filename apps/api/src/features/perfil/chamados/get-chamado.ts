import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';

/** One report of the person's own with all its messages; 404 for another person's. */
export function getChamado(
  { db, deps, usuario }: ContextoUsuario,
  { params: { id } }: Recebida<typeof perfil.getChamado>,
) {
  return chamadoInteiro(db, deps, { id, usuarioId: usuario.id });
}
