/** The means that opened a session, as its owner reads it (spec A§2 /perfil/seguranca). */
export const MODO_DE_LOGIN = {
  senha: { rotulo: 'com a senha' },
  liberacao: { rotulo: 'com a senha e um código do e-mail' },
  cadastro: { rotulo: 'no cadastro' },
  social: { rotulo: 'com uma conta social' },
  segundoFator: { rotulo: 'com a senha e o segundo fator' },
  chave: { rotulo: 'com uma chave de acesso' },
} as const;
export type ModoDeLogin = keyof typeof MODO_DE_LOGIN;

/** The way of logging in that the trail names; null when it names none. */
export function modoDeLogin(escrito: string | null): ModoDeLogin | null {
  return escrito !== null && Object.hasOwn(MODO_DE_LOGIN, escrito) ? (escrito as ModoDeLogin) : null;
}
