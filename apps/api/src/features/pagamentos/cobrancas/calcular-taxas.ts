import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { centavos } from '@rateia/domain/dinheiro';
import { ofertasDeMeios } from '@rateia/domain/pagamentos/meios';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { meiosOferecidos } from '../meios/meios.ts';

type Contrato = typeof pagamentos.calcularTaxas;

/** Cost of each method for an amount (spec B§7). */
export async function calcularTaxas(
  { deps }: ContextoUsuario,
  { query: { valor } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const pedido = { valor: centavos(valor), saldo: centavos(valor), recarga: false };
  const regras = meiosOferecidos(deps).map(({ regra }) => regra);
  const ofertas = ofertasDeMeios(regras, pedido, await deps.regras());
  return { taxas: ofertas.map(({ id, custo }) => ({ meioPagamento: id, custo })) };
}
