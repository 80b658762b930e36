import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Projects follow one another by name, and within each the long files come first: so the long ones of `scripts`, which
 * start the whole product, would be run last of all by one worker while the other has nothing left. They begin the run.
 */
export class DaMaisLongaParaAMaisCurta extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const emOrdem = await super.sort(files);
    const primeiro = ({ project }: TestSpecification): boolean => project.name === 'scripts';
    return [...emOrdem.filter(primeiro), ...emOrdem.filter((arquivo) => !primeiro(arquivo))];
  }
}
