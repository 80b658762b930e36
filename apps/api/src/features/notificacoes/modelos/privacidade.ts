import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';
import { comNaoFuiEu } from './nao-fui-eu.ts';

/** The reason for which a deletion was stopped, as its owner reads it. */
const PARADAS: Readonly<Record<string, string>> = {
  emailDesfeito: 'você desfez a troca do e-mail',
  bloqueioDoDono: 'você bloqueou a conta',
  bloqueioDaEquipe: 'a nossa equipe bloqueou a conta',
};

/** Centavos that cannot leave the wallet and were given up with the account; zero for none (REGRAS 2.17). */
type Renuncia = { readonly renuncia: number };

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}

const PORTAL = { rotulo: 'Abrir o portal de privacidade', caminho: '/portal-privacidade' };

/** E-mails about a person's requests on their own data (REGRAS 2.17). */
export const modelosDePrivacidade = {
  exportacaoPronta: (d: { readonly ate: string; readonly caminho?: string }): ConteudoDoEmail => ({
    assunto: 'A cópia dos seus dados está pronta',
    paragrafos: [`Você pode baixar os arquivos PDF e JSON até ${d.ate}. Depois disso apagamos os arquivos.`],
    botao: PORTAL,
    ...comNaoFuiEu(d.caminho),
  }),
  exclusaoPedida: (d: { readonly quando: string; readonly caminho?: string } & Renuncia): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} será excluída`,
    paragrafos: [
      `Recebemos o seu pedido. Excluímos a conta em ${d.quando}, horário de Brasília.`,
      'Até lá, entre e escolha manter a conta se mudar de ideia. Depois não tem volta.',
      ...(d.renuncia > 0
        ? [
            `Você abriu mão de ${reais(d.renuncia)} que não podem ser retirados. Até a exclusão, esse saldo continua seu.`,
          ]
        : []),
    ],
    botao: { rotulo: 'Manter a conta', caminho: '/excluir-conta' },
    ...comNaoFuiEu(d.caminho),
  }),
  exclusaoDesfeita: (_d: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: 'Sua conta continua',
    paragrafos: ['Você desfez o pedido de exclusão. Não apagamos nada.'],
    botao: PORTAL,
  }),
  exclusaoImpedida: (_d: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: 'Ainda não deu para excluir a sua conta',
    paragrafos: [
      'O prazo terminou, mas surgiu algo a resolver na conta, como saldo ou vaga em um grupo. Não apagamos nada.',
      'Resolva o que falta e peça de novo.',
    ],
    botao: { rotulo: 'Ver o que falta', caminho: '/excluir-conta' },
  }),
  exclusaoParada: ({ motivo }: { readonly motivo: string }): ConteudoDoEmail => ({
    assunto: 'Paramos a exclusão da sua conta',
    paragrafos: [
      `Havia um pedido para excluir a conta, e ${PARADAS[motivo] ?? 'algo mudou nela'}. O pedido não vale mais, e não apagamos nada.`,
      'Se foi você quem pediu e ainda quer excluir, peça de novo quando puder entrar.',
    ],
    botao: PORTAL,
  }),
  contaExcluida: (d: Renuncia): ConteudoDoEmail => ({
    assunto: `Sua conta na ${MARCA} foi excluída`,
    paragrafos: [
      'Apagamos o seu cadastro, documentos, fotos e mensagens.',
      ...(d.renuncia > 0 ? [`O saldo de ${reais(d.renuncia)}, de que você abriu mão, saiu da carteira.`] : []),
      'Faturas e movimentos de dinheiro ficam por 5 anos, como a lei pede, sem o seu nome, e-mail, telefone ou CPF.',
    ],
    observacao: 'Este é o último e-mail que enviamos para você.',
  }),
};
