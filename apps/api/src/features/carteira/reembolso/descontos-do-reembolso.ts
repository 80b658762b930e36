import type { ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import { negar, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';
import { semDescontos } from '../../pedido/index.ts';
import type { Fatura } from '../repository.ts';
import { descontavelDaNota, notasDoReembolso, valorDaNota } from './notas-do-reembolso.ts';

/**
 * The refund as the member gets it: what discounts had paid of his months goes to their bearers, and is a line of its
 * own. `itens` are what goes back of each invoice (REGRAS 2.9, 2.29).
 */
export async function descontarDoReembolso(
  db: Executor,
  { faturas, calculo }: { readonly faturas: readonly Fatura[]; readonly calculo: ReembolsoDaAssinatura },
) {
  const notas = notasDoReembolso({ faturas, calculo });
  const voltas = await semDescontos(
    db,
    notas.map((nota) => ({
      itemId: nota.fatura.itemId,
      valor: valorDaNota(nota),
      descontavel: descontavelDaNota(nota),
    })),
  );
  const desconto = somar(...voltas.map((volta) => volta.desconto));
  const linha = { chave: 'descontoUsado', rotulo: 'Desconto que pagou uma parte', valor: negar(desconto) };
  const itens = notas.map(({ fatura }, i) => ({
    itemId: fatura.itemId,
    faturaId: fatura.id,
    valor: voltas[i]?.valor ?? ZERO,
    destino: 'original' as const,
  }));
  if (desconto === ZERO) return { calculo, itens };
  const linhas = [...calculo.linhas, linha];
  return { calculo: { ...calculo, linhas, total: subtrair(calculo.total, desconto) }, itens };
}
