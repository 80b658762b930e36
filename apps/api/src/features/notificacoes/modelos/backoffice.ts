import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';
import { comNaoFuiEu, naoFuiEu } from './nao-fui-eu.ts';

type Nada = Readonly<Record<string, never>>;

/** E-mails that the operation causes about an account (REGRAS 2.15). */
export const modelosDoBackoffice = {
  contaBloqueadaPelaEquipe: (_d: Nada): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} está bloqueada`,
    paragrafos: [
      'Por segurança, nossa equipe bloqueou a sua conta e encerrou as sessões abertas.',
      'O seu dinheiro está guardado e as suas vagas continuam. Responda este e-mail para resolvermos juntos.',
    ],
  }),
  contaDesbloqueada: (_d: Nada): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} está liberada`,
    paragrafos: ['O bloqueio terminou. Você já pode entrar com a sua senha.'],
    botao: { rotulo: 'Entrar', caminho: '/login' },
  }),
  aparelhoLiberadoPelaEquipe: (d: {
    readonly aparelho: string;
    readonly quando: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: 'Liberamos um novo aparelho na sua conta',
    paragrafos: [`A seu pedido, nossa equipe liberou o aparelho ${d.aparelho} em ${d.quando}.`],
    ...naoFuiEu(d.caminho),
  }),
  dadosCorrigidosPelaEquipe: (d: {
    readonly quais: string;
    readonly novoCpf: string | null;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: 'Corrigimos os dados da sua conta',
    paragrafos: [
      `A seu pedido, nossa equipe corrigiu: ${d.quais}.`,
      ...(d.novoCpf === null
        ? []
        : [
            'O dinheiro que você receber agora só sai para o novo CPF. Para ter os limites maiores, confirme a identidade com ele.',
          ]),
    ],
    botao: { rotulo: 'Conferir os meus dados', caminho: '/perfil/dados-fiscais' },
    ...comNaoFuiEu(d.caminho),
  }),
  cpfLiberadoPelaEquipe: (d: { readonly jaTem: string | null; readonly jaEsta: string | null }): ConteudoDoEmail => ({
    assunto: 'O seu CPF está livre para a sua conta',
    paragrafos: [
      'O seu CPF estava em outra conta, e nossa equipe o tirou de lá.',
      ...(d.jaEsta === null
        ? [
            d.jaTem === null
              ? 'Agora você já pode informar CPF e data de nascimento na sua conta.'
              : 'Falta só corrigir o CPF que está na sua conta. Você recebe outro aviso quando estiver pronto.',
          ]
        : ['Ele continua na sua conta, e só nela.']),
    ],
    botao:
      d.jaTem === null
        ? { rotulo: 'Informar os meus dados', caminho: '/cadastro/dados-fiscais' }
        : { rotulo: 'Ver os meus dados', caminho: '/perfil/dados-fiscais' },
  }),
  revelacoesDemais: (d: {
    readonly operador: number;
    readonly nome: string;
    readonly quantas: number;
    readonly quando: string;
  }): ConteudoDoEmail => ({
    assunto: 'Alguém da equipe viu dados demais em uma hora',
    paragrafos: [
      `${d.nome}, da equipe, viu ${d.quantas} dados de pessoas por inteiro em uma hora e pediu mais um em ${d.quando}. Recusamos o pedido.`,
      'Confira na trilha da conta o que foi visto e por quê.',
    ],
    botao: { rotulo: 'Ver a conta', caminho: `/backoffice/pessoas/${d.operador}` },
  }),
  cpfInformadoPorOutraConta: (d: { readonly confirmada: string | null }): ConteudoDoEmail => ({
    assunto: 'Alguém informou o seu CPF em outra conta',
    paragrafos: [
      `Outra conta da ${MARCA} informou o CPF que está na sua. Nada mudou na sua conta nem no seu dinheiro.`,
      d.confirmada === null
        ? 'O CPF fica com quem confirma a identidade. Confirme a sua, e ele sai da outra conta.'
        : 'Você já confirmou a sua identidade, por isso o CPF continua sendo seu.',
    ],
    botao:
      d.confirmada === null
        ? { rotulo: 'Confirmar a minha identidade', caminho: '/validacao-conta' }
        : { rotulo: 'Ver os meus dados', caminho: '/perfil/dados-fiscais' },
    observacao: 'Se a outra conta também é sua, fale com a gente: cada CPF tem uma conta confirmada só.',
  }),
  cpfTirado: (_d: Nada): ConteudoDoEmail => ({
    assunto: 'Tiramos o CPF da sua conta',
    paragrafos: [
      'Outra pessoa provou que o CPF informado na sua conta é dela. Seu dinheiro e seus grupos continuam como estão.',
      'Para pagar e receber, informe o seu próprio CPF.',
    ],
    botao: { rotulo: 'Informar o meu CPF', caminho: '/cadastro/dados-fiscais' },
    observacao: 'Se o CPF é mesmo seu, responda este e-mail para resolvermos juntos.',
  }),
  envioConcedidoPelaEquipe: (_d: Nada): ConteudoDoEmail => ({
    assunto: 'Você pode enviar o seu documento mais uma vez',
    paragrafos: [
      'Nossa equipe abriu mais um envio de documento e selfie. Escolha um lugar claro e fotografe sem reflexo.',
    ],
    botao: { rotulo: 'Enviar novas imagens', caminho: '/cadastro/documento' },
  }),
  copiaPedidaPelaEquipe: (d: { readonly caminho?: string }): ConteudoDoEmail => ({
    assunto: 'Estamos preparando a cópia dos seus dados',
    paragrafos: [
      'A seu pedido, nossa equipe começou a preparar a cópia. Ela fica pronta em alguns minutos, e avisamos de novo.',
      'Só você abre os arquivos, no portal de privacidade da sua conta.',
    ],
    botao: { rotulo: 'Abrir o portal de privacidade', caminho: '/portal-privacidade' },
    ...comNaoFuiEu(d.caminho),
  }),
  exclusaoPedidaPelaEquipe: (d: {
    readonly quando: string;
    /** Blocked by the staff: its owner cannot log in to keep it. */
    readonly bloqueada: 'sim' | null;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} será excluída`,
    paragrafos: [
      `Você pediu à nossa equipe, e a conta será excluída em ${d.quando}, horário de Brasília. As sessões abertas terminaram.`,
      ...(d.bloqueada === null
        ? ['Até lá, entre e escolha manter a conta se mudar de ideia. Depois não tem volta.']
        : [
            'A conta está bloqueada. Para manter a conta, responda este e-mail até lá. Depois não tem volta.',
            'O bloqueio não acaba com a exclusão: uma conta nova com o seu CPF ou o seu e-mail não poderá criar nem entrar em grupos.',
          ]),
    ],
    ...(d.bloqueada === null
      ? {
          botao: { rotulo: 'Manter a conta', caminho: '/excluir-conta' },
          ...comNaoFuiEu(d.caminho),
        }
      : { observacao: 'Se não foi você que pediu, responda este e-mail agora.' }),
  }),
  mensagemDaEquipe: (d: { readonly assunto: string; readonly mensagem: string }): ConteudoDoEmail => ({
    assunto: d.assunto,
    paragrafos: d.mensagem.split(/\n{2,}/),
    observacao: 'Nossa equipe nunca pede senha nem código.',
  }),
};
