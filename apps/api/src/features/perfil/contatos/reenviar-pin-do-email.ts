import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Resultado } from './alterar-email.ts';
import { enviarPinDaTroca } from './pin-da-troca.ts';
import { CONTEXTO_DO_EMAIL, donoDoEmail, trocaAberta } from './trocas-repository.ts';

/** Sends the code again to the address of the change under way. */
export async function reenviarPinDoEmail(ctx: ContextoUsuario): Promise<Resultado> {
  return await emTransacao(ctx.db, async (trx) => {
    const { id, novoCifrado } = (await trocaAberta(trx, ctx.usuario.id)) ?? recusar('naoEncontrado');
    const email = ctx.deps.cifra.decifrar(novoCifrado, CONTEXTO_DO_EMAIL);
    const livre = (await donoDoEmail(trx, email)) === undefined;
    return { email, expiraEm: await enviarPinDaTroca(trx, ctx, { id, email, livre }) };
  });
}
