import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The product at an older commit, in a folder of its own: its own files, and its own packages beside the dependencies
 * that are installed here. Both commits must ask for the same dependencies.
 */
export function abrirCommit({
  raiz,
  commit,
  pasta,
}: {
  readonly raiz: string;
  readonly commit: string;
  readonly pasta: string;
}): string {
  function git(...argumentos: readonly string[]): string {
    return execFileSync('git', argumentos, { cwd: raiz, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  }
  const inteiro = git('rev-parse', '--verify', `${commit}^{commit}`);
  const antigo = join(pasta, 'antes');
  git('clone', '--quiet', '--shared', '--no-checkout', raiz, antigo);
  execFileSync('git', ['checkout', '--quiet', '--detach', inteiro], { cwd: antigo });
  const instalados = resolve(raiz, 'node_modules');
  const modulos = join(antigo, 'node_modules');
  mkdirSync(modulos);
  for (const nome of readdirSync(instalados)) {
    if (nome !== '@rateia') symlinkSync(join(instalados, nome), join(modulos, nome));
  }
  const nossos = join(modulos, '@rateia');
  mkdirSync(nossos);
  for (const pacotes of ['apps', 'packages']) {
    for (const nome of readdirSync(join(antigo, pacotes))) symlinkSync(join(antigo, pacotes, nome), join(nossos, nome));
  }
  return antigo;
}
