import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ONDE_ESTAO_OS_DADOS } from '../ambiente.ts';
import { chamar } from './chamadas.ts';

const executar = promisify(execFile);
const RAIZ = resolve(import.meta.dirname, '../..');

/** A new version of the terms of use, by the command of the operation; gives the version. Everybody has to accept it from then on. */
export async function publicaTermos(mudancas: string): Promise<string> {
  const { versao: anterior, secoes } = await chamar<{ versao: string; secoes: unknown }>('GET /termo-uso');
  const versao = String(Number(anterior) + 1);
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-termos-'));
  const arquivo = join(pasta, 'termos.json');
  const termos = { codigo: 'termos', versao, tipo: 1, titulo: 'Termos de uso', resumo: 'O que vale aqui.', mudancas };
  writeFileSync(arquivo, JSON.stringify({ ...termos, secoes }));
  const DADOS = existsSync(ONDE_ESTAO_OS_DADOS) ? readFileSync(ONDE_ESTAO_OS_DADOS, 'utf8') : process.env['DADOS'];
  try {
    await executar('npm', ['run', '--silent', 'politica', '--', arquivo], {
      cwd: RAIZ,
      env: { ...process.env, ...(DADOS === undefined ? {} : { DADOS }) },
    });
  } finally {
    rmSync(pasta, { recursive: true });
  }
  return versao;
}
