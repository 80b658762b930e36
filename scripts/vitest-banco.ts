import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrar } from '../apps/api/src/db/migrar.ts';
import type { ServidorDeTeste } from '../apps/api/src/test/banco.ts';
import { criarBanco, sufixo } from '../apps/api/src/test/banco.ts';
import { pastaRapida } from './pasta-rapida.ts';
import { iniciarPostgres } from './postgres.ts';

type Servidor = ServidorDeTeste & { readonly parar: () => Promise<void> };

/**
 * A real PostgreSQL for each worker (or the one server of TEST_DATABASE_URL for all), with one migrated database that
 * every test file copies, and a temporary folder for the run, which must be empty at its end. Vitest calls this once,
 * and the returned function at the end.
 */
async function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  const temporaria = mkdtempSync(join(pastaRapida(), 'rateia-teste-'));
  const externo = process.env['TEST_DATABASE_URL'];
  const servidores =
    externo === undefined || externo === ''
      ? await Promise.all(
          Array.from({ length: projeto.vitest.config.maxWorkers }, (_, n) =>
            iniciarServidor(join(temporaria, `banco-${n + 1}`)),
          ),
        )
      : [await comModelo({ url: externo, parar: async () => undefined })];
  // The processes of the tests, and their children, inherit it.
  process.env['TMPDIR'] = temporaria;
  projeto.provide(
    'servidoresDeTeste',
    servidores.map(({ url, modelo }) => ({ url, modelo })),
  );
  return async () => {
    await Promise.all(servidores.map(({ parar }) => parar()));
    const restos = readdirSync(temporaria).filter((nome) => nome.startsWith('rateia-'));
    rmSync(temporaria, { recursive: true, force: true });
    if (restos.length > 0) throw new Error(`tests left folders behind: ${restos.join(', ')}`);
  };
}

async function iniciarServidor(pasta: string): Promise<Servidor> {
  return await comModelo(await iniciarPostgres({ pasta, efemero: true }));
}

async function comModelo({ url, parar }: Pick<Servidor, 'url' | 'parar'>): Promise<Servidor> {
  const modelo = `modelo_${sufixo()}`;
  const banco = await criarBanco(url, modelo);
  await migrar(banco.url);
  return {
    url,
    modelo,
    parar: async () => {
      await banco.encerrar();
      await parar();
    },
  };
}

export default preparar;
