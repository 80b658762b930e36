import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enfileirarSemFato } from './db/fila.ts';
import { LACRAR_LIVRO } from './features/livro/agenda.ts';
import { abrirPresenca, liberarOrfas } from './presenca.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { ate } from './test/processos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function prender(chave: string, por: string, haSegundos: number): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  await enfileirarSemFato(db, LACRAR_LIVRO, {}, { chave });
  await sql`update graphile_worker._private_jobs set locked_by = ${por}, locked_at = now() - make_interval(secs => ${haSegundos}) where key = ${chave}`.execute(
    db,
  );
}
async function presaPor(chave: string): Promise<string | null | undefined> {
  return (
    await sql<{
      readonly por: string | null;
    }>`select locked_by as por from graphile_worker._private_jobs where key = ${chave}`.execute(mundo.aplicacao.deps.db)
  ).rows[0]?.por;
}

describe('Jobs of a worker that died (CONFIABILIDADE 1.13)', () => {
  it('come back within seconds; those of one that lives, or has only just taken them, stay', async () => {
    const presenca = await abrirPresenca(mundo.config.bancoUrl);
    presenca.anunciar('pool-vivo');
    await prender('do-morto', 'pool-morto', 60);
    await prender('do-vivo', 'pool-vivo', 60);
    await prender('do-recente', 'pool-recente', 1);
    await ate(
      'the lock of the living pool',
      async () =>
        (
          await sql<{
            readonly n: number;
          }>`select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = 41`.execute(
            mundo.aplicacao.deps.db,
          )
        ).rows[0]?.n === 1,
    );

    expect(await liberarOrfas(mundo.aplicacao.pool)).toBe(1);
    expect(await presaPor('do-morto')).toBeNull();
    expect(await presaPor('do-vivo')).toBe('pool-vivo');
    expect(await presaPor('do-recente')).toBe('pool-recente');

    await presenca.fechar();
    await ate('the job of the pool that ended', async () => (await liberarOrfas(mundo.aplicacao.pool)) === 1);
    expect(await presaPor('do-vivo')).toBeNull();
  });
});
