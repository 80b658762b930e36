import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Pacote = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Trava = { readonly packages: Record<string, Pacote> };

const arquivo = resolve(import.meta.dirname, '../package-lock.json');
const sistemas = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processadores = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Packages for other systems that the lock file's packages may bring and the lock file does not list. */
export function faltantes({
  packages,
}: Trava): { readonly nome: string; readonly versao: string; readonly dev: boolean }[] {
  return Object.entries(packages).flatMap(([pasta, { optionalDependencies, dev }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([nome]) => !alcanca(packages, pasta, nome))
      .map(([nome, versao]) => ({ nome, versao, dev: dev ?? false })),
  );
}

/**
 * npm leaves out of the lock file a package that the registry at hand does not carry, and `npm ci` then refuses the
 * whole file. The entry it would have written says which system the package is for; the name says the same.
 */
export function completar(trava: Trava): Trava {
  const novos = faltantes(trava).map(
    ({ nome, versao, dev }) => [`node_modules/${nome}`, entrada(nome, versao, dev)] as const,
  );
  return { ...trava, packages: { ...trava.packages, ...Object.fromEntries(novos) } };
}

/** Node looks for a package beside the one that asks, and then in every folder above. */
function alcanca(pacotes: Trava['packages'], pasta: string, nome: string): boolean {
  for (let base = pasta; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (`${base === '' ? '' : `${base}/`}node_modules/${nome}` in pacotes) return true;
    if (base === '') return false;
  }
}

function entrada(nome: string, versao: string, dev: boolean): object {
  const partes = nome.split(/[-/]/u);
  const os = partes.filter((parte) => sistemas.includes(parte));
  const cpu = partes.filter((parte) => processadores.includes(parte));
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`the name ${nome} does not say its system: add it by hand`);
  const libc = partes.some((parte) => parte.startsWith('musl'))
    ? ['musl']
    : partes.some((parte) => parte.startsWith('gnu'))
      ? ['glibc']
      : undefined;
  return { version: versao, cpu, ...(dev ? { dev } : {}), ...(libc === undefined ? {} : { libc }), optional: true, os };
}

/** The lock file of this project. */
export function lerTrava(): Trava {
  return JSON.parse(readFileSync(arquivo, 'utf8')) as Trava;
}

if (import.meta.main) writeFileSync(arquivo, `${JSON.stringify(completar(lerTrava()), null, 2)}\n`);
