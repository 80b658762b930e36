import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { cartao } from '@rateia/domain/pagamentos/meios/cartao';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { exigirMeio } from '../../meios/meios.ts';
import { mercadoPagoDe } from '../../meios/mercado-pago/conta.ts';

/** Where the browser finds the provider's fields (REGRAS 2.4). */
export async function getCamposDoCartao({
  deps,
}: ContextoUsuario): Promise<Resposta<typeof pagamentos.getCamposDoCartao>> {
  await exigirMeio(deps, cartao.id);
  return { ...mercadoPagoDe(deps).campos };
}
