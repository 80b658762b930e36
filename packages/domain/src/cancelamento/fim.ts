import type { StatusGrupo } from '../grupos/estados.ts';
import { ID_STATUS_GRUPO as S } from '../grupos/estados.ts';
import type { TipoDeRemocao } from './administrador.ts';

/** The ways in which an administrator may end his group, the milder first: on a date, or now (REGRAS 2.1, 2.9). */
export type TipoDeFim = TipoDeRemocao;

/** The event of the group's machine that each way is. */
export const EVENTO_DO_FIM = { fimDoCiclo: 'agendarFim', agora: 'cancelar' } as const satisfies Record<
  TipoDeFim,
  string
>;

/** A help that may make the end needless; the screen knows where each leads. */
export type AjudaDoFim = 'alterarValor' | 'passarAdiante' | 'convidar' | 'removerMembro';

/** Reasons that an administrator may give for ending his group, each with one help at most; ids are ours (spec B§7). */
export const MOTIVOS_DO_FIM: readonly {
  readonly id: number;
  readonly descricao: string;
  readonly ajuda: AjudaDoFim | null;
}[] = [
  { id: 1, descricao: 'O plano ficou caro', ajuda: 'alterarValor' },
  { id: 2, descricao: 'O serviço mudou as regras', ajuda: null },
  { id: 3, descricao: 'Não tenho tempo', ajuda: 'passarAdiante' },
  { id: 4, descricao: 'Sobram vagas', ajuda: 'convidar' },
  { id: 5, descricao: 'Tive problemas com um membro', ajuda: 'removerMembro' },
  { id: 99, descricao: 'Outro motivo', ajuda: null },
];

/** The words of each help. */
export const PALAVRAS_DA_AJUDA: {
  readonly [A in AjudaDoFim]: { readonly titulo: string; readonly texto: string };
} = {
  alterarValor: {
    titulo: 'Você pode pedir um preço maior',
    texto: 'Os membros têm 30 dias de aviso, e um aumento acima de 10% precisa do aceite de cada um.',
  },
  passarAdiante: {
    titulo: 'O grupo pode continuar sem você',
    texto: 'Quem assume fica com os membros, as vagas e as cauções. O que já era seu continua seu.',
  },
  convidar: {
    titulo: 'Dá para preencher as vagas',
    texto: 'Chame amigos por link, QR code ou e-mail.',
  },
  removerMembro: {
    titulo: 'Dá para remover só uma pessoa',
    texto: 'Ela recebe o que é dela de volta, e o grupo continua para os outros.',
  },
};

/** True if this help can be given to a group in this status (REGRAS 2.1, 2.11). */
export function ajudaVale({
  ajuda,
  status,
  membros,
  vagasLivres,
}: {
  readonly ajuda: AjudaDoFim;
  readonly status: StatusGrupo;
  readonly membros: number;
  readonly vagasLivres: number;
}): boolean {
  const assinado = ASSINADOS.includes(status);
  switch (ajuda) {
    case 'alterarValor':
    case 'passarAdiante':
      return assinado && membros > 0;
    case 'convidar':
      return (status === S.aguardandoMembros || status === S.assinadoComVagas) && vagasLivres > 0;
    case 'removerMembro':
      return membros > 0;
  }
}

const ASSINADOS: readonly StatusGrupo[] = [S.ativo, S.assinadoComVagas, S.filaEspera];
