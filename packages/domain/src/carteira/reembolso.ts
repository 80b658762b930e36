import type { Dia } from '../datas.ts';
import { diasEntre } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { formatarReais, fracao, maior, menor, negar, proRata, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { Regras } from '../regras.ts';

/** The cases of the refund table, in its order (REGRAS 2.9). */
export const CASOS_DE_REEMBOLSO = [
  'arrependimento',
  'fimDoCiclo',
  'agora',
  'culpaDoAdministrador',
  'removidoPeloAdministrador',
  'removidoNoFimDoCiclo',
  'fimDoGrupoAgora',
  'fimDoGrupoAgendado',
  'inadimplencia',
  'fidelidadeAntecipada',
] as const;
export type CasoDeReembolso = (typeof CASOS_DE_REEMBOLSO)[number];

/** The part of the month that a case gives back: all of it, none, or the unused days. */
type ParteDoMes = 'tudo' | 'nada' | 'diasNaoUsados';

type LinhaDoCaso = {
  readonly parte: ParteDoMes;
  readonly taxa: ParteDoMes;
  readonly caucao: boolean;
  readonly quando: 'agora' | 'fimDoCiclo';
};

/** The refund table (REGRAS 2.9). */
const TABELA: { readonly [C in CasoDeReembolso]: LinhaDoCaso } = {
  arrependimento: { parte: 'tudo', taxa: 'tudo', caucao: true, quando: 'agora' },
  fimDoCiclo: { parte: 'nada', taxa: 'nada', caucao: true, quando: 'fimDoCiclo' },
  agora: { parte: 'nada', taxa: 'nada', caucao: true, quando: 'agora' },
  culpaDoAdministrador: { parte: 'diasNaoUsados', taxa: 'diasNaoUsados', caucao: true, quando: 'agora' },
  removidoPeloAdministrador: { parte: 'tudo', taxa: 'tudo', caucao: true, quando: 'agora' },
  removidoNoFimDoCiclo: { parte: 'nada', taxa: 'nada', caucao: true, quando: 'fimDoCiclo' },
  fimDoGrupoAgora: { parte: 'diasNaoUsados', taxa: 'diasNaoUsados', caucao: true, quando: 'agora' },
  fimDoGrupoAgendado: { parte: 'nada', taxa: 'nada', caucao: true, quando: 'fimDoCiclo' },
  inadimplencia: { parte: 'nada', taxa: 'nada', caucao: true, quando: 'fimDoCiclo' },
  fidelidadeAntecipada: { parte: 'diasNaoUsados', taxa: 'nada', caucao: true, quando: 'agora' },
};

export type PedidoDeReembolso = {
  readonly caso: CasoDeReembolso;
  /** The payment of the current month; zero when it was not paid. */
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  /** The balance of this subscription's deposit account. */
  readonly caucao: Centavos;
  /** Unpaid invoices of this subscription; the deposit settles them apart, as `usoDaCaucao`. */
  readonly dividas?: Centavos;
  readonly ciclo: { readonly diasUsados: number; readonly dias: number };
  /** Parts of the month that went back before: the month never gives back more than was paid (REGRAS 2.7). */
  readonly devolvido?: { readonly parte: Centavos; readonly taxa: Centavos };
  /** Access data never reached the member: every day counts as unused. */
  readonly nuncaEntregue?: boolean;
  /** The seat was refilled before the cycle ended: own will gets its unused days back. */
  readonly vagaReocupada?: boolean;
  /** Retains the fee whatever the case says (`reterTaxa`, spec B§3). */
  readonly reterTaxa?: boolean;
  readonly fidelidade?: {
    readonly mesesRestantes: number;
    readonly mensalSemTaxas: Centavos;
    readonly isenta: boolean;
  };
};

export type CalculoDeReembolso = {
  readonly parte: Centavos;
  readonly taxa: Centavos;
  /** Deposit that goes back, already without debts and exit fee. */
  readonly caucao: Centavos;
  readonly dividas: Centavos;
  readonly multa: Centavos;
  readonly total: Centavos;
  readonly quando: 'agora' | 'fimDoCiclo';
  readonly diasNaoUsados: number;
  /** Rows that sum to `total`; those of zero are left out. */
  readonly linhas: readonly LinhaDeValor[];
};

/** Used days count the entry day, not the exit day (REGRAS 2.0). */
export function diasUsados({ inicioDoCiclo, saida }: { readonly inicioDoCiclo: Dia; readonly saida: Dia }): number {
  return Math.max(0, diasEntre(inicioDoCiclo, saida));
}

/** `caução − debts + pro rata of the month + pro rata of the fee`, by case, with its arithmetic (REGRAS 2.9). */
export function calcularReembolso(pedido: PedidoDeReembolso, regras: Regras): CalculoDeReembolso {
  const linhaDoCaso = TABELA[pedido.caso];
  const naoUsados = pedido.nuncaEntregue ? pedido.ciclo.dias : Math.max(0, pedido.ciclo.dias - pedido.ciclo.diasUsados);
  const daParte = pedido.caso === 'agora' && pedido.vagaReocupada === true ? 'diasNaoUsados' : linhaDoCaso.parte;
  const daTaxa = pedido.reterTaxa === true ? 'nada' : linhaDoCaso.taxa;

  const proporcao = { dias: naoUsados, de: pedido.ciclo.dias };
  const { devolvido = { parte: ZERO, taxa: ZERO } } = pedido;
  const restaDaParte = subtrair(pedido.valorSemTaxas, devolvido.parte);
  const restaDaTaxa = subtrair(pedido.valorTaxa, devolvido.taxa);
  const parte = menor(parteDe(pedido.valorSemTaxas, daParte, proporcao), restaDaParte);
  const taxa = menor(parteDe(pedido.valorTaxa, daTaxa, proporcao), restaDaTaxa);
  const multa = pedido.caso === 'fidelidadeAntecipada' ? multaDeFidelidade(pedido, regras) : ZERO;
  const dividas = menor(pedido.dividas ?? ZERO, subtrair(pedido.caucao, multa));
  const caucao = subtrair(pedido.caucao, somar(multa, dividas));

  const linhas: readonly LinhaDeValor[] = [
    { chave: 'caucao', rotulo: 'Caução', valor: pedido.caucao },
    { chave: 'dividas', rotulo: 'Faturas em aberto', valor: negar(dividas) },
    { chave: 'multa', rotulo: 'Multa de fidelidade', valor: negar(multa) },
    { chave: 'parte', rotulo: 'Sua parte', valor: parte, ...conta(pedido.valorSemTaxas, daParte, proporcao) },
    { chave: 'taxa', rotulo: 'Taxa', valor: taxa, ...conta(pedido.valorTaxa, daTaxa, proporcao) },
  ];
  return {
    parte,
    taxa,
    caucao,
    dividas,
    multa,
    total: somar(parte, taxa, caucao),
    quando: linhaDoCaso.quando,
    diasNaoUsados: naoUsados,
    linhas: linhas.filter((linha) => linha.valor !== 0),
  };
}

function parteDe(
  valor: Centavos,
  parte: ParteDoMes,
  proporcao: { readonly dias: number; readonly de: number },
): Centavos {
  if (parte === 'tudo') return valor;
  return parte === 'nada' ? ZERO : proRata(valor, proporcao);
}

function conta(
  valor: Centavos,
  parte: ParteDoMes,
  { dias, de }: { readonly dias: number; readonly de: number },
): { readonly conta?: string } {
  return parte === 'diasNaoUsados' ? { conta: `${formatarReais(valor)} × ${dias} de ${de} dias` } : {};
}

/** Exit fee = min(caução, 10 % × valorSemTaxas × months left); zero where the case exempts it (REGRAS 2.9). */
export function multaDeFidelidade(
  { caucao, fidelidade }: Pick<PedidoDeReembolso, 'caucao' | 'fidelidade'>,
  regras: Regras,
): Centavos {
  if (fidelidade === undefined || fidelidade.isenta) return ZERO;
  const numerador = regras.reembolso.multaFidelidadeMilesimos * Math.max(0, fidelidade.mesesRestantes);
  return maior(ZERO, menor(caucao, fracao(fidelidade.mensalSemTaxas, { numerador, denominador: 1_000 })));
}
