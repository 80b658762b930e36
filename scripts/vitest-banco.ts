import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { criarBanco, sufixo } from '../apps/api/src/test/banco.ts';
import { iniciarPostgres } from './postgres.ts';

/**
 * One real PostgreSQL per test run (or the server of TEST_DATABASE_URL), with one migrated database which every test
 * file copies, and a temporary folder of the run's own, which must be empty at its end. Vitest calls this once, and the
 * function it returns at the end.
 */
const preparar = async (projeto: TestProject): Promise<() => Promise<void>> => {
  const temporaria = mkdtempSync(join(tmpdir(), 'rateia-teste-'));
  const externo = process.env['TEST_DATABASE_URL'];
  const servidor =
    externo === undefined || externo === ''
      ? await iniciarServidor(join(temporaria, 'banco'))
      : { url: externo, parar: async () => undefined };
  const modelo = `modelo_${sufixo()}`;
  const banco = await criarBanco(servidor.url, modelo);
  await migrar(banco.url);
  // The processes of the tests, and what they start, inherit it.
  process.env['TMPDIR'] = temporaria;
  projeto.provide('servidorDeTeste', { url: servidor.url, modelo });
  return async () => {
    await banco.encerrar();
    await servidor.parar();
    const restos = readdirSync(temporaria).filter((nome) => nome.startsWith('rateia-'));
    rmSync(temporaria, { recursive: true, force: true });
    if (restos.length > 0) throw new Error(`tests left folders behind: ${restos.join(', ')}`);
  };
};

const iniciarServidor = (pasta: string) => iniciarPostgres({ pasta, efemero: true });

export default preparar;
