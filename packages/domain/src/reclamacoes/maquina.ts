import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';
import { STATUS_RECLAMACAO, STATUS_TELA_RECLAMACAO } from './estados.ts';

/** The steps of a complaint; its status and its screen status follow from them (spec B§4; REGRAS 2.7). */
export const ESTADO_RECLAMACAO = {
  rascunho: { id: 'rascunho', rotulo: 'Rascunho' },
  registrada: { id: 'registrada', rotulo: 'Esperando o administrador' },
  propostaEnviada: { id: 'propostaEnviada', rotulo: 'Esperando o membro' },
  acordoFeito: { id: 'acordoFeito', rotulo: 'Acordo feito' },
  mediacao: { id: 'mediacao', rotulo: 'Em mediação' },
  fechada: { id: 'fechada', rotulo: 'Fechada' },
  semDados: { id: 'semDados', rotulo: 'Membro sem acesso removido' },
} as const;
export type EstadoReclamacao = IdDe<typeof ESTADO_RECLAMACAO>;
export const ID_ESTADO_RECLAMACAO = idsDe(ESTADO_RECLAMACAO);

export type EventoReclamacao =
  | 'rascunhar'
  | 'abrir'
  | 'abrirPorRegra'
  | 'abrirNaMediacao'
  | 'propor'
  | 'recusar'
  | 'aceitar'
  | 'aceitarPedido'
  | 'cumprir'
  | 'contestarAcordo'
  | 'atender'
  | 'mediar'
  | 'decidir'
  | 'calar'
  | 'desistir'
  | 'resolver'
  | 'reabrir'
  | 'removerSemDados';
export type QuemMoveReclamacao = 'membro' | 'administrador' | 'operador' | 'sistema';

export type ContextoReclamacao = {
  /** Proposals that the member has refused already. */
  readonly rodadas?: number;
  readonly rodadasMaximas?: number;
  /** The complaint was closed and opened again before. */
  readonly reaberta?: boolean;
  /** The time to open it again is not over. */
  readonly noPrazo?: boolean;
};

const E = ID_ESTADO_RECLAMACAO;
/** Complaints between two people or in mediation. */
export const RECLAMACOES_ABERTAS: readonly EstadoReclamacao[] = [
  E.registrada,
  E.propostaEnviada,
  E.acordoFeito,
  E.mediacao,
];

function aindaNegociam({ rodadas = 0, rodadasMaximas = 0 }: ContextoReclamacao): string | undefined {
  return rodadas < rodadasMaximas ? undefined : 'reclamacao.rodadasAcabaram';
}
function reabrivel({ reaberta = false, noPrazo = false }: ContextoReclamacao): string | undefined {
  if (reaberta) return 'reclamacao.jaReaberta';
  return noPrazo ? undefined : 'reclamacao.prazoTerminou';
}

type Linha = LinhaCurta<EstadoReclamacao, EventoReclamacao, QuemMoveReclamacao, ContextoReclamacao, never>;
const tabela: readonly Linha[] = [
  [INICIO, 'rascunhar', E.rascunho, ['membro'], livre, []],
  [INICIO, 'abrirPorRegra', E.mediacao, ['sistema'], livre, []],
  [INICIO, 'removerSemDados', E.semDados, ['sistema'], livre, []],
  [E.rascunho, 'abrir', E.registrada, ['membro'], livre, []],
  // The organiser of a pool is the product: its staff answers from the first day.
  [E.rascunho, 'abrirNaMediacao', E.mediacao, ['membro'], livre, []],
  [E.registrada, 'propor', E.propostaEnviada, ['administrador'], livre, []],
  [E.registrada, 'aceitarPedido', E.acordoFeito, ['administrador'], livre, []],
  [E.registrada, 'atender', E.fechada, ['sistema'], livre, []],
  [E.registrada, 'mediar', E.mediacao, ['sistema'], livre, []],
  [E.propostaEnviada, 'aceitar', E.acordoFeito, ['membro', 'sistema'], livre, []],
  [E.propostaEnviada, 'recusar', E.registrada, ['membro'], aindaNegociam, []],
  [E.propostaEnviada, 'recusar', E.mediacao, ['membro'], livre, []],
  [E.propostaEnviada, 'calar', E.fechada, ['sistema'], livre, []],
  [E.acordoFeito, 'cumprir', E.fechada, ['membro', 'administrador', 'sistema'], livre, []],
  [E.acordoFeito, 'contestarAcordo', E.mediacao, ['membro'], livre, []],
  [E.mediacao, 'decidir', E.fechada, ['operador', 'sistema'], livre, []],
  [E.fechada, 'reabrir', E.mediacao, ['membro'], reabrivel, []],
  ...[E.registrada, E.propostaEnviada, E.mediacao].flatMap((estado): readonly Linha[] => [
    [estado, 'desistir', E.fechada, ['membro'], livre, []],
    [estado, 'resolver', E.fechada, ['sistema'], livre, []],
  ]),
  ...[E.rascunho, ...RECLAMACOES_ABERTAS].map(
    (estado): Linha => [estado, 'removerSemDados', E.semDados, ['sistema'], livre, []],
  ),
];

/** rascunho → registrada ↔ propostaEnviada → acordoFeito → fechada, or by mediation (REGRAS 2.7). */
export const MAQUINA_RECLAMACAO = definirMaquina({
  nome: 'reclamacao',
  tabela: 'reclamacoes',
  coluna: 'estado',
  rotulos: ESTADO_RECLAMACAO,
  transicoes: lerTabela(tabela),
});

const S = STATUS_RECLAMACAO;
const T = STATUS_TELA_RECLAMACAO;
const NA_TELA: {
  readonly [E in EstadoReclamacao]: {
    readonly status: (typeof S)[keyof typeof S]['id'];
    readonly tela: (typeof T)[keyof typeof T]['id'];
  };
} = {
  rascunho: { status: S.rascunho.id, tela: T.registrada.id },
  registrada: { status: S.aberto.id, tela: T.registrada.id },
  propostaEnviada: { status: S.aberto.id, tela: T.propostaEnviada.id },
  acordoFeito: { status: S.aberto.id, tela: T.acordoFeito.id },
  // Nobody waits for a proposal any more: the staff decides in place of an agreement.
  mediacao: { status: S.aberto.id, tela: T.propostaEnviada.id },
  fechada: { status: S.fechado.id, tela: T.fechada.id },
  semDados: { status: S.membroSemDadosRemovido.id, tela: T.fechada.id },
};

/** Status and screen status of a step (spec B§4: 244, 198, 199, 3 and 0 to 3). */
export function naTela(estado: EstadoReclamacao): (typeof NA_TELA)[EstadoReclamacao] {
  return NA_TELA[estado];
}

export function estaAberta(estado: EstadoReclamacao): boolean {
  return RECLAMACOES_ABERTAS.includes(estado);
}
