import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharAutorizacao } from './autorizacoes.ts';
import { encerrarAutorizacao } from './encerrar-autorizacao.ts';
import { umaAutorizacao } from './na-tela.ts';

type Contrato = typeof carteira.deletePixProgramado;

/** Ends an authorisation of the caller, here and at the bank; one that ended already stays as it is. */
export async function deletePixProgramado(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, usuario, agora } = ctx;
  const minha = await acharAutorizacao(db, id);
  if (minha === undefined || minha.usuario_id !== usuario.id) return recusar('naoEncontrado');
  await emTransacao(db, async (trx) => {
    await encerrarAutorizacao(trx, {
      autorizacaoId: id,
      evento: 'cancelar',
      quem: 'usuario',
      usuarioId: usuario.id,
      agora,
    });
  });
  return await umaAutorizacao(ctx, id);
}
