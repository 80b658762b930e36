import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarMembro } from '../test/carteira.ts';
import type { Trx } from './banco.ts';
import { abrirBanco, abrirPool } from './banco.ts';
import { temRestricao } from './restricao.ts';

let mundo: Mundo;
let assinaturaId: number;
let usuarioId: number;
beforeAll(async () => {
  mundo = await criarMundo();
  ({ assinaturaId, id: usuarioId } = await criarMembro(mundo));
});
afterAll(async () => await mundo.encerrar());

/** Does it as the owner of the database, in a transaction of which nothing stays. */
async function semFicar(fazer: (trx: Trx) => Promise<void>): Promise<void> {
  const dono = abrirBanco(abrirPool(mundo.config.bancoUrl, { maximo: 1, papel: null }));
  const trx = await dono.startTransaction().execute();
  try {
    await fazer(trx);
  } finally {
    await trx.rollback().execute();
    await dono.destroy();
  }
}
function escrever(trx: Trx, quem: string, usuario_id: number | null) {
  return trx
    .insertInto('transicoes')
    .values({
      entidade: 'assinatura',
      entidade_id: assinaturaId,
      de: null,
      evento: 'teste',
      para: '1',
      quem,
      usuario_id,
      em: mundo.agora(),
      dados: JSON.stringify({ mensagem: 'Oi' }),
    })
    .execute();
}

describe('The author of a step (CONFIABILIDADE 1.10: every transition names its author)', () => {
  it.each(['membro', 'usuario', 'administrador', 'operador'])('a step of %s names the person', async (quem) => {
    await semFicar(async (trx) => {
      await escrever(trx, quem, usuarioId);
      await expect(escrever(trx, quem, null)).rejects.toSatisfy((e) => temRestricao(e, 'passo_com_pessoa'));
    });
  });

  it.each(['sistema', 'provedor'])('a step of %s has no actor', async (quem) => {
    await semFicar(async (trx) => void (await escrever(trx, quem, null)));
  });

  it('lets go of the texts of an older step that does not know its person', async () => {
    await semFicar(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await escrever(trx, 'operador', null);
      await sql`set local session_replication_role = origin`.execute(trx);
      await trx.updateTable('usuarios').set({ excluido_em: mundo.agora() }).execute();
      await trx
        .updateTable('transicoes')
        .set({ dados: sql`dados - array['texto', 'mensagem']` })
        .where('evento', '=', 'teste')
        .execute();
    });
  });
});
