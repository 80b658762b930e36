import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { fimDoConvite, MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONVITE_EXPIRA, ENVIAR_CONVITE } from '../agenda.ts';
import { anotarEnvio, exigirEnvioDoDia } from './contar-envio.ts';
import { passoDe, travarDoGrupo } from './travar-do-grupo.ts';
import { guardaVaga } from './vaga-guardada.ts';

type Reenviar = typeof grupos.reenviarConvite;

/** The same invitation goes out once more, and lasts another 7 days from now (REGRAS 2.26). */
export async function reenviarConvite(
  ctx: ContextoUsuario,
  { params }: Recebida<Reenviar>,
): Promise<Resposta<Reenviar>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, deps, usuario, requestId } = ctx;
    const travado = await travarDoGrupo(trx, ctx, { ...params, chamada: 'reenviarConvite' });
    const { convite } = travado;
    const regras = await deps.regras();
    const { emailsPorDia: maximo, envios: max } = regras.convites;
    // A seat is not kept for longer because the e-mail goes again.
    const comVaga = await guardaVaga(trx, convite.id);
    const expiraEm = comVaga ? convite.expiraEm : fimDoConvite({ agora, comVaga }, regras);
    const envio = convite.envios + 1;
    const movido = await mover(trx, MAQUINA_CONVITE, {
      ...passoDe(travado, ctx),
      evento: 'reenviar',
      mudar: { envios: envio, expira_em: expiraEm },
    });
    if (!movido.ok) return recusar('transicaoRecusada');
    if (envio > max) recusar('enviosDemais', { valores: { max } });
    await exigirEnvioDoDia(trx, { usuarioId: usuario.id, agora, maximo });
    await anotarEnvio(trx, { conviteId: convite.id, usuarioId: usuario.id, agora });
    await agendarPrazo(trx, { tipo: CONVITE_EXPIRA, alvoId: convite.id, venceEm: expiraEm, agora });
    await enfileirar(trx, ENVIAR_CONVITE, { conviteId: convite.id, envio }, { requestId });
    return { expiraEm };
  });
}
