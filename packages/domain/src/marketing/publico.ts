/** Whom a campaign is for; none chosen is everybody (REGRAS 1: derived flags, never stored). */
export const PUBLICOS = {
  visitante: 'Quem não entrou na conta',
  logado: 'Quem entrou na conta',
  nuncaComprou: 'Quem ainda não fez a primeira assinatura',
  membro: 'Membros de um grupo',
  administrador: 'Administradores de um grupo',
} as const;
export type Publico = keyof typeof PUBLICOS;

/** The facts about the viewer; null for a visitor. */
export type QuemOlha = {
  readonly comprasFeitas: number;
  readonly isMBA: boolean;
  readonly isADA: boolean;
} | null;

/** True if the person belongs to one of the chosen audiences. */
export function ehDoPublico(publicos: readonly string[], quem: QuemOlha): boolean {
  return publicos.length === 0 || publicos.some((publico) => PERTENCE[publico as Publico]?.(quem) === true);
}

/** True if the answer depends on more than being logged in. */
export function dependeDosVinculos(publicos: readonly string[]): boolean {
  return publicos.some((publico) => publico !== 'visitante' && publico !== 'logado');
}

const PERTENCE: Readonly<Record<Publico, (quem: QuemOlha) => boolean>> = {
  visitante: (quem) => quem === null,
  logado: (quem) => quem !== null,
  nuncaComprou: (quem) => quem?.comprasFeitas === 0,
  membro: (quem) => quem?.isMBA === true,
  administrador: (quem) => quem?.isADA === true,
};
