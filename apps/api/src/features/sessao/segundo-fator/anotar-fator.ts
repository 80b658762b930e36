import { instanteDe } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/** Records that the person of this session just gave a second factor, or set one up here (REGRAS 2.24). */
export async function anotarFator(trx: Trx, { deps, usuario }: ContextoUsuario): Promise<void> {
  await trx
    .updateTable('sessoes')
    .set({ fator_em: instanteDe(deps.relogio.parede()) })
    .where('id', '=', usuario.sessaoId)
    .execute();
  deps.sessoes.esquecer(usuario.sessaoId);
}

/** Once the account has no second factor left, none of its sessions counts as opened with one. */
export async function esquecerFatores(trx: Trx, { deps, usuario }: ContextoUsuario): Promise<void> {
  const sessoes = await trx
    .updateTable('sessoes')
    .set({ fator_em: null })
    .where('usuario_id', '=', usuario.id)
    .where('encerrada_em', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of sessoes) deps.sessoes.esquecer(id);
}
