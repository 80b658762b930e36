/*
 * The constants and limits of spec A§9 that belong to no rule of a feature: named once, read everywhere. Those that do
 * belong to one stand beside it; `constantes.test.ts` holds the whole table of the section, with where each is.
 */
const SEGUNDO_MS = 1_000;
const DIA_MS = 86_400_000;
const ANO_DIAS = 365;

/** How often an open page asks for the version that is served. */
export const VERSAO_A_CADA_MS = 5 * SEGUNDO_MS;
/** How long a toast stays; and one that offers something to do. */
export const TOAST_MS = 3 * SEGUNDO_MS;
export const SNACKBAR_MS = 15 * SEGUNDO_MS;
/** How long a cart says that something was added to it. */
export const CARRINHO_ADICIONADO_MS = 3_000;
/** After so long a part of the app that does not come has failed. */
export const PEDACO_MS = 120_000;

/** Cookies: campaign and consent five years, logs and login hash fifteen days. */
export const CAMPANHA_DURA_MS = 5 * ANO_DIAS * DIA_MS;
export const CONSENTIMENTO_DURA_MS = 5 * ANO_DIAS * DIA_MS;
export const LOGS_DURAM_MS = 15 * DIA_MS;
export const HASH_DE_LOGIN_DURA_MS = 15 * DIA_MS;

/** Widths at which the layout changes, in px; up to `celular` dialogs come from the foot. */
export const LARGURAS = { pequena: 200, media: 600, grande: 1000, celular: 500 } as const;

/** Counts of notifications above these are written "+99" (header) and "9+" (bottom bar). */
export const CONTADOR_NO_CABECALHO = 99;
export const CONTADOR_NA_BARRA = 9;
/** The progress bar is drawn again at most once in this time, and takes so long to its end. */
export const PROGRESSO_A_CADA_MS = 400;
export const PROGRESSO_MS = 5 * SEGUNDO_MS;

/** The invitation to install: when it comes, and how long a refusal silences it. */
export const INSTALAR_DEPOIS_DE_MS = 9_000;
export const INSTALAR_DE_NOVO_EM_MS = 864_000_000;

/** A special lottery has its banner within so many days of its date. */
export const BANNER_ESPECIAL_DIAS = 7;
/** A marketing modal waits so long, and comes once a day. */
export const MODAL_DEPOIS_DE_MS = SEGUNDO_MS;
export const MODAL_VEZES_POR_DIA = 1;

/** How long an answer that was fetched is kept for the next screen (spec A§7). */
export const RESPOSTA_FICA_MS = 600_000;
/** How long the way back from a validation is kept. */
export const RETORNO_VALE_MS = 600_000;
/** A countdown moves every second; the promotional one ends here unless the configuration says otherwise. */
export const CONTAGEM_A_CADA_MS = SEGUNDO_MS;
export const FIM_DA_PROMOCAO = '2024-12-03T02:59:59.999Z';

/** Prizes in whole reais, only while the agenda has none. */
export const PREMIOS_DE_REFERENCIA = { lotofacil: 5_000_000, quina: 6_000_000, megaSena: 25_000_000 } as const;
/** What a shared text may claim, in per cent, by where it is shared. */
export const ECONOMIA_NO_TEXTO = { whatsapp: 80, telegram: 70 } as const;

/** A window this much larger than its page has the developer tools open. */
export const FERRAMENTAS_PX = 160;
/** Reports of broken pages in one minute. */
export const RELATOS_POR_MINUTO = 3;
/** Ground of the app. */
export const COR_DE_FUNDO = '#f1f4f5';
/** The HTTP codes that the spec names. */
export const HTTP = {
  ok: 200,
  criado: 201,
  semConteudo: 204,
  pedidoInvalido: 400,
  naoAutenticado: 401,
  semPermissao: 403,
  naoEncontrado: 404,
  erroInterno: 500,
} as const;

/** Pulling the page down renews it: so far, and begun this near to its top (spec A§4). */
export const PUXAR_PX = 60;
export const MARGEM_DE_PUXAR_PX = 20;
