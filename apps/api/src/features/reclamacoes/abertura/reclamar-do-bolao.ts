import type { Instante } from '@rateia/domain/datas';
import { tardeParaReclamarDoBolao } from '@rateia/domain/reclamacoes/do-bolao';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { BolaoReclamado } from '../../loterias/index.ts';
import { bolaoReclamado } from '../../loterias/index.ts';

/** A pool in which the caller paid for cotas, also if they went back; to anybody else it does not exist (REGRAS 2.15). */
export async function exigirQuemReclamaDoBolao(
  db: Executor,
  { usuario }: Pick<ContextoUsuario, 'usuario'>,
  bolaoId: number,
): Promise<BolaoReclamado> {
  return (await bolaoReclamado(db, { bolaoId, usuarioId: usuario.id })) ?? recusar('bolaoNaoEncontrado');
}

/** Refuses a complaint about a pool that ended too long ago (REGRAS 2.7: 30 days). */
export function exigirQueSejaCedo(
  { fimEm }: BolaoReclamado,
  { agora, regras }: { readonly agora: Instante; readonly regras: Regras },
): void {
  if (!tardeParaReclamarDoBolao({ fimEm, agora }, regras)) return;
  recusar('reclamacaoDoBolaoTarde', { valores: { dias: String(regras.reclamacoes.diasDepoisDoProblema) } });
}
