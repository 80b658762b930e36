import type { Instante } from '@rateia/domain/datas';
import type { Objeto } from '@rateia/domain/reclamacoes/listagens';
import { limiteDaMediacao, limiteDoPadrao } from '@rateia/domain/reclamacoes/prazos';
import type { Trx } from '../../db/banco.ts';
import { agendarPrazo, cancelarPrazos } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { bloquearPrevisoes } from '../carteira/index.ts';
import { RECLAMACAO_PADRAO, RECLAMACAO_VENCE } from './agenda.ts';
import type { Reclamacao } from './repository.ts';

/** The deadline of the step that a complaint is in: one runs at a time, and the same row acts when it passes. */
export async function marcarPrazo(
  trx: Trx,
  { id, limite, agora }: { readonly id: number; readonly limite: Instante; readonly agora: Instante },
): Promise<void> {
  await agendarPrazo(trx, { tipo: RECLAMACAO_VENCE, alvoId: id, venceEm: limite, agora });
}

/**
 * The columns of a complaint that goes to mediation, beside the step of the machine. Money of a pool never goes back by a
 * clock: the lead has the case until a person decides it (REGRAS 2.7).
 */
export async function aMediacao(deps: Pick<Deps, 'regras'>, agora: Instante, objeto: Objeto = 'grupo') {
  const regras = await deps.regras();
  return {
    mediacao_em: agora,
    com_lider_em: null,
    data_limite: limiteDaMediacao(agora, regras),
    padrao_em: objeto === 'grupo' ? limiteDoPadrao(agora, regras) : null,
  };
}

/** The two clocks of a mediation, and what the administrator earned meanwhile is held too (REGRAS 2.7). */
export async function marcarMediacao(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  {
    reclamacao,
    agora,
  }: { readonly reclamacao: Pick<Reclamacao, 'id' | 'objeto' | 'assinaturaId'>; readonly agora: Instante },
): Promise<void> {
  const { id, objeto, assinaturaId } = reclamacao;
  const { data_limite: limite, padrao_em: padraoEm } = await aMediacao(deps, agora, objeto);
  await cancelarPrazos(trx, { tipos: [RECLAMACAO_VENCE], alvoId: id });
  await marcarPrazo(trx, { id, limite, agora });
  if (padraoEm !== null) await agendarPrazo(trx, { tipo: RECLAMACAO_PADRAO, alvoId: id, venceEm: padraoEm, agora });
  if (assinaturaId !== null) await bloquearPrevisoes(trx, { reclamacaoId: id, assinaturaId, agora });
}
