import { mkdirSync, renameSync } from 'node:fs';
import { Falha } from './falha.ts';

/** Renames the folder of the data, leaves an empty one in its place, and gives the sentence that says so. */
export function guardarDadosAnteriores(dados: string): string {
  const agora = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const guardados = `${dados}-anterior-${agora}`;
  try {
    renameSync(dados, guardados);
    mkdirSync(dados);
  } catch (causa) {
    const motivo = causa instanceof Error ? causa.message : String(causa);
    throw new Falha(`Os dados em ${dados} são de uma versão anterior, e não consigo pô-los de lado: ${motivo}.`, {
      cause: causa,
    });
  }
  return `Os dados que estavam em ${dados} são de uma versão anterior que não continua nesta: ficaram guardados em ${guardados}, e começamos do zero.`;
}
