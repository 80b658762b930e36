import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { pastaDosDados } from './pasta-dos-dados.ts';

const executar = promisify(execFile);

/** Every rule over the whole ledger, in the database, by the command that a person would run; it fails when one does not hold. */
export async function confereOLivroInteiro(): Promise<void> {
  const DADOS = pastaDosDados();
  await executar('npm', ['run', '--silent', 'ledger:verify'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...(DADOS === undefined ? {} : { DADOS }) },
  });
}
