import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { guardarResposta, respondePorAqui } from '../../pagamentos/index.ts';
import { evidenciasDa } from './evidencias.ts';
import { acharDisputa } from './repository.ts';

/** Answers a dispute once, in time, and never in one's own matter (REGRAS 2.4, 2.15). */
export async function responderDisputa(
  { db, usuario, agora, ip }: ContextoUsuario,
  { params: { id }, body: { texto } }: Recebida<typeof backoffice.responderDisputa>,
): Promise<void> {
  return await emTransacao(db, async (trx) => {
    const d = (await acharDisputa(trx, id)) ?? recusar('naoEncontrado');
    if (d.usuarioId === usuario.id) return recusar('semPermissao');
    const porAqui = respondePorAqui(d);
    const evidencias = await evidenciasDa(trx, d);
    const guardada = await guardarResposta(trx, { id, porAqui, texto, evidencias, operadorId: usuario.id, agora });
    if (!guardada) return recusar('transicaoRecusada');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'disputa.responder',
      alvo: `usuario:${d.usuarioId}`,
      dados: { disputa: id, porAqui },
      ip,
      em: agora,
    });
  });
}
