import type { TipoDeDocumento } from '../pagamentos/index.ts';
import { cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { liquidarFatura } from './liquidar-fatura.ts';

/** An invoice paid by Pix; what it cannot take goes back to the payer (REGRAS 2.3). */
export const aplicarNaFatura: TipoDeDocumento['liquidar'] = async (trx, deps, { pagamento, agora }) => {
  const { faturaId, meioPagamento, provedor, valor } = pagamento;
  if (faturaId === null) return { aplicado: false, motivo: 'faturaNaoPagavel' };
  const origem = { recebido: { provedor, valor } };
  const r = await liquidarFatura(trx, deps, { faturaId, meio: meioPagamento, origem, agora, quem: 'provedor' });
  if (r !== 'paga') return { aplicado: false, motivo: r === 'jaPaga' ? 'duplicado' : 'faturaNaoPagavel' };
  await cancelarPagamentosAbertos(trx, { faturaId, agora, quem: 'sistema', exceto: pagamento.id });
  return { aplicado: true };
};
