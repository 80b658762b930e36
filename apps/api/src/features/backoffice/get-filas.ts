import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../http/contexto.ts';

type Filas = Resposta<typeof backoffice.getFilas>;
/** The function that counts each queue, given by the desk that owns it. */
export type ContadoresDasFilas = { readonly [F in keyof Filas]: (ctx: ContextoUsuario) => Promise<Filas[F]> };

/** The number of cases that wait in each queue, and how many of them are due today (DESIGN backoffice). */
export async function getFilas(ctx: ContextoUsuario, filas: ContadoresDasFilas): Promise<Filas> {
  return {
    grupos: await filas.grupos(ctx),
    validacoes: await filas.validacoes(ctx),
    retiradas: await filas.retiradas(ctx),
    chamados: await filas.chamados(ctx),
    tarefas: await filas.tarefas(ctx),
    mensagens: await filas.mensagens(ctx),
    dinheiroParado: await filas.dinheiroParado(ctx),
    boloes: await filas.boloes(ctx),
    resultados: await filas.resultados(ctx),
    premios: await filas.premios(ctx),
    reclamacoes: await filas.reclamacoes(ctx),
  };
}
