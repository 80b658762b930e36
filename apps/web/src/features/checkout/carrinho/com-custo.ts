import { centavos, somar } from '@rateia/domain/dinheiro';
import type { CarrinhoReservado } from './queries.ts';

type Composicao = CarrinhoReservado['composicao'];

/** The price of a held cart with the cost of a method, as the server said it. */
export function comCusto(composicao: Composicao, custo: number): Composicao {
  if (custo === 0) return composicao;
  const linha = { chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: custo };
  return {
    ...composicao,
    custoMeio: custo,
    totalHoje: somar(centavos(composicao.totalHoje), centavos(custo)),
    linhas: [...composicao.linhas, linha],
  };
}
