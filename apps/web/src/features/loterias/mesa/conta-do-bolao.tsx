import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';

interface ContaDoBolaoProps {
  readonly preco: {
    readonly custo: number;
    readonly valorCota: number;
    readonly valorTaxa: number;
    readonly valorSubsidio?: number;
    readonly total: number;
  };
  readonly cotas: number;
  readonly vendidas?: number;
}

/** The price of a cota as a sum: the bets, divided by all cotas, the fee, and what the product pays (REGRAS 2.12 Price). */
export function ContaDoBolao({ preco, cotas, vendidas }: ContaDoBolaoProps) {
  const { custo, valorCota, valorTaxa, valorSubsidio = 0, total } = preco;
  return (
    <ListaDefinicao
      itens={[
        { rotulo: 'Apostas', valor: reais(custo) },
        { rotulo: `÷ ${cotas} cotas`, valor: reais(valorCota) },
        { rotulo: 'Taxa', valor: reais(valorTaxa) },
        ...(valorSubsidio > 0 ? [{ rotulo: 'Pago por nós', valor: `− ${reais(valorSubsidio)}` }] : []),
        {
          rotulo: '1 cota',
          valor: reais(total),
          total: true,
          ...(vendidas !== undefined && { detalhe: `${vendidas} de ${cotas} vendidas` }),
        },
      ]}
    />
  );
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
