import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import type { Sessoes } from './sessoes.ts';
import { CANAL_SESSAO, criarSessoes } from './sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** A process whose first answer of the database is on its way until it is let in; `ouvir` is its ear for notices. */
function processoLento() {
  const { db, relogio } = mundo.aplicacao.deps;
  let adiante = 0;
  const lida = Promise.withResolvers<void>();
  const chegou = Promise.withResolvers<void>();
  let perguntas = 0;
  const demora: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      perguntas += 1;
      lida.resolve();
      await chegou.promise;
      return result;
    },
  };
  let ouvir: (texto: string) => void = () => undefined;
  const sessoes = criarSessoes({
    db: db.withPlugin(demora),
    sinais: {
      ouvir: (canal, fazer) => {
        if (canal === CANAL_SESSAO) ouvir = fazer;
      },
      sinalizar: async () => undefined,
      ligado: () => true,
      fechar: async () => undefined,
    },
    parede: () => relogio.parede() + adiante,
  });
  return {
    sessoes,
    lida: lida.promise,
    chegar: chegou.resolve,
    ouvir: (texto: string) => ouvir(texto),
    perguntas: () => perguntas,
    passar: (segundos: number) => {
      adiante += segundos * 1_000;
    },
  };
}

async function sessaoAberta(): Promise<string> {
  const { id } = await criarPessoa(mundo);
  const { db } = mundo.aplicacao.deps;
  return (await db.selectFrom('sessoes').select('id').where('usuario_id', '=', id).executeTakeFirstOrThrow()).id;
}

async function encerrar(sessaoId: string): Promise<void> {
  const { db, relogio } = mundo.aplicacao.deps;
  await db
    .updateTable('sessoes')
    .set({ encerrada_em: new Date(relogio.parede()).toISOString(), motivo_fim: 'sair' })
    .where('id', '=', sessaoId)
    .execute();
}

describe('A session in the memory of a process (ASVS 7.4.1; ADR 020)', () => {
  it('is asked of the database once', async () => {
    const { sessoes, chegar, perguntas } = processoLento();
    const sessaoId = await sessaoAberta();
    chegar();
    expect(await sessoes.ler(sessaoId)).toMatchObject({ sessaoId });
    expect(await sessoes.ler(sessaoId)).toMatchObject({ sessaoId });
    expect(perguntas()).toBe(1);
  });

  it('ends when the session does, to the second, however lately it was read', async () => {
    const { sessoes, chegar, passar } = processoLento();
    const sessaoId = await sessaoAberta();
    chegar();
    const { db, relogio } = mundo.aplicacao.deps;
    const fim = new Date(relogio.parede() + 20_000).toISOString();
    await db.updateTable('sessoes').set({ expira_em: fim }).where('id', '=', sessaoId).execute();
    expect(await sessoes.ler(sessaoId)).toMatchObject({ sessaoId });
    passar(10);
    expect(await sessoes.ler(sessaoId)).toMatchObject({ sessaoId });
    passar(10);
    expect(await sessoes.ler(sessaoId)).toBeNull();
  });

  it.each<
    [
      string,
      (processo: { readonly sessoes: Sessoes; readonly ouvir: (texto: string) => void }, sessaoId: string) => void,
    ]
  >([
    ['ended here', ({ sessoes }, sessaoId) => sessoes.esquecer(sessaoId)],
    ['ended by another process', ({ ouvir }, sessaoId) => ouvir(sessaoId)],
    ['ended while no notice arrived, and all are forgotten', ({ ouvir }) => ouvir('')],
  ])('is not what was read before it was forgotten, however late the answer: %s', async (_, esquecer) => {
    const processo = processoLento();
    const sessaoId = await sessaoAberta();
    const emCurso = processo.sessoes.ler(sessaoId);
    await processo.lida;
    await encerrar(sessaoId);
    esquecer(processo, sessaoId);
    processo.chegar();
    await emCurso;
    expect(await processo.sessoes.ler(sessaoId)).toBeNull();
  });
});
