import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { criarMembro } from '../../test/carteira.ts';
import { MONTAR } from '../../test/trilhas.ts';
import { lerConferencia } from './tarefas.ts';

let mundo: Mundo;
let grupoId: number;
beforeAll(async () => {
  mundo = await criarMundo();
  grupoId = (await criarMembro(mundo)).grupo.id;
});
afterAll(async () => await mundo.encerrar());

async function conferir(completa: boolean) {
  await mundo.aplicacao.tarefas.conferirLivro?.({ completa }, { tentativa: 1, requestId: undefined });
  const achados = (await lerConferencia(mundo.aplicacao.deps.db))?.invariantes ?? [];
  return achados.filter((i) => !i.ok).map(({ chave, divergencias, quais }) => [chave, divergencias, quais]);
}
function contarOcupadas(quantas: number) {
  return sql`update grupo_lotacao set livres = livres - ${quantas}, ocupadas = ocupadas + ${quantas} where grupo_id = ${grupoId}`.execute(
    mundo.aplicacao.deps.db,
  );
}
/** A step of the seat that is taken, to where it is. */
function moverUmaVaga() {
  return sql`insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
    select 'vaga', grupo_id, estado, ${MONTAR}, estado, 'sistema', ${mundo.agora()}, jsonb_build_object('numero', numero)
    from vagas where grupo_id = ${grupoId} and estado = 'ocupada'`.execute(mundo.aplicacao.deps.db);
}

describe('The check of each minute (CONFIABILIDADE 1.2)', () => {
  it('looks at the seats of a group where one moved, though no money did, and counts what it finds again once', async () => {
    expect(await conferir(true)).toEqual([]);
    await mundo.avancar({ minutos: 5 });
    expect(await conferir(false)).toEqual([]);
    await contarOcupadas(-1);
    await mundo.avancar({ minutos: 5 });
    expect(await conferir(false)).toEqual([]);
    await moverUmaVaga();
    const errada = [['vagasConferem', 1, [grupoId]]];
    await mundo.avancar({ minutos: 1 });
    expect(await conferir(false)).toEqual(errada);
    await mundo.avancar({ minutos: 1 });
    expect(await conferir(false)).toEqual(errada);
    // Mended: that is for a whole check to say.
    await contarOcupadas(1);
    await mundo.avancar({ minutos: 1 });
    expect(await conferir(false)).toEqual(errada);
    await mundo.avancar({ minutos: 1 });
    expect(await conferir(true)).toEqual([]);
  });
});
