import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { centavos } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO, meiosDePagamento } from '@rateia/domain/pagamentos/meios';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { realizavel } from './meio-escolhido.ts';

type Contrato = typeof checkout.calcularTaxas;

/** Cost of each method for an amount (spec B§7). */
export const calcularTaxas = async (
  { deps }: ContextoUsuario,
  { query: { valor } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  const pedido = { valor: centavos(valor), saldo: centavos(valor), finalidade: FINALIDADE_PAGAMENTO.assinatura.id };
  const meios = meiosDePagamento(pedido, await deps.regras()).filter(({ nome }) => realizavel(nome));
  return { taxas: meios.map(({ id, custo }) => ({ meioPagamento: id, custo })) };
};
