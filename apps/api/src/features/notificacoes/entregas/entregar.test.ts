import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import { reunirTarefas } from '../../../db/fila.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo, irParaATarde } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { alguemEspera } from '../../../test/travas.ts';
import { NOTIFICACAO_RESUMO } from '../agenda.ts';
import { notificar } from '../index.ts';
import { tarefasDeNotificacoes } from '../tarefas.ts';
import { resumir } from './resumir.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

function banco() {
  return mundo.aplicacao.deps.db;
}
async function contar(pessoa: Pessoa, fato: number) {
  return await emTransacao(banco(), (trx) =>
    notificar(trx, {
      usuarioId: pessoa.id,
      agora: mundo.agora(),
      modelo: 'grupoVagaPaga',
      dados: { grupo: 'Cine', idGrupo: 1, membro: `Pessoa ${fato}` },
      fato,
    }),
  );
}
async function entregar(notificacaoId: number) {
  return await reunirTarefas(tarefasDeNotificacoes(mundo.aplicacao.deps)).entregarNotificacao(
    { notificacaoId },
    { tentativa: 1, requestId: undefined },
  );
}
async function idsDe(pessoa: Pessoa): Promise<readonly number[]> {
  return (
    await banco().selectFrom('notificacoes').select('id').where('usuario_id', '=', pessoa.id).orderBy('id').execute()
  ).map(({ id }) => id);
}
async function estadosDe(pessoa: Pessoa) {
  return (
    await banco()
      .selectFrom('entregas_de_notificacao')
      .select('estado')
      .where('usuario_id', '=', pessoa.id)
      .where('canal', '=', 'email')
      .execute()
  ).map(({ estado }) => estado);
}

describe('A digest instead of a flood, however much is decided at once (spec A§4 Notifications)', {
  timeout: 60_000,
}, () => {
  it('three of an hour go out, of nine that are decided side by side', async () => {
    await irParaATarde(mundo);
    const pessoa = await criarPessoa(mundo);
    for (let fato = 1; fato <= 9; fato += 1) await contar(pessoa, fato);
    await Promise.all((await idsDe(pessoa)).map(entregar));
    const estados = await estadosDe(pessoa);
    expect(estados).toHaveLength(9);
    expect(estados.filter((estado) => estado === 'aguardando')).toHaveLength(6);
    await mundo.avancar({ minutos: 61 });
    expect(await estadosDe(pessoa)).not.toContain('aguardando');
  });

  it('a message that is decided while the digest leaves waits for the next one, and is not left behind', async () => {
    await irParaATarde(mundo);
    await mundo.avancar({ horas: 8 });
    const pessoa = await criarPessoa(mundo);
    await contar(pessoa, 1);
    await mundo.assentar();
    expect(await estadosDe(pessoa)).toEqual(['aguardando']);
    const prazo = await banco()
      .selectFrom('prazos')
      .select(['id', 'alvo_id as alvoId', 'vence_em as venceEm', 'dados'])
      .where('tipo', '=', NOTIFICACAO_RESUMO)
      .where('alvo_id', '=', pessoa.id)
      .executeTakeFirstOrThrow();
    await contar(pessoa, 2);
    const [, segunda = 0] = await idsDe(pessoa);
    let entrega: Promise<unknown> | undefined;
    await banco()
      .transaction()
      .execute(async (trx) => {
        await resumir(trx, { ...prazo, tipo: NOTIFICACAO_RESUMO, dados: { canal: 'email' } }, mundo.agora());
        let decidida = false;
        entrega = entregar(segunda).then(() => {
          decidida = true;
        });
        // Either it waits for the digest, or it has decided beside it.
        await vi.waitFor(async () => expect(decidida || (await alguemEspera(mundo))).toBe(true), { timeout: 10_000 });
        await trx.updateTable('prazos').set({ estado: 'feito' }).where('id', '=', prazo.id).execute();
      });
    await entrega;
    await mundo.assentar();
    await mundo.avancar({ horas: 10 });
    expect((await estadosDe(pessoa)).toSorted()).toEqual(['entregue', 'entregue']);
  });
});
