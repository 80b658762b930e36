import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONTEXTO, enviarPinDoTelefone, travarConta } from '../../cadastro/index.ts';
import { exigirConfirmacaoForte } from '../../sessao/index.ts';

/** Sends a code to the new phone after the person has confirmed who he is (PIN 246; REGRAS 2.21). */
export async function alterarTelefone(
  ctx: ContextoUsuario,
  { body: { telefone } }: Recebida<typeof perfil.alterarTelefone>,
): Promise<Resposta<typeof perfil.alterarTelefone>> {
  const indice = ctx.deps.cifra.indice(telefone, CONTEXTO.telefone);
  return await emTransacao(ctx.db, async (trx) => {
    const conta = await travarConta(trx, ctx.usuario.id);
    if (conta.telefoneVerificado && conta.telefoneIndice?.equals(indice) === true)
      recusar('dadosInvalidos', { dados: { campos: { telefone: 'Este já é o seu telefone.' } } });
    await exigirConfirmacaoForte(trx, ctx, 'alteracaoTelefone');
    return await enviarPinDoTelefone(trx, ctx, { tipo: ID_TIPO_PIN.alteracaoTelefone, telefone });
  });
}
