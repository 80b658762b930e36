/*
 * The constants and limits of spec A§9 that belong to no rule of a feature and come after the first page; the others are
 * in `constantes.ts`.
 */
const SEGUNDO_MS = 1_000;
const DIA_MS = 86_400_000;

/** The interval at which an open page asks for the served version. */
export const VERSAO_A_CADA_MS = 5 * SEGUNDO_MS;

/** The time for which a cart says that something was added to it (spec B§4). */
export const CARRINHO_ADICIONADO_MS = 3_000;

/** The hash of a login that waits for its release is kept so long; it is no cookie (REGRAS 2.22). */
export const HASH_DE_LOGIN_DURA_MS = 15 * DIA_MS;

/** Counts of notifications above these are written "+99" (header) and "9+" (bottom bar). */
export const CONTADOR_NO_CABECALHO = 99;
export const CONTADOR_NA_BARRA = 9;

/** The invitation to install: when it comes, and how long a refusal silences it. */
export const INSTALAR_DEPOIS_DE_MS = 9_000;
export const INSTALAR_DE_NOVO_EM_MS = 864_000_000;

/** A special lottery has its banner within so many days of its date. */
export const BANNER_ESPECIAL_DIAS = 7;

/** A marketing modal waits so long; that it comes once a day is `mostrado-hoje.ts` of the web. */
export const MODAL_DEPOIS_DE_MS = SEGUNDO_MS;

/** The time for which the way back from a validation is kept. */
export const RETORNO_VALE_MS = 600_000;

/** A countdown moves every second. */
export const CONTAGEM_A_CADA_MS = SEGUNDO_MS;
/** When the promotional one ended, 2 Dec 2024 in Brasília: what `/black-week` says while no campaign is on (REGRAS 2.31). */
export const FIM_DA_PROMOCAO = '2024-12-03T02:59:59.999Z';

/** Prizes in whole reais, only while no source has an estimate (spec B§9). */
export const PREMIOS_DE_REFERENCIA = { lotofacil: 5_000_000, quina: 6_000_000, megaSena: 25_000_000 } as const;

/** The savings that a shared text may claim, in per cent, by the place where it is shared. */
export const ECONOMIA_NO_TEXTO = { whatsapp: 80, telegram: 70 } as const;

/** A window this much larger than its page has the developer tools open. */
export const FERRAMENTAS_PX = 160;

/** Reports of broken pages in one minute. */
export const RELATOS_POR_MINUTO = 3;

/** Pulling the page down renews it: so far, and begun this near to its top (spec A§4). */
export const PUXAR_PX = 60;
export const MARGEM_DE_PUXAR_PX = 20;
