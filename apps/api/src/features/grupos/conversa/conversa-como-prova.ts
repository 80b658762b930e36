import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { mensagensDa } from './conversa.ts';

/** The conversation of a person's newest membership in a group, whole, as lines of a ticket: evidence that he gives. */
export async function conversaComoProva(
  trx: Trx,
  { cifra }: Pick<Deps, 'cifra'>,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<readonly string[]> {
  const assinatura = await trx
    .selectFrom('assinaturas')
    .select('id')
    .where('grupo_id', '=', grupoId)
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (assinatura === undefined) return [];
  const mensagens = await mensagensDa(trx, cifra, assinatura.id);
  return mensagens.map(
    ({ autorId, texto, em }) =>
      `${formatarMomento(em)}, ${autorId === null ? 'aviso' : autorId === usuarioId ? 'eu' : 'administrador'}: ${texto}`,
  );
}
