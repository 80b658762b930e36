import type { Executor } from '../../db/banco.ts';

/** The plans of a service that are on offer, the cheapest first. */
export async function planosDoServico(db: Executor, servicoId: number) {
  return await db
    .selectFrom('planos')
    .select(['id', 'nome', 'tipo', 'periodo', 'valor', 'lugares'])
    .where('servico_id', '=', servicoId)
    .where('ativo', '=', true)
    .orderBy('valor')
    .orderBy('id')
    .execute();
}
