import type { Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { Endereco } from '../presenter.ts';
import { CONTEXTO } from './pessoais.ts';

/** Keeps the fiscal address, encrypted as all that is personal. */
export async function guardarEndereco(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, endereco }: { readonly usuarioId: number; readonly endereco: Endereco },
): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set({ endereco_cifrado: cifra.cifrar(JSON.stringify(endereco), CONTEXTO.endereco) })
    .where('id', '=', usuarioId)
    .execute();
}
