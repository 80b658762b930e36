import type { ParteDoDesconto } from '@rateia/domain/carteira/desconto';
import { plusEmVigor, reducaoDoPlus } from '@rateia/domain/carteira/plus';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { multiplicar, negar, somar, ZERO } from '@rateia/domain/dinheiro';
import type { Regras } from '@rateia/domain/regras';
import type { PedidoDeItem } from '../../../http/itens.ts';
import type { GrupoParaEntrar } from '../grupo-para-entrar.ts';

export const ROTULO_DO_PLUS = 'Taxa reduzida do Plus';

/** The amount that the Plus of a buyer takes off the fee of these seats: nothing while none is in force (REGRAS 2.32). */
export function reducaoNaEntrada(
  grupo: Pick<GrupoParaEntrar, 'valorSemTaxas' | 'valorTaxa' | 'plusAte'>,
  p: { readonly vagas: number; readonly regras: Regras; readonly agora: Instante },
): Centavos {
  const { plusAte: validaAte } = grupo;
  if (validaAte === null || !plusEmVigor({ validaAte }, p.agora)) return ZERO;
  return multiplicar(reducaoDoPlus(grupo, p.regras), p.vagas);
}

/** The reduced fee of Plus as an item below zero: it takes nothing, and the platform bears it (REGRAS 2.29, 2.32). */
export function pedirTaxaReduzida(desconta: readonly ParteDoDesconto[]): PedidoDeItem {
  const valor = negar(somar(...desconta.map((parte) => parte.valor)));
  return {
    ordem: 0,
    item: { tipo: 'taxaReduzida', quantidade: 1, valor, desconta, guardar: () => ({ partes: [] }) },
    ocupar: async () => true,
  };
}
