import type { ConteudoDoEmail } from './modelo.ts';

/** How a notice about what guards the account ends: the page that blocks it, or, in the app, the one where it is seen. */
export const naoFuiEu = (caminho: string | undefined): Pick<ConteudoDoEmail, 'botao' | 'observacao'> => ({
  botao:
    caminho === undefined
      ? { rotulo: 'Conferir a segurança da conta', caminho: '/perfil/seguranca' }
      : { rotulo: 'Não fui eu', caminho },
  observacao: 'Se não foi você, bloqueie a conta agora e crie uma nova senha.',
});
