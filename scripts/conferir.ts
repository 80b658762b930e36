import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Contagem } from './contagem.ts';
import { contarVitest, somar } from './contagem.ts';
import type { Corrida } from './corrida.ts';
import type { Passo } from './executar-passo.ts';
import { executarCorredor, executarPasso } from './executar-passo.ts';
import { dizer } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');
const deUmaVez = 2;

/** The checks that need no test runner, by the name that `npm run check -- <name>` takes. */
export function passosFixos(): Record<string, readonly Passo[]> {
  return {
    lint: [{ nome: 'formato e lint', comando: ['biome', 'ci', '--error-on-warnings', '.'] }],
    boundaries: [
      {
        nome: 'fronteiras de importação',
        comando: ['depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'bench', 'scripts'],
      },
    ],
    types: projetosDeTipos().map(conferirTipos),
    knip: [{ nome: 'código e dependências sem uso', comando: ['knip'] }],
    sizes: [{ nome: 'tamanho das telas', comando: ['node', 'apps/web/scripts/conferir-tamanhos.ts'] }],
  };
}

/** `npm run check`: every check and every test that needs no browser; or only the named ones. */
export async function conferir(corrida: Corrida, nomes: readonly string[] = []): Promise<Contagem> {
  const fixos = passosFixos();
  const pedidos = nomes.length === 0 ? [...Object.keys(fixos), 'unit'] : nomes;
  const passos = pedidos.flatMap((nome) => fixos[nome] ?? []);
  dizer('');
  const contagens = await emParalelo(passos.map((passo) => () => executarPasso(corrida, passo)));
  if (pedidos.includes('unit')) contagens.push(await executarVitest(corrida));
  return somar(contagens);
}

function executarVitest(corrida: Corrida): Promise<Contagem> {
  return executarCorredor(corrida, {
    comando: ['vitest', 'run', '--reporter=default', '--reporter=json'],
    argumentos: (relatorio) => [`--outputFile.json=${relatorio}`],
    env: () => ({}),
    contar: contarVitest,
    relatorio: 'unit',
  });
}

/** Checks the types of a project. Files that were checked before and have not changed are not checked again. */
function conferirTipos(projeto: string): Passo {
  return {
    nome: `tipos: ${projeto}`,
    comando: [
      'tsc',
      '-p',
      projeto,
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.cache/tipos/${projeto.replaceAll('/', '-')}.tsbuildinfo`,
    ],
  };
}

const juntos = 'tsconfig.juntos.json';
/** Folders that have only the common options are one program, where each source is read once; every other stands alone. */
function projetosDeTipos(): string[] {
  const deCadaPasta = globSync(['{apps,packages}/*/tsconfig*.json', '{scripts,e2e,bench}/tsconfig*.json'], {
    cwd: raiz,
  });
  return [juntos, ...deCadaPasta.filter((projeto) => !soAsComuns(projeto)).sort()];
}
function soAsComuns(projeto: string): boolean {
  return !readFileSync(join(raiz, projeto), 'utf8').includes('compilerOptions');
}

async function emParalelo(tarefas: readonly (() => Promise<Contagem>)[]): Promise<Contagem[]> {
  const fila = [...tarefas];
  const feitas: Contagem[] = [];
  async function trabalhador(): Promise<void> {
    for (let tarefa = fila.shift(); tarefa !== undefined; tarefa = fila.shift()) feitas.push(await tarefa());
  }
  await Promise.all(Array.from({ length: deUmaVez }, trabalhador));
  return feitas;
}
