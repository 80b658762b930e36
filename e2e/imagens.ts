import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const raiz = resolve(import.meta.dirname, '..');
const CONFERIDAS = join(raiz, 'e2e/imagens/conferidas.json');

/** The tests that compare pictures, each with the file from which all that it shows is reached. */
const COMECOS: Readonly<Record<string, string>> = {
  galeria: 'apps/web/src/galeria/main.tsx',
  emails: 'apps/api/scripts/emails.ts',
};
export const COM_IMAGENS = Object.keys(COMECOS);
/** `npm run imagens`: all of them, and nothing else. */
export const SO_IMAGENS = process.env['E2E_IMAGENS'] === 'so';

/**
 * True if something that a test of pictures shows has changed since its pictures were last found equal (`npm run
 * imagens` records that). Pictures of unchanged sources are not compared again; a test without pictures always runs.
 */
export function temDeRodar(projeto: string): boolean {
  return COMECOS[projeto] === undefined || lerConferidas()[projeto] !== resumoDe(projeto);
}

/** A digest of the sources that are reached from its beginning, of the versions of the libraries, of the test and of its pictures. */
export function resumoDe(projeto: string): string {
  const comeco = join(raiz, COMECOS[projeto] ?? '');
  const avulsos = globSync([`e2e/imagens/${projeto}/*`, 'apps/{api,web}/package.json', 'e2e/imagens.css'], {
    cwd: raiz,
  });
  const arquivos = [
    ...alcancados(comeco),
    join(raiz, `e2e/${projeto}.spec.ts`),
    ...avulsos.map((arquivo) => join(raiz, arquivo)),
  ];
  const soma = createHash('sha256');
  for (const arquivo of arquivos.sort())
    soma.update(relative(raiz, arquivo)).update('\0').update(readFileSync(arquivo)).update('\0');
  return soma.digest('hex');
}

/** Notes the pictures that were found equal, by the digest of their sources. */
export function anotarConferidas(): void {
  const resumos = Object.fromEntries(COM_IMAGENS.map((projeto) => [projeto, resumoDe(projeto)]));
  writeFileSync(CONFERIDAS, `${JSON.stringify(resumos, undefined, 2)}\n`);
}

function lerConferidas(): Readonly<Record<string, string>> {
  return existsSync(CONFERIDAS) ? (JSON.parse(readFileSync(CONFERIDAS, 'utf8')) as Record<string, string>) : {};
}

/** All imports but those of types, which draw nothing. */
const IMPORTADO = /^(?:import (?!type )|export .*from|.*\bimport\()[^;]*?'([^']+)'/gm;

/** Our own files that a file imports, and those that they import. */
function alcancados(comeco: string): readonly string[] {
  const vistos = new Set<string>();
  const fila = [comeco];
  for (let arquivo = fila.pop(); arquivo !== undefined; arquivo = fila.pop()) {
    if (vistos.has(arquivo)) continue;
    vistos.add(arquivo);
    for (const [, nome = ''] of readFileSync(arquivo, 'utf8').matchAll(IMPORTADO)) {
      const outro = nossoArquivo(nome, arquivo);
      if (outro !== undefined && existsSync(outro)) fila.push(outro);
    }
  }
  return [...vistos];
}

function nossoArquivo(nome: string, de: string): string | undefined {
  if (nome.startsWith('.')) return resolve(dirname(de), nome);
  const [, modulo] = /^@rateia\/domain\/(.+)$/.exec(nome) ?? [];
  return modulo === undefined ? undefined : join(raiz, `packages/domain/src/${modulo}.ts`);
}
