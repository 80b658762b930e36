import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { anularLinks } from '../links/links.ts';
import { encerrarPedidos } from './pedidos-repository.ts';

/**
 * Ends every way into an account that is under way: logins that wait for a release, second steps, their codes, and the
 * links that went to its address. "Não fui eu" stays: it lets nobody in.
 */
export async function fecharLoginsEmCurso(
  trx: Trx,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  await encerrarPedidos(trx, { usuarioId, agora });
  await anularLinks(trx, { usuarioId, tipos: ['senha', 'novaSenha', 'liberacao'], agora });
}
