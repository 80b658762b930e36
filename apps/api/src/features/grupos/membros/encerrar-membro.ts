import { diaDe } from '@rateia/domain/datas';
import type { QuemMoveAssinatura } from '@rateia/domain/grupos/assinatura';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { eventosDaLiberacao } from '@rateia/domain/grupos/vagas';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { apagarChaves } from '../acesso/cofre.ts';
import { fecharContestacao } from '../acesso/contestacao.ts';
import {
  ACESSO_LEMBRETE,
  ACESSO_NAO_ENTREGUE,
  ACESSO_SILENCIO,
  FIDELIDADE_TERMINA,
  FILA_ATRASO,
  SAIDA_EXECUTAR,
} from '../agenda.ts';
import type { Assinatura } from '../repository.ts';
import { dispensarMudanca } from '../valor/anunciar-ao-membro.ts';

/**
 * Ends a membership whose group and row the caller has locked: frees its seats and takes the access away for good. No
 * money moves here and the group's status is the caller's. Says whether the leaver could have known the access data.
 */
export async function encerrarMembro(
  trx: Trx,
  pedido: {
    readonly assinatura: Assinatura;
    readonly motivo: string;
    readonly quem: QuemMoveAssinatura;
    readonly usuarioId: number | null;
    readonly agora: string;
  },
): Promise<{ readonly encerrou: boolean; readonly conheciaAcesso: boolean }> {
  const { assinatura, motivo, quem, usuarioId, agora } = pedido;
  const { ok } = await mover(trx, MAQUINA_ASSINATURA, {
    id: assinatura.id,
    de: assinatura.estado,
    evento: 'encerrar',
    quem,
    usuarioId,
    agora,
    mudar: { encerrada_em: agora, motivo_saida: motivo },
    dados: { motivo },
  });
  if (!ok) return { encerrou: false, conheciaAcesso: false };
  const naData = assinatura.saidaEm !== null && assinatura.saidaEm <= diaDe(agora);
  const eventos = JSON.stringify(eventosDaLiberacao(quem, naData));
  await sql`select liberar_vagas(${assinatura.grupoId}, ${assinatura.id}, ${eventos}::jsonb, ${usuarioId}, ${agora})`.execute(
    trx,
  );
  const conheciaAcesso = await apagarChaves(trx, assinatura.id);
  await fecharContestacao(trx, { assinaturaId: assinatura.id, evento: 'encerrar', quem, usuarioId, agora });
  await dispensarMudanca(trx, { assinaturaId: assinatura.id, quem, usuarioId, agora });
  await cancelarPrazos(trx, {
    tipos: [ACESSO_LEMBRETE, ACESSO_NAO_ENTREGUE, ACESSO_SILENCIO, SAIDA_EXECUTAR, FILA_ATRASO, FIDELIDADE_TERMINA],
    alvoId: assinatura.id,
  });
  return { encerrou: true, conheciaAcesso };
}
