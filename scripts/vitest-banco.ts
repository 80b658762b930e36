import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { criarBanco, sufixo } from '../apps/api/src/test/banco.ts';
import { iniciarPostgres } from './postgres.ts';

/**
 * One real PostgreSQL per test run (or the server of TEST_DATABASE_URL), with one migrated database which every test
 * file copies. Vitest calls this once, and the function it returns at the end.
 */
const preparar = async (projeto: TestProject): Promise<() => Promise<void>> => {
  const externo = process.env['TEST_DATABASE_URL'];
  const servidor =
    externo === undefined || externo === '' ? await iniciarServidor() : { url: externo, parar: async () => undefined };
  const modelo = `modelo_${sufixo()}`;
  const banco = await criarBanco(servidor.url, modelo);
  await migrar(banco.url);
  projeto.provide('servidorDeTeste', { url: servidor.url, modelo });
  return async () => {
    await banco.encerrar();
    await servidor.parar();
  };
};

const iniciarServidor = () => iniciarPostgres({ pasta: mkdtempSync(join(tmpdir(), 'rateia-teste-')), efemero: true });

export default preparar;
