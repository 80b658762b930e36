import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

export type UsuarioDoBanco = { readonly uid: number; readonly gid: number };

/**
 * The system user that runs the database: undefined when it is the one who runs us. PostgreSQL refuses root, so root
 * hands over to the owner the data folder already has, else to `postgres` (made when absent), else to `nobody`.
 */
export function usuarioDoBanco(pasta: string): UsuarioDoBanco | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return donoDaPasta(pasta) ?? procurar('postgres') ?? criarPostgres() ?? { uid: 65534, gid: 65534 };
}

/** True if the user can run the file (every folder on the way is tried with that user's own rights). */
export function alcanca(usuario: UsuarioDoBanco | undefined, executavel: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', executavel], { cwd: '/', ...usuario }).status === 0;
}

function donoDaPasta(pasta: string): UsuarioDoBanco | undefined {
  const estado = statSync(pasta, { throwIfNoEntry: false });
  return estado === undefined || estado.uid === 0 ? undefined : { uid: estado.uid, gid: estado.gid };
}

function procurar(nome: string): UsuarioDoBanco | undefined {
  const [uid, gid] = ['-u', '-g'].map((opcao) =>
    Number.parseInt(spawnSync('id', [opcao, nome], { encoding: 'utf8' }).stdout, 10),
  );
  return uid === undefined || gid === undefined || Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}

function criarPostgres(): UsuarioDoBanco | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  return procurar('postgres');
}
