import type { ConteudoDoEmail } from './modelo.ts';

/**
 * The end of a message about the protections of the account: the page that blocks the account, or, in the app, the page
 * that shows the change.
 */
export const naoFuiEu = (caminho: string | undefined): Pick<ConteudoDoEmail, 'botao' | 'observacao'> => ({
  botao:
    caminho === undefined
      ? { rotulo: 'Conferir a segurança da conta', caminho: '/perfil/seguranca' }
      : { rotulo: 'Não fui eu', caminho },
  observacao: 'Se não foi você, bloqueie a conta agora e crie uma nova senha.',
});
