import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { PagamentoNaHora, TipoDeDocumento } from '../pagamentos/index.ts';
import { cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { liquidarFatura } from './liquidar-fatura.ts';

/** An invoice paid by Pix; what it cannot take goes back to the payer (REGRAS 2.3). */
export const aplicarNaFatura = async (
  trx: Trx,
  deps: Deps,
  { pagamento, faturaId, agora }: PagamentoNaHora & { readonly faturaId: number },
): ReturnType<TipoDeDocumento['liquidar']> => {
  const { meioPagamento, provedor, valor } = pagamento;
  const origem = { recebido: { provedor, valor } };
  const r = await liquidarFatura(trx, deps, { faturaId, meio: meioPagamento, origem, agora, quem: 'provedor' });
  if (r !== 'paga') return { aplicado: false, motivo: r === 'jaPaga' ? 'duplicado' : 'faturaNaoPagavel' };
  await cancelarPagamentosAbertos(trx, { faturaId, agora, quem: 'sistema', exceto: pagamento.id });
  return { aplicado: true };
};
