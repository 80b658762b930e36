import type { ConteudoDoEmail } from './modelo.ts';

type DoGrupo = { readonly grupo: string; readonly idGrupo: number };
/** The other person of the handing over, by name. */
type ComPessoa = DoGrupo & { readonly pessoa: string };
type ComAdministrador = DoGrupo & { readonly administrador: string; readonly ate: string };

function verSucessao({ idGrupo }: DoGrupo) {
  return { rotulo: 'Ver e responder', caminho: `/grupo/${idGrupo}/sucessao` };
}
function verAdmin({ idGrupo }: DoGrupo) {
  return { rotulo: 'Ver o grupo', caminho: `/grupo/admin/${idGrupo}` };
}
function verMembro({ idGrupo }: DoGrupo) {
  return { rotulo: 'Ver o grupo', caminho: `/grupo/membro/${idGrupo}` };
}

/** E-mails about a group that changes hands (REGRAS 2.30): the event, the next actor and the deadline. */
export const modelosDaSucessao = {
  membroConvidadoAAssumir: (d: ComAdministrador): ConteudoDoEmail => ({
    assunto: `${d.administrador} quer passar ${d.grupo} para você`,
    paragrafos: [
      `Quem administra o grupo vai sair e perguntou se você assume. Responda até ${d.ate}. Recusar não muda nada para você.`,
      'Antes de responder você vê quanto paga, quanto recebe e a caução que volta.',
    ],
    botao: verSucessao(d),
  }),
  grupoSemSucessor: (d: ComPessoa): ConteudoDoEmail => ({
    assunto: `${d.pessoa} não vai assumir ${d.grupo}`,
    paragrafos: ['O grupo continua com você. Você pode convidar outra pessoa, ou marcar o fim do grupo com aviso.'],
    botao: verAdmin(d),
  }),
  grupoPassado: (d: ComPessoa): ConteudoDoEmail => ({
    assunto: `${d.grupo} agora é de ${d.pessoa}`,
    paragrafos: [
      `${d.pessoa} assumiu o grupo. Os membros, as vagas e as cauções ficaram onde estavam.`,
      'Os meses já pagos continuam sendo seus e caem na sua carteira nas datas de antes. Cancele a sua conta no serviço só depois que o acesso for trocado.',
    ],
    botao: { rotulo: 'Ver meus recebimentos', caminho: '/carteira/creditos?filtro=recebimentos' },
  }),
  grupoAssumido: (d: ComPessoa & { readonly ate: string }): ConteudoDoEmail => ({
    assunto: `Você administra ${d.grupo}`,
    paragrafos: [
      `Você assumiu o grupo de ${d.pessoa}. A sua caução voltou, e a sua vaga ficou livre para outra pessoa.`,
      `Assine o serviço no seu nome e envie o acesso novo até ${d.ate}: quem saiu conhece o acesso de hoje.`,
    ],
    botao: { rotulo: 'Enviar acesso', caminho: `/grupo/admin/${d.idGrupo}/enviar?todos=sim` },
  }),
  membroGrupoMudouDeMaos: (d: DoGrupo & { readonly antes: string; readonly depois: string }): ConteudoDoEmail => ({
    assunto: `${d.depois} administra ${d.grupo}`,
    paragrafos: [
      `${d.antes} passou o grupo para ${d.depois}. O seu preço, a sua vaga e a sua caução ficam iguais.`,
      'O acesso vai mudar em breve: quando o novo chegar, avisamos você.',
    ],
    botao: verMembro(d),
  }),
  membrosEscolhem: (d: ComAdministrador): ConteudoDoEmail => ({
    assunto: `Escolham quem assume ${d.grupo}`,
    paragrafos: [
      `${d.administrador} não está cuidando do grupo. Até ${d.ate} os membros escolhem quem assume: ofereça-se, ou escolha alguém que se ofereceu.`,
      'Se ninguém assumir, o grupo termina com aviso, e a caução de cada um volta.',
    ],
    botao: verSucessao(d),
  }),
};
