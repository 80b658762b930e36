import type { QuemMoveAssinatura } from '@rateia/domain/grupos/assinatura';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { ACESSO_SILENCIO } from '../agenda.ts';
import { iniciarCiclos } from '../membros/entrada.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { avaliarGrupo } from '../vida/avaliar-grupo.ts';
import { fecharContestacao } from './contestacao.ts';

/**
 * Confirmed by the member, or by 48 h of silence. In a group waiting for its access the last one starts the cycle of
 * all; in a signed group each one's cycle starts with his own (REGRAS 2.1). Returns the group's status after it.
 */
export async function registrarConfirmacao(
  trx: Trx,
  deps: Deps,
  p: {
    readonly grupo: Grupo;
    readonly assinatura: Assinatura;
    readonly quem: QuemMoveAssinatura;
    readonly usuarioId: number | null;
    readonly agora: string;
  },
): Promise<number> {
  const { grupo, assinatura, quem, usuarioId, agora } = p;
  if (assinatura.acessoConfirmadoEm !== null) return grupo.status;
  const { ok } = await mover(trx, MAQUINA_ASSINATURA, {
    id: assinatura.id,
    de: assinatura.estado,
    evento: 'confirmarAcesso',
    quem,
    usuarioId,
    agora,
    mudar: { acesso_confirmado_em: agora, acesso_confirmar_ate: null },
  });
  if (!ok) return grupo.status;
  await cancelarPrazos(trx, { tipos: [ACESSO_SILENCIO], alvoId: assinatura.id });
  await fecharContestacao(trx, { assinaturaId: assinatura.id, evento: 'confirmar', quem: 'membro', usuarioId, agora });
  if (grupo.status !== ID_STATUS_GRUPO.aguardandoLiberacao) {
    await iniciarCiclos(trx, deps, { grupo, assinaturas: [{ ...assinatura, acessoConfirmadoEm: agora }], agora });
  }
  return (await avaliarGrupo(trx, deps, grupo.id, agora)) ?? grupo.status;
}
