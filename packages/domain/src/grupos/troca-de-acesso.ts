import { acessoCompartilhado, ID_FORMA_ACESSO } from './enums.ts';

/** The task in the service after a member left, in the words of the form of access. */
export type TrocaDeAcesso = { readonly titulo: string; readonly mensagem: string };

/**
 * A password that everybody shares is changed; an invitation or a code was one person's, and only that is taken back
 * (REGRAS 2.9). `quem` are those who left, by first name.
 */
export function trocaDeAcesso(pedido: {
  readonly forma: number;
  readonly grupo: string;
  readonly quem: readonly string[];
}): TrocaDeAcesso {
  const { forma, grupo } = pedido;
  if (acessoCompartilhado(forma)) {
    return {
      titulo: `Troque a senha de ${grupo}`,
      mensagem: 'Alguém saiu do grupo. Troque a senha do serviço e envie os dados novos a quem ficou.',
    };
  }
  const quem = pedido.quem.length === 0 ? 'quem saiu' : new Intl.ListFormat('pt-BR').format(pedido.quem);
  const convite = forma === ID_FORMA_ACESSO.convite;
  return {
    titulo: convite ? `Remova o convite de ${quem} em ${grupo}` : `Desative o acesso de ${quem} em ${grupo}`,
    mensagem: `${convite ? 'O convite' : 'O código'} ainda vale no serviço para quem saiu. Os outros membros não precisam trocar nada: depois de ${
      convite ? 'remover' : 'desativar'
    }, confirme enviando o acesso de quem ficou.`,
  };
}

/** The request of an e-mail about a leaver. */
export function avisoDeTroca(forma: number): string {
  if (forma === ID_FORMA_ACESSO.convite) return 'Se essa pessoa aceitou o convite, remova o convite dela no serviço.';
  if (!acessoCompartilhado(forma))
    return 'Se essa pessoa usou o código de ativação, desative o acesso dela no serviço.';
  return 'Se essa pessoa conhecia a senha, troque e envie os dados novos ao grupo.';
}
