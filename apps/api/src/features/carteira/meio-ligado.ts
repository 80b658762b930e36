import type { Centavos } from '@rateia/domain/dinheiro';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import type { MeioDePagamento } from '../pagamentos/index.ts';
import { exigirMeio } from '../pagamentos/index.ts';

/**
 * The payment method of an id, when it is on and serves this purpose; the balance of the wallet is checked later
 * (REGRAS 2.4).
 */
export async function exigirMeioPara(
  deps: ContextoUsuario['deps'],
  id: number,
  pedido: { readonly valor: Centavos; readonly saldo: Centavos; readonly recarga: boolean },
): Promise<MeioDePagamento> {
  const meio = await exigirMeio(deps, id);
  if (pedido.recarga && !meio.regra.recarrega) recusar('meioPagamentoIndisponivel');
  const motivo = meio.regra.indisponivel(pedido, await deps.regras());
  return motivo === undefined || motivo === 'saldoInsuficiente' ? meio : recusar('meioPagamentoIndisponivel');
}
