import type { Trx } from '../../../db/banco.ts';
import { desvincularDesde } from '../../cadastro/index.ts';
import { retirarFatoresDesde } from '../../sessao/index.ts';

/**
 * Removes the ways of logging in that were added since a moment, because the code that allowed them may have gone to the
 * address of a thief (REGRAS 2.21). Older ways stay. Returns the removed ones in the words of a list.
 */
export async function retirarLoginsDesde(
  trx: Trx,
  desde: { readonly usuarioId: number; readonly desde: string },
): Promise<readonly string[]> {
  const { aplicativo, chaves, codigos } = await retirarFatoresDesde(trx, desde);
  const provedores = await desvincularDesde(trx, desde);
  return [
    ...(aplicativo ? ['o aplicativo autenticador'] : []),
    ...(chaves === 0 ? [] : [chaves === 1 ? 'uma chave de acesso' : `${chaves} chaves de acesso`]),
    ...(codigos ? ['os códigos de recuperação'] : []),
    ...provedores.map((provedor) => `a conta do ${provedor}`),
  ];
}
