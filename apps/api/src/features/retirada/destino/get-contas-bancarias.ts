import type { ContextoUsuario } from '../../../http/contexto.ts';
import { mostrarConta } from '../presenter.ts';
import { contasDoUsuario } from './contas.ts';

/** Bank accounts of the user, the oldest first (spec B§2 Wallet). */
export async function getContasBancarias({ db, deps, usuario, agora }: ContextoUsuario) {
  const contas = await contasDoUsuario(db, deps.cifra, usuario.id);
  return { itens: contas.map((conta) => mostrarConta(conta, agora)) };
}
