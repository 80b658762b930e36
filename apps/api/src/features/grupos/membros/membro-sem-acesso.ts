import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverTudo } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { avaliarGrupo } from '../vida/avaliar-grupo.ts';
import { moverGrupo } from '../vida/mover-grupo.ts';
import { encerrarAssinatura } from './encerrar-assinatura.ts';

/** The access never came, or never worked: that member gets everything back and is out; the group goes on (REGRAS 2.1). */
export async function tirarMembroSemAcesso(
  trx: Trx,
  deps: Deps,
  { grupo, assinatura, agora }: { readonly grupo: Grupo; readonly assinatura: Assinatura; readonly agora: string },
): Promise<void> {
  const assinaturaId = assinatura.id;
  if (grupo.status === ID_STATUS_GRUPO.aguardandoLiberacao) {
    await moverGrupo(trx, deps, {
      grupoId: grupo.id,
      evento: 'vencerEntrega',
      quem: 'sistema',
      usuarioId: null,
      agora,
      dados: { assinaturaId },
    });
    await avaliarGrupo(trx, deps, grupo.id, agora);
    return;
  }
  await devolverTudo(trx, deps, { assinaturaId, agora, motivo: 'acessoNaoEntregue' });
  await encerrarAssinatura(trx, deps, { assinaturaId, motivo: 'acessoNaoEntregue', quem: 'sistema', agora });
  await notificar(trx, {
    usuarioId: assinatura.usuarioId,
    modelo: 'membroSemAcesso',
    dados: { grupo: grupo.nome, idGrupo: grupo.id },
    fato: assinaturaId,
    agora,
  });
}
