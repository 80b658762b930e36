import type { ContextoUsuario } from '../../http/contexto.ts';
import { getVinculos } from '../cadastro/index.ts';

/** True if the person has ever paid for a subscription (spec A§3 first purchase flag; REGRAS 1 convertido). */
export async function getPrimeiraAssinatura({
  db,
  usuario,
}: ContextoUsuario): Promise<{ readonly jaRealizada: boolean }> {
  return {
    jaRealizada: (await getVinculos(db, usuario.id)).comprasFeitas > 0,
  };
}
