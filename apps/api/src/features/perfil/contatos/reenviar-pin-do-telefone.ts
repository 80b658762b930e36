import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { enviarPinDoTelefone, travarConta, vinculoDoTelefone } from '../../cadastro/index.ts';
import { pinPedidoNaHora } from '../../sessao/index.ts';

/** Sends another code to the number of the change under way: the one that the person asked for with a confirmation. */
export async function reenviarPinDoTelefone(
  ctx: ContextoUsuario,
  { body: { telefone } }: Recebida<typeof perfil.reenviarPinDoTelefone>,
): Promise<Resposta<typeof perfil.reenviarPinDoTelefone>> {
  const { deps, usuario, agora } = ctx;
  const tipo = ID_TIPO_PIN.alteracaoTelefone;
  const vinculo = vinculoDoTelefone(deps.cifra, { tipo, usuarioId: usuario.id, telefone });
  return await emTransacao(ctx.db, async (trx) => {
    await travarConta(trx, usuario.id);
    if (!(await pinPedidoNaHora(trx, { vinculo, agora }))) recusar('naoEncontrado');
    return await enviarPinDoTelefone(trx, ctx, { tipo, telefone });
  });
}
