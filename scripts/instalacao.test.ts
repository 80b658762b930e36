import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sobreviventes } from './sobreviventes.ts';
import { executarComando } from './test/comando.ts';

const raiz = resolve(import.meta.dirname, '..');

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-instalacao-'));
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));

/** A clone without dependencies, whose npm acts as `npm` says. */
function semDependencias(npm: string) {
  for (const arquivo of ['start.mjs', 'exigir-node.mjs', 'preparar.mjs'])
    cpSync(join(raiz, 'scripts', arquivo), join(pasta, 'scripts', arquivo));
  writeFileSync(join(pasta, 'package-lock.json'), '{"packages":{"node_modules/ausente":{"version":"1.0.0"}}}');
  writeFileSync(join(pasta, 'npm.js'), npm);
  const roteiro = relative(join(raiz, 'scripts'), join(pasta, 'scripts/start.mjs'));
  return executarComando({ dados: pasta, roteiro, env: { npm_execpath: join(pasta, 'npm.js') } });
}
/**
 * A program that behaves like npm: it goes on for a while when it is told to stop, and it has started a script of a
 * package.
 */
const NPM_SEM_PRESSA = `
  for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(sinal, () => undefined);
  require('node:child_process').spawn('sleep', ['600']);
  setInterval(() => undefined, 1000);`;

describe('The installation of the dependencies', { timeout: 30_000 }, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    '%s while the dependencies are installed ends npm and its scripts too, and says so if it can',
    async (sinal) => {
      const partida = semDependencias(NPM_SEM_PRESSA);
      expect(await partida.disse('Instalando as dependências'), partida.dito()).toBe(true);
      // Ours, the two shells that guard npm, npm, and its script.
      await vi.waitFor(() => expect(sobreviventes(pasta).length).toBe(5));
      partida.sinal(sinal);
      if (sinal === 'SIGKILL') await partida.fim;
      else {
        expect(await partida.fim, partida.dito()).toBe(130);
        expect(partida.dito()).toContain('Instalação interrompida.');
      }
      await vi.waitFor(() => expect(sobreviventes(pasta)).toEqual([]));
    },
  );

  it('an installation that fails says why, as npm does', async () => {
    const partida = semDependencias("process.stderr.write('npm error code ENOSPC\\n'); process.exit(228);");
    expect(await partida.fim).toBe(1);
    expect(partida.dito()).toContain(
      'A instalação das dependências falhou (npm ci, código 228):\nnpm error code ENOSPC',
    );
    expect(partida.dito()).not.toMatch(/^\s+at /m);
  });
});
