import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirConfirmacaoForte } from '../../sessao/index.ts';
import type { Exportacao } from './exportacao-repository.ts';
import { getExportacoesDe } from './exportacao-repository.ts';
import { pedirCopia } from './pedir-copia.ts';

/**
 * Asks for a copy of all data, after a new confirmation of the person; one at a time (REGRAS 2.17 Export; ASVS 7.5.1).
 */
export async function createExportacao(ctx: ContextoUsuario): Promise<Exportacao> {
  const { db, usuario, agora, ip, requestId } = ctx;
  const usuarioId = usuario.id;
  await emTransacao(db, async (trx) => {
    const exportacaoId = await pedirCopia(trx, { usuarioId, agora, requestId });
    await exigirConfirmacaoForte(trx, ctx, 'dadosPessoais');
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'privacidade.exportacaoPedida',
      alvo: `exportacao:${exportacaoId}`,
      ip,
      em: agora,
    });
  });
  const [nova] = await getExportacoesDe(db, usuarioId);
  if (nova === undefined) throw new Error('a copy that was just asked for is gone');
  return nova;
}
