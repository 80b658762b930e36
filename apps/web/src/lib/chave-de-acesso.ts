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
