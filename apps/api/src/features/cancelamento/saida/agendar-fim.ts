import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { Dia, Instante } from '@rateia/domain/datas';
import { fimDoDia } from '@rateia/domain/datas';
import type { QuemMoveAssinatura } from '@rateia/domain/grupos/assinatura';
import type { Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { cancelarProximaFatura } from '../../carteira/index.ts';
import { agendarSaida, SAIDA_EXECUTAR } from '../../grupos/index.ts';

export type FimAgendado = {
  readonly assinaturaId: number;
  readonly saidaEm: Dia;
  readonly caso: CasoDeReembolso;
  readonly quem: QuemMoveAssinatura;
  readonly usuarioId: number | null;
  readonly agora: Instante;
};

/**
 * A membership will end with a day: its seat is em_saida, no further month is billed, and the end of that day returns
 * the deposit and closes it. False when it cannot leave on a date (REGRAS 2.8, 2.9).
 */
export async function agendarFim(trx: Trx, deps: Deps, fim: FimAgendado): Promise<boolean> {
  const { assinaturaId, saidaEm, caso, agora } = fim;
  if (!(await agendarSaida(trx, deps, fim))) return false;
  await trx.updateTable('assinaturas').set({ motivo_saida: caso }).where('id', '=', assinaturaId).execute();
  await cancelarProximaFatura(trx, deps, { assinaturaId, agora });
  await agendarPrazo(trx, {
    tipo: SAIDA_EXECUTAR,
    alvoId: assinaturaId,
    venceEm: fimDoDia(saidaEm),
    agora,
    dados: { caso, saidaEm },
  });
  return true;
}
