import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import type { Trx } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { criarPin } from '../sessao/index.ts';

/** The act that the code authorises: the deletion of one account. */
export function vinculoDaExclusao(usuarioId: number): string {
  return `exclusao:${usuarioId}`;
}

/** Sends the code that the deletion asks for, to the e-mail of the account. */
export async function enviarPin(
  trx: Trx,
  { deps, usuario, agora, requestId }: ContextoUsuario,
): Promise<{ readonly expiraEm: string }> {
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
    vinculo: vinculoDaExclusao(usuario.id),
    agora,
    requestId,
  });
}
