import type { Trx } from '../../../db/banco.ts';
import { deleteContasSociaisDesde } from './repository.ts';
import { nomeDoProvedor } from './vincular.ts';

/** Unlinks the accounts at providers that were linked since a moment; their names, as a person knows them. */
export const desvincularDesde = async (
  trx: Trx,
  desde: { readonly usuarioId: number; readonly desde: string },
): Promise<readonly string[]> => (await deleteContasSociaisDesde(trx, desde)).map(nomeDoProvedor);
