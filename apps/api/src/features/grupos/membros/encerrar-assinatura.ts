import { diaDe } from '@rateia/domain/datas';
import { viva } from '@rateia/domain/grupos/assinatura';
import { naFila } from '@rateia/domain/grupos/fila';
import type { QuemMoveGrupo } from '@rateia/domain/grupos/maquina';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { depoisDeSairDaFila } from '../fila/sair-da-fila.ts';
import { entrarQuemEsperou, esperandoPor, passarVagas, tomarVagasLivres } from '../fila/sentar-da-fila.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { avaliarGrupo } from '../vida/avaliar-grupo.ts';
import { moverGrupo } from '../vida/mover-grupo.ts';
import { encerrarMembro } from './encerrar-membro.ts';

/**
 * Ends a membership: frees the seats, deletes the keys of the vault, opens the rotation task and moves the group by its
 * table (REGRAS 2.1: 4 → 52, 76 → 52, 2 → 1). The caller moves the money, before or after, in the same transaction. A
 * second call does nothing.
 */
export async function encerrarAssinatura(
  trx: Trx,
  deps: Deps,
  pedido: {
    readonly assinaturaId: number;
    readonly motivo: string;
    readonly quem: QuemMoveGrupo;
    readonly usuarioId?: number | null;
    readonly agora: string;
  },
): Promise<void> {
  const { assinaturaId, motivo, quem, usuarioId = null, agora } = pedido;
  const achados = await travarAssinaturaEGrupo(trx, assinaturaId);
  if (achados === undefined) throw new Error(`no membership ${assinaturaId}`);
  const { grupo, assinatura } = achados;
  const naData = assinatura.saidaEm !== null && assinatura.saidaEm <= diaDe(agora);
  const fila = await esperandoPor(trx, assinatura);
  if (naData && viva(assinatura.estado)) await passarVagas(trx, assinatura, agora);
  const { encerrou, conheciaAcesso } = await encerrarMembro(trx, { assinatura, motivo, quem, usuarioId, agora });
  if (!encerrou) return;
  await tomarVagasLivres(trx, { grupoId: grupo.id, fila, agora });
  const entrouDaFila = fila.filter(({ retidaAte }) => retidaAte === null).length >= assinatura.vagas;
  const dados = { assinaturaId, conheciaAcesso, entrouDaFila };
  if (naFila(assinatura)) await depoisDeSairDaFila(trx, deps, { grupo, agora });
  else if (assinatura.pagaEm !== null) {
    const saiu = { grupoId: grupo.id, agora, dados };
    const r = naData
      ? await moverGrupo(trx, deps, { ...saiu, evento: 'chegarDataSaida', quem: 'sistema', usuarioId: null })
      : await moverGrupo(trx, deps, { ...saiu, evento: 'sairMembro', quem, usuarioId });
    if (!r.ok && naData) await moverGrupo(trx, deps, { ...saiu, evento: 'sairMembro', quem, usuarioId });
  }
  await entrarQuemEsperou(trx, deps, { grupo, fila, agora });
  await avaliarGrupo(trx, deps, grupo.id, agora);
}
