import type { RespostaDe } from './api-client.ts';

type OpcoesDeUso = NonNullable<RespostaDe<'pedirConfirmacao'>['opcoesDaChave']>;

/** Whether this browser knows passkeys at all. */
export const navegadorTemChave = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the browser for a passkey; undefined when the person gave up, or the browser found none. Loaded when asked for. */
export async function usarChave(opcoes: OpcoesDeUso) {
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

/** Whether the browser offers passkeys by itself in the e-mail field of a login. */
export async function navegadorOfereceChave(): Promise<boolean> {
  return navegadorTemChave() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

let esperando = false;

/** Waits until the person picks a passkey in the e-mail field; another question to the browser ends the wait. */
export async function esperarChave(opcoes: OpcoesDeUso) {
  esperando = true;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return await startAuthentication({
      optionsJSON: opcoes as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: true,
    });
  } catch (erro) {
    if (erro instanceof Error) return undefined;
    throw erro;
  }
}

/** Nobody waits for a passkey any more. */
export async function deixarDeEsperarChave(): Promise<void> {
  if (!esperando) return;
  esperando = false;
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
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
