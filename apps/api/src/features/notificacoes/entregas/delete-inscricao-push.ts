import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apagarInscricaoDaSessao } from './push-repository.ts';

/** This browser is told nothing any more. */
export async function deleteInscricaoPush({ deps, usuario, agora, ip }: ContextoUsuario): Promise<void> {
  return await emTransacao(deps.db, async (trx) => {
    const { id: usuarioId, sessaoId } = usuario;
    if (!(await apagarInscricaoDaSessao(trx, sessaoId))) return;
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'notificacoes.aparelhoDesinscrito',
      alvo: `sessao:${sessaoId}`,
      ip,
      em: agora,
    });
  });
}
