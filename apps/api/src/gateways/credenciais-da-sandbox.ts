/** Secret of development, where nothing else is given; production refuses it. */
export const SEGREDO_PADRAO = 'desenvolvimento-somente-desenvolvimento-32';
/**
 * The credentials by which the sandbox's providers know us (its own `credenciais.ts`). Each provider names its own as
 * public, and production refuses them.
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
