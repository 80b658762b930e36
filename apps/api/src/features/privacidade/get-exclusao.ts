import type { Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import type { Executor } from '../../db/banco.ts';
import { getExclusaoPedida } from './exclusao-repository.ts';
import { impedimentosDe } from './impedimentos.ts';

export type SituacaoDaExclusao = Resposta<typeof privacidade.getExclusao>;

/** Whether the account is about to go, and what stands in the way (spec A§2 /excluir-conta). */
export const situacaoDaExclusao = async (db: Executor, usuarioId: number): Promise<SituacaoDaExclusao> => {
  const pedida = await getExclusaoPedida(db, usuarioId);
  return {
    situacao: pedida === undefined ? null : { pedidaEm: pedida.pedidaEm, executaEm: pedida.executaEm },
    impedimentos: [...(await impedimentosDe(db, usuarioId))],
  };
};
