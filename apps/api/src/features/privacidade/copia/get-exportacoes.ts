import type { ContextoUsuario } from '../../../http/contexto.ts';
import { getExportacoesDe } from './exportacao-repository.ts';

/** The last copies of the data that the account asked for, newest first. */
export async function getExportacoes({ db, usuario }: ContextoUsuario) {
  return {
    itens: [...(await getExportacoesDe(db, usuario.id))],
  };
}
