import type { ContextoUsuario } from '../../http/contexto.ts';
import { getVinculos } from '../cadastro/index.ts';

/** Whether somebody has paid for a subscription once (spec A§3 first purchase flag; REGRAS 1 convertido). */
export const getPrimeiraAssinatura = async ({ db, usuario }: ContextoUsuario): Promise<{ jaRealizada: boolean }> => ({
  jaRealizada: (await getVinculos(db, usuario.id)).comprasFeitas > 0,
});
