import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { FRENTES } from '../e2e/frentes.ts';
import { RELATORIOS } from './executar-passo.ts';
import { Falha } from './falha.ts';
import { dizer, principal } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');

type Vitest = {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
};
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};
type Tempo = readonly [nome: string, ms: number];

/** `npm run tempos`: after `npm test`, writes down how long each file took: by that the next runs deal them out. */
async function anotarTempos(): Promise<number> {
  const unit = lidos<Vitest>('unit').testResults.map(
    ({ name, startTime, endTime }): Tempo => [basename(name), endTime - startTime],
  );
  gravar('scripts/tempos.json', unit);
  const navegador = FRENTES.flatMap((_, n) => doNavegador(lidos<Suite>(`navegador-${n + 1}`)));
  gravar('e2e/tempos.json', navegador);
  return 0;
}

function lidos<T>(nome: string): T {
  const arquivo = join(RELATORIOS, `${nome}.json`);
  if (!existsSync(arquivo)) throw new Falha('Rode antes npm test: é dele que vêm os tempos.');
  return JSON.parse(readFileSync(arquivo, 'utf8')) as T;
}

function doNavegador({ suites = [], specs = [] }: Suite): readonly Tempo[] {
  return [
    ...specs.map(
      ({ file, tests }): Tempo => [
        basename(file, '.spec.ts'),
        tests.flatMap(({ results }) => results).reduce((soma, { duration }) => soma + duration, 0),
      ],
    ),
    ...suites.flatMap(doNavegador),
  ];
}

/**
 * In whole seconds: less is noise, and would change the file at each run. A test that was not run keeps its former
 * time.
 */
function gravar(arquivo: string, tempos: readonly Tempo[]): void {
  const antes = JSON.parse(readFileSync(join(raiz, arquivo), 'utf8')) as Record<string, number>;
  const somas = Map.groupBy(tempos, ([nome]) => nome);
  const medidos = [...somas].map(([nome, partes]) => [nome, segundosDe(partes)] as const);
  const todos = Object.entries({ ...antes, ...Object.fromEntries(medidos) });
  const ordenados = Object.fromEntries(todos.filter(([, s]) => s > 0).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(raiz, arquivo), `${JSON.stringify(ordenados, undefined, 2)}\n`);
  dizer(`  ✓ ${arquivo}: ${medidos.length} arquivos medidos`);
}
function segundosDe(partes: readonly Tempo[]): number {
  return Math.round(partes.reduce((soma, [, ms]) => soma + ms, 0) / 1_000);
}

await principal(anotarTempos);
