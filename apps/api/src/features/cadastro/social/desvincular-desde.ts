import type { Trx } from '../../../db/banco.ts';
import { deleteContasSociaisDesde } from './repository.ts';
import { nomeDoProvedor } from './vincular.ts';

/** Unlinks the accounts at providers that were linked since a moment; their names, as a person knows them. */
export async function desvincularDesde(
  trx: Trx,
  desde: { readonly usuarioId: number; readonly desde: string },
): Promise<readonly string[]> {
  return (await deleteContasSociaisDesde(trx, desde)).map(nomeDoProvedor);
}
