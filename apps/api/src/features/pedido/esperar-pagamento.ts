import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { recusar } from '../../http/erros.ts';
import type { FaturaComItens } from '../../http/itens.ts';
import { criarPagamento, fimDaRetencao, meioDo } from '../pagamentos/index.ts';
import { moduloDe } from './fatura.ts';
import { estenderRetencao } from './reter.ts';

export type Espera = {
  readonly fatura: FaturaComItens;
  readonly meioPagamento: number;
  readonly valor: Centavos;
  readonly agora: Instante;
};

/**
 * Opens a payment of an order by a method that makes charges, and keeps the held items while it may be paid. Refused when
 * an item may not be kept by this method, and when the method is not for so small an amount. The caller holds the
 * order's locks (REGRAS 2.2).
 */
export async function esperarPagamento(trx: Trx, deps: Deps, e: Espera): Promise<string> {
  const { fatura, meioPagamento, valor, agora } = e;
  const { regra } = meioDo(e);
  if (regra.indisponivel({ valor: fatura.subtotal, saldo: ZERO }, await deps.regras()) !== undefined)
    recusar('meioPagamentoIndisponivel');
  const retida = fatura.retidaAte !== null;
  if (retida) await exigirQuePossaEsperar(trx, deps, e);
  const { idPublico, expiraEm } = await criarPagamento(trx, deps, {
    documento: { faturaId: fatura.id },
    usuarioId: fatura.usuarioId,
    meioPagamento,
    valor,
    agora,
  });
  if (retida) {
    const ate = await fimDaRetencao(deps, { meioPagamento, agora, expiraEm });
    await estenderRetencao(trx, deps, { fatura, ate, agora });
  }
  return idPublico;
}

async function exigirQuePossaEsperar(trx: Trx, deps: Deps, { fatura, ...e }: Espera): Promise<void> {
  const { regra: meio } = meioDo(e);
  const regras = await deps.regras();
  for (const item of fatura.itens)
    if ((await moduloDe(deps, item).podeEsperar?.(trx, { item, meio, regras })) === false)
      recusar('meioPagamentoIndisponivel');
}
