import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { DaMaisLongaParaAMaisCurta } from './scripts/vitest-ordem.ts';

function arquivo(nome: string): string {
  return fileURLToPath(new URL(`scripts/${nome}`, import.meta.url));
}

/** One more than cores: some of the longest files mostly wait, for a step of time or for a process that starts (ADR 039). */
const DE_UMA_VEZ = availableParallelism() + 1;

const TELAS = 'src/**/*.tela.test.tsx';

/** The files of a worker share one module graph: loading and warming it costs more than most files (ADR 039). Each has a database of its own. */
function puro(name: string, root: string) {
  return {
    test: { name, root, include: ['**/*.test.ts'], isolate: false, setupFiles: [arquivo('vitest-semente.ts')] },
  };
}

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: DE_UMA_VEZ,
    // The number of tests that a file lets run at once.
    maxConcurrency: 3,
    sequence: { sequencer: DaMaisLongaParaAMaisCurta },
    projects: [
      puro('domain', 'packages/domain/src'),
      puro('contracts', 'packages/contracts/src'),
      puro('scripts', 'scripts'),
      puro('sandbox', 'apps/sandbox/src'),
      {
        test: {
          name: 'api',
          isolate: false,
          root: 'apps/api/src',
          include: ['**/*.test.ts'],
          globalSetup: [arquivo('vitest-banco.ts')],
          setupFiles: [arquivo('vitest-avisos.ts'), arquivo('vitest-semente.ts')],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        // A setting for all does not reach a project that has a file of its own.
        test: {
          name: 'web',
          isolate: false,
          maxWorkers: DE_UMA_VEZ,
          root: 'apps/web',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, TELAS],
        },
      },
      {
        // Screens drawn without a browser. Each file has a window of its own, to which the router holds on.
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'telas',
          maxWorkers: DE_UMA_VEZ,
          root: 'apps/web',
          include: [TELAS],
          environment: 'happy-dom',
          setupFiles: [fileURLToPath(new URL('apps/web/src/app/test/janela.ts', import.meta.url))],
          testTimeout: 30_000,
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
        },
      },
    ],
  },
});
