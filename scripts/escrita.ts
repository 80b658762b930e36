import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Falha } from './falha.ts';

/** Refuses with one sentence when a folder that we write to cannot be written; makes it when it is not there. */
export function exigirEscrita(pasta: string): void {
  const prova = join(pasta, `.escrita-${process.pid}`);
  try {
    mkdirSync(pasta, { recursive: true });
    writeFileSync(prova, '');
    rmSync(prova);
  } catch (causa) {
    const motivo = causa instanceof Error && 'code' in causa ? String(causa.code) : String(causa);
    throw new Falha(
      `Não posso gravar em ${pasta} (${motivo}). Copie o projeto para uma pasta sua, ou acerte as permissões desta.`,
      {
        cause: causa,
      },
    );
  }
}
