import type { Trx } from '../../../db/banco.ts';

/**
 * Bars an account from new groups, with the words and the place that the person is shown; a deleted one takes no words
 * (REGRAS 2.14, 2.17).
 */
export async function restringir(
  trx: Trx,
  r: { readonly usuarioId: number; readonly mensagem: string | null; readonly link: string | null },
): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set({ restricao: r.mensagem, restricao_link: r.mensagem === null ? null : r.link })
    .where('id', '=', r.usuarioId)
    .where('excluido_em', 'is', null)
    .execute();
}
