import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { exigirConfirmacaoForte } from '../../sessao/index.ts';
import { enviarPinDaTroca } from './pin-da-troca.ts';
import { abrirTroca, CONTEXTO_DO_EMAIL, donoDoEmail, travarEmail } from './trocas-repository.ts';

export type Resultado = Resposta<typeof perfil.alterarEmail>;

/**
 * Begins a change of e-mail after the person has confirmed who he is: a code goes to the new address (PIN 214). An
 * unconfirmed registration of that address is no obstacle; an account with it is, and its owner is told.
 */
export async function alterarEmail(
  ctx: ContextoUsuario,
  { body: { email } }: Recebida<typeof perfil.alterarEmail>,
): Promise<Resultado> {
  const { deps, usuario, agora, requestId } = ctx;
  return await emTransacao(ctx.db, async (trx) => {
    const atual = await travarEmail(trx, usuario.id);
    if (email === atual) recusar('dadosInvalidos', { dados: { campos: { email: 'Este já é o seu e-mail.' } } });
    await exigirConfirmacaoForte(trx, ctx, 'alteracaoEmail');
    const novoCifrado = deps.cifra.cifrar(email, CONTEXTO_DO_EMAIL);
    const id = await abrirTroca(trx, { usuarioId: usuario.id, novoCifrado, agora });
    const dono = await donoDoEmail(trx, email);
    if (dono !== undefined)
      await notificar(trx, { usuarioId: dono, modelo: 'emailPedidoPorOutro', dados: {}, fato: id, agora, requestId });
    return { email, expiraEm: await enviarPinDaTroca(trx, ctx, { id, email, livre: dono === undefined }) };
  });
}
