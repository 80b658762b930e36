import type { Instante } from '../datas.ts';
import { somarHoras } from '../datas.ts';
import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** The ways in which an invitation to a group travels; a QR code is the drawing of a link (REGRAS 2.26). */
export const FORMA_DO_CONVITE = {
  email: { id: 'email', rotulo: 'E-mail' },
  link: { id: 'link', rotulo: 'Link' },
} as const;
export type FormaDoConvite = IdDe<typeof FORMA_DO_CONVITE>;
export const ID_FORMA_DO_CONVITE = idsDe(FORMA_DO_CONVITE);

/** States of an invitation to a group (REGRAS 2.26). */
export const ESTADO_CONVITE = {
  pendente: { id: 'pendente', rotulo: 'Esperando resposta' },
  aceito: { id: 'aceito', rotulo: 'Aceito' },
  esgotado: { id: 'esgotado', rotulo: 'Todos os usos feitos' },
  recusado: { id: 'recusado', rotulo: 'Recusado' },
  retirado: { id: 'retirado', rotulo: 'Cancelado' },
  expirado: { id: 'expirado', rotulo: 'Vencido' },
} as const;
export type EstadoConvite = IdDe<typeof ESTADO_CONVITE>;
export const ID_ESTADO_CONVITE = idsDe(ESTADO_CONVITE);

export type EventoConvite = 'convidar' | 'reenviar' | 'aceitar' | 'recusar' | 'retirar' | 'expirar';
/** `membro` invites a friend to a public group; `usuario` is the invited person. */
export type QuemMoveConvite = 'administrador' | 'membro' | 'usuario' | 'operador' | 'sistema';

export type FatosDoConvite = {
  readonly forma: FormaDoConvite;
  /** Uses that are left, the one that is being asked for included. */
  readonly restam: number;
};

const E = ID_ESTADO_CONVITE;
const QUEM_CONVIDA: Atores<QuemMoveConvite> = ['administrador', 'membro'];
/** The staff takes an invitation back that is misused. */
const QUEM_RETIRA: Atores<QuemMoveConvite> = ['administrador', 'membro', 'operador'];
const CONVIDADO: Atores<QuemMoveConvite> = ['usuario'];

function porEmail({ forma }: FatosDoConvite) {
  return forma === ID_FORMA_DO_CONVITE.email ? undefined : 'convite.semEmail';
}
function usoQueNaoEhOUltimo({ forma, restam }: FatosDoConvite) {
  return forma === ID_FORMA_DO_CONVITE.link && restam > 1 ? undefined : 'convite.esgotado';
}
function ultimoUso({ forma, restam }: FatosDoConvite) {
  return forma === ID_FORMA_DO_CONVITE.link && restam === 1 ? undefined : 'convite.esgotado';
}

const tabela: readonly LinhaCurta<EstadoConvite, EventoConvite, QuemMoveConvite, FatosDoConvite, never>[] = [
  [INICIO, 'convidar', E.pendente, QUEM_CONVIDA, livre, []],
  [E.pendente, 'reenviar', E.pendente, QUEM_CONVIDA, porEmail, []],
  // An invitation by e-mail is of one person. A link is open until its last use.
  [E.pendente, 'aceitar', E.aceito, CONVIDADO, porEmail, []],
  [E.pendente, 'aceitar', E.pendente, CONVIDADO, usoQueNaoEhOUltimo, []],
  [E.pendente, 'aceitar', E.esgotado, CONVIDADO, ultimoUso, []],
  [E.pendente, 'recusar', E.recusado, CONVIDADO, porEmail, []],
  [E.pendente, 'retirar', E.retirado, QUEM_RETIRA, livre, []],
  // Taken back after it was accepted, it ends the right of those who have not entered.
  [E.aceito, 'retirar', E.retirado, QUEM_RETIRA, livre, []],
  [E.esgotado, 'retirar', E.retirado, QUEM_RETIRA, livre, []],
  [E.pendente, 'expirar', E.expirado, ['sistema'], livre, []],
  // Somebody accepted and did not enter in time: his right ends with the invitation.
  [E.aceito, 'expirar', E.expirado, ['sistema'], livre, []],
  [E.esgotado, 'expirar', E.expirado, ['sistema'], livre, []],
];

/** pendente → aceito, esgotado, recusado, retirado or expirado (REGRAS 2.26). */
export const MAQUINA_CONVITE = definirMaquina({
  nome: 'convite',
  tabela: 'convites',
  coluna: 'estado',
  rotulos: ESTADO_CONVITE,
  transicoes: lerTabela(tabela),
});

/** Invitations that let a person who accepted them see the group and enter it, until their end. */
export const CONVITES_QUE_VALEM: readonly EstadoConvite[] = [E.pendente, E.aceito, E.esgotado];

const HORAS_DO_DIA = 24;

/**
 * The end of an invitation, and of the right that it gives: 7 days, and 48 hours where it holds a seat of a public
 * group (REGRAS 2.26).
 */
export function fimDoConvite(
  { agora, comVaga }: { readonly agora: Instante; readonly comVaga: boolean },
  { convites }: Regras,
): Instante {
  return comVaga ? somarHoras(agora, convites.horasDaVaga) : somarHoras(agora, convites.dias * HORAS_DO_DIA);
}

type RecusaDeConvite = 'conviteRetirado' | 'conviteExpirado' | 'conviteUsado' | 'conviteRecusado';

/** The reason why an invitation that a person holds in his hands serves no more, or undefined (REGRAS 2.26). */
export function recusaDeConvite(
  convite: { readonly estado: EstadoConvite; readonly expiraEm: Instante },
  agora: Instante,
): RecusaDeConvite | undefined {
  if (convite.estado === E.retirado) return 'conviteRetirado';
  if (convite.estado === E.recusado) return 'conviteRecusado';
  if (convite.estado === E.aceito || convite.estado === E.esgotado) return 'conviteUsado';
  if (convite.estado === E.expirado || convite.expiraEm <= agora) return 'conviteExpirado';
  return undefined;
}

/** A code is never digits alone: the same part of an address names a group by its number. */
const INICIO_DO_CODIGO = 'c';

/** The code of an invitation, from bytes that nobody can guess, written as base64url. */
export function codigoDoConvite(aleatorio: string): string {
  return `${INICIO_DO_CODIGO}${aleatorio}`;
}

/** The thing that the address of an invitation names: a group, by whose number the invited account finds its own, or a code. */
export function lerEnderecoDoConvite(
  endereco: string,
): { readonly grupoId: number } | { readonly codigo: string } | undefined {
  if (/^[1-9]\d{0,14}$/.test(endereco)) return { grupoId: Number(endereco) };
  return /^c[\w-]{24}$/.test(endereco) ? { codigo: endereco } : undefined;
}
