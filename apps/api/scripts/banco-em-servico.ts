import { resolve } from 'node:path';
import { abrirPostgresDaPasta } from '../../../scripts/postgres-em-servico.ts';

/** Where `npm start` keeps it; DADOS puts it elsewhere. */
const PASTA = resolve(import.meta.dirname, '../../..', process.env['DADOS'] ?? '.data', 'postgres');

/** Runs a command on the database of DATABASE_URL, or else on that of `npm start`; a failure is told and ends with 1. */
export const comBancoEmServico = async (fazer: (url: string) => Promise<void>): Promise<void> => {
  const externo = process.env['DATABASE_URL'];
  const banco =
    externo !== undefined && externo !== ''
      ? { url: externo, parar: async () => undefined }
      : await abrirPostgresDaPasta(PASTA);
  if (banco === undefined) {
    process.stderr.write('Ainda não há dados: rode `npm start` uma vez, ou aponte DATABASE_URL para o banco.\n');
    process.exitCode = 1;
    return;
  }
  try {
    await fazer(banco.url);
  } catch (erro) {
    process.stderr.write(`Não deu certo: ${erro instanceof Error ? erro.message : String(erro)}\n`);
    process.exitCode = 1;
  } finally {
    await banco.parar();
  }
};
