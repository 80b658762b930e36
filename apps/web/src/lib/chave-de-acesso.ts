import type { RespostaDe } from './api-client.ts';

/** The answer of a passkey, as it is sent. */
type RespostaDaChave = NonNullable<Awaited<ReturnType<typeof usarChave>>>;
type OpcoesDeUso = NonNullable<RespostaDe<'pedirConfirmacao'>['opcoesDaChave']>;

/** True if this browser supports passkeys at all. */
export function navegadorTemChave(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Asks the browser for a passkey; undefined when the person gave up, or the browser found none. Loaded when asked for. */
export async function usarChave(opcoes: OpcoesDeUso) {
  deixarDeEsperarChave();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return await startAuthentication({
      optionsJSON: opcoes as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    });
  } catch (erro) {
    if (erro instanceof Error) return undefined;
    throw erro;
  }
}

/**
 * True if the browser offers passkeys by itself in the e-mail field of a login, and reads the options that the server
 * sends for it.
 */
export async function navegadorOfereceChave(): Promise<boolean> {
  if (!navegadorTemChave() || typeof PublicKeyCredential.parseRequestOptionsFromJSON !== 'function') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

let espera: AbortController | undefined;

/**
 * Waits until the person picks a passkey in the e-mail field; another question to the browser ends the wait. It is the
 * browser's own: /login waits by itself, and loads nothing for it.
 */
export async function esperarChave(opcoes: OpcoesDeUso): Promise<RespostaDaChave | undefined> {
  deixarDeEsperarChave();
  espera = new AbortController();
  try {
    const chave = await navigator.credentials.get({
      mediation: 'conditional',
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(opcoes as PublicKeyCredentialRequestOptionsJSON),
      signal: espera.signal,
    });
    return chave === null ? undefined : (JSON.parse(JSON.stringify(chave)) as RespostaDaChave);
  } catch (erro) {
    if (erro instanceof Error) return undefined;
    throw erro;
  }
}

/** Ends the wait for a passkey. */
export function deixarDeEsperarChave(): void {
  espera?.abort();
  espera = undefined;
}

/** Asks the browser to make a passkey; undefined when the person gave up, or the device has one already. */
export async function criarChave(opcoes: RespostaDe<'opcoesDaChave'>) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return await startRegistration({ optionsJSON: opcoes as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  } catch (erro) {
    if (erro instanceof Error) return undefined;
    throw erro;
  }
}
