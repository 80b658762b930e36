import { describe, expect, it } from 'vitest';
import { ehTerminal, INICIO } from '../maquina.ts';
import { nomeDe, rotuloDe } from '../tabela.ts';
import type { LinhaEsperada, RecusaEsperada } from '../test/conferir-maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { StatusGrupo } from './estados.ts';
import { comCicloCorrente, noAr, STATUS_GRUPO, vendavel } from './estados.ts';
import type { ContextoGrupo } from './guardas.ts';
import type { EventoGrupo, QuemMoveGrupo } from './maquina.ts';
import { MAQUINA_GRUPO } from './maquina.ts';

type Linha = LinhaEsperada<StatusGrupo, EventoGrupo, QuemMoveGrupo, ContextoGrupo>;
type RecusaDoGrupo = RecusaEsperada<StatusGrupo, EventoGrupo, QuemMoveGrupo, ContextoGrupo>;

const ADM: readonly QuemMoveGrupo[] = ['administrador'];
const OPERADOR: readonly QuemMoveGrupo[] = ['operador'];
const SISTEMA: readonly QuemMoveGrupo[] = ['sistema'];
const CONFIRMA: readonly QuemMoveGrupo[] = ['membro', 'sistema'];
const MEMBRO: readonly QuemMoveGrupo[] = ['membro'];
const TODOS: readonly QuemMoveGrupo[] = ['administrador', 'membro', 'operador', 'sistema'];
const MARCA_FIM: readonly QuemMoveGrupo[] = ['administrador', 'operador'];
/** The product too: a group that nobody takes over ends with its notice (REGRAS 2.30). */
const AGENDA_FIM: readonly QuemMoveGrupo[] = [...MARCA_FIM, 'sistema'];
const CANCELA: readonly QuemMoveGrupo[] = ['administrador', 'operador', 'sistema'];

const aviso = { ciclosDeAviso: 1, ciclosDeAvisoDoFim: 1 };
function voltarPara(statusAnterior: StatusGrupo) {
  return { statusAnterior, alguemSaiuPeloFim: false };
}

/** The table of REGRAS 2.1, in its order. */
const TABELA: readonly Linha[] = [
  [INICIO, 'criar', 1, ADM, { decisao: 1 }],
  [INICIO, 'criar', 50, ADM, { decisao: 50 }],
  [INICIO, 'criar', 111, ADM, { decisao: 111 }],
  [INICIO, 'criar', 110, ADM, { decisao: 110 }],
  [110, 'recorrer', 111, ADM, { jaRecorreu: false, recursoNoPrazo: true }],
  [111, 'liberarTriagem', 50, OPERADOR, { aprovacaoAutomatica: false }],
  [111, 'liberarTriagem', 1, OPERADOR, { aprovacaoAutomatica: true }],
  [111, 'recusar', 51, OPERADOR, {}],
  [50, 'aprovar', 1, OPERADOR, {}],
  [50, 'recusar', 51, OPERADOR, {}],
  [50, 'pedirEdicao', 68, OPERADOR, {}],
  [68, 'editar', 50, ADM, {}],
  [68, 'vencerEdicao', 104, SISTEMA, {}],
  [1, 'completarVagas', 2, SISTEMA, { vagasLivres: 0, jaAssinado: false }],
  [1, 'iniciar', 2, ADM, { membros: 2, membrosParaIniciar: 2, jaAssinado: false }],
  [1, 'vencerFormacao', 104, SISTEMA, {}],
  [2, 'quitarPrimeirasFaturas', 3, SISTEMA, { faturasEmAberto: 0 }],
  [2, 'expirarReserva', 1, SISTEMA, {}],
  [3, 'liberar', 69, ADM, {}],
  [3, 'vencerAssinatura', 55, SISTEMA, {}],
  [69, 'concluirLiberacao', 4, CONFIRMA, { acessosConfirmados: true, vagasLivres: 0 }],
  [69, 'concluirLiberacao', 52, CONFIRMA, { acessosConfirmados: true, vagasLivres: 1 }],
  [69, 'vencerEntrega', 69, SISTEMA, {}],
  [1, 'receberPrimeiroPagamento', 52, SISTEMA, { jaAssinado: true, membros: 1 }],
  [52, 'ocuparUltimaVaga', 4, SISTEMA, { vagasLivres: 0, outrasSaidasAgendadas: 0 }],
  [4, 'sairMembro', 52, TODOS, {}],
  [4, 'agendarSaida', 76, TODOS, {}],
  [76, 'chegarDataSaida', 4, SISTEMA, { temFila: true, outrasSaidasAgendadas: 0 }],
  [76, 'chegarDataSaida', 52, SISTEMA, { temFila: false, outrasSaidasAgendadas: 0 }],
  [76, 'reverterSaida', 4, MEMBRO, { temFila: false, outrasSaidasAgendadas: 0 }],
  [4, 'agendarFim', 77, AGENDA_FIM, aviso],
  [52, 'agendarFim', 77, AGENDA_FIM, aviso],
  [76, 'agendarFim', 77, AGENDA_FIM, aviso],
  [77, 'reverterFim', 4, MARCA_FIM, voltarPara(4)],
  [77, 'reverterFim', 52, MARCA_FIM, voltarPara(52)],
  [77, 'reverterFim', 76, MARCA_FIM, voltarPara(76)],
  [77, 'chegarDataFim', 55, SISTEMA, {}],
  [1, 'cancelar', 55, CANCELA, {}],
  [2, 'cancelar', 55, CANCELA, {}],
  [3, 'cancelar', 55, CANCELA, {}],
  [69, 'cancelar', 55, CANCELA, {}],
  [4, 'cancelar', 55, CANCELA, {}],
  [52, 'cancelar', 55, CANCELA, {}],
  [76, 'cancelar', 55, CANCELA, {}],
  [77, 'cancelar', 55, CANCELA, {}],
];

/** Leavers where the table is silent: a second one, and one before or after the group is full. */
const COMPLEMENTO: readonly Linha[] = [
  [1, 'sairMembro', 1, TODOS, {}],
  [2, 'sairMembro', 1, TODOS, {}],
  [3, 'sairMembro', 3, TODOS, {}],
  [3, 'esvaziar', 1, SISTEMA, { membros: 0 }],
  [69, 'sairMembro', 69, TODOS, {}],
  [69, 'esvaziar', 52, SISTEMA, { membros: 0 }],
  [52, 'sairMembro', 52, TODOS, {}],
  [76, 'sairMembro', 52, TODOS, {}],
  [77, 'sairMembro', 77, TODOS, {}],
  [52, 'agendarSaida', 52, TODOS, {}],
  [76, 'agendarSaida', 76, TODOS, {}],
  [52, 'chegarDataSaida', 52, SISTEMA, {}],
  [77, 'chegarDataSaida', 77, SISTEMA, {}],
  [76, 'chegarDataSaida', 76, SISTEMA, { temFila: true, outrasSaidasAgendadas: 1 }],
  [52, 'reverterSaida', 52, MEMBRO, { temFila: false }],
  [77, 'reverterSaida', 77, MEMBRO, { temFila: false }],
  [76, 'reverterSaida', 76, MEMBRO, { temFila: false, outrasSaidasAgendadas: 1 }],
  [52, 'ocuparUltimaVaga', 76, SISTEMA, { vagasLivres: 0, outrasSaidasAgendadas: 1 }],
];

const RECUSAS: readonly RecusaDoGrupo[] = [
  [INICIO, 'criar', 'administrador', { decisao: 4 }, 'grupo.outraDecisaoDeTriagem'],
  [110, 'recorrer', 'administrador', { jaRecorreu: true, recursoNoPrazo: true }, 'grupo.recursoJaUsado'],
  [110, 'recorrer', 'administrador', { jaRecorreu: false, recursoNoPrazo: false }, 'grupo.recursoForaDoPrazo'],
  [1, 'completarVagas', 'sistema', { vagasLivres: 1, jaAssinado: false }, 'grupo.aindaHaVagas'],
  [1, 'completarVagas', 'sistema', { vagasLivres: 0, jaAssinado: true }, 'grupo.jaAssinado'],
  [1, 'iniciar', 'administrador', { membros: 1, membrosParaIniciar: 2, jaAssinado: false }, 'grupo.poucosMembros'],
  [1, 'iniciar', 'administrador', { membros: 2, membrosParaIniciar: 2, jaAssinado: true }, 'grupo.jaAssinado'],
  [1, 'receberPrimeiroPagamento', 'sistema', { jaAssinado: false, membros: 1 }, 'grupo.aindaNaoAssinado'],
  [1, 'receberPrimeiroPagamento', 'sistema', { jaAssinado: true, membros: 0 }, 'grupo.semMembroPago'],
  [2, 'quitarPrimeirasFaturas', 'sistema', { faturasEmAberto: 1 }, 'grupo.faturasEmAberto'],
  [69, 'concluirLiberacao', 'sistema', { acessosConfirmados: false, vagasLivres: 0 }, 'grupo.acessosPorConfirmar'],
  [3, 'esvaziar', 'sistema', { membros: 1 }, 'grupo.aindaHaMembros'],
  [69, 'esvaziar', 'sistema', { membros: 1 }, 'grupo.aindaHaMembros'],
  [52, 'ocuparUltimaVaga', 'sistema', { vagasLivres: 1, outrasSaidasAgendadas: 0 }, 'grupo.aindaHaVagas'],
  [76, 'reverterSaida', 'membro', { temFila: true, outrasSaidasAgendadas: 0 }, 'grupo.vagaJaReservada'],
  [52, 'reverterSaida', 'membro', { temFila: true }, 'grupo.vagaJaReservada'],
  [4, 'agendarFim', 'administrador', { ciclosDeAviso: 0, ciclosDeAvisoDoFim: 1 }, 'grupo.avisoCurto'],
  [77, 'reverterFim', 'administrador', { statusAnterior: 4, alguemSaiuPeloFim: true }, 'grupo.membroJaSaiuPeloFim'],
  [77, 'reverterFim', 'administrador', { statusAnterior: 1, alguemSaiuPeloFim: false }, 'grupo.outroStatusAnterior'],
  // a fact that nobody gave is a refusal
  [2, 'quitarPrimeirasFaturas', 'sistema', {}, 'grupo.faturasEmAberto'],
  [76, 'chegarDataSaida', 'sistema', {}, 'grupo.semFila'],
];

describe('Group machine (REGRAS 2.1)', () => {
  conferirMaquina({ maquina: MAQUINA_GRUPO, quem: TODOS, tabela: [...TABELA, ...COMPLEMENTO], recusas: RECUSAS });

  it.each([51, 55, 104] as const)('%i is terminal', (status) => {
    expect(ehTerminal(MAQUINA_GRUPO, status)).toBe(true);
  });

  it('every living status has a way to its end, and no other status has one', () => {
    const cancelaveis = MAQUINA_GRUPO.transicoes
      .filter((linha) => linha.evento === 'cancelar')
      .map((linha) => linha.de);
    expect(cancelaveis).toEqual(MAQUINA_GRUPO.estados.filter((status) => noAr(status)).sort(porOrdemDe(cancelaveis)));
  });

  it('sells in 1 and 52', () => {
    expect(MAQUINA_GRUPO.estados.filter((status) => vendavel(status))).toEqual([1, 52]);
  });

  it('runs cycles in 4, 52, 76 and 77', () => {
    expect(MAQUINA_GRUPO.estados.filter((status) => comCicloCorrente(status))).toEqual([4, 52, 76, 77]);
  });

  it('has the ids and labels of the spec (spec B§4)', () => {
    const ids = [1, 3, 4, 50, 51, 52, 55, 68, 69, 76, 77, 110, 111, 104, 2];
    expect([...MAQUINA_GRUPO.estados].sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
    expect(rotuloDe(STATUS_GRUPO, 52)).toBe('Ativo, com vagas');
    expect(nomeDe(STATUS_GRUPO, 2)).toBe('aguardandoPagamento');
  });
});

function porOrdemDe(lista: readonly (StatusGrupo | typeof INICIO)[]) {
  return (a: StatusGrupo, b: StatusGrupo) => lista.indexOf(a) - lista.indexOf(b);
}
