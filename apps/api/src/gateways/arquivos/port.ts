import type { Resultado } from '../resultado.ts';

/** The store of files: a folder on this machine, or a bucket. We choose the names; secret content arrives encrypted. */
export interface GatewayArquivos {
  /** Keeps the bytes under this name, in place of any that were there. */
  readonly guardar: (nome: string, bytes: Buffer) => Promise<Resultado<void>>;
  readonly ler: (nome: string) => Promise<Resultado<Buffer>>;
  /** Afterwards there is no such file, whether or not there was one. */
  readonly apagar: (nome: string) => Promise<Resultado<void>>;
}

/** `pasta/nome`, without anything that a file system or an address reads as more than a letter. */
export const NOME_DE_ARQUIVO = /^[a-z]{1,30}(\/[a-z0-9-]{1,64}){1,2}$/;

/** Names are made by us: another one is a fault of ours, and never touches a disk. */
export function exigirNome(nome: string): string {
  if (!NOME_DE_ARQUIVO.test(nome)) throw new RangeError('not a name of a stored file');
  return nome;
}
