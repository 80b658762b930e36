import { avisoDeTroca } from '@rateia/domain/grupos/troca-de-acesso';
import type { ConteudoDoEmail } from './modelo.ts';

type DoGrupo = { readonly grupo: string; readonly idGrupo: number };
type ComPrazo = DoGrupo & { readonly ate: string };
type ComMensagem = DoGrupo & { readonly mensagem: string };
type ComMembro = DoGrupo & { readonly membro: string };

const verAdmin = ({ idGrupo }: DoGrupo) => ({ rotulo: 'Ver o grupo', caminho: `/grupo/admin/${idGrupo}` });
const verMembro = ({ idGrupo }: DoGrupo) => ({ rotulo: 'Ver o grupo', caminho: `/grupo/membro/${idGrupo}` });
const enviarAcesso = ({ idGrupo }: DoGrupo) => ({ rotulo: 'Enviar acesso', caminho: `/grupo/admin/${idGrupo}/enviar` });
const DEVOLUCAO = 'Quem pagou recebe tudo de volta, com taxa e caução.';

/** E-mails about the life of a group (REGRAS 2.1): the event, the next actor and the deadline. */
export const modelosDeGrupos = {
  grupoNoAr: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `${d.grupo} está no ar`,
    paragrafos: [
      'Seu grupo foi aprovado e já pode receber membros.',
      'Compartilhe o link para as vagas encherem antes.',
    ],
    botao: verAdmin(d),
  }),
  grupoReprovado: (d: ComMensagem): ConteudoDoEmail => ({
    assunto: `${d.grupo} não foi aprovado`,
    paragrafos: ['Olhamos o seu grupo e ele não pode ser publicado.', d.mensagem],
    botao: verAdmin(d),
  }),
  grupoPrecisaDeAjustes: (d: ComMensagem & ComPrazo): ConteudoDoEmail => ({
    assunto: `${d.grupo} precisa de ajustes`,
    paragrafos: [d.mensagem, `Edite o grupo até ${d.ate}. Depois disso ele expira.`],
    botao: verAdmin(d),
  }),
  grupoLembreteDeEdicao: (d: ComPrazo): ConteudoDoEmail => ({
    assunto: `${d.grupo} ainda espera os seus ajustes`,
    paragrafos: [`Edite o grupo até ${d.ate}. Depois disso ele expira.`],
    botao: verAdmin(d),
  }),
  grupoLembreteDeFormacao: (d: ComPrazo & { readonly vagas: number }): ConteudoDoEmail => ({
    assunto: d.vagas === 1 ? `Falta 1 vaga em ${d.grupo}` : `Faltam ${d.vagas} vagas em ${d.grupo}`,
    paragrafos: [`O grupo precisa se formar até ${d.ate}. Se não encher, ele expira.`, DEVOLUCAO],
    botao: verAdmin(d),
  }),
  grupoExpirou: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `${d.grupo} expirou`,
    paragrafos: ['O prazo terminou e o grupo saiu do ar.', DEVOLUCAO],
    botao: verAdmin(d),
  }),
  grupoQuitado: (d: ComPrazo): ConteudoDoEmail => ({
    assunto: `Todos pagaram em ${d.grupo}`,
    paragrafos: [
      `Agora assine o serviço e avise no grupo até ${d.ate}.`,
      'Se o prazo passar, o grupo é cancelado e todos recebem tudo de volta.',
    ],
    botao: { rotulo: 'Já assinei', caminho: `/grupo/admin/${d.idGrupo}/liberar` },
  }),
  grupoLembreteDeAssinatura: (d: ComPrazo): ConteudoDoEmail => ({
    assunto: `Falta assinar o serviço de ${d.grupo}`,
    paragrafos: [
      `Os membros já pagaram e esperam você assinar até ${d.ate}.`,
      'Se o prazo passar, o grupo é cancelado.',
    ],
    botao: { rotulo: 'Já assinei', caminho: `/grupo/admin/${d.idGrupo}/liberar` },
  }),
  grupoAtivo: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `${d.grupo} está ativo`,
    paragrafos: [
      'Os membros confirmaram o acesso e o primeiro ciclo começou.',
      'As datas dos seus recebimentos estão na página do grupo.',
    ],
    botao: verAdmin(d),
  }),
  grupoCancelado: (d: ComMensagem): ConteudoDoEmail => ({
    assunto: `${d.grupo} foi cancelado`,
    paragrafos: [d.mensagem, 'Os membros já foram avisados e recebem o que é deles.'],
    botao: verAdmin(d),
  }),
  grupoMembroEntrou: (d: ComMembro & ComPrazo): ConteudoDoEmail => ({
    assunto: `${d.membro} entrou em ${d.grupo}`,
    paragrafos: [`${d.membro} já pagou. Envie o acesso até ${d.ate}.`],
    botao: enviarAcesso(d),
  }),
  grupoVagaPaga: (d: ComMembro): ConteudoDoEmail => ({
    assunto: `${d.membro} garantiu uma vaga em ${d.grupo}`,
    paragrafos: [`${d.membro} pagou e espera o grupo se formar.`],
    botao: verAdmin(d),
  }),
  grupoLembreteDeEnvio: (d: ComMembro & ComPrazo): ConteudoDoEmail => ({
    assunto: `${d.membro} espera o acesso de ${d.grupo}`,
    paragrafos: [
      `O prazo de envio terminou. Se o acesso não chegar até ${d.ate}, devolvemos tudo para ${d.membro} e a vaga é liberada.`,
    ],
    botao: enviarAcesso(d),
  }),
  grupoMembroSaiu: (d: ComMembro & { readonly formaAcesso: number }): ConteudoDoEmail => ({
    assunto: `${d.membro} saiu de ${d.grupo}`,
    paragrafos: [`A vaga ficou livre. ${avisoDeTroca(d.formaAcesso)}`],
    botao: verAdmin(d),
  }),
  grupoMembroVaiSair: (d: ComMembro & { readonly em: string }): ConteudoDoEmail => ({
    assunto: `${d.membro} vai sair de ${d.grupo}`,
    paragrafos: [`A saída está marcada para ${d.em}. Até lá nada muda.`],
    botao: verAdmin(d),
  }),
  grupoMembroFica: (d: ComMembro): ConteudoDoEmail => ({
    assunto: `${d.membro} decidiu ficar em ${d.grupo}`,
    paragrafos: ['A saída marcada foi desfeita.'],
    botao: verAdmin(d),
  }),
  membroGrupoCompleto: (d: ComPrazo): ConteudoDoEmail => ({
    assunto: `${d.grupo} está completo`,
    paragrafos: [
      `Todos pagaram. O administrador assina o serviço até ${d.ate}.`,
      'Se ele não assinar, devolvemos tudo, com a caução.',
    ],
    botao: verMembro(d),
  }),
  membroAcessoChegando: (d: ComPrazo): ConteudoDoEmail => ({
    assunto: `O serviço de ${d.grupo} foi assinado`,
    paragrafos: [`O acesso chega até ${d.ate}.`, 'Se não chegar em 72 horas, devolvemos tudo, com a caução.'],
    botao: verMembro(d),
  }),
  membroAcessoEntregue: (d: ComPrazo): ConteudoDoEmail => ({
    assunto: `Seu acesso de ${d.grupo} chegou`,
    paragrafos: [
      'Abra os dados, entre no serviço e confirme que deu certo.',
      `Se você não disser nada até ${d.ate}, contamos como confirmado.`,
    ],
    botao: { rotulo: 'Ver acesso', caminho: `/grupo/${d.idGrupo}/dados-acesso` },
  }),
  membroAcessoTrocado: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `Os dados de ${d.grupo} mudaram`,
    paragrafos: ['O administrador enviou dados novos. Os anteriores não valem mais.'],
    botao: { rotulo: 'Ver acesso', caminho: `/grupo/${d.idGrupo}/dados-acesso` },
  }),
  membroSemAcesso: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `Devolvemos o seu pagamento de ${d.grupo}`,
    paragrafos: [
      'O acesso não chegou em 72 horas. Tudo o que você pagou, com a caução, volta para você: por Pix para a conta de onde saiu, ou para o seu saldo se foi com ele que você pagou.',
      'Sua vaga nesse grupo foi encerrada.',
    ],
    botao: { rotulo: 'Ver outros grupos', caminho: '/grupos' },
  }),
  membroGrupoVaiTerminar: (d: DoGrupo & { readonly em: string }): ConteudoDoEmail => ({
    assunto: `${d.grupo} termina em ${d.em}`,
    paragrafos: [
      'O administrador marcou o fim do grupo. Até o fim desse dia o seu acesso continua valendo.',
      'Nesse mesmo dia a caução volta para você, menos o que estiver em aberto. Nenhum mês que comece depois é cobrado.',
    ],
    botao: verMembro(d),
  }),
  membroGrupoContinua: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `${d.grupo} vai continuar`,
    paragrafos: ['O administrador desfez o fim marcado. Seu acesso e suas mensalidades seguem como antes.'],
    botao: verMembro(d),
  }),
  membroGrupoEncerrado: (d: ComMensagem): ConteudoDoEmail => ({
    assunto: `${d.grupo} foi encerrado`,
    paragrafos: [
      d.mensagem,
      'O que é seu volta para você: por Pix para a conta de onde o pagamento saiu, ou para o seu saldo. A conta está na fatura.',
    ],
    botao: { rotulo: 'Ver a carteira', caminho: '/carteira/creditos' },
  }),
};
