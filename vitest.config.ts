import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Projects without state share one module graph per worker; those with a database or a screen are isolated by file. */
const puro = (name: string, root: string) => ({
  test: { name, root, include: ['**/*.test.ts'], isolate: false },
});

const arquivo = (nome: string): string => fileURLToPath(new URL(`scripts/${nome}`, import.meta.url));

export default defineConfig({
  test: {
    allowOnly: false,
    // One less by default: on two cores half of the machine would look on.
    maxWorkers: '100%',
    projects: [
      puro('domain', 'packages/domain/src'),
      puro('contracts', 'packages/contracts/src'),
      puro('scripts', 'scripts'),
      puro('sandbox', 'apps/sandbox/src'),
      {
        test: {
          name: 'api',
          root: 'apps/api/src',
          include: ['**/*.test.ts'],
          globalSetup: [arquivo('vitest-banco.ts')],
          setupFiles: [arquivo('vitest-avisos.ts')],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
