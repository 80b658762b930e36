import type { Instante } from '../datas.ts';
import { diaDe, somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { maior, menor, subtrair, ZERO } from '../dinheiro.ts';
import type { PrecoDaVaga } from '../grupos/precos.ts';
import { taxaVaga } from '../grupos/precos.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import { MEIO_PAGAMENTO } from '../pagamentos/listagem.ts';
import type { Regras } from '../regras.ts';
import type { LancamentoDeItem } from './lancamentos.ts';
import { da, mais, menos } from './partidas.ts';

/** The means that pay for a month of Plus: it is renewed from the wallet, so it is sold there and by Pix (REGRAS 2.32). */
export const MEIOS_DO_PLUS: readonly number[] = [MEIO_PAGAMENTO.credito.id, MEIO_PAGAMENTO.pix.id];

/** A person's Plus: since when, until when, and whether the next month is charged. */
export type Adesao = { readonly desde: Instante; readonly validaAte: Instante; readonly renova: boolean };

/** True while a Plus is in force (REGRAS 2.32). */
export function plusEmVigor(adesao: Pick<Adesao, 'validaAte'> | undefined, agora: Instante): boolean {
  return adesao !== undefined && adesao.validaAte > agora;
}

/** The monthly fee of a seat for its member: the reduced one while his Plus is in force (`aplicarTaxaReduzida`, REGRAS 2.4). */
export function taxaComPlus(preco: PrecoDaVaga, regras: Regras): Centavos {
  const reduzida = taxaVaga(preco.valorSemTaxas, regras, { reduzida: true });
  return menor(reduzida, preco.valorTaxa);
}

/** The amount that Plus takes off the monthly fee of a seat: nothing where the fee is reduced already. */
export function reducaoDoPlus(preco: PrecoDaVaga, regras: Regras): Centavos {
  return maior(ZERO, subtrair(preco.valorTaxa, taxaComPlus(preco, regras)));
}

/** The last moment of the first month in which everything comes back: as in a group (REGRAS 2.9). */
export function arrependimentoAte(desde: Instante, { reembolso }: Regras): string {
  return somarDias(diaDe(desde), reembolso.diasDeArrependimento);
}

/** A month of Plus is revenue of the platform when it is paid. */
export function lancamentoDoPlus(valor: Centavos): LancamentoDeItem {
  return { motivo: 'adesaoPlus', partidas: [mais(da('receita_taxas'), valor)] };
}

/** A month that goes back comes out of the same revenue. */
export function retiradaDoPlus(valor: Centavos): LancamentoDeItem['partidas'] {
  return [menos(da('receita_taxas'), valor)];
}

/** The one row of a month of Plus. */
export function linhasDoPlus(valor: Centavos): readonly LinhaDeValor[] {
  return [{ chave: 'plus', rotulo: 'Um mês de Plus', valor }];
}
