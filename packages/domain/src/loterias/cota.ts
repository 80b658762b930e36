import type { LancamentoDeItem } from '../carteira/lancamentos.ts';
import { da, de, mais, menos } from '../carteira/partidas.ts';
import type { Movimento } from '../carteira/razao.ts';
import { movimento } from '../carteira/razao.ts';
import type { Centavos } from '../dinheiro.ts';
import { maior, multiplicar, negar, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, lerTabela, livre } from '../maquina.ts';
import { MARCA } from '../marca.ts';
import { MEIO_PAGAMENTO } from '../pagamentos/listagem.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** States of a cota: a cota is a numbered row, never a count (REGRAS 2.12). */
export const ESTADO_COTA = {
  livre: { id: 'livre', rotulo: 'Livre' },
  retida: { id: 'retida', rotulo: 'Reservada' },
  vendida: { id: 'vendida', rotulo: 'Vendida' },
} as const;
export type EstadoCota = IdDe<typeof ESTADO_COTA>;
export const ID_ESTADO_COTA = idsDe(ESTADO_COTA);

export type EventoCota = 'reter' | 'pagar' | 'soltar' | 'honrarPagamento' | 'devolver';
export type QuemMoveCota = 'membro' | 'sistema';

const C = ID_ESTADO_COTA;

const tabela: readonly LinhaCurta<EstadoCota, EventoCota, QuemMoveCota, Record<never, never>, never>[] = [
  [C.livre, 'reter', C.retida, ['membro', 'sistema'], livre, []],
  [C.livre, 'honrarPagamento', C.vendida, ['sistema'], livre, []],
  [C.retida, 'pagar', C.vendida, ['membro', 'sistema'], livre, []],
  [C.retida, 'soltar', C.livre, ['membro', 'sistema'], livre, []],
  [C.vendida, 'devolver', C.livre, ['membro', 'sistema'], livre, []],
];

/** livre → retida → vendida; a late payment takes a free cota directly (REGRAS 2.12). */
export const MAQUINA_COTA = definirMaquina({
  nome: 'cota',
  tabela: 'cotas',
  coluna: 'estado',
  chave: ['bolao_id', 'numero'],
  nasce: C.livre,
  rotulos: ESTADO_COTA,
  transicoes: lerTabela(tabela),
});

/** The means that pay for a cota: no credit, because a bet is never made with borrowed money (REGRAS 2.12). */
export const MEIOS_DA_COTA: readonly number[] = [MEIO_PAGAMENTO.credito.id, MEIO_PAGAMENTO.pix.id];

/** The cotas of one purchase, in centavos: their part of the bets, the fee on it, and what the product pays of a promotional pool. */
export type ValoresDaCota = { readonly cota: Centavos; readonly taxa: Centavos; readonly subsidio: Centavos };

/** The values of so many cotas of a pool. */
export function valoresDasCotas(uma: ValoresDaCota, quantas: number): ValoresDaCota {
  return {
    cota: multiplicar(uma.cota, quantas),
    taxa: multiplicar(uma.taxa, quantas),
    subsidio: multiplicar(uma.subsidio, quantas),
  };
}

export function totalDasCotas({ cota, taxa, subsidio }: ValoresDaCota): Centavos {
  return subtrair(somar(cota, taxa), subsidio);
}

/** The rows of an item of cotas; a row of zero is left out (spec B§3). */
export function linhasDasCotas({ cota, taxa, subsidio }: ValoresDaCota): readonly LinhaDeValor[] {
  const linhas: readonly LinhaDeValor[] = [
    { chave: 'apostas', rotulo: 'Sua parte das apostas', valor: cota },
    { chave: 'taxa', rotulo: 'Taxa do bolão', valor: taxa },
    { chave: 'subsidio', rotulo: `A ${MARCA} paga`, valor: negar(subsidio) },
  ];
  return linhas.filter(({ valor }) => valor !== ZERO);
}

/** The payment of cotas: the bets' money waits apart until they are made, the fee is revenue (REGRAS 2.12). */
export function lancamentoDasCotas({ cota, taxa, subsidio }: ValoresDaCota): LancamentoDeItem {
  return {
    motivo: 'compraDeCotas',
    partidas: [mais(da('apostas_a_fazer'), cota), mais(da('receita_taxas'), taxa), menos(da('cobertura'), subsidio)],
  };
}

/**
 * The entries of cotas that go back: the whole of what was paid, from where it lies. Money that made its bets is not there
 * any more: the product pays it, and the cota is its own (REGRAS 2.7, 2.12).
 */
export function retiradaDasCotas(
  { cota, taxa, subsidio }: ValoresDaCota,
  apostas: 'aFazer' | 'feitas' = 'aFazer',
): LancamentoDeItem['partidas'] {
  const conta = apostas === 'aFazer' ? 'apostas_a_fazer' : 'cobertura';
  return [menos(da(conta), cota), menos(da('receita_taxas'), taxa), mais(da('cobertura'), subsidio)];
}

/**
 * The bets are made: the money of the sold cotas pays them, the product pays the part of the others, and the centavos above
 * the cost are recorded (REGRAS 2.12).
 */
export function apostasFeitas(p: {
  readonly custo: Centavos;
  readonly valorCota: Centavos;
  readonly vendidas: number;
}): Movimento {
  const guardado = multiplicar(p.valorCota, p.vendidas);
  const falta = maior(ZERO, subtrair(p.custo, guardado));
  const sobra = maior(ZERO, subtrair(guardado, p.custo));
  return movimento('apostasFeitas', [
    menos(da('apostas_a_fazer'), guardado),
    menos(da('cobertura'), falta),
    mais(da('apostas_feitas'), p.custo),
    mais(da('ajuste_centavos'), sobra),
  ]);
}

/** The apology for a pool without its receipt, in the wallet of each member (REGRAS 2.12). */
export function desculpaDoBolao({ usuario, valor }: { readonly usuario: number; readonly valor: Centavos }): Movimento {
  return movimento('desculpaDoBolao', [menos(da('cobertura'), valor), mais(de('disponivel', usuario), valor)]);
}
