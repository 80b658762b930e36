import { renovarAparelho } from '../lib/avisos-no-aparelho.ts';
import { usuarioQuery } from '../lib/usuario.ts';
import { queryClient } from './query-client.ts';

/**
 * Runs after a login without delaying the person: messages that the person allowed in this browser go on in the new
 * session.
 */
export async function renovarAvisos(): Promise<void> {
  try {
    const { id } = await queryClient.ensureQueryData(usuarioQuery);
    await renovarAparelho(id);
  } catch {
    // No network, or a browser that changed its mind: the next page tries again.
    return;
  }
}
