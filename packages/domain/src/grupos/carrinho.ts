import type { Centavos } from '../dinheiro.ts';
import { somar, ZERO } from '../dinheiro.ts';
import type { LinhaDeValor } from '../linha-de-valor.ts';
import type { Composicao, CustoDoMeio } from './precos.ts';
import { custoDoMeio } from './precos.ts';

/**
 * The price of several groups together, as one document: the sums of their prices, and the method's cost of the sum once
 * (REGRAS 2.4). Undefined for no group.
 */
export function composicaoDoCarrinho(grupos: readonly Composicao[], taxaMeio?: CustoDoMeio): Composicao | undefined {
  if (grupos.length === 0) return undefined;
  function soma(qual: (c: Composicao) => Centavos): Centavos {
    return somar(...grupos.map(qual));
  }
  const parte = soma((c) => c.parte);
  const taxa = soma((c) => c.taxa);
  const caucao = soma((c) => c.caucao);
  const cobrado = somar(parte, taxa, caucao);
  const custoMeio = taxaMeio === undefined ? ZERO : custoDoMeio(cobrado, taxaMeio);
  const linhas: readonly LinhaDeValor[] = [
    { chave: 'parte', rotulo: grupos.length === 1 ? 'Plano' : `Planos, ${grupos.length} grupos`, valor: parte },
    { chave: 'taxa', rotulo: 'Taxa', valor: taxa },
    { chave: 'caucao', rotulo: 'Caução, volta para você', valor: caucao },
    { chave: 'custoMeio', rotulo: 'Custo do pagamento', valor: custoMeio },
  ];
  return {
    parte,
    taxa,
    caucao,
    desconto: ZERO,
    custoMeio,
    totalHoje: somar(cobrado, custoMeio),
    mensal: somar(parte, taxa),
    vagas: grupos.reduce((total, { vagas }) => total + vagas, 0),
    linhas: linhas.filter(({ valor }) => valor !== ZERO),
  };
}
