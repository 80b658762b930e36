import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';
import { comNaoFuiEu, naoFuiEu } from './nao-fui-eu.ts';

const NAO_PASSE = 'Não passe este código para ninguém. Nossa equipe nunca pede códigos.';

/** E-mails about sessions and codes (spec A§4 Session). */
export const modelosDeSessao = {
  /** Rendered by the job that delivers codes, and never kept: the code is not written into a job. */
  codigo: (d: {
    readonly finalidade: string;
    readonly codigo: string;
    readonly validoAte: string;
    readonly caminho?: string;
    /** The page does the same as the code, for a person who reads the e-mail elsewhere. */
    readonly confirma?: 'sim';
  }): ConteudoDoEmail => ({
    assunto: `Seu código ${MARCA}`,
    paragrafos: [`Use este código para ${d.finalidade}. Ele vale até ${d.validoAte}.`],
    destaque: d.codigo,
    ...(d.caminho === undefined
      ? {}
      : {
          botao: {
            rotulo: d.confirma === 'sim' ? 'Confirmar sem o código' : 'Ver de onde veio este pedido',
            caminho: d.caminho,
          },
        }),
    observacao:
      d.caminho === undefined || d.confirma === 'sim'
        ? `${NAO_PASSE} Se você não pediu, ignore este e-mail.`
        : `${NAO_PASSE} Se você não pediu, alguém sabe a sua senha: abra o pedido e toque em "Não fui eu".`,
  }),
  novoAparelho: (d: {
    readonly aparelho: string;
    readonly quando: string;
    readonly lugar?: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: 'Um novo aparelho entrou na sua conta',
    paragrafos: [
      `O aparelho ${d.aparelho} entrou na sua conta em ${d.quando}${d.lugar === undefined || d.lugar === '' ? '' : `, pela rede ${d.lugar}`}.`,
      'Se foi você, não precisa fazer nada.',
    ],
    ...naoFuiEu(d.caminho),
  }),
  recuperarSenha: (d: { readonly validoAte: string; readonly caminho: string }): ConteudoDoEmail => ({
    assunto: 'Crie uma nova senha',
    paragrafos: [`Recebemos um pedido para trocar a senha da sua conta. O link vale até ${d.validoAte} e só uma vez.`],
    botao: { rotulo: 'Criar nova senha', caminho: d.caminho },
    observacao: 'Se você não pediu, ignore este e-mail: a sua senha continua a mesma.',
  }),
  senhaTrocada: (d: { readonly quando: string; readonly caminho: string }): ConteudoDoEmail => ({
    assunto: 'A senha da sua conta foi trocada',
    paragrafos: [
      `A senha da sua conta foi trocada em ${d.quando}. Encerramos as outras sessões.`,
      'Se foi você, não precisa fazer nada.',
    ],
    ...naoFuiEu(d.caminho),
  }),
  contaBloqueada: (d: {
    readonly quando: string;
    readonly validoAte: string;
    readonly caminho: string;
  }): ConteudoDoEmail => ({
    assunto: 'Sua conta está bloqueada a seu pedido',
    paragrafos: [
      `Em ${d.quando} bloqueamos a sua conta, como você pediu. Encerramos todas as sessões, e a senha antiga não abre mais nada.`,
      `Para voltar a usar a conta, crie uma nova senha. O link vale até ${d.validoAte}; depois disso, peça outro em "Esqueci a senha".`,
    ],
    botao: { rotulo: 'Criar nova senha', caminho: d.caminho },
    observacao: 'Se você usa a mesma senha em outros lugares, troque lá também.',
  }),
  pedidoDeBloqueio: (d: { readonly validoAte: string; readonly caminho: string }): ConteudoDoEmail => ({
    assunto: 'Bloquear a sua conta?',
    paragrafos: [
      'Recebemos um pedido para bloquear a sua conta. Bloquear encerra todas as sessões, e ninguém entra até que você crie uma nova senha.',
      `O link vale até ${d.validoAte} e só uma vez.`,
    ],
    botao: { rotulo: 'Conferir e bloquear', caminho: d.caminho },
    observacao: 'Se você não pediu, ignore este e-mail: a conta continua como está.',
  }),
  segurancaMudou: (d: {
    readonly mudanca: string;
    readonly quando: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: `${d.mudanca} na sua conta`,
    paragrafos: [`${d.mudanca} na sua conta em ${d.quando}.`, 'Se foi você, não precisa fazer nada.'],
    ...naoFuiEu(d.caminho),
  }),
  sessaoEncerrada: (d: { readonly quando: string; readonly caminho?: string }): ConteudoDoEmail => ({
    assunto: 'Encerramos uma sessão da sua conta',
    paragrafos: [
      `Em ${d.quando} uma sessão sua foi usada de um jeito que não reconhecemos. Por segurança, encerramos essa sessão.`,
      'Entre de novo para continuar.',
    ],
    botao: { rotulo: 'Entrar', caminho: '/login' },
    ...comNaoFuiEu(d.caminho),
  }),
};
