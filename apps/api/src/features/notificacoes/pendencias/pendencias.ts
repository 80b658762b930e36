import type { PendenciaDaPessoa } from '@rateia/domain/notificacoes/pendencias';
import { porUrgencia } from '@rateia/domain/notificacoes/pendencias';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { FonteDePendencias } from '../../../http/feature.ts';

/** The matters of all features that wait for the person, the most urgent first. */
export async function pendenciasDaPessoa(
  { db, deps, usuario, agora }: ContextoUsuario,
  fontes: readonly FonteDePendencias[],
): Promise<readonly PendenciaDaPessoa[]> {
  const partes = await Promise.all(fontes.map((fonte) => fonte(db, { usuarioId: usuario.id, agora, deps })));
  return porUrgencia(partes.flat());
}
