import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

/** Takes the leaving back while the paid month runs: the next one is charged again (REGRAS 2.32). */
export async function voltarAoPlus({ db, usuario, agora }: ContextoUsuario): Promise<void> {
  await emTransacao(db, async (trx) => {
    const volta = await trx
      .updateTable('adesoes_plus')
      .set({ renova: true })
      .where('usuario_id', '=', usuario.id)
      .where('valida_ate', '>', agora)
      .returning('usuario_id')
      .executeTakeFirst();
    if (volta === undefined) recusar('naoEncontrado');
  });
}
