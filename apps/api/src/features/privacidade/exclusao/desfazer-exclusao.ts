import { emTransacao } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { CONTA_EXCLUIR, moverExclusao } from '../../sessao/index.ts';
import { getExclusaoPedida, travarUsuario } from './exclusao-repository.ts';
import type { SituacaoDaExclusao } from './situacao-da-exclusao.ts';
import { situacaoDaExclusao } from './situacao-da-exclusao.ts';

/** Keeps the account: the request is closed as undone and everything is as it was (REGRAS 2.17 Deletion). */
export async function desfazerExclusao({
  deps,
  usuario,
  agora,
  ip,
  requestId,
}: ContextoUsuario): Promise<SituacaoDaExclusao> {
  const usuarioId = usuario.id;
  await emTransacao(deps.db, async (trx) => {
    await travarUsuario(trx, usuarioId);
    const { id } = (await getExclusaoPedida(trx, usuarioId)) ?? recusar('conflito');
    await moverExclusao(trx, { id, usuarioId, evento: 'desfazer', quem: 'usuario', autorId: usuarioId, agora });
    await cancelarPrazos(trx, { tipos: [CONTA_EXCLUIR], alvoId: id });
    await notificar(trx, { usuarioId, modelo: 'exclusaoDesfeita', dados: {}, fato: id, agora, requestId });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'privacidade.exclusaoDesfeita',
      alvo: `exclusao:${id}`,
      ip,
      em: agora,
    });
  });
  return await situacaoDaExclusao(deps.db, deps, usuarioId);
}
