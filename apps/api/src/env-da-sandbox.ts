/** Secret of development, where nothing else is given; production refuses it. */
export const SEGREDO_PADRAO = 'desenvolvimento-somente-desenvolvimento-32';
/**
 * The credentials by which the sandbox's bank and SMS provider know us (its own `credenciais.ts`); production refuses
 * them.
 */
export const SANDBOX = {
  clienteId: 'rateia-sandbox',
  clienteSegredo: 'segredo-apenas-da-sandbox',
  chavePix: '6f0c3a52-8f5b-4a53-9a37-5d1f7e2b9c10',
  tokenSms: 'token-apenas-da-sandbox',
  telegram: { token: '100200:telegram-apenas-da-sandbox', bot: 'RateiaDeMentiraBot' },
  chaveDePush: '_4ZkSM9OiW2je7ZEgxv8NVDP5rdzZkuEeqJ5krKeg7c',
  google: { clienteId: 'rateia-sandbox.apps.exemplo', clienteSegredo: 'google-apenas-da-sandbox' },
  facebook: { appId: '100200300400500', appSegredo: 'facebook-apenas-da-sandbox' },
  tokenAntifraude: 'antifraude-apenas-da-sandbox',
} as const;
export const SEGREDOS_PUBLICOS: readonly string[] = [
  SEGREDO_PADRAO,
  SANDBOX.clienteSegredo,
  SANDBOX.tokenSms,
  SANDBOX.telegram.token,
  SANDBOX.chaveDePush,
  SANDBOX.google.clienteSegredo,
  SANDBOX.facebook.appSegredo,
  SANDBOX.tokenAntifraude,
];
/** Names that only the sandbox knows: client ids, the Pix key, the bot. */
export const NOMES_DA_SANDBOX: readonly string[] = [
  SANDBOX.clienteId,
  SANDBOX.chavePix,
  SANDBOX.telegram.bot,
  SANDBOX.google.clienteId,
  SANDBOX.facebook.appId,
];
