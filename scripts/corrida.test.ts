import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

function daqui(arquivo: string): string {
  return JSON.stringify(resolve(import.meta.dirname, arquivo));
}

/** The runner of these tests: a child that holds a database of its own, says so, and never ends by itself. */
const corredor = `
  import { join } from 'node:path';
  import { iniciarPostgres } from ${daqui('postgres.ts')};
  await iniciarPostgres({ pasta: join(process.env.TMPDIR, 'dentro', 'banco'), efemero: true });
  console.log('no meio');
  setInterval(() => {}, 1000);`;

function programa(meio: string): string {
  return `
  import { emCorrida } from ${daqui('corrida.ts')};
  import { executarCorredor, executarPasso } from ${daqui('executar-passo.ts')};
  import { principal } from ${daqui('terminal.ts')};
  await principal(() => emCorrida(async (corrida) => {
    console.log('pasta: ' + corrida.pasta);
    ${meio}
    return 0;
  }));
  process.exit();`;
}

/** The middle of a run that goes on until it is stopped. */
const segura = `
  const comando = ['node', '--input-type=module', '-e', ${JSON.stringify(corredor)}];
  await executarCorredor(corrida, { comando, argumentos: () => [], env: () => ({}), contar: () => ({}) });
  console.log('depois dele');`;

function correr(meio: string) {
  return iniciar(programa(meio));
}

function iniciar(codigo: string) {
  const { VITEST: _doCorredor, ...ambiente } = process.env;
  // In a group of its own, because a terminal signals a group.
  const filho = spawn(process.execPath, ['--input-type=module', '-e', codigo], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: ambiente,
  });
  let dito = '';
  const fim = new Promise<number>((pronto) => filho.once('close', (codigo) => pronto(codigo ?? -1)));
  function disse(texto: string): Promise<boolean> {
    return new Promise((pronto) => {
      function ouvir(pedaco: Buffer): void {
        dito += pedaco.toString('utf8');
        if (dito.includes(texto)) pronto(true);
      }
      filho.stdout.on('data', ouvir);
      filho.stderr.on('data', ouvir);
      void fim.then(() => pronto(false));
    });
  }
  function ctrlC(): boolean {
    return process.kill(-(filho.pid ?? 0), 'SIGINT');
  }
  function matar(): boolean {
    return filho.kill('SIGKILL');
  }
  return { fim, disse, ctrlC, matar, dito: () => dito, pasta: () => /pasta: (.*)/.exec(dito)?.[1] ?? '' };
}

function sobreviventes(pasta: string): readonly string[] {
  return readdirSync('/proc')
    .filter((nome) => /^\d+$/.test(nome))
    .filter((pid) => {
      try {
        return readFileSync(join('/proc', pid, 'environ'), 'utf8').includes(pasta);
      } catch {
        return false;
      }
    });
}

describe('npm test and Ctrl-C', { timeout: 60_000 }, () => {
  it('a run that is stopped in its middle begins nothing more, and leaves no process, lock or folder', async () => {
    const corrida = correr(segura);
    expect(await corrida.disse('no meio'), corrida.dito()).toBe(true);
    expect(existsSync(corrida.pasta())).toBe(true);
    expect(sobreviventes(corrida.pasta()).length).toBeGreaterThan(2);
    corrida.ctrlC();
    expect(await corrida.fim, corrida.dito()).toBe(130);
    expect(corrida.dito()).toMatch(/Parando…[\s\S]*Tudo parado\.\s*$/);
    expect(corrida.dito()).not.toMatch(/depois dele|^\s+at /m);
    expect(sobreviventes(corrida.pasta())).toEqual([]);
    expect(existsSync(corrida.pasta())).toBe(false);
  });

  it('a run whose caller was killed ends by itself', async () => {
    const chamador = `
      import { spawn } from 'node:child_process';
      spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(programa(segura))}], { stdio: 'inherit' });`;
    const corrida = iniciar(chamador);
    expect(await corrida.disse('no meio'), corrida.dito()).toBe(true);
    corrida.matar();
    // The output closes when the last process, the run, has ended.
    await corrida.fim;
    expect(corrida.dito()).toContain('Tudo parado.');
    expect(sobreviventes(corrida.pasta())).toEqual([]);
    expect(existsSync(corrida.pasta())).toBe(false);
  });

  it('a step after the stop is not begun', async () => {
    const corrida = correr(`
      setInterval(() => {}, 1000);
      process.kill(process.pid, 'SIGTERM');
      await new Promise((visto) => corrida.parada.addEventListener('abort', visto));
      await executarPasso(corrida, { nome: 'nunca', comando: ['node', '-e', '0'] });`);
    await corrida.disse('Tudo parado.');
    expect(await corrida.fim, corrida.dito()).toBe(130);
    expect(corrida.dito()).not.toContain('nunca');
  });

  it('a run that ends well gives its own code and leaves no folder', async () => {
    const corrida = correr(`await executarPasso(corrida, { nome: 'nada', comando: ['node', '-e', '0'] });`);
    await corrida.disse('✓ nada');
    expect(await corrida.fim, corrida.dito()).toBe(0);
    expect(existsSync(corrida.pasta())).toBe(false);
  });
});
