import type { Dia, Instante } from '../../datas.ts';
import { diaDe, inicioDoDia, somarDias, somarHoras } from '../../datas.ts';
import type { LinhaCurta } from '../../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../../maquina.ts';
import type { Regras } from '../../regras.ts';
import type { IdDe } from '../../tabela.ts';
import { idsDe } from '../../tabela.ts';

/** States of an authorisation of Pix programado, as the Central Bank's standard names them (REGRAS 1, 3). */
export const ESTADO_AUTORIZACAO = {
  criada: { id: 'CRIADA', rotulo: 'Esperando você autorizar' },
  aprovada: { id: 'APROVADA', rotulo: 'Ativo' },
  rejeitada: { id: 'REJEITADA', rotulo: 'Recusado no banco' },
  expirada: { id: 'EXPIRADA', rotulo: 'Não autorizado a tempo' },
  cancelada: { id: 'CANCELADA', rotulo: 'Cancelado' },
} as const;
export type EstadoAutorizacao = IdDe<typeof ESTADO_AUTORIZACAO>;
export const ID_ESTADO_AUTORIZACAO = idsDe(ESTADO_AUTORIZACAO);

export type EventoAutorizacao = 'pedir' | 'aprovar' | 'rejeitar' | 'expirar' | 'cancelar';
export type QuemMoveAutorizacao = 'usuario' | 'sistema' | 'provedor' | 'operador';

const A = ID_ESTADO_AUTORIZACAO;
const tabela: readonly LinhaCurta<EstadoAutorizacao, EventoAutorizacao, QuemMoveAutorizacao, unknown, never>[] = [
  [INICIO, 'pedir', A.criada, ['usuario'], livre, []],
  [A.criada, 'aprovar', A.aprovada, ['provedor'], livre, []],
  [A.criada, 'rejeitar', A.rejeitada, ['provedor'], livre, []],
  [A.criada, 'expirar', A.expirada, ['sistema', 'provedor'], livre, []],
  [A.criada, 'cancelar', A.cancelada, ['usuario', 'sistema', 'provedor', 'operador'], livre, []],
  [A.aprovada, 'cancelar', A.cancelada, ['usuario', 'sistema', 'provedor', 'operador'], livre, []],
];

/** CRIADA → APROVADA, REJEITADA, EXPIRADA; CRIADA or APROVADA → CANCELADA, here, by the staff or at the payer's bank (REGRAS 1). */
export const MAQUINA_AUTORIZACAO = definirMaquina({
  nome: 'autorizacaoPix',
  tabela: 'autorizacoes_pix',
  coluna: 'estado',
  rotulos: ESTADO_AUTORIZACAO,
  transicoes: lerTabela(tabela),
});

/** States in which an authorisation may still charge. */
export const AUTORIZACAO_VIVA: readonly EstadoAutorizacao[] = [A.criada, A.aprovada];

/** The end of the wait for the person's word at the bank. */
export function fimDoPedido(agora: Instante, { programado }: Pick<Regras, 'programado'>): Instante {
  return somarHoras(agora, programado.horasParaAutorizar);
}

/** True for a due date that can still be instructed: 2 to 10 days ahead (REGRAS part 3). */
export function podeInstruir(
  { hoje, vencimento }: { readonly hoje: Dia; readonly vencimento: Dia },
  { programado }: Pick<Regras, 'programado'>,
): boolean {
  const { maximo, minimo } = programado.antecedencia;
  return vencimento >= somarDias(hoje, minimo) && vencimento <= somarDias(hoje, maximo);
}

/**
 * The day of the next repeat of a charge that the payer's bank refused on `hoje`; undefined after the last one. The
 * standard allows three on other days within 7 (REGRAS 2.4, part 3).
 */
export function proximaRepeticao(
  { hoje, vencimento }: { readonly hoje: Dia; readonly vencimento: Dia },
  { programado }: Pick<Regras, 'programado'>,
): Dia | undefined {
  return programado.repeticoesEm.map((dias) => somarDias(vencimento, dias)).find((dia) => dia > hoje);
}

/**
 * The instant at which a repeat is asked for: at noon of the day before, so that a member who pays meanwhile is not
 * charged twice, for a repeat that was asked for cannot be taken back.
 */
export function pedirRepeticaoEm(dia: Dia): Instante {
  return somarHoras(inicioDoDia(somarDias(dia, -1)), 12);
}

/** The end of the wait for the money of a charge: the day on which the deposit would pay (REGRAS 2.8). */
export function fimDaCobranca(vencimento: Dia, { cobranca }: Pick<Regras, 'cobranca'>): Instante {
  return inicioDoDia(somarDias(vencimento, cobranca.usarCaucaoEm));
}

/** The first day of the cycles of an authorisation: that of the next month, or today where it began already. */
export function inicioDaRecorrencia({ proximo, agora }: { readonly proximo: Dia; readonly agora: Instante }): Dia {
  const hoje = diaDe(agora);
  return proximo < hoje ? hoje : proximo;
}
