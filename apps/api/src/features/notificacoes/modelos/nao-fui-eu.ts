import type { ConteudoDoEmail } from './modelo.ts';

/** How a notice about what guards the account ends in its e-mail, which alone has the page that blocks it. */
export function comNaoFuiEu(caminho: string | undefined): Pick<ConteudoDoEmail, 'naoFuiEu'> {
  return caminho === undefined ? {} : { naoFuiEu: caminho };
}

/** The same where nothing else is to be done: in the app it leads to where the security of the account is seen. */
export function naoFuiEu(caminho: string | undefined): Pick<ConteudoDoEmail, 'botao' | 'naoFuiEu'> {
  return caminho === undefined
    ? { botao: { rotulo: 'Conferir a segurança da conta', caminho: '/perfil/seguranca' } }
    : { naoFuiEu: caminho };
}
