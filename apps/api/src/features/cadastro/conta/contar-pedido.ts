import type { Contexto } from '../../../http/contexto.ts';
import { contarTentativa } from '../../sessao/index.ts';

/**
 * Counts a request of a registration before anything is looked up, or refuses it with 429. After a few requests the
 * delays grow for the e-mail and for the device, and each hour and day has a limit (CONFIABILIDADE "Limits on
 * guessing"; ASVS 2.4.1, 6.3.1).
 */
export async function contarPedidoDeCadastro(
  { deps, db, ip, hashDispositivo, agora }: Contexto,
  email: string,
): Promise<void> {
  return await contarTentativa(db, deps, { acao: 'cadastro', conta: email, ip, dispositivo: hashDispositivo, agora });
}
