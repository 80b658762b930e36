import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Whole seconds of each file, by its name, in the last run that was measured (`npm run tempos`); a quick one has none. */
const tempos = JSON.parse(readFileSync(resolve(import.meta.dirname, 'tempos.json'), 'utf8')) as Record<string, number>;

/**
 * Orders the test files. The files of a project follow one another, because a worker reuses the modules that it has
 * loaded; within a project the slowest files come first. The project `scripts`, which starts the whole product, begins
 * the run: as the last it would keep one worker busy while the other has nothing left.
 */
export class DaMaisLongaParaAMaisCurta extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const emOrdem = await super.sort(files);
    const projetos = ['scripts', ...new Set(emOrdem.map(({ project }) => project.name))];
    function segundos({ moduleId }: TestSpecification): number {
      return tempos[basename(moduleId)] ?? 0;
    }
    return emOrdem.toSorted(
      (a, b) => projetos.indexOf(a.project.name) - projetos.indexOf(b.project.name) || segundos(b) - segundos(a),
    );
  }
}
