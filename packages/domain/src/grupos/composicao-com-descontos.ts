import { centavos, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { Composicao, CustoDoMeio } from './precos.ts';
import { custoDoMeio } from './precos.ts';

/**
 * A price once discounts are taken off, each a line below zero; the cost of the method is of what is really paid
 * (REGRAS 2.4, 2.29). The rows still sum to the total.
 */
export function comDescontos(
  preco: Composicao,
  descontos: readonly LinhaDeValor[],
  taxaMeio?: CustoDoMeio,
): Composicao {
  if (descontos.length === 0) return preco;
  const desconto = centavos(-somar(...descontos.map(({ valor }) => valor)));
  const cobrado = subtrair(subtrair(preco.totalHoje, preco.custoMeio), desconto);
  const custoMeio = taxaMeio === undefined ? ZERO : custoDoMeio(cobrado, taxaMeio);
  const custo = { chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: custoMeio };
  const semCusto = preco.linhas.filter(({ chave }) => chave !== 'custoMeio');
  return {
    ...preco,
    desconto,
    custoMeio,
    totalHoje: somar(cobrado, custoMeio),
    linhas: [...semCusto, ...descontos, ...(custoMeio === ZERO ? [] : [custo])],
  };
}
