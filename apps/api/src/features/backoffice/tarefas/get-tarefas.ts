import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarTarefas } from './tarefas-repository.ts';

/** Jobs, deadlines and webhooks that failed or wait. */
export async function getTarefas({ db }: ContextoUsuario, { query }: Recebida<typeof backoffice.getTarefas>) {
  const { itens, total } = await listarTarefas(db, query);
  return { itens: [...itens], total, pagina: query.pagina, porPagina: query.porPagina };
}
