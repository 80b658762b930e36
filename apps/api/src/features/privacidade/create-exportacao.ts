import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { emTransacao } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { conferirPin } from '../sessao/index.ts';
import { vinculoDe } from './enviar-pin.ts';
import type { Exportacao } from './exportacao-repository.ts';
import { getExportacoesDe, insertExportacao } from './exportacao-repository.ts';

/** Asks for a copy of all data by the code that was sent; one at a time (REGRAS 2.17 Export). */
export const createExportacao = async (
  { deps, db, usuario, agora, ip, requestId }: ContextoUsuario,
  { body: { pin } }: Recebida<typeof privacidade.createExportacao>,
): Promise<Exportacao> => {
  const usuarioId = usuario.id;
  await emTransacao(db, async (trx) => {
    const exportacaoId = (await insertExportacao(trx, { usuarioId, agora })) ?? recusar('exportacaoEmCurso');
    await conferirPin(trx, deps, { vinculo: vinculoDe('exportacao', usuarioId), pin, agora });
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
