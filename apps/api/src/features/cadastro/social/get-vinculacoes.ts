import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Vinculacoes } from './vinculacoes.ts';
import { apresentarVinculacoes } from './vinculacoes.ts';

/** The ways to log in besides the password: each provider that is offered here, or linked already. */
export async function getVinculacoes({ deps, db, usuario }: ContextoUsuario): Promise<Vinculacoes> {
  return await apresentarVinculacoes(db, deps, usuario.id);
}
