import type { Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { ERROS } from '@rateia/contracts/erros';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/**
 * Restriction check of the person alone: the verdict of the staff or of the rules of risk on the account (spec A§4;
 * REGRAS 2.14).
 */
export async function getRestricaoDaPessoa({
  db,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof checkout.getRestricaoDaPessoa>> {
  const { mensagem, link } = await db
    .selectFrom('usuarios')
    .select(['restricao as mensagem', 'restricao_link as link'])
    .where('id', '=', usuario.id)
    .executeTakeFirstOrThrow();
  return mensagem === null ? { mensagem, link: null } : { mensagem, link: link ?? ERROS.restricao.link };
}
