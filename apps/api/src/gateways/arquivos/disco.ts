import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Resultado } from '../resultado.ts';
import { ok } from '../resultado.ts';
import type { GatewayArquivos } from './port.ts';
import { exigirNome } from './port.ts';

/** Files in a folder of this machine, readable by the process's user only. A file exists in full or not at all. */
export function criarArquivosEmDisco({ pasta }: { readonly pasta: string }): GatewayArquivos {
  function caminho(nome: string): string {
    return resolve(pasta, exigirNome(nome));
  }
  return {
    guardar: async (nome, bytes) => {
      const destino = caminho(nome);
      const provisorio = `${destino}.${randomUUID()}`;
      try {
        await mkdir(dirname(destino), { recursive: true, mode: 0o700 });
        await escrever(provisorio, bytes);
        await rename(provisorio, destino);
        return ok(undefined);
      } catch (erro) {
        await rm(provisorio, { force: true }).catch(() => undefined);
        return semDisco(erro);
      }
    },
    ler: async (nome) => {
      try {
        return ok(await readFile(caminho(nome)));
      } catch (erro) {
        return codigoDe(erro) === 'ENOENT' ? { situacao: 'inexistente' } : semDisco(erro);
      }
    },
    apagar: async (nome) => {
      try {
        await rm(caminho(nome), { force: true });
        return ok(undefined);
      } catch (erro) {
        return semDisco(erro);
      }
    },
  };
}

async function escrever(caminho: string, bytes: Buffer): Promise<void> {
  const arquivo = await open(caminho, 'wx', 0o600);
  try {
    await arquivo.writeFile(bytes);
    await arquivo.sync();
  } finally {
    await arquivo.close();
  }
}

function codigoDe(erro: unknown): unknown {
  return typeof erro === 'object' && erro !== null && 'code' in erro ? erro.code : undefined;
}

/** A full or missing disk is unavailability; anything that is no error of the system is a fault of ours. */
function semDisco(erro: unknown): Resultado<never> {
  if (typeof codigoDe(erro) !== 'string') throw erro;
  return { situacao: 'indisponivel', motivo: 'rede' };
}
