import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import type { Trx } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { criarPin } from '../sessao/index.ts';

type Escopo = 'exportacao' | 'exclusao';

/** What a code of this feature opens: one act, for one account. */
export const vinculoDe = (escopo: Escopo, usuarioId: number): string => `${escopo}:${usuarioId}`;

/** Sends the code that one of the two acts asks for, to the e-mail of the account. */
export const enviarPin = async (
  trx: Trx,
  { deps, usuario, agora, requestId }: ContextoUsuario,
  escopo: Escopo,
): Promise<{ expiraEm: string }> => {
  const { email } = await trx
    .selectFrom('usuarios')
    .select('email')
    .where('id', '=', usuario.id)
    .executeTakeFirstOrThrow();
  return await criarPin(trx, deps, {
    tipo: ID_TIPO_PIN.email,
    usuarioId: usuario.id,
    canal: 'email',
    destino: email,
    vinculo: vinculoDe(escopo, usuario.id),
    agora,
    requestId,
  });
};
