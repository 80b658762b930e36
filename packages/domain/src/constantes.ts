/*
 * The constants and limits of spec A§9 that belong to no rule of a feature and that the first page needs; those that it
 * does not load are in `constantes-de-depois.ts`. Each is named once and read everywhere. A constant that belongs to a
 * rule stands beside the rule; `constantes.test.ts` lists the whole table of the section, with the place of each.
 */

/** The time for which a toast stays, and that of a toast with an action. */
export const TOAST_MS = 3_000;
export const SNACKBAR_MS = 15_000;

/** After so long a part of the app that does not come has failed. */
export const PEDACO_MS = 120_000;

/** The cookies of the campaign and of the consent. There is none of logs (REGRAS 2.22). */
export const CINCO_ANOS_MS = 5 * 365 * 86_400_000;

/** Widths at which the layout changes, in px; up to `celular` dialogs come from the foot. */
export const LARGURAS = { pequena: 200, media: 600, grande: 1000, celular: 500 } as const;

/** The progress bar is drawn again at most once in this time, and takes so long to its end. */
export const PROGRESSO_A_CADA_MS = 400;
export const PROGRESSO_MS = 5_000;

/** The time for which a fetched answer is kept for the next screen (spec A§7). */
export const RESPOSTA_FICA_MS = 600_000;

/** Ground of the app. */
export const COR_DE_FUNDO = '#f1f4f5';
