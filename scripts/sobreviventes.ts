import { readdirSync, readFileSync } from 'node:fs';

/** Programs that still run on the data of a folder. */
export function sobreviventes(dados: string): readonly string[] {
  return readdirSync('/proc')
    .filter((nome) => /^\d+$/.test(nome) && Number(nome) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dados);
      } catch {
        return false;
      }
    });
}
