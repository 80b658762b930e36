import type { PendenciaDaPessoa } from '@rateia/domain/notificacoes/pendencias';
import { porUrgencia } from '@rateia/domain/notificacoes/pendencias';
import type { Executor } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { Deps } from '../../http/deps.ts';

/** What a feature knows to be waiting for a person now, from its own facts. */
export type FonteDePendencias = (
  db: Executor,
  p: { readonly usuarioId: number; readonly agora: string; readonly deps: Deps },
) => Promise<readonly PendenciaDaPessoa[]>;

/** What waits for the person in all features, the most urgent first. */
export const pendenciasDaPessoa = async (
  { db, deps, usuario, agora }: ContextoUsuario,
  fontes: readonly FonteDePendencias[],
): Promise<readonly PendenciaDaPessoa[]> => {
  const partes = await Promise.all(fontes.map((fonte) => fonte(db, { usuarioId: usuario.id, agora, deps })));
  return porUrgencia(partes.flat());
};
