import type { Instante } from '../datas.ts';
import { diaDe, inicioDoDia, milissegundosDe, somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { somar } from '../dinheiro.ts';
import type { Atores, LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of one person whom another one brought (REGRAS 2.13). */
export const ESTADO_INDICACAO = {
  cadastrada: { id: 'cadastrada', rotulo: 'Criou a conta' },
  comprou: { id: 'comprou', rotulo: 'Assinou, em conferência' },
  creditada: { id: 'creditada', rotulo: 'Crédito recebido' },
  anulada: { id: 'anulada', rotulo: 'Não valeu' },
} as const;
export type EstadoIndicacao = IdDe<typeof ESTADO_INDICACAO>;
export const ID_ESTADO_INDICACAO = idsDe(ESTADO_INDICACAO);

/** The reasons for which a referral is void (REGRAS 2.13), in words that accuse nobody. */
export const MOTIVO_DA_ANULACAO = {
  mesmoCpf: 'Este CPF já tem conta.',
  mesmoAparelho: 'As duas contas usam o mesmo aparelho.',
  mesmoPagador: 'As duas contas são pagas pela mesma pessoa.',
  reembolso: 'A primeira assinatura foi desfeita nos primeiros dias.',
  limiteDoMes: 'O limite de créditos deste mês foi alcançado.',
  contaEncerrada: 'Uma das contas foi encerrada.',
  operacao: 'Ela não segue as regras da indicação.',
} as const;
export type MotivoDaAnulacao = keyof typeof MOTIVO_DA_ANULACAO;

export type EventoIndicacao = 'cadastrar' | 'comprar' | 'creditar' | 'anular' | 'restaurar';
export type QuemMoveIndicacao = 'sistema' | 'operador';

const E = ID_ESTADO_INDICACAO;
const SISTEMA: Atores<QuemMoveIndicacao> = ['sistema'];
const QUEM_ANULA: Atores<QuemMoveIndicacao> = ['sistema', 'operador'];
const tabela: readonly LinhaCurta<EstadoIndicacao, EventoIndicacao, QuemMoveIndicacao, unknown, never>[] = [
  [INICIO, 'cadastrar', E.cadastrada, SISTEMA, livre, []],
  [E.cadastrada, 'comprar', E.comprou, SISTEMA, livre, []],
  [E.cadastrada, 'anular', E.anulada, QUEM_ANULA, livre, []],
  [E.comprou, 'creditar', E.creditada, SISTEMA, livre, []],
  [E.comprou, 'anular', E.anulada, QUEM_ANULA, livre, []],
  [E.creditada, 'anular', E.anulada, ['operador'], livre, []],
  [E.anulada, 'restaurar', E.cadastrada, ['operador'], livre, []],
];

/** cadastrada → comprou → creditada; anulada by what the two accounts have in common, by a refund, or by the operation, which may also take it up again (REGRAS 2.13). */
export const MAQUINA_INDICACAO = definirMaquina({
  nome: 'indicacao',
  tabela: 'indicacoes',
  coluna: 'estado',
  rotulos: ESTADO_INDICACAO,
  transicoes: lerTabela(tabela),
});

/** The moment from which a purchase counts: its eighth day has passed (REGRAS 2.13). */
export function creditaEm(compradaEm: Instante, { indicacao }: Regras): Instante {
  return inicioDoDia(somarDias(diaDe(compradaEm), indicacao.diasParaCreditar + 1));
}

/** The things that the two accounts have in common. */
export type Coincidencias = {
  readonly cpf: boolean;
  readonly aparelho: boolean;
  readonly pagador: boolean;
};

/** The reason for which a referral is void, or undefined (REGRAS 2.13). */
export function anulacaoPor({ cpf, aparelho, pagador }: Coincidencias): MotivoDaAnulacao | undefined {
  if (cpf) return 'mesmoCpf';
  if (aparelho) return 'mesmoAparelho';
  return pagador ? 'mesmoPagador' : undefined;
}

/** True if one more credit passes what a person may receive in a month (REGRAS 2.13). */
export function passaDoMes(recebido: Centavos, { indicacao }: Regras): boolean {
  return somar(recebido, indicacao.credito) > indicacao.maximoPorMes;
}

/** True once the eighth day of the purchase is over. */
export function podeCreditar(quando: Instante, agora: Instante): boolean {
  return milissegundosDe(quando) <= milissegundosDe(agora);
}
