import { ErroRede } from './erros-api.ts';
import { renovar } from './renovacao.ts';
import { sessaoAtual } from './sessao.ts';

/**
 * After something that ended the sessions of an account: the one of this browser is forgotten without a word if the
 * server says that it is over. One of another account goes on; without an answer nothing is known of it, and it stays.
 */
export async function largarSeAcabou(): Promise<void> {
  const aberta = sessaoAtual.atual();
  if (aberta === undefined) return;
  const id = sessaoAtual.idSessao();
  try {
    const vive = await renovar(aberta);
    if (!vive && sessaoAtual.idSessao() === id) sessaoAtual.encerrar();
  } catch (erro) {
    if (!(erro instanceof ErroRede)) throw erro;
  }
}
