import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { StatusGrupo } from './estados.ts';
import { ID_STATUS_GRUPO as S, STATUS_GRUPO, STATUS_NO_AR } from './estados.ts';
import * as g from './guardas.ts';

/**
 * The actors that may move a group: people by role, or the product itself when a deadline or another fact does it
 * (REGRAS 2.1).
 */
export type QuemMoveGrupo = 'administrador' | 'membro' | 'operador' | 'sistema';

/** The events of a group (REGRAS 2.1). */
export type EventoGrupo =
  | 'criar'
  | 'liberarTriagem'
  | 'aprovar'
  | 'recusar'
  | 'pedirEdicao'
  | 'editar'
  | 'vencerEdicao'
  | 'recorrer'
  | 'completarVagas'
  | 'iniciar'
  | 'vencerFormacao'
  | 'quitarPrimeirasFaturas'
  | 'expirarReserva'
  | 'liberar'
  | 'vencerAssinatura'
  | 'concluirLiberacao'
  | 'vencerEntrega'
  | 'receberPrimeiroPagamento'
  | 'ocuparUltimaVaga'
  | 'sairMembro'
  | 'esvaziar'
  | 'agendarSaida'
  | 'reverterSaida'
  | 'chegarDataSaida'
  | 'agendarFim'
  | 'reverterFim'
  | 'chegarDataFim'
  | 'cancelar';

/** The acts that a use case must do, in the same transaction, when the row applies (REGRAS 2.1). */
export type EfeitoGrupo =
  | 'notificarAdministrador'
  | 'notificarMembros'
  | 'devolverTudo'
  | 'devolverMembroSemDados'
  | 'iniciarCiclo'
  | 'registrarDataFila'
  | 'limparDataFila'
  | 'trocarAcesso'
  | 'fecharTrocas'
  | 'reembolsarEncerramento'
  | 'devolverCaucoes'
  | 'retomarFaturas'
  | 'devolverFila'
  | 'chamarInteressados';

type Linha = LinhaCurta<StatusGrupo, EventoGrupo, QuemMoveGrupo, g.ContextoGrupo, EfeitoGrupo>;
type Efeitos = readonly EfeitoGrupo[];

const ADM = ['administrador'] as const;
const OPERADOR = ['operador'] as const;
const SISTEMA = ['sistema'] as const;
const MEMBRO = ['membro'] as const;
const CONFIRMA: Atores<QuemMoveGrupo> = ['membro', 'sistema'];
const TIRA: Atores<QuemMoveGrupo> = ['membro', 'administrador', 'operador', 'sistema'];
/** The operator for the administrator, or against him (REGRAS 2.1). */
const MARCA_FIM: Atores<QuemMoveGrupo> = ['administrador', 'operador'];
const CANCELA: Atores<QuemMoveGrupo> = ['administrador', 'operador', 'sistema'];

const AVISA_ADM: Efeitos = ['notificarAdministrador'];
const EXPIRA: Efeitos = ['devolverTudo', 'notificarAdministrador', 'notificarMembros'];
const INICIA: Efeitos = ['iniciarCiclo', 'notificarAdministrador'];
const QUITA: Efeitos = ['notificarAdministrador', 'notificarMembros'];
const PERDE_MEMBRO: Efeitos = ['registrarDataFila', 'trocarAcesso', 'notificarAdministrador', 'chamarInteressados'];
const MUDA_FILA: Efeitos = ['registrarDataFila', 'notificarAdministrador'];
const SAI_SEM_FILA: Efeitos = ['limparDataFila', 'trocarAcesso', 'notificarAdministrador', 'chamarInteressados'];
const SAI_E_ENTRA: Efeitos = ['limparDataFila', 'trocarAcesso', 'notificarAdministrador'];
const SAI_E_SEGUE: Efeitos = ['registrarDataFila', 'trocarAcesso', 'notificarAdministrador'];
const SEGUE: Efeitos = ['registrarDataFila', 'retomarFaturas', 'notificarMembros'];
const ENCERRA: Efeitos = [
  'reembolsarEncerramento',
  'limparDataFila',
  'fecharTrocas',
  'notificarAdministrador',
  'notificarMembros',
];
const TERMINA: Efeitos = ['devolverCaucoes', 'limparDataFila', 'fecharTrocas', 'notificarMembros'];

/** REGRAS 2.1, row by row. */
const tabela: readonly Linha[] = [
  [INICIO, 'criar', S.aguardandoMembros, ADM, g.decidido(S.aguardandoMembros), []],
  [INICIO, 'criar', S.pendenteAprovacao, ADM, g.decidido(S.pendenteAprovacao), []],
  [INICIO, 'criar', S.triagem, ADM, g.decidido(S.triagem), []],
  [INICIO, 'criar', S.reprovadoAutomaticamente, ADM, g.decidido(S.reprovadoAutomaticamente), AVISA_ADM],
  [S.reprovadoAutomaticamente, 'recorrer', S.triagem, ADM, g.primeiroRecursoNoPrazo, []],
  [S.triagem, 'liberarTriagem', S.aguardandoMembros, OPERADOR, g.servicoAutomatico, AVISA_ADM],
  [S.triagem, 'liberarTriagem', S.pendenteAprovacao, OPERADOR, g.servicoRestrito, []],
  [S.triagem, 'recusar', S.reprovado, OPERADOR, livre, AVISA_ADM],
  [S.pendenteAprovacao, 'aprovar', S.aguardandoMembros, OPERADOR, livre, AVISA_ADM],
  [S.pendenteAprovacao, 'recusar', S.reprovado, OPERADOR, livre, AVISA_ADM],
  [S.pendenteAprovacao, 'pedirEdicao', S.aguardandoEdicao, OPERADOR, livre, AVISA_ADM],
  [S.aguardandoEdicao, 'editar', S.pendenteAprovacao, ADM, livre, []],
  [S.aguardandoEdicao, 'vencerEdicao', S.expirado, SISTEMA, livre, AVISA_ADM],
  [S.aguardandoMembros, 'completarVagas', S.aguardandoPagamento, SISTEMA, g.vagasTodasReservadas, []],
  [S.aguardandoMembros, 'iniciar', S.aguardandoPagamento, ADM, g.membrosSuficientes, []],
  [S.aguardandoMembros, 'vencerFormacao', S.expirado, SISTEMA, livre, EXPIRA],
  [S.aguardandoMembros, 'receberPrimeiroPagamento', S.assinadoComVagas, SISTEMA, g.assinadoComMembroPago, INICIA],
  [S.aguardandoPagamento, 'quitarPrimeirasFaturas', S.aguardandoAssinatura, SISTEMA, g.primeirasFaturasPagas, QUITA],
  [S.aguardandoPagamento, 'expirarReserva', S.aguardandoMembros, SISTEMA, livre, []],
  [S.aguardandoAssinatura, 'liberar', S.aguardandoLiberacao, ADM, livre, ['notificarMembros']],
  [S.aguardandoAssinatura, 'vencerAssinatura', S.cancelado, SISTEMA, livre, EXPIRA],
  [S.aguardandoLiberacao, 'concluirLiberacao', S.ativo, CONFIRMA, g.confirmadosECheio, INICIA],
  [S.aguardandoLiberacao, 'concluirLiberacao', S.assinadoComVagas, CONFIRMA, g.confirmadosComVagas, INICIA],
  [S.aguardandoLiberacao, 'vencerEntrega', S.aguardandoLiberacao, SISTEMA, livre, ['devolverMembroSemDados']],
  [S.assinadoComVagas, 'ocuparUltimaVaga', S.ativo, SISTEMA, g.cheioSemSaidas, []],
  [S.ativo, 'sairMembro', S.assinadoComVagas, TIRA, livre, PERDE_MEMBRO],
  [S.ativo, 'agendarSaida', S.filaEspera, TIRA, livre, MUDA_FILA],
  [S.filaEspera, 'chegarDataSaida', S.ativo, SISTEMA, g.filaEntra, SAI_E_ENTRA],
  [S.filaEspera, 'chegarDataSaida', S.assinadoComVagas, SISTEMA, g.ninguemNaFila, SAI_SEM_FILA],
  [
    S.filaEspera,
    'reverterSaida',
    S.ativo,
    MEMBRO,
    g.ultimaSaidaRevertida,
    ['limparDataFila', 'notificarAdministrador'],
  ],
];

/** The end of a group, scheduled or now, and its reversal (REGRAS 2.1). */
const fim: readonly Linha[] = [
  ...[S.ativo, S.assinadoComVagas, S.filaEspera].flatMap((status): readonly Linha[] => [
    [status, 'agendarFim', S.cancelamentoAgendado, MARCA_FIM, g.avisoDeUmCiclo, ['devolverFila', 'notificarMembros']],
    [S.cancelamentoAgendado, 'reverterFim', status, MARCA_FIM, g.revertePara(status), SEGUE],
  ]),
  [S.cancelamentoAgendado, 'chegarDataFim', S.cancelado, SISTEMA, livre, TERMINA],
  ...STATUS_NO_AR.map((status): Linha => [status, 'cancelar', S.cancelado, CANCELA, livre, ENCERRA]),
];

/**
 * Rows that the table of the rulings leaves open: a member leaves in a status that this does not change, the last
 * member leaves before the group begins (REGRAS 2.1), and a second member leaves while one exit is already scheduled.
 */
const outrasSaidas: readonly Linha[] = [
  [S.aguardandoPagamento, 'sairMembro', S.aguardandoMembros, TIRA, livre, AVISA_ADM],
  [S.aguardandoMembros, 'sairMembro', S.aguardandoMembros, TIRA, livre, AVISA_ADM],
  [S.aguardandoAssinatura, 'sairMembro', S.aguardandoAssinatura, TIRA, livre, AVISA_ADM],
  [S.aguardandoAssinatura, 'esvaziar', S.aguardandoMembros, SISTEMA, g.ninguemFicou, []],
  [S.aguardandoLiberacao, 'esvaziar', S.assinadoComVagas, SISTEMA, g.ninguemFicou, []],
  ...[S.aguardandoLiberacao, S.cancelamentoAgendado].map(
    (status): Linha => [status, 'sairMembro', status, TIRA, livre, SAI_E_SEGUE],
  ),
  [S.assinadoComVagas, 'sairMembro', S.assinadoComVagas, TIRA, livre, PERDE_MEMBRO],
  [S.filaEspera, 'sairMembro', S.assinadoComVagas, TIRA, livre, PERDE_MEMBRO],
  [S.assinadoComVagas, 'agendarSaida', S.assinadoComVagas, TIRA, livre, MUDA_FILA],
  [S.filaEspera, 'agendarSaida', S.filaEspera, TIRA, livre, MUDA_FILA],
  ...[S.assinadoComVagas, S.cancelamentoAgendado].flatMap((status): readonly Linha[] => [
    [status, 'chegarDataSaida', status, SISTEMA, livre, SAI_E_SEGUE],
    [status, 'reverterSaida', status, MEMBRO, g.ninguemNaFila, MUDA_FILA],
  ]),
  [S.assinadoComVagas, 'ocuparUltimaVaga', S.filaEspera, SISTEMA, g.cheioComSaidas, ['registrarDataFila']],
  [S.filaEspera, 'chegarDataSaida', S.filaEspera, SISTEMA, g.filaEntraEOutroSai, SAI_E_SEGUE],
  [S.filaEspera, 'reverterSaida', S.filaEspera, MEMBRO, g.saidaRevertidaOutroSai, MUDA_FILA],
];

/** The whole life of a group (REGRAS 2.1). Terminal: 51, 55 and 104; 110 has one appeal. */
export const MAQUINA_GRUPO = definirMaquina({
  nome: 'grupo',
  tabela: 'grupos',
  coluna: 'status',
  rotulos: STATUS_GRUPO,
  transicoes: lerTabela([...tabela, ...fim, ...outrasSaidas]),
});
