import { ErroRede } from './erros-api.ts';
import { renovar } from './renovacao.ts';
import { session } from './session.ts';

/**
 * After something that ended the sessions of an account: the one of this browser is forgotten without a word if the
 * server says that it is over. One of another account goes on; without an answer nothing is known of it, and it stays.
 */
export async function largarSeAcabou(): Promise<void> {
  const aberta = session.atual();
  if (aberta === undefined) return;
  const id = session.idSessao();
  try {
    const vive = await renovar(aberta);
    if (!vive && session.idSessao() === id) session.encerrar();
  } catch (erro) {
    if (!(erro instanceof ErroRede)) throw erro;
  }
}
