import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Lado } from '@rateia/domain/reclamacoes/listagens';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Reclamacao } from '../repository.ts';

/** An act of one side on a complaint that is locked. */
export type Ato<D> = {
  readonly ctx: ContextoUsuario;
  readonly reclamacao: Reclamacao;
  readonly lado: Lado;
  readonly dita: D;
};

/** The time to act was over before the worker came to it: nothing is lost, and the sentence says when (REGRAS 2.16). */
export function exigirPrazo({ dataLimite }: Reclamacao, agora: string): void {
  if (dataLimite !== null && dataLimite <= agora)
    recusar('prazoTerminado', { valores: { data: formatarMomento(dataLimite) } });
}

/** The administrator's first answer: the desk counts how long it took (REGRAS 2.7). */
export async function anotarResposta(trx: Trx, { id, respondidaEm }: Reclamacao, agora: string): Promise<void> {
  if (respondidaEm !== null) return;
  await trx.updateTable('reclamacoes').set({ respondida_em: agora }).where('id', '=', id).execute();
}
