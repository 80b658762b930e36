import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_FORMA_DO_CONVITE } from '@rateia/domain/grupos/convite';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ENVIAR_CONVITE } from '../agenda.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { anotarEnvio, exigirEnvioDoDia } from './contar-envio.ts';
import { exigirQueRecebaGente, nascerConvite } from './nascer-convite.ts';
import { emailVerificadoDe } from './quem-responde.ts';
import { guardarVaga } from './vaga-guardada.ts';

type Chamada = typeof grupos.createConvite;

/**
 * Invites the person with this e-mail. A job looks whether an account has it: answer and time are the same for both
 * (spec B§7 convite; REGRAS 2.26; ASVS 6.3.8).
 */
export async function createConvite(
  ctx: ContextoUsuario,
  { body: { idGrupo, email, guardarVaga: pedida } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, requestId } = ctx;
    const usuarioId = ctx.usuario.id;
    const { grupo, relacao } = await exigirNoGrupo(trx, { ctx, grupoId: idGrupo, chamada: 'createConvite' });
    const quem = relacao === 'administrador' ? 'administrador' : 'membro';
    // A member invites by keeping a seat alone, and so to public groups alone.
    const comVaga = pedida || quem === 'membro';
    exigirQueRecebaGente(grupo);
    if ((await emailVerificadoDe(trx, usuarioId)) === email) recusar('conviteParaSi');
    const { emailsPorDia: maximo } = (await deps.regras()).convites;
    await exigirEnvioDoDia(trx, { usuarioId, agora, maximo });
    const forma = ID_FORMA_DO_CONVITE.email;
    const novo = { grupoId: idGrupo, usuarioId, quem, comVaga, agora } as const;
    const { id, expiraEm } = await nascerConvite(trx, deps, { ...novo, forma, email });
    if (comVaga) await guardarVaga(trx, deps, { ...novo, grupo, conviteId: id, ate: expiraEm });
    await anotarEnvio(trx, { conviteId: id, usuarioId, agora });
    await enfileirar(trx, ENVIAR_CONVITE, { conviteId: id, envio: 1 }, { requestId });
    return { id, expiraEm };
  });
}
