import type { Instante } from '../datas.ts';
import { somarHoras, somarMinutos } from '../datas.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, INICIO, lerTabela, livre } from '../maquina.ts';
import { MARCA } from '../marca.ts';
import type { Regras } from '../regras.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of a pool, from the draft of the operation to the prize in the wallets (REGRAS 2.12). */
export const ESTADO_BOLAO = {
  rascunho: { id: 'rascunho', rotulo: 'Rascunho' },
  aVenda: { id: 'a_venda', rotulo: 'À venda' },
  encerradoParaVenda: { id: 'encerrado_para_venda', rotulo: 'Vendas encerradas' },
  registrando: { id: 'registrando', rotulo: 'Registrando as apostas' },
  comprovado: { id: 'comprovado', rotulo: 'Apostas comprovadas' },
  sorteado: { id: 'sorteado', rotulo: 'Sorteado' },
  apurado: { id: 'apurado', rotulo: 'Conferido' },
  pago: { id: 'pago', rotulo: 'Prêmio pago' },
  cancelado: { id: 'cancelado', rotulo: 'Cancelado' },
} as const;
export type EstadoBolao = IdDe<typeof ESTADO_BOLAO>;
export const ID_ESTADO_BOLAO = idsDe(ESTADO_BOLAO);

/** The way in which the members hold the official bet: a receipt of each cota, or one ticket that the product keeps (REGRAS 2.12). */
export const MODO_DO_BOLAO = {
  reciboDeCota: { id: 'recibo_de_cota', rotulo: 'Um recibo oficial para cada cota' },
  umBilhete: { id: 'um_bilhete', rotulo: `Um bilhete, guardado pela ${MARCA}` },
} as const;
export type ModoDoBolao = IdDe<typeof MODO_DO_BOLAO>;
export const ID_MODO_DO_BOLAO = idsDe(MODO_DO_BOLAO);

export type EventoBolao =
  | 'criar'
  | 'porAVenda'
  | 'encerrarVendas'
  | 'registrar'
  | 'comprovar'
  | 'sortear'
  | 'apurar'
  | 'pagar'
  | 'cancelar';
export type QuemMoveBolao = 'operador' | 'sistema';

/** The facts that the guards of a pool need, at a moment. */
export type FatosDoBolao = {
  readonly agora: Instante;
  readonly vendasAte: Instante;
  readonly comprovarAte: Instante;
  /** True when every bet, and in a pool with a receipt of each cota every cota, has an official receipt. */
  readonly comprovantesCompletos: boolean;
};

const E = ID_ESTADO_BOLAO;
const OPERADOR = ['operador'] as const;
const SISTEMA = ['sistema'] as const;
const AMBOS = ['operador', 'sistema'] as const;

function antesDoFim({ agora, vendasAte }: FatosDoBolao) {
  return agora < vendasAte ? undefined : 'bolao.vendasTerminaram';
}
function naHoraDoFim({ agora, vendasAte }: FatosDoBolao) {
  return agora >= vendasAte ? undefined : 'bolao.aindaVende';
}
function comComprovantes({ agora, comprovarAte, comprovantesCompletos }: FatosDoBolao) {
  if (!comprovantesCompletos) return 'bolao.faltamComprovantes';
  return agora < comprovarAte ? undefined : 'bolao.comprovanteTardio';
}

const tabela: readonly LinhaCurta<EstadoBolao, EventoBolao, QuemMoveBolao, FatosDoBolao, never>[] = [
  [INICIO, 'criar', E.rascunho, AMBOS, livre, []],
  [E.rascunho, 'porAVenda', E.aVenda, AMBOS, antesDoFim, []],
  [E.aVenda, 'encerrarVendas', E.encerradoParaVenda, SISTEMA, naHoraDoFim, []],
  [E.encerradoParaVenda, 'registrar', E.registrando, OPERADOR, livre, []],
  [E.registrando, 'comprovar', E.comprovado, OPERADOR, comComprovantes, []],
  [E.comprovado, 'sortear', E.sorteado, AMBOS, livre, []],
  [E.sorteado, 'apurar', E.apurado, AMBOS, livre, []],
  [E.apurado, 'pagar', E.pago, AMBOS, livre, []],
  // Nothing goes back once the receipts are there: the draw has been entered.
  [E.rascunho, 'cancelar', E.cancelado, AMBOS, livre, []],
  [E.aVenda, 'cancelar', E.cancelado, AMBOS, livre, []],
  [E.encerradoParaVenda, 'cancelar', E.cancelado, AMBOS, livre, []],
  [E.registrando, 'cancelar', E.cancelado, AMBOS, livre, []],
];

/** rascunho → aVenda → encerradoParaVenda → registrando → comprovado → sorteado → apurado → pago; cancelado (REGRAS 2.12). */
export const MAQUINA_BOLAO = definirMaquina({
  nome: 'bolao',
  tabela: 'boloes',
  coluna: 'estado',
  rotulos: ESTADO_BOLAO,
  transicoes: lerTabela(tabela),
});

/** Why a pool was cancelled; a message to its members says it. */
export const MOTIVO_DO_CANCELAMENTO = {
  poucasVendas: { id: 'poucasVendas', rotulo: 'Menos cotas vendidas do que o bolão precisa' },
  semComprovante: { id: 'semComprovante', rotulo: 'O comprovante não foi registrado a tempo' },
  operacao: { id: 'operacao', rotulo: 'Cancelado pela operação' },
} as const;
export type MotivoDoCancelamento = IdDe<typeof MOTIVO_DO_CANCELAMENTO>;
export const ID_MOTIVO_DO_CANCELAMENTO = idsDe(MOTIVO_DO_CANCELAMENTO);

export type PrazosDoBolao = { readonly vendasAte: Instante; readonly comprovarAte: Instante };

/** The clocks of a pool, from the earliest official end of sales among its bets (REGRAS 2.12; facts 7.11). */
export function prazosDoBolao(apostasAte: Instante, { loterias }: Regras): PrazosDoBolao {
  return {
    vendasAte: somarHoras(apostasAte, -loterias.horasAntesDoFechamento),
    comprovarAte: somarMinutos(apostasAte, -loterias.minutosDoComprovante),
  };
}

/** True when so many cotas are sold that the product buys the rest; below that the pool is cancelled (REGRAS 2.12). */
export function vendeuOBastante(
  { vendidas, total }: { readonly vendidas: number; readonly total: number },
  { loterias }: Regras,
): boolean {
  return vendidas * BASIS_POINTS >= total * loterias.vendaMinima;
}

const BASIS_POINTS = 10_000;
