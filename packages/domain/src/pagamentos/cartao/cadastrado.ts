import type { Dia, Instante } from '../../datas.ts';
import { instanteDe, somarMinutos } from '../../datas.ts';
import type { LinhaCurta } from '../../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../../maquina.ts';
import type { Regras } from '../../regras.ts';
import type { IdDe } from '../../tabela.ts';
import { idsDe } from '../../tabela.ts';

/** States of a saved card: it pays only once its holder has told the amount that his bank shows (REGRAS 2.14). */
export const ESTADO_CARTAO = {
  aVerificar: { id: 'aVerificar', rotulo: 'Falta verificar' },
  ativo: { id: 'ativo', rotulo: 'Verificado' },
  recusado: { id: 'recusado', rotulo: 'Não verificado' },
  removido: { id: 'removido', rotulo: 'Removido' },
} as const;
export type EstadoCartao = IdDe<typeof ESTADO_CARTAO>;
export const ID_ESTADO_CARTAO = idsDe(ESTADO_CARTAO);

export type EventoCartao = 'cadastrar' | 'ativar' | 'recusar' | 'remover';
export type QuemMoveCartao = 'usuario' | 'sistema' | 'provedor';

const C = ID_ESTADO_CARTAO;
const tabela: readonly LinhaCurta<EstadoCartao, EventoCartao, QuemMoveCartao, unknown, never>[] = [
  [INICIO, 'cadastrar', C.aVerificar, ['usuario'], livre, []],
  [C.aVerificar, 'ativar', C.ativo, ['usuario'], livre, []],
  [C.aVerificar, 'recusar', C.recusado, ['usuario', 'sistema', 'provedor'], livre, []],
  [C.aVerificar, 'remover', C.removido, ['usuario', 'sistema'], livre, []],
  [C.ativo, 'remover', C.removido, ['usuario', 'sistema'], livre, []],
  [C.recusado, 'remover', C.removido, ['usuario', 'sistema'], livre, []],
];

/** aVerificar → ativo or recusado; a card may be removed at any time. */
export const MAQUINA_CARTAO = definirMaquina({
  nome: 'cartao',
  tabela: 'cartoes',
  coluna: 'estado',
  rotulos: ESTADO_CARTAO,
  transicoes: lerTabela(tabela),
});

/** The end of a verification: the amount is told by then, or the card is not taken (REGRAS 2.14). */
export function fimDaVerificacao(agora: Instante, { cartoes }: Pick<Regras, 'cartoes'>): Instante {
  return somarMinutos(agora, cartoes.verificacao.horas * 60);
}

/** Month and year that are printed on a card; it pays to the end of that month. */
export type Validade = { readonly mes: number; readonly ano: number };

/** True from the first day after the month of a card. */
export function cartaoVencido(validade: Validade, hoje: Dia): boolean {
  return mesesDe(validade) < mesesDe(mesDoDia(hoje));
}

/** The instant at which its holder is told that a card is about to end: the first day of its month, at 9 h of Brasília. */
export function avisoDeVencimento({ mes, ano }: Validade): Instante {
  return instanteDe(Date.UTC(ano, mes - 1, 1, 12));
}

/** `09/30` */
export function validadeEscrita({ mes, ano }: Validade): string {
  return `${String(mes).padStart(2, '0')}/${String(ano).slice(-2)}`;
}

function mesDoDia(dia: Dia): Validade {
  return { ano: Number(dia.slice(0, 4)), mes: Number(dia.slice(5, 7)) };
}

function mesesDe({ mes, ano }: Validade): number {
  return ano * 12 + mes;
}
