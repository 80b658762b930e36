import type { EventoValidacao } from '../cadastro/validacao-conta.ts';
import type { EventoCredito, EventoFatura, EventoPrevisao } from '../carteira/maquinas.ts';
import type { EventoAssinatura } from '../grupos/assinatura.ts';
import type { EventoGrupo } from '../grupos/maquina.ts';
import type { EventoVaga } from '../grupos/vagas.ts';
import type { EventoConexao } from '../indicacao/rede.ts';
import type { EventoDevolucao } from '../pagamentos/devolucao.ts';
import type { EventoPagamento } from '../pagamentos/pagamento.ts';
import type { EventoChamado } from '../perfil/chamado.ts';
import type { EventoExclusao } from '../privacidade/exclusao.ts';
import type { EventoRetirada } from '../retirada/regras.ts';

/** What the history of a thing may tell: every event of every machine. */
type Eventos = {
  readonly grupo: EventoGrupo;
  readonly assinatura: EventoAssinatura;
  readonly vaga: EventoVaga;
  readonly fatura: EventoFatura;
  readonly credito: EventoCredito;
  readonly previsao: EventoPrevisao;
  readonly pagamento: EventoPagamento;
  readonly retirada: EventoRetirada;
  readonly conexao: EventoConexao;
  readonly chamado: EventoChamado;
  readonly devolucao: EventoDevolucao;
  readonly validacaoConta: EventoValidacao;
  readonly exclusao: EventoExclusao;
};

/** Each event as a person says it after a name: "Aline Kato: pediu ajustes" (REGRAS 2.1, 2.3, 2.6). */
export const ROTULOS_DE_EVENTO: { readonly [E in keyof Eventos]: Readonly<Record<Eventos[E], string>> } = {
  grupo: {
    criar: 'criou o grupo',
    liberarTriagem: 'liberou da triagem',
    aprovar: 'aprovou',
    recusar: 'reprovou',
    pedirEdicao: 'pediu ajustes',
    editar: 'enviou ajustes',
    vencerEdicao: 'encerrou por falta de ajustes no prazo',
    recorrer: 'recorreu',
    completarVagas: 'reservou a última vaga',
    iniciar: 'começou com os membros que havia',
    vencerFormacao: 'encerrou por não se formar no prazo',
    quitarPrimeirasFaturas: 'recebeu todos os primeiros pagamentos',
    expirarReserva: 'perdeu uma reserva que não foi paga',
    liberar: 'declarou o serviço assinado',
    vencerAssinatura: 'encerrou por falta de assinatura no prazo',
    concluirLiberacao: 'concluiu a entrega dos acessos',
    vencerEntrega: 'tirou um membro que não recebeu o acesso',
    receberPrimeiroPagamento: 'recebeu o primeiro pagamento',
    ocuparUltimaVaga: 'ocupou a última vaga',
    sairMembro: 'perdeu um membro',
    esvaziar: 'voltou à venda depois de perder todos os membros',
    agendarSaida: 'marcou uma saída',
    reverterSaida: 'desfez uma saída marcada',
    chegarDataSaida: 'chegou ao dia de uma saída',
    agendarFim: 'marcou o fim do grupo',
    reverterFim: 'desfez o fim marcado',
    chegarDataFim: 'chegou ao fim marcado',
    cancelar: 'encerrou o grupo',
  },
  assinatura: {
    reservar: 'reservou',
    pagar: 'pagou a entrada',
    entrar: 'entrou no grupo',
    confirmarAcesso: 'confirmou o acesso',
    suspender: 'suspendeu o acesso',
    reativar: 'reativou o acesso',
    agendarSaida: 'marcou a saída',
    reverterSaida: 'desfez a saída',
    encerrar: 'saiu do grupo',
  },
  vaga: {
    reter: 'reservou a vaga',
    comprar: 'comprou a vaga',
    pagar: 'pagou a vaga',
    expirar: 'deixou a reserva vencer',
    desistir: 'desistiu da reserva',
    honrarPagamento: 'pagou depois do prazo e ficou com a vaga',
    agendarSaida: 'marcou a saída da vaga',
    reverterSaida: 'desfez a saída da vaga',
    chegarData: 'chegou ao dia da saída',
    entrarDaFila: 'entrou da fila de espera',
    sair: 'deixou a vaga',
  },
  fatura: {
    emitir: 'emitiu a fatura',
    pagar: 'pagou',
    atrasar: 'entrou em atraso',
    cancelar: 'cancelou a fatura',
    estornar: 'devolveu a fatura inteira',
    estornarParte: 'devolveu parte da fatura',
  },
  credito: {
    abrir: 'pediu o saldo',
    receber: 'recebeu o crédito',
    pagar: 'pagou o saldo',
    expirar: 'deixou o pedido vencer',
    bloquear: 'bloqueou o valor',
    desbloquear: 'desbloqueou o valor',
    estornar: 'estornou o valor',
  },
  previsao: {
    emitir: 'previu o recebimento',
    bloquear: 'bloqueou o recebimento',
    desbloquear: 'desbloqueou o recebimento',
    realizar: 'liberou o recebimento',
    cancelar: 'cancelou o recebimento',
  },
  pagamento: {
    criar: 'pediu o código Pix',
    publicar: 'mostrou o código Pix',
    duvidar: 'ficou sem resposta do banco',
    recusar: 'teve o código recusado pelo banco',
    pagar: 'recebeu o pagamento',
    expirar: 'deixou o código vencer',
    cancelar: 'cancelou o código',
    devolver: 'mandou o pagamento de volta',
  },
  retirada: {
    criar: 'pediu a retirada',
    pedirPin: 'pediu o código',
    autorizar: 'autorizou com o código',
    enviar: 'mandou ao banco',
    concluir: 'teve a confirmação do banco',
    falhar: 'teve a recusa do banco',
    devolver: 'devolveu o valor ao saldo',
    cancelar: 'cancelou a retirada',
  },
  validacaoConta: {
    iniciar: 'começou a validar a identidade',
    enviar: 'enviou documento e selfie',
    reconhecer: 'reconheceu o rosto',
    naoReconhecer: 'não reconheceu o rosto',
    encaminhar: 'encaminhou para uma pessoa',
    aprovar: 'aprovou a identidade',
    recusar: 'recusou a identidade',
    pedirNovamente: 'pediu novas fotos',
    pedirRevisao: 'pediu outra análise',
    expirar: 'deixou o prazo passar',
    cancelar: 'apagou o rascunho',
    retirarConsentimento: 'retirou o consentimento do uso do rosto',
    excluirConta: 'excluiu a conta',
  },
  conexao: {
    convidar: 'convidou',
    aceitar: 'aceitou o convite',
    recusar: 'recusou o convite',
    cancelar: 'cancelou o convite',
    remover: 'desfez a conexão',
    bloquear: 'bloqueou a outra pessoa',
    desbloquear: 'desbloqueou a outra pessoa',
  },
  chamado: {
    abrir: 'abriu o chamado',
    responder: 'respondeu',
    replicar: 'escreveu de novo',
    encerrar: 'encerrou o chamado',
  },
  devolucao: {
    criar: 'abriu a devolução',
    processar: 'foi aceita pelo banco',
    devolver: 'foi feita pelo banco',
    recusar: 'não foi feita pelo banco',
  },
  exclusao: {
    pedir: 'pediu o fim da conta',
    desfazer: 'ficou com a conta',
    impedir: 'não encerrou a conta: havia o que resolver',
    parar: 'parou o fim da conta',
    concluir: 'encerrou a conta',
  },
};

/** Who did it, when no person is named. */
export const ROTULOS_DE_QUEM = {
  sistema: 'A plataforma',
  administrador: 'O administrador',
  membro: 'Um membro',
  usuario: 'A própria pessoa',
  operador: 'A equipe',
  provedor: 'O banco',
} as const;
