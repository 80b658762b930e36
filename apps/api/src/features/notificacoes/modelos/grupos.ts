import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { avisoDeTroca } from '@rateia/domain/grupos/troca-de-acesso';
import type { ConteudoDoEmail } from './modelo.ts';

type DoGrupo = { readonly grupo: string; readonly idGrupo: number };
type ComPrazo = DoGrupo & { readonly ate: string };
type ComMensagem = DoGrupo & { readonly mensagem: string };
type ComMembro = DoGrupo & { readonly membro: string };
type DaConversa = { readonly idAssinatura: number };
type Escrita = { readonly de: string };
/** The words stay in the conversation, where they are sealed. */
const NA_CONVERSA = 'Leia e responda na conversa. O que vocês combinam lá serve de prova.';
/** The administrator by name: a member reads who acted. */
type DoAdministrador = DoGrupo & { readonly administrador: string };

/** The monthly price of a member before and after, and its first day. */
type NovoValor = DoAdministrador & {
  readonly valorAntes: number;
  readonly valorNovo: number;
  readonly em: string;
};
function reais(valor: number): string {
  return formatarReais(centavos(valor));
}

function verAdmin({ idGrupo }: DoGrupo) {
  return { rotulo: 'Ver o grupo', caminho: `/grupo/admin/${idGrupo}` };
}
function verMembro({ idGrupo }: DoGrupo) {
  return { rotulo: 'Ver o grupo', caminho: `/grupo/membro/${idGrupo}` };
}
function enviarAcesso({ idGrupo }: DoGrupo) {
  return { rotulo: 'Enviar acesso', caminho: `/grupo/admin/${idGrupo}/enviar` };
}
function conversar({ idGrupo, idAssinatura }: DoGrupo & DaConversa) {
  return {
    rotulo: 'Abrir a conversa',
    caminho: `/grupo/admin/${idGrupo}/mensagem?membro=${idAssinatura}`,
  };
}
const DEVOLUCAO = 'Quem pagou recebe tudo de volta, com taxa e caução.';

/** E-mails about the life of a group (REGRAS 2.1): the event, the next actor and the deadline. */
export const modelosDeGrupos = {
  grupoNoAr: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `${d.grupo} está no ar`,
    paragrafos: ['Aprovamos o seu grupo, e ele já recebe membros.', 'Compartilhe o link para as vagas encherem antes.'],
    botao: verAdmin(d),
  }),
  grupoReprovado: (d: ComMensagem): ConteudoDoEmail => ({
    assunto: `${d.grupo} não foi aprovado`,
    paragrafos: ['Olhamos o seu grupo e não podemos publicar.', d.mensagem],
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
  grupoExpirou: (d: DoGrupo & { readonly hash: string }): ConteudoDoEmail => ({
    assunto: `${d.grupo} expirou`,
    paragrafos: [
      'O prazo terminou e o grupo saiu do ar.',
      DEVOLUCAO,
      'Por 30 dias você pode renovar o grupo como ele era.',
    ],
    botao: { rotulo: 'Renovar o grupo', caminho: `/webhook/grupo/renovar/${d.idGrupo}?hash=${d.hash}` },
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
    paragrafos: [d.mensagem, 'Já avisamos os membros, e eles recebem o que é deles.'],
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
    paragrafos: ['O membro desfez a saída marcada.'],
    botao: verAdmin(d),
  }),
  membroGrupoCompleto: (d: DoAdministrador & ComPrazo): ConteudoDoEmail => ({
    assunto: `${d.grupo} está completo`,
    paragrafos: [
      `Todos pagaram. ${d.administrador} assina o serviço até ${d.ate}.`,
      'Sem a assinatura, devolvemos tudo, com a caução.',
    ],
    botao: verMembro(d),
  }),
  membroAcessoChegando: (d: DoAdministrador & ComPrazo): ConteudoDoEmail => ({
    assunto: `${d.administrador} assinou o serviço de ${d.grupo}`,
    paragrafos: [`O seu acesso chega até ${d.ate}.`, 'Se não chegar em 72 horas, devolvemos tudo, com a caução.'],
    botao: verMembro(d),
  }),
  membroAcessoEntregue: (d: DoAdministrador & { readonly ate: string | null }): ConteudoDoEmail => ({
    assunto: `Seu acesso de ${d.grupo} chegou`,
    paragrafos: [
      `${d.administrador} enviou o seu acesso. Abra, entre no serviço e diga se deu certo.`,
      ...(d.ate === null ? [] : [`Se você não disser nada até ${d.ate}, contamos como confirmado.`]),
    ],
    botao: { rotulo: 'Ver acesso', caminho: `/grupo/${d.idGrupo}/dados-acesso` },
  }),
  membroAcessoDeNovo: (d: DoAdministrador & { readonly ate: string | null }): ConteudoDoEmail => ({
    assunto: `${d.administrador} enviou de novo o seu acesso de ${d.grupo}`,
    paragrafos: [
      'Abra, entre no serviço e diga se deu certo.',
      ...(d.ate === null ? [] : [`Se você não disser nada até ${d.ate}, contamos como confirmado.`]),
    ],
    botao: { rotulo: 'Ver acesso', caminho: `/grupo/${d.idGrupo}/dados-acesso` },
  }),
  grupoMembroNaoEntrou: (d: ComMembro & DaConversa & ComPrazo & { readonly motivo: string }): ConteudoDoEmail => ({
    assunto: `${d.membro} não entrou em ${d.grupo}`,
    paragrafos: [
      `${d.membro} disse o que apareceu: ${d.motivo}.`,
      `Responda ou envie o acesso de novo até ${d.ate}. Sem resposta, o suporte entra na conversa.`,
    ],
    botao: conversar(d),
  }),
  mensagemDoMembro: (d: DaConversa & DoGrupo & Escrita): ConteudoDoEmail => ({
    assunto: `${d.de} escreveu para você em ${d.grupo}`,
    paragrafos: [NA_CONVERSA],
    botao: conversar(d),
  }),
  mensagemDoAdministrador: (d: DaConversa & DoGrupo & Escrita): ConteudoDoEmail => ({
    assunto: `${d.de} escreveu para você em ${d.grupo}`,
    paragrafos: [NA_CONVERSA],
    botao: { rotulo: 'Abrir a conversa', caminho: `/grupo/membro/${d.idGrupo}/mensagem` },
  }),
  membroSuporteEntrou: (d: DoAdministrador & ComPrazo): ConteudoDoEmail => ({
    assunto: `O suporte entrou na sua conversa de ${d.grupo}`,
    paragrafos: [
      `${d.administrador} não respondeu em 24 horas, e a nossa equipe já está vendo. Você não precisa pedir nada.`,
      `Se o acesso não chegar até ${d.ate}, devolvemos tudo, com a caução.`,
    ],
    botao: { rotulo: 'Abrir a conversa', caminho: `/grupo/membro/${d.idGrupo}/mensagem` },
  }),
  grupoSuporteEntrou: (d: ComMembro & DaConversa & ComPrazo): ConteudoDoEmail => ({
    assunto: `O suporte entrou na conversa com ${d.membro}`,
    paragrafos: [
      `${d.membro} não entrou em ${d.grupo} e ficou 24 horas sem resposta.`,
      `Envie o acesso de novo até ${d.ate}. Depois disso devolvemos tudo para ${d.membro} e a vaga fica livre.`,
    ],
    botao: enviarAcesso(d),
  }),
  membroAcessoTrocado: (d: DoAdministrador): ConteudoDoEmail => ({
    assunto: `Os dados de ${d.grupo} mudaram`,
    paragrafos: [`${d.administrador} trocou os dados de acesso. Os anteriores não valem mais.`],
    botao: { rotulo: 'Ver acesso', caminho: `/grupo/${d.idGrupo}/dados-acesso` },
  }),
  membroSemAcesso: (d: DoGrupo): ConteudoDoEmail => ({
    assunto: `Devolvemos o seu pagamento de ${d.grupo}`,
    paragrafos: [
      'O acesso não chegou em 72 horas. Tudo o que você pagou, com a caução, volta para você: por Pix para a conta de onde saiu, ou para o seu saldo se foi com ele que você pagou.',
      'Sua vaga nesse grupo terminou.',
    ],
    botao: { rotulo: 'Ver outros grupos', caminho: '/grupos' },
  }),
  membroValorVaiSubir: (d: NovoValor): ConteudoDoEmail => ({
    assunto: `${d.grupo} passa a custar ${reais(d.valorNovo)} por mês`,
    paragrafos: [
      `${d.administrador} avisou que o valor sobe de ${reais(d.valorAntes)} para ${reais(d.valorNovo)}. Vale para o primeiro mês que começar a partir de ${d.em}.`,
      'Você não precisa fazer nada para continuar. Se preferir sair, a caução volta para você no fim do mês pago.',
    ],
    botao: verMembro(d),
  }),
  membroValorPedeResposta: (d: NovoValor & ComPrazo): ConteudoDoEmail => ({
    assunto: `Você continua em ${d.grupo} por ${reais(d.valorNovo)}?`,
    paragrafos: [
      `${d.administrador} quer mudar o valor de ${reais(d.valorAntes)} para ${reais(d.valorNovo)} por mês, a partir de ${d.em}. O aumento passa de 10%: só vale para você se você aceitar.`,
      `Responda até ${d.ate}. Sem resposta, você sai no fim do mês pago, a caução volta e nada mais é cobrado.`,
    ],
    botao: { rotulo: 'Responder', caminho: `/grupo/membro/${d.idGrupo}` },
  }),
  membroValorLembrete: (d: ComPrazo & { readonly valorNovo: number }): ConteudoDoEmail => ({
    assunto: `Falta a sua resposta em ${d.grupo}`,
    paragrafos: [
      `O valor passa a ${reais(d.valorNovo)} por mês. Diga até ${d.ate} se você continua.`,
      'Sem resposta, você sai no fim do mês pago, a caução volta e nada mais é cobrado.',
    ],
    botao: { rotulo: 'Responder', caminho: `/grupo/membro/${d.idGrupo}` },
  }),
  membroValorSemResposta: (d: DoGrupo & { readonly em: string; readonly caucao: number }): ConteudoDoEmail => ({
    assunto: `Você sai de ${d.grupo} em ${d.em}`,
    paragrafos: [
      'O prazo para responder sobre o novo valor terminou. O acesso continua até o fim desse dia e nenhuma nova fatura é cobrada.',
      ...(d.caucao === 0 ? [] : [`A caução de ${reais(d.caucao)} volta nesse dia, sem multa.`]),
      'Se quiser ficar com o novo valor, continue no grupo até essa data.',
    ],
    botao: verMembro(d),
  }),
  membroValorBaixou: (d: NovoValor): ConteudoDoEmail => ({
    assunto: `${d.grupo} baixou para ${reais(d.valorNovo)} por mês`,
    paragrafos: [
      `${d.administrador} baixou o valor de ${reais(d.valorAntes)} para ${reais(d.valorNovo)}. Vale já na próxima fatura.`,
      'Com ela, a parte da caução que sobrar volta para o seu saldo.',
    ],
    botao: verMembro(d),
  }),
  membroValorContinua: (d: DoAdministrador): ConteudoDoEmail => ({
    assunto: `O valor de ${d.grupo} continua o mesmo`,
    paragrafos: [`${d.administrador} desistiu da mudança que tinha avisado. Nada muda para você.`],
    botao: verMembro(d),
  }),
  membroGrupoVaiTerminar: (d: DoAdministrador & { readonly em: string }): ConteudoDoEmail => ({
    assunto: `${d.grupo} termina em ${d.em}`,
    paragrafos: [
      `${d.administrador} marcou o fim do grupo. Até o fim desse dia o seu acesso continua valendo.`,
      'Nesse mesmo dia a caução volta para você, menos o que estiver em aberto. Nenhum mês que comece depois é cobrado.',
    ],
    botao: verMembro(d),
  }),
  membroGrupoContinua: (d: DoAdministrador): ConteudoDoEmail => ({
    assunto: `${d.grupo} vai continuar`,
    paragrafos: [`${d.administrador} desfez o fim marcado. Seu acesso e suas mensalidades seguem como antes.`],
    botao: verMembro(d),
  }),
  membroGrupoEncerrado: (d: ComMensagem): ConteudoDoEmail => ({
    assunto: `${d.grupo} foi encerrado`,
    paragrafos: [
      d.mensagem,
      'O que é seu volta para você: por Pix para a conta de onde o pagamento saiu, ou para o seu saldo. A conta está na fatura.',
      'Se houver vaga em um grupo parecido, do mesmo serviço e com preço próximo, você entra em um passo.',
    ],
    botao: { rotulo: 'Ver outra vaga', caminho: `/checkout/outra-vaga/${d.idGrupo}` },
  }),
};
