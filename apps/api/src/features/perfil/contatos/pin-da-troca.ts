import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { criarPin } from '../../sessao/index.ts';

/** The act that the code sent to a new address is bound to: one change and no other. */
export function vinculoDaTroca(id: string): string {
  return `trocaEmail:${id}`;
}

/**
 * Sends the code to the new address. An address that has another account gets no code. The answer and the limits are
 * the same, so that the caller does not learn who has an account (ASVS 6.3.8).
 */
export async function enviarPinDaTroca(
  trx: Trx,
  { deps, usuario, agora, requestId }: ContextoUsuario,
  { id, email, livre }: { readonly id: string; readonly email: string; readonly livre: boolean },
): Promise<string> {
  const { expiraEm } = await criarPin(trx, deps, {
    tipo: ID_TIPO_PIN.alteracaoEmail,
    usuarioId: usuario.id,
    entregar: livre,
    canal: 'email',
    destino: email,
    vinculo: vinculoDaTroca(id),
    agora,
    requestId,
  });
  return expiraEm;
}
