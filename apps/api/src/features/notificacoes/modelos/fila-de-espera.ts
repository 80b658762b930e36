import type { Dia } from '@rateia/domain/datas';
import { formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import type { ConteudoDoEmail } from './modelo.ts';

type DoGrupo = { readonly grupo: string; readonly idGrupo: number };
type ComEntrada = DoGrupo & { readonly entraEm: Dia };

function dia(entraEm: Dia): string {
  return formatarDiaComSemana(entraEm);
}

/** Messages about the waiting list, the list of interest and the end of a term (REGRAS 2.9, 2.10). */
export const modelosDaFila = {
  filaLugarPago: (d: ComEntrada & { readonly sairAte: string }): ConteudoDoEmail => ({
    assunto: `Seu lugar em ${d.grupo} está garantido`,
    paragrafos: [
      `Você entra em ${dia(d.entraEm)}. Até lá o dinheiro fica guardado e não é de mais ninguém.`,
      `Você pode sair da fila sem custo até ${d.sairAte}.`,
    ],
    botao: { rotulo: 'Ver o meu lugar', caminho: `/grupo/membro/${d.idGrupo}` },
  }),
  grupoFilaLugarPago: (d: ComEntrada & { readonly membro: string }): ConteudoDoEmail => ({
    assunto: `${d.membro} entra em ${d.grupo} quando a vaga abrir`,
    paragrafos: [`A vaga de quem sai já tem dono: ${d.membro} entra em ${dia(d.entraEm)}.`],
    botao: { rotulo: 'Ver o grupo', caminho: `/grupo/admin/${d.idGrupo}` },
  }),
  filaSubiu: (d: ComEntrada): ConteudoDoEmail => ({
    assunto: `Você entra antes em ${d.grupo}`,
    paragrafos: [`Um lugar mais cedo abriu na fila. Você agora entra em ${dia(d.entraEm)}.`],
    botao: { rotulo: 'Ver o meu lugar', caminho: `/grupo/membro/${d.idGrupo}` },
  }),
  filaEntrou: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `Você entrou em ${d.grupo}`,
    paragrafos: ['A vaga abriu e agora é sua. Você vê os dados de acesso assim que chegarem ao cofre.'],
    botao: { rotulo: 'Ver o grupo', caminho: `/grupo/membro/${d.idGrupo}` },
  }),
  filaDevolvida: (d: { readonly grupo: string; readonly servico: string }): ConteudoDoEmail => ({
    assunto: `A vaga em ${d.grupo} não abriu`,
    paragrafos: [
      `O lugar que você esperava em ${d.grupo} não vem mais. Devolvemos tudo o que você pagou, com a caução.`,
      `Há outros grupos de ${d.servico} com vaga.`,
    ],
    botao: { rotulo: 'Ver outros grupos', caminho: '/grupos' },
  }),
  fidelidadeTermina: (d: DoGrupo & { readonly em: string }): ConteudoDoEmail => ({
    assunto: `A sua fidelidade em ${d.grupo} termina em ${d.em}`,
    paragrafos: [
      'Você pode renovar pelo mesmo prazo. Sem resposta, você continua mês a mês e sai quando quiser, sem multa.',
    ],
    botao: { rotulo: 'Escolher', caminho: `/grupo/membro/fidelidade/${d.idGrupo}/cancelamento/informacoes` },
  }),
  vagaAbriu: (d: DoGrupo & { readonly ate: string }): ConteudoDoEmail => ({
    assunto: `Abriu uma vaga em ${d.grupo}`,
    paragrafos: [`Você pediu para ser avisado. Até ${d.ate}, só quem pediu primeiro pode entrar.`],
    botao: { rotulo: 'Entrar no grupo', caminho: `/grupo/${d.idGrupo}` },
  }),
};
