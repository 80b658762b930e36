import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chamar } from './chamadas.ts';
import { pastaDosDados } from './pasta-dos-dados.ts';

const executar = promisify(execFile);
const RAIZ = resolve(import.meta.dirname, '../..');

interface Politica {
  readonly codigo: string;
  readonly titulo: string;
  readonly versao: string;
  readonly secoes: unknown;
}

/** A new version of the terms of use, which everybody has to accept from then on; gives the version. */
export async function publicaTermos(mudancas: string): Promise<string> {
  const { versao, secoes } = await chamar<{ readonly versao: string; readonly secoes: unknown }>('GET /termo-uso');
  return await publica({ codigo: 'termos', titulo: 'Termos de uso', versao, secoes }, mudancas);
}

/** The same of the privacy policy. */
export async function publicaPrivacidade(mudancas: string): Promise<string> {
  const { politicas } = await chamar<{ readonly politicas: readonly Politica[] }>('GET /politica-privacidade');
  const emVigor = politicas.find(({ codigo }) => codigo === 'privacidade');
  if (emVigor === undefined) throw new Error('there is no privacy policy in force');
  const { codigo, titulo, versao, secoes } = emVigor;
  return await publica({ codigo, titulo, versao, secoes }, mudancas);
}

/** The version after this one, obligatory, by the command of the operation. */
async function publica(emVigor: Politica, mudancas: string): Promise<string> {
  const versao = String(Number(emVigor.versao) + 1);
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-politica-'));
  const arquivo = join(pasta, 'politica.json');
  writeFileSync(arquivo, JSON.stringify({ ...emVigor, versao, tipo: 1, resumo: 'O que vale aqui.', mudancas }));
  const DADOS = pastaDosDados();
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
