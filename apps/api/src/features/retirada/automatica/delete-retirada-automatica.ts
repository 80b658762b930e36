import { emTransacao } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { RETIRADA_AUTOMATICA } from '../agenda.ts';
import { travarUsuario } from '../repository.ts';
import { apagarAutomatica } from './automatica-repository.ts';

/** Switches it off; a withdrawal that it made already goes its way (REGRAS 2.6). */
export async function deleteRetiradaAutomatica(ctx: ContextoUsuario): Promise<void> {
  const { agora, ip } = ctx;
  const usuarioId = ctx.usuario.id;
  await emTransacao(ctx.db, async (trx) => {
    await travarUsuario(trx, usuarioId);
    if (!(await apagarAutomatica(trx, usuarioId))) return;
    await cancelarPrazos(trx, { tipos: [RETIRADA_AUTOMATICA], alvoId: usuarioId });
    const alvo = `usuario:${usuarioId}`;
    await registrarAuditoria(trx, { usuarioId, acao: 'retiradaAutomatica.desligar', alvo, ip, em: agora });
  });
}
