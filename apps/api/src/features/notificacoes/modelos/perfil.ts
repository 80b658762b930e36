import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';
import { naoFuiEu } from './nao-fui-eu.ts';

/** E-mails of the profile: reported problems (spec A§2 /perfil/relatar-problema). */
export const modelosDePerfil = {
  /** Goes to the address that the account had; its own job sends it, because of the link. */
  emailTrocado: (d: { readonly quando: string; readonly ate: string; readonly caminho: string }): ConteudoDoEmail => ({
    assunto: 'O e-mail da sua conta mudou',
    paragrafos: [
      `Em ${d.quando} a sua conta ${MARCA} passou a usar outro e-mail. Este endereço não entra mais nela.`,
      `Se foi você, não precisa fazer nada. Se não foi, desfaça a troca até ${d.ate}.`,
    ],
    botao: { rotulo: 'Não fui eu, desfazer a troca', caminho: d.caminho },
    observacao:
      'Ao desfazer, saem da conta todos os aparelhos e as formas de entrar criadas desde o pedido da troca, e você cria outra senha.',
  }),
  trocaDeEmailDesfeita: (d: { readonly retirados?: string }): ConteudoDoEmail => ({
    assunto: 'A troca de e-mail foi desfeita',
    paragrafos: [
      'A sua conta voltou a usar este e-mail, e todos os aparelhos saíram dela.',
      'A senha que valia antes não vale mais. Entre e crie outra.',
      ...(d.retirados === undefined ? [] : [`Também saiu da conta o que entrou nela com a troca: ${d.retirados}.`]),
    ],
    botao: { rotulo: 'Entrar', caminho: '/login' },
  }),
  emailPedidoPorOutro: (_d: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: `Alguém quis usar o seu e-mail em outra conta ${MARCA}`,
    paragrafos: [
      'Uma conta pediu para trocar o e-mail dela para este, que já é o da sua. Nada mudou na sua conta.',
      'Se foi você, entre com a conta que já usa este e-mail.',
    ],
    observacao: 'Se não foi você, ignore este e-mail.',
  }),
  telefoneTrocado: (d: {
    readonly telefone: string;
    readonly antigo?: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: 'O telefone da sua conta mudou',
    paragrafos: [
      `A sua conta ${MARCA} passou a usar o telefone ${d.telefone}. Os outros aparelhos saíram da conta.`,
      ...(d.antigo === undefined ? [] : [`O número antigo, ${d.antigo}, recebeu um aviso por SMS.`]),
    ],
    ...naoFuiEu(d.caminho),
  }),
  telefonePedidoPorOutro: (_d: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: `Alguém quis usar o seu telefone em outra conta ${MARCA}`,
    paragrafos: [
      'Uma conta pediu um código para confirmar o telefone que já é o da sua. Não enviamos o código, e nada mudou na sua conta.',
      'Se foi você, entre com a conta que já usa este telefone.',
    ],
    botao: { rotulo: 'Conferir a segurança da conta', caminho: '/perfil/seguranca' },
    observacao: 'Se não foi você, não precisa fazer nada.',
  }),
  chamadoRecebido: (d: { readonly numero: string; readonly ate: string }): ConteudoDoEmail => ({
    assunto: `Recebemos o seu relato ${d.numero}`,
    paragrafos: [`Uma pessoa da equipe ${MARCA} vai responder até ${d.ate}, por aqui e no seu perfil.`],
    botao: { rotulo: 'Ver o meu relato', caminho: '/perfil/relatar-problema' },
  }),
  chamadoRespondido: (d: { readonly numero: string; readonly texto: string }): ConteudoDoEmail => ({
    assunto: `Resposta ao seu relato ${d.numero}`,
    paragrafos: ['A nossa equipe respondeu:', d.texto],
    botao: { rotulo: 'Continuar a conversa', caminho: '/perfil/relatar-problema' },
    observacao: 'Não responda a este e-mail. Escreva pelo seu perfil, onde só você e a equipe leem.',
  }),
  chamadoEncerrado: (d: { readonly numero: string }): ConteudoDoEmail => ({
    assunto: `Relato ${d.numero} encerrado`,
    paragrafos: ['Encerramos este relato. Se o problema voltar, escreva na mesma conversa e ela abre de novo.'],
    botao: { rotulo: 'Ver o relato', caminho: '/perfil/relatar-problema' },
  }),
};
