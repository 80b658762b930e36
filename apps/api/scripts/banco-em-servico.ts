import { join } from 'node:path';
import { ondeFicamOsDados, PASTA_DOS_DADOS } from '../../../scripts/pasta-dos-dados.ts';
import { abrirPostgresDaPasta } from '../../../scripts/postgres-em-servico.ts';

type Ambiente = Readonly<Record<string, string | undefined>>;

/**
 * Runs a command on the database of DATABASE_URL, or else on the database of `npm start`. `env` holds the places of its
 * keys and files. A failure is printed and ends the process with 1.
 */
export async function comBancoEmServico(fazer: (url: string, env: Ambiente) => Promise<void>): Promise<void> {
  const externo = process.env['DATABASE_URL'];
  const banco =
    externo !== undefined && externo !== ''
      ? { url: externo, parar: async () => undefined }
      : await abrirPostgresDaPasta(join(PASTA_DOS_DADOS, 'postgres'));
  if (banco === undefined) {
    process.stderr.write('Ainda não há dados: rode `npm start` uma vez, ou aponte DATABASE_URL para o banco.\n');
    process.exitCode = 1;
    return;
  }
  try {
    await fazer(banco.url, { ...process.env, ...ondeFicamOsDados(), DATABASE_URL: banco.url });
  } catch (erro) {
    process.stderr.write(`Não deu certo: ${erro instanceof Error ? erro.message : String(erro)}\n`);
    process.exitCode = 1;
  } finally {
    await banco.parar();
  }
}
