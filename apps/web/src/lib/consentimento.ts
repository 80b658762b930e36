import { cookies } from './cookies.ts';

/** The levels of the spec (spec 1, §4 Cookie consent). The necessary level is always on. */
export interface Consentimento {
  readonly necessary: true;
  readonly analytics_storage: boolean;
  readonly ad_storage: boolean;
  /** Random id of this browser, under which the answer is kept before anybody logs in. */
  readonly anonimo?: string;
}

/** Raised when the questions change: everybody is asked again (REGRAS 2.17). */
export const VERSAO_DO_CONSENTIMENTO = 1;
const COOKIE = 'rateia_consentimento';

const ouvintes = new Set<() => void>();

/**
 * The answer that was given on this device, or undefined when it has to be asked. An incomplete answer is deleted
 * first.
 */
export async function lerConsentimento(): Promise<Consentimento | undefined> {
  const guardado = await cookies.lerPorAnos(COOKIE);
  if (guardado === undefined) return undefined;
  const lido = entenderConsentimento(guardado);
  if (lido === undefined) await cookies.apagar(COOKIE);
  return lido;
}

/** Writes the answer for five years (spec 1, §9). */
export async function guardarConsentimento(consentimento: Consentimento): Promise<void> {
  const resposta = { ...consentimento, versao: VERSAO_DO_CONSENTIMENTO };
  await cookies.guardarPorAnos(COOKIE, encodeURIComponent(JSON.stringify(resposta)));
}

/** All three levels, answered, for today's questions; any other value is no answer. */
export function entenderConsentimento(valor: string): Consentimento | undefined {
  let lido: unknown;
  try {
    lido = JSON.parse(decodeURIComponent(valor));
  } catch {
    return undefined;
  }
  if (typeof lido !== 'object' || lido === null) return undefined;
  const { necessary, analytics_storage, ad_storage, versao, anonimo } = lido as Record<string, unknown>;
  if (necessary !== true || versao !== VERSAO_DO_CONSENTIMENTO) return undefined;
  if (typeof analytics_storage !== 'boolean' || typeof ad_storage !== 'boolean') return undefined;
  return { necessary, analytics_storage, ad_storage, ...(typeof anonimo === 'string' ? { anonimo } : {}) };
}

/**
 * True if the choice was requested before the part that draws it was loaded: on a slow phone that comes seconds after
 * the page.
 */
let pedida = false;

/** Opens the choice again: from the privacy page, or wherever somebody wants to change his mind. */
export function abrirEscolhaDeCookies(): void {
  pedida = ouvintes.size === 0;
  for (const ouvinte of ouvintes) ouvinte();
}

/** Sets the listener that draws the choice, and calls it at once if the choice was requested before. */
export function aoAbrirEscolha(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  if (pedida) ouvinte();
  pedida = false;
  return () => ouvintes.delete(ouvinte);
}
