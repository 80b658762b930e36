import type { Instante } from '../datas.ts';
import { milissegundosDe, somarHoras, somarMinutos } from '../datas.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';
import { acessoCompartilhado, ID_FORMA_ACESSO } from './enums.ts';

/** The problem that a member saw instead of the service (REGRAS 2.1). */
export const MOTIVO_DA_CONTESTACAO = {
  senhaIncorreta: { id: 'senhaIncorreta', rotulo: 'Senha ou e-mail incorretos' },
  genteDemais: { id: 'genteDemais', rotulo: 'Gente demais usando' },
  codigoPedido: { id: 'codigoPedido', rotulo: 'Pede um código que não é meu' },
  perfilNaoExiste: { id: 'perfilNaoExiste', rotulo: 'O perfil não existe' },
  conviteNaoChegou: { id: 'conviteNaoChegou', rotulo: 'O convite não chegou' },
  conviteNaoAbre: { id: 'conviteNaoAbre', rotulo: 'O convite não abre ou venceu' },
  codigoUsado: { id: 'codigoUsado', rotulo: 'O código não vale ou já foi usado' },
  outro: { id: 'outro', rotulo: 'Outra coisa' },
} as const;
export type MotivoDaContestacao = IdDe<typeof MOTIVO_DA_CONTESTACAO>;
export const ID_MOTIVO_DA_CONTESTACAO = idsDe(MOTIVO_DA_CONTESTACAO);

/** The possible problems of each form of access: one question, with the answers of that form. */
export function motivosDaForma(forma: number): readonly MotivoDaContestacao[] {
  const M = ID_MOTIVO_DA_CONTESTACAO;
  if (forma === ID_FORMA_ACESSO.convite) return [M.conviteNaoChegou, M.conviteNaoAbre, M.genteDemais, M.outro];
  if (!acessoCompartilhado(forma)) return [M.codigoUsado, M.genteDemais, M.outro];
  return [M.senhaIncorreta, M.genteDemais, M.codigoPedido, M.perfilNaoExiste, M.outro];
}

/** A member's word that the access that was sent does not work (REGRAS 2.1). */
export const ESTADO_CONTESTACAO = {
  aberta: { id: 'aberta', rotulo: 'Esperando o administrador' },
  comSuporte: { id: 'comSuporte', rotulo: 'Com o suporte' },
  respondida: { id: 'respondida', rotulo: 'Acesso enviado de novo' },
  resolvida: { id: 'resolvida', rotulo: 'O membro entrou' },
  encerrada: { id: 'encerrada', rotulo: 'Encerrada com a vaga' },
} as const;
export type EstadoContestacao = IdDe<typeof ESTADO_CONTESTACAO>;
export const ID_ESTADO_CONTESTACAO = idsDe(ESTADO_CONTESTACAO);

export type EventoContestacao = 'contestar' | 'escalar' | 'responder' | 'confirmar' | 'encerrar';
export type QuemMoveContestacao = 'membro' | 'administrador' | 'operador' | 'sistema';

const E = ID_ESTADO_CONTESTACAO;
/** The clock of the confirmation stands still in these. */
export const CONTESTACOES_ABERTAS: readonly EstadoContestacao[] = [E.aberta, E.comSuporte];

const QUALQUER: readonly QuemMoveContestacao[] = ['membro', 'administrador', 'operador', 'sistema'];
const tabela: readonly LinhaCurta<EstadoContestacao, EventoContestacao, QuemMoveContestacao, unknown, never>[] = [
  [INICIO, 'contestar', E.aberta, ['membro'], livre, []],
  [E.aberta, 'escalar', E.comSuporte, ['sistema'], livre, []],
  ...CONTESTACOES_ABERTAS.flatMap(
    (estado): LinhaCurta<EstadoContestacao, EventoContestacao, QuemMoveContestacao, unknown, never>[] => [
      [estado, 'responder', E.respondida, ['administrador'], livre, []],
      [estado, 'confirmar', E.resolvida, ['membro'], livre, []],
      [estado, 'encerrar', E.encerrada, QUALQUER, livre, []],
    ],
  ),
];

/** aberta → comSuporte; either → respondida, resolvida or encerrada (REGRAS 2.1). */
export const MAQUINA_CONTESTACAO = definirMaquina({
  nome: 'contestacao',
  tabela: 'contestacoes',
  coluna: 'estado',
  rotulos: ESTADO_CONTESTACAO,
  transicoes: lerTabela(tabela),
});

/** Until when the administrator answers before support comes in: as long as he has to send the access (REGRAS 2.1). */
export function limiteDeResposta(desde: Instante, regras: Regras): Instante {
  return somarHoras(desde, regras.grupos.horasParaEnviarDados);
}

/** When everything goes back to a member whose access was not sent anew (REGRAS 2.1, 72 h). */
export function limiteDaSolucao(desde: Instante, regras: Regras): Instante {
  return somarHoras(desde, regras.grupos.horasParaEntregarAcesso);
}

const MINUTO_MS = 60_000;

/** Minutes that were left when the clock stopped. */
export function minutosRestantes(limite: Instante, agora: Instante): number {
  return Math.max(0, Math.floor((milissegundosDe(limite) - milissegundosDe(agora)) / MINUTO_MS));
}

/** The clock goes on with what was left, and with a day at least: the access that came anew is tried too (REGRAS 2.1). */
export function limiteRetomado(
  { minutos, agora }: { readonly minutos: number; readonly agora: Instante },
  regras: Regras,
): Instante {
  return somarMinutos(agora, Math.max(minutos, regras.grupos.horasParaEnviarDados * 60));
}
