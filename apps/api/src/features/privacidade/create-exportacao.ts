import { emTransacao } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirConfirmacaoForte } from '../sessao/index.ts';
import type { Exportacao } from './exportacao-repository.ts';
import { getExportacoesDe, insertExportacao } from './exportacao-repository.ts';

/** Asks for a copy of all data, by who says again who he is; one at a time (REGRAS 2.17 Export; ASVS 7.5.1). */
export const createExportacao = async (ctx: ContextoUsuario): Promise<Exportacao> => {
  const { db, usuario, agora, ip, requestId } = ctx;
  const usuarioId = usuario.id;
  await emTransacao(db, async (trx) => {
    const exportacaoId = (await insertExportacao(trx, { usuarioId, agora })) ?? recusar('exportacaoEmCurso');
    await exigirConfirmacaoForte(trx, ctx, 'dadosPessoais');
    await enfileirar(trx, 'gerarExportacao', { exportacaoId }, { requestId });
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
};
