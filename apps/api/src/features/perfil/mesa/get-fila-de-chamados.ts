import type { ContextoUsuario } from '../../../http/contexto.ts';
import { filaDeChamados } from '../chamados/chamados-da-operacao.ts';

/** Reported problems that wait for an answer (spec A§2 /perfil/relatar-problema). */
export async function getFilaDeChamados({ db, deps }: ContextoUsuario) {
  return { itens: await filaDeChamados(db, deps) };
}
