import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { subtrair } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { MotivoDeDevolucao } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import type { FaturaComItens, PedidoDeItem } from '../../http/itens.ts';
import type { PagamentoNaHora, TipoDeDocumento } from '../pagamentos/index.ts';
import { acharMeio } from '../pagamentos/index.ts';
import { partesDosDescontos } from './descontos.ts';
import { descreverFaturas } from './descrever.ts';
import { acharFatura, moduloDe, travarFatura } from './fatura.ts';
import { liquidarFatura } from './liquidar.ts';
import { precoPorMeio } from './meio.ts';
import { renovarPagamento } from './renovar-pagamento.ts';
import { reter } from './reter.ts';

/**
 * An invoice as payments know it. Money for an open invoice pays it. Money for an invoice whose hold ended buys the
 * same items again, if all of them are still available at the price that was paid; otherwise the money goes back
 * (REGRAS 2.2, 2.3).
 */
export const documentoFatura: TipoDeDocumento = {
  exigeMesmoCpf: async (db, deps, { faturaId }) => {
    const fatura = faturaId === null ? undefined : await acharFatura(db, faturaId);
    return fatura?.itens.some((item) => moduloDe(deps, item).exigeMesmoCpf === true) ?? false;
  },
  travar: async (trx, deps, { faturaId }) => {
    const lida = faturaId === null ? undefined : await acharFatura(trx, faturaId);
    if (lida !== undefined) await travarFatura(trx, deps, lida);
  },
  liquidar: async (trx, deps, p) => {
    const fatura = p.pagamento.faturaId === null ? undefined : await acharFatura(trx, p.pagamento.faturaId);
    if (fatura === undefined) return { aplicado: false, motivo: 'faturaNaoPagavel' };
    const cancelada = fatura.status === ID_STATUS_FATURA.cancelado;
    const aPagar = cancelada ? await retomar(trx, deps, { ...p, fatura }) : { faturaId: fatura.id };
    if ('motivo' in aPagar) return { aplicado: false, motivo: aPagar.motivo };
    const { pagamento, agora } = p;
    const r = await liquidarFatura(trx, deps, {
      faturaId: aPagar.faturaId,
      meio: pagamento.meioPagamento,
      origem: { recebido: { provedor: pagamento.provedor, valor: pagamento.valor } },
      agora,
      quem: 'provedor',
      pagamentoId: pagamento.id,
    });
    return r === 'paga' ? { aplicado: true } : { aplicado: false, motivo: 'duplicado' };
  },
  // A hold has a deadline of its own; any other invoice waits for another payment.
  expirar: async () => undefined,
  // Each item announces the effect of its payment.
  anunciar: async () => undefined,
  descrever: async (db, deps, { faturaId }) => {
    const id = faturaId ?? 0;
    const { nome, primeiro, itens } = (await descreverFaturas(db, deps, [id]))(id);
    if (itens.length > 1) {
      const finalidade = FINALIDADE_PAGAMENTO.assinaturaComCarrinho.id;
      const destino = `/checkout/sucesso?idFatura=${id}`;
      return { finalidade, idGrupo: null, idAssinatura: null, grupo: nome, destino };
    }
    const { finalidade, idGrupo, idAssinatura, grupo, destino } = primeiro.descricao;
    return { finalidade, idGrupo, idAssinatura, grupo, destino };
  },
  renovar: renovarPagamento,
};

/** A new invoice with the same items for one whose hold ended; all of them or none. */
async function retomar(
  trx: Trx,
  deps: Deps,
  { fatura, pagamento, agora }: PagamentoNaHora & { readonly fatura: FaturaComItens },
): Promise<{ readonly faturaId: number } | { readonly motivo: MotivoDeDevolucao }> {
  const itens: PedidoDeItem[] = [];
  const partesDe = await partesDosDescontos(trx, fatura.itens);
  for (const item of fatura.itens) {
    const r = await moduloDe(deps, item).retomar(trx, deps, { item, fatura, agora, desconta: partesDe(item) });
    if ('motivo' in r) return r;
    itens.push(r.pedido);
  }
  const meio = acharMeio(pagamento.meioPagamento)?.regra;
  if (meio === undefined || precoPorMeio(fatura.subtotal, meio, await deps.regras()).total !== pagamento.valor) {
    return { motivo: 'vagaOcupada' };
  }
  const custoMeio = subtrair(pagamento.valor, fatura.subtotal);
  const faturaId = await reter(trx, { usuarioId: fatura.usuarioId, itens, ate: null, agora, custoMeio });
  if (faturaId === undefined)
    throw new Error(`the things that invoice ${fatura.id} held were free under its locks and are gone`);
  await trx.updateTable('pagamentos').set({ fatura_id: faturaId }).where('id', '=', pagamento.id).execute();
  return { faturaId };
}
