import { credito } from '@rateia/domain/pagamentos/meios/credito';
import type { Trx } from '../../../../db/banco.ts';
import type { Deps } from '../../../../http/deps.ts';
import { travarSaldoDoPagador } from '../../../livro/index.ts';
import { liquidarFatura } from '../../../pedido/index.ts';
import { comCustoDoSaldo, guardarCusto } from '../../faturas/custo-da-fatura.ts';
import type { ACobrar, PalavraDoDegrau } from './degrau.ts';

/** The wallet, when it holds the whole invoice: no invoice is half paid (REGRAS 2.8). */
export async function cobrarDoSaldo(
  trx: Trx,
  deps: Deps,
  { assinatura, fatura, agora }: ACobrar,
): Promise<PalavraDoDegrau> {
  const peloSaldo = comCustoDoSaldo(fatura, await deps.regras());
  const { administradorId } = assinatura.grupo;
  const saldo = await travarSaldoDoPagador(trx, { usuarioId: fatura.usuarioId, administradorId });
  if (saldo < peloSaldo.total) return 'segue';
  await guardarCusto(trx, { de: fatura, para: peloSaldo });
  const origem = { saldo: peloSaldo.total };
  const pedido = { faturaId: fatura.id, meio: credito.id, origem, agora, quem: 'sistema' } as const;
  await liquidarFatura(trx, deps, pedido);
  return 'paga';
}
