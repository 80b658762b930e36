import { storage } from '../../../lib/storage.ts';

const GUARDADOS = 60;

/** The draws that this browser has opened: the result of another one stays covered until its person opens it (DESIGN 12). */
export const sorteiosAbertos = {
  tem: (sorteio: string): boolean => lidos().includes(sorteio),
  anotar: (sorteio: string): void => {
    storage.set('sorteios', [...new Set([sorteio, ...lidos()])].slice(0, GUARDADOS));
  },
};

function lidos(): readonly string[] {
  const guardado = storage.get('sorteios');
  return Array.isArray(guardado) ? guardado.filter((um) => typeof um === 'string') : [];
}

/** The name of the draws of a pool in a concurso. */
export function nomeDoSorteio(bolaoId: number, concurso: number): string {
  return `${bolaoId}:${concurso}`;
}
