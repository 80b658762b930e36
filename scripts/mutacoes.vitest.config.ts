import { configDefaults, defineConfig } from 'vitest/config';

/**
 * The tests of the domain alone, as the mutation run starts them: once for each mutant, so nothing else is loaded. The
 * altered code counts which of its lines ran, so it is slower. A test that reads the sources finds them rewritten.
 */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'packages/domain/src/test/maquinas-provadas.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
