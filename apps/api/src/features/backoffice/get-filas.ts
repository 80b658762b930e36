import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../http/contexto.ts';

type Filas = Resposta<typeof backoffice.getFilas>;
/** How each queue is counted: by the desk that owns it. */
export type ContadoresDasFilas = { readonly [F in keyof Filas]: (ctx: ContextoUsuario) => Promise<Filas[F]> };

/** How much waits in each queue, and how much of it today (DESIGN backoffice). */
export const getFilas = async (ctx: ContextoUsuario, filas: ContadoresDasFilas): Promise<Filas> => ({
  grupos: await filas.grupos(ctx),
  validacoes: await filas.validacoes(ctx),
  retiradas: await filas.retiradas(ctx),
  chamados: await filas.chamados(ctx),
  tarefas: await filas.tarefas(ctx),
  mensagens: await filas.mensagens(ctx),
  dinheiroParado: await filas.dinheiroParado(ctx),
});
