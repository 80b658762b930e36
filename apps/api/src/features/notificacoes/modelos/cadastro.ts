import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';
import { naoFuiEu } from './nao-fui-eu.ts';

/** E-mails of registration (spec A§4 Registration). */
export const modelosDeCadastro = {
  contaJaExiste: (_d: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: `Você já tem conta na ${MARCA}`,
    paragrafos: [
      'Alguém pediu um cadastro com este e-mail, que já tem conta. Nada mudou nela.',
      'Se foi você, entre com a sua senha.',
    ],
    botao: { rotulo: 'Entrar', caminho: '/login' },
    observacao: 'Se não foi você, ignore este e-mail.',
  }),
  ativarConta: (d: { readonly caminho: string }): ConteudoDoEmail => ({
    assunto: `Falta ativar a sua conta na ${MARCA}`,
    paragrafos: ['Ontem você criou uma conta e não confirmou o e-mail. O link abaixo vale por 7 dias, uma vez.'],
    botao: { rotulo: 'Ativar a minha conta', caminho: d.caminho },
    observacao: 'Se não foi você, ignore este e-mail. Não mandamos outro.',
  }),
  boasVindas: (_d: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} está pronta`,
    paragrafos: [
      'Você confirmou o seu e-mail. Agora você pode encontrar um grupo ou criar o seu.',
      'Para pagar e receber, ainda pedimos o seu telefone e os seus dados fiscais. Leva poucos minutos.',
    ],
    botao: { rotulo: 'Ver grupos', caminho: '/grupos' },
  }),
  contaSocialVinculada: (d: {
    readonly provedor: string;
    readonly quando: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: `Sua conta do ${d.provedor} agora abre a sua conta na ${MARCA}`,
    paragrafos: [`Em ${d.quando} uma conta do ${d.provedor} foi ligada à sua. Com ela também se entra na sua conta.`],
    ...naoFuiEu(d.caminho),
  }),
  contaSocialDesvinculada: (d: {
    readonly provedor: string;
    readonly quando: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: `O ${d.provedor} não abre mais a sua conta na ${MARCA}`,
    paragrafos: [`Em ${d.quando} a conta do ${d.provedor} foi desligada da sua.`],
    ...naoFuiEu(d.caminho),
  }),
};
