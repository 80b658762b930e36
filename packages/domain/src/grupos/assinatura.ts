import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of a membership: the meaning of its seats for the group and the member (REGRAS 2.1, 2.2, 2.8). */
export const ESTADO_ASSINATURA = {
  reservada: { id: 'reservada', rotulo: 'Aguardando pagamento' },
  aguardandoGrupo: { id: 'aguardandoGrupo', rotulo: 'Aguardando o grupo' },
  ativa: { id: 'ativa', rotulo: 'Ativa' },
  suspensa: { id: 'suspensa', rotulo: 'Acesso suspenso' },
  emSaida: { id: 'emSaida', rotulo: 'De saída' },
  encerrada: { id: 'encerrada', rotulo: 'Encerrada' },
  cancelada: { id: 'cancelada', rotulo: 'Cancelada' },
} as const;
export type EstadoAssinatura = IdDe<typeof ESTADO_ASSINATURA>;
export const ID_ESTADO_ASSINATURA = idsDe(ESTADO_ASSINATURA);

export type EventoAssinatura =
  | 'reservar'
  | 'pagar'
  | 'entrar'
  | 'confirmarAcesso'
  | 'suspender'
  | 'reativar'
  | 'agendarSaida'
  | 'reverterSaida'
  | 'encerrar';
export type QuemMoveAssinatura = 'membro' | 'administrador' | 'operador' | 'sistema';

const A = ID_ESTADO_ASSINATURA;
const SISTEMA: Atores<QuemMoveAssinatura> = ['sistema'];
const PAGA: Atores<QuemMoveAssinatura> = ['membro', 'sistema'];
const CONFIRMA: Atores<QuemMoveAssinatura> = ['membro', 'sistema'];
const QUALQUER: Atores<QuemMoveAssinatura> = ['membro', 'administrador', 'operador', 'sistema'];

/** Memberships that hold seats. */
export const ESTADOS_VIVOS: readonly EstadoAssinatura[] = [
  A.reservada,
  A.aguardandoGrupo,
  A.ativa,
  A.suspensa,
  A.emSaida,
];
const ESTADOS_DENTRO: readonly EstadoAssinatura[] = [A.ativa, A.suspensa, A.emSaida];
const ESTADOS_COM_ACESSO: readonly EstadoAssinatura[] = [A.ativa, A.emSaida];

const tabela: readonly LinhaCurta<EstadoAssinatura, EventoAssinatura, QuemMoveAssinatura, unknown, never>[] = [
  [INICIO, 'reservar', A.reservada, ['membro'], livre, []],
  [A.reservada, 'pagar', A.aguardandoGrupo, PAGA, livre, []],
  [A.aguardandoGrupo, 'entrar', A.ativa, ['administrador', 'sistema'], livre, []],
  // Only its date changes; the effects are those of the group.
  [A.ativa, 'confirmarAcesso', A.ativa, CONFIRMA, livre, []],
  [A.suspensa, 'confirmarAcesso', A.suspensa, CONFIRMA, livre, []],
  [A.emSaida, 'confirmarAcesso', A.emSaida, CONFIRMA, livre, []],
  [A.ativa, 'suspender', A.suspensa, SISTEMA, livre, []],
  [A.suspensa, 'reativar', A.ativa, PAGA, livre, []],
  [A.ativa, 'agendarSaida', A.emSaida, QUALQUER, livre, []],
  [A.suspensa, 'agendarSaida', A.emSaida, QUALQUER, livre, []],
  [A.emSaida, 'reverterSaida', A.ativa, ['membro'], livre, []],
  [A.reservada, 'encerrar', A.cancelada, QUALQUER, livre, []],
  ...[A.aguardandoGrupo, A.ativa, A.suspensa, A.emSaida].map(
    (estado): LinhaCurta<EstadoAssinatura, EventoAssinatura, QuemMoveAssinatura, unknown, never> => [
      estado,
      'encerrar',
      A.encerrada,
      QUALQUER,
      livre,
      [],
    ],
  ),
];

/** reservada → aguardandoGrupo → ativa ↔ suspensa → emSaida → encerrada; unpaid: cancelada (REGRAS 2.1, 2.2, 2.8). */
export const MAQUINA_ASSINATURA = definirMaquina({
  nome: 'assinatura',
  tabela: 'assinaturas',
  coluna: 'estado',
  rotulos: ESTADO_ASSINATURA,
  transicoes: lerTabela(tabela),
});

/** The membership holds seats of its group. */
export function viva(estado: EstadoAssinatura): boolean {
  return ESTADOS_VIVOS.includes(estado);
}

/** The member is in: the access is his, or would be if he were not suspended. */
export function estaDentro(estado: EstadoAssinatura): boolean {
  return ESTADOS_DENTRO.includes(estado);
}

/** The facts that decide whether a member may open the access data. */
export type SituacaoDoAcesso = {
  readonly estado: EstadoAssinatura;
  readonly pagaEm: string | null;
  readonly entradaEm: string | null;
  /** Last day of a member who leaves. */
  readonly saidaEm: string | null;
  readonly agora: string;
  readonly hoje: string;
};
export type RecusaDeAcesso = 'naoPagou' | 'antesDaEntrada' | 'suspenso' | 'saiu';

/**
 * The reason why the access data stays closed to a member, or undefined: own, paid, entry reached, not suspended
 * (REGRAS 2.15).
 */
export function recusaDeAcesso(situacao: SituacaoDoAcesso): RecusaDeAcesso | undefined {
  if (situacao.estado === A.suspensa) return 'suspenso';
  if (!viva(situacao.estado) || (situacao.saidaEm !== null && situacao.saidaEm < situacao.hoje)) return 'saiu';
  if (situacao.pagaEm === null) return 'naoPagou';
  const entrou = situacao.entradaEm !== null && situacao.entradaEm <= situacao.agora;
  return entrou && ESTADOS_COM_ACESSO.includes(situacao.estado) ? undefined : 'antesDaEntrada';
}
