import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Falha } from './falha.ts';
import type { UsuarioDoBanco } from './postgres-usuario.ts';

export type Acesso = {
  /** The folder as the server's processes name it. */
  readonly caminho: string;
  readonly processo: {
    readonly usuario: UsuarioDoBanco | undefined;
    readonly descritores: readonly number[];
    readonly cwd: string;
    readonly env: Record<string, string | undefined>;
  };
  readonly fechar: () => void;
};

/** Makes the folder, or takes it as it is, for the user that runs the database. */
export function prepararPasta(pasta: string, usuario: UsuarioDoBanco | undefined): void {
  try {
    mkdirSync(pasta, { recursive: true, mode: 0o700 });
    chmodSync(pasta, 0o700);
    if (usuario !== undefined) chownSync(pasta, usuario.uid, usuario.gid);
    rmSync(join(pasta, 'dados.novo'), { recursive: true, force: true });
  } catch (causa) {
    const motivo = causa instanceof Error ? causa.message : String(causa);
    throw new Falha(`Não consigo gravar em ${pasta}: ${motivo}. Confira o dono e as permissões da pasta.`, {
      cause: causa,
    });
  }
}

/**
 * The way in which the server reaches its folder. When root runs it for another user, the folders above may be closed
 * to that user. The open folder itself is then passed down as descriptor 3, and the server names it through /proc.
 */
export function abrirPasta(pasta: string, usuario: UsuarioDoBanco | undefined): Acesso {
  const env = { LC_ALL: 'C', TZ: 'UTC', PGDATA: undefined, PGPORT: undefined, PGOPTIONS: undefined };
  if (usuario === undefined) {
    return { caminho: pasta, processo: { usuario, descritores: [], cwd: pasta, env }, fechar: () => undefined };
  }
  const descritor = openSync(pasta, 'r');
  return {
    caminho: '/proc/self/fd/3',
    processo: { usuario, descritores: [descritor], cwd: '/', env },
    fechar: () => closeSync(descritor),
  };
}

/** The password lives beside the data, readable by nobody else; it is chosen once. */
export function guardarSenha(
  pasta: string,
  escolhida: string | undefined,
  usuario: UsuarioDoBanco | undefined,
): string {
  const arquivo = join(pasta, 'senha');
  if (existsSync(arquivo)) return readFileSync(arquivo, 'utf8').trim();
  if (existsSync(join(pasta, 'dados'))) {
    throw new Falha(
      `Falta ${arquivo}, a senha dos dados que estão ao lado. Recupere o arquivo, ou apague ${pasta} para começar do zero.`,
    );
  }
  const senha = escolhida ?? randomBytes(24).toString('base64url');
  writeFileSync(arquivo, `${senha}\n`, { mode: 0o600 });
  if (usuario !== undefined) chownSync(arquivo, usuario.uid, usuario.gid);
  return senha;
}
