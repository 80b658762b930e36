import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { chamadoInteiro } from './chamado-do-usuario.ts';

/** One report of one's own with all that was said in it; 404 for somebody else's. */
export const getChamado = (
  { db, deps, usuario }: ContextoUsuario,
  { params: { id } }: Recebida<typeof perfil.getChamado>,
) => chamadoInteiro(db, deps, { id, usuarioId: usuario.id });
