import type { Movimento } from '../carteira/razao.ts';
import { movimento } from '../carteira/razao.ts';
import type { Centavos } from '../dinheiro.ts';
import { negar, somar, subtrair, ZERO } from '../dinheiro.ts';

type Pedido = { readonly usuario: number; readonly valor: Centavos };
type Paga = {
  readonly valor: Centavos;
  readonly valorTaxa?: Centavos;
  readonly valorCusteio?: Centavos;
  readonly provedor: string;
};

/** The PIN was right: the full amount leaves the wallet and waits (REGRAS 2.6). Sending it moves nothing. */
export function reservaDeRetirada({ usuario, valor }: Pedido): Movimento {
  return movimento('reservaDeRetirada', [
    { conta: 'disponivel', usuario, valor: negar(valor) },
    { conta: 'retiradas_em_curso', valor },
  ]);
}

/** The provider confirmed: the net left its account, fee and cost stay with the platform (REGRAS 2.6). */
export function conclusaoDeRetirada(pedido: Paga): Movimento {
  const taxa = pedido.valorTaxa ?? ZERO;
  const custeio = pedido.valorCusteio ?? ZERO;
  return movimento('conclusaoDeRetirada', [
    { conta: 'retiradas_em_curso', valor: negar(pedido.valor) },
    { conta: 'receita_taxas', valor: taxa },
    { conta: 'custo_meios', valor: custeio },
    { conta: 'liquidacao', provedor: pedido.provedor, valor: subtrair(pedido.valor, somar(taxa, custeio)) },
  ]);
}

/** The provider refused: full amount and fee come back (REGRAS 2.6). */
export function devolucaoDeRetirada(pedido: Pedido): Movimento {
  return movimento('devolucaoDeRetirada', devolver(pedido));
}

/** The receiving bank sent a paid withdrawal back: everything that its conclusion moved comes back (REGRAS 2.6). */
export function retornoDeRetirada({ usuario, ...pedido }: Paga & { readonly usuario: number }): Movimento {
  const taxa = pedido.valorTaxa ?? ZERO;
  const custeio = pedido.valorCusteio ?? ZERO;
  return movimento('retornoDeRetirada', [
    { conta: 'disponivel', usuario, valor: pedido.valor },
    { conta: 'receita_taxas', valor: negar(taxa) },
    { conta: 'custo_meios', valor: negar(custeio) },
    { conta: 'liquidacao', provedor: pedido.provedor, valor: subtrair(somar(taxa, custeio), pedido.valor) },
  ]);
}

/** The user or an operator cancelled before it was sent (REGRAS 2.6). */
export function cancelamentoDeRetirada(pedido: Pedido): Movimento {
  return movimento('cancelamentoDeRetirada', devolver(pedido));
}

function devolver({ usuario, valor }: Pedido): Movimento['partidas'] {
  return [
    { conta: 'retiradas_em_curso', valor: negar(valor) },
    { conta: 'disponivel', usuario, valor },
  ];
}
