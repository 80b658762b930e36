import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of the one row that two people have in the network of friends (spec A§2 /rede). */
export const ESTADO_CONEXAO = {
  pendente: { id: 'pendente', rotulo: 'Convite enviado' },
  conectada: { id: 'conectada', rotulo: 'Conectados' },
  recusada: { id: 'recusada', rotulo: 'Convite recusado' },
  desfeita: { id: 'desfeita', rotulo: 'Sem conexão' },
  bloqueada: { id: 'bloqueada', rotulo: 'Bloqueada' },
} as const;
export type EstadoConexao = IdDe<typeof ESTADO_CONEXAO>;
export const ID_ESTADO_CONEXAO = idsDe(ESTADO_CONEXAO);

export type EventoConexao = 'convidar' | 'aceitar' | 'recusar' | 'cancelar' | 'remover' | 'bloquear' | 'desbloquear';
/** Seen from the last invitation: its sender, and its recipient. Before the first one, the actor is the sender. */
export type QuemMoveConexao = 'quemConvidou' | 'convidado';
export type EfeitoConexao = 'notificarConvite' | 'notificarAceite';

export type FatosDaConexao = {
  /** True if an invitation that was refused may be sent again by now. */
  readonly podeConvidarDeNovo: boolean;
  /** True if the actor blocks the other person, and true if the other person blocks the actor. */
  readonly meuBloqueio: boolean;
  readonly outroBloqueou: boolean;
};

const E = ID_ESTADO_CONEXAO;
const AMBOS: Atores<QuemMoveConexao> = ['quemConvidou', 'convidado'];
const CONVIDADO: Atores<QuemMoveConexao> = ['convidado'];

function recusaJaPassou({ podeConvidarDeNovo }: FatosDaConexao) {
  return podeConvidarDeNovo ? undefined : 'conviteRecusadoHaPouco';
}
function soMeuBloqueio({ meuBloqueio, outroBloqueou }: FatosDaConexao) {
  return meuBloqueio && !outroBloqueou ? undefined : 'semBloqueioSeu';
}
function bloqueioDosDois({ meuBloqueio, outroBloqueou }: FatosDaConexao) {
  return meuBloqueio && outroBloqueou ? undefined : 'semBloqueioSeu';
}

const tabela: readonly LinhaCurta<EstadoConexao, EventoConexao, QuemMoveConexao, FatosDaConexao, EfeitoConexao>[] = [
  [INICIO, 'convidar', E.pendente, ['quemConvidou'], livre, ['notificarConvite']],
  [INICIO, 'bloquear', E.bloqueada, ['quemConvidou'], livre, []],
  [E.pendente, 'aceitar', E.conectada, CONVIDADO, livre, ['notificarAceite']],
  // Two invitations that cross are an acceptance.
  [E.pendente, 'convidar', E.conectada, CONVIDADO, livre, ['notificarAceite']],
  [E.pendente, 'recusar', E.recusada, CONVIDADO, livre, []],
  [E.pendente, 'cancelar', E.desfeita, ['quemConvidou'], livre, []],
  [E.pendente, 'bloquear', E.bloqueada, AMBOS, livre, []],
  [E.conectada, 'remover', E.desfeita, AMBOS, livre, []],
  [E.conectada, 'bloquear', E.bloqueada, AMBOS, livre, []],
  [E.recusada, 'convidar', E.pendente, AMBOS, recusaJaPassou, ['notificarConvite']],
  [E.recusada, 'bloquear', E.bloqueada, AMBOS, livre, []],
  [E.desfeita, 'convidar', E.pendente, AMBOS, livre, ['notificarConvite']],
  [E.desfeita, 'bloquear', E.bloqueada, AMBOS, livre, []],
  [E.bloqueada, 'bloquear', E.bloqueada, AMBOS, livre, []],
  [E.bloqueada, 'desbloquear', E.desfeita, AMBOS, soMeuBloqueio, []],
  [E.bloqueada, 'desbloquear', E.bloqueada, AMBOS, bloqueioDosDois, []],
];

/**
 * The ways in which two people connect, part and block each other: symmetric, one row a pair (spec A§2 /rede,
 * /perfil/rede).
 */
export const MAQUINA_CONEXAO = definirMaquina({
  nome: 'conexao',
  tabela: 'conexoes',
  coluna: 'estado',
  rotulos: ESTADO_CONEXAO,
  // The trail names the person; the row of the pair tells which of the two it was.
  quemNaTrilha: 'usuario',
  transicoes: lerTabela(tabela),
});

/**
 * The relation as one of the two sees it. A refusal is not told: the inviter still sees an invitation that was sent.
 */
export const SITUACAO_NA_REDE = ['nenhuma', 'enviado', 'recebido', 'conectada', 'bloqueada'] as const;
export type SituacaoNaRede = (typeof SITUACAO_NA_REDE)[number];

export function situacaoNaRede(conexao: {
  readonly estado: EstadoConexao;
  readonly souQuemConvidou: boolean;
  /** The invitation was made without saying whose account it reached, or was taken back. */
  readonly ocultaDeQuemConvidou: boolean;
  readonly meuBloqueio: boolean;
}): SituacaoNaRede {
  const { estado, souQuemConvidou, ocultaDeQuemConvidou, meuBloqueio } = conexao;
  if (estado === E.conectada) return 'conectada';
  if (estado === E.bloqueada) return meuBloqueio ? 'bloqueada' : 'nenhuma';
  if (estado === E.pendente && !souQuemConvidou) return 'recebido';
  if (souQuemConvidou && !ocultaDeQuemConvidou && (estado === E.pendente || estado === E.recusada)) return 'enviado';
  return 'nenhuma';
}

/** The kinds of a search: a contact is never looked up on the screen, because that would tell who has an account. */
export const TIPOS_DE_BUSCA = ['email', 'telefone', 'codigo', 'nome'] as const;
export type TipoDeBusca = (typeof TIPOS_DE_BUSCA)[number];

export function tipoDeBusca(texto: string): TipoDeBusca {
  const limpo = texto.trim();
  if (limpo.includes('@')) return 'email';
  // Before the phone: one code in a hundred is of digits alone, and a mobile number has eleven.
  if (/^[0-9A-F]{10}$/i.test(limpo)) return 'codigo';
  return /^[\d\s()+-]+$/.test(limpo) ? 'telefone' : 'nome';
}
