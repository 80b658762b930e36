import { recarga } from '@rateia/domain/carteira/lancamentos';
import { MAQUINA_CREDITO } from '@rateia/domain/carteira/maquinas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, subtrair } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Executor, Trx } from '../../../db/banco.ts';
import { listarContasDoCpf } from '../../../db/contas-do-cpf.ts';
import { exigir, mover, nascer } from '../../../db/mover.ts';
import { entraNoSaldo, lancar } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import type { Pagamento, PagamentoNaHora, TipoDeDocumento } from '../../pagamentos/index.ts';
import { acharMeio } from '../../pagamentos/index.ts';
import { comprarCredito } from './comprar-credito.ts';

/** A top-up: its payer must be the owner of the account (REGRAS 2.5). Its row is locked after the payment. */
export const documentoCredito: TipoDeDocumento = {
  exigeMesmoCpf: async () => true,
  travar: async () => undefined,
  /**
   * A paid top-up: 41 → 34, and the wallet shows it. Money that arrives after its credit expired (46) becomes a new
   * credit: the payer owns the account, so nothing is lost by accepting it (REGRAS 2.3, 2.5).
   */
  liquidar: async (trx, deps, p) => {
    const { pagamento, agora } = p;
    const { usuarioId: usuario, provedor } = pagamento;
    const valor = await valorDoCredito(trx, pagamento);
    async function cabe() {
      return await entraNoSaldo(trx, deps, { usuarioId: usuario, valor, agora });
    }
    // The other accounts of the CPF are counted here and not at the order: the payment shows that its payer is the person
    // of the CPF, and an order would tell anybody what the others hold (REGRAS 2.18).
    if ((await listarContasDoCpf(trx, usuario)).length > 1 && !(await cabe()))
      return { aplicado: false, motivo: 'acimaDoLimite' };
    const pago = await pagarCredito(trx, p);
    // A late top-up is judged anew: the room that the limits left when it was asked for may be used up (REGRAS 2.5).
    if (pago === undefined && !(await cabe())) return { aplicado: false, motivo: 'acimaDoLimite' };
    const creditoId = pago ?? (await creditoTardio(trx, { ...p, valor }));
    // The amount above the credit is the cost of the payment method (REGRAS 2.4).
    await lancar(trx, {
      ...recarga({ usuario, provedor, valor, custoMeio: subtrair(pagamento.valor, valor) }),
      origem: 'creditos',
      origemId: creditoId,
      chave: `credito:${creditoId}:recarga`,
      agora,
    });
    return { aplicado: true };
  },
  /** The top-up of a payment that ended without money: 41 → 46. Anything else is left alone (REGRAS 2.3). */
  expirar: async (trx, p) => {
    await moverCredito(trx, { ...p, evento: 'expirar', quem: 'sistema' });
  },
  anunciar: async (trx, { pagamento, agora }) =>
    await notificar(trx, {
      usuarioId: pagamento.usuarioId,
      modelo: 'saldoAdicionado',
      dados: { valor: await valorDoCredito(trx, pagamento), credito: pagamento.creditoId },
      fato: pagamento.id,
      agora,
    }),
  descrever: async (_db, _deps, { idPublico }) => ({
    finalidade: FINALIDADE_PAGAMENTO.credito.id,
    idGrupo: null,
    idAssinatura: null,
    grupo: null,
    destino: `/checkout/pagamento/credito/sucesso?idPagamento=${idPublico}`,
  }),
  renovar: async (ctx, pagamento) => {
    const { meioPagamento } = pagamento;
    const valor = await valorDoCredito(ctx.db, pagamento);
    return (await comprarCredito(ctx, { body: { valor, meioPagamento } })).idPagamento;
  },
};

async function valorDoCredito(db: Executor, { creditoId }: Pagamento): Promise<Centavos> {
  return centavos(
    (await db.selectFrom('creditos').select('valor').where('id', '=', creditoId).executeTakeFirstOrThrow()).valor,
  );
}

async function pagarCredito(trx: Trx, p: PagamentoNaHora): Promise<number | undefined> {
  return await moverCredito(trx, { ...p, evento: 'pagar', quem: 'provedor' });
}

/** Moves the credit of a payment; undefined where it has none, or none that has this step. */
async function moverCredito(
  trx: Trx,
  m: PagamentoNaHora & { readonly evento: 'pagar' | 'expirar'; readonly quem: 'provedor' | 'sistema' },
): Promise<number | undefined> {
  const { pagamento, evento, quem, agora } = m;
  const { creditoId: id } = pagamento;
  if (id === null) return undefined;
  const { ok } = await mover(trx, MAQUINA_CREDITO, { id, evento, quem, agora, mudar: { resolvido_em: agora } });
  return ok ? id : undefined;
}

async function creditoTardio(
  trx: Trx,
  { pagamento, valor, agora }: PagamentoNaHora & { readonly valor: Centavos },
): Promise<number> {
  const rotulo = acharMeio(pagamento.meioPagamento)?.regra.rotulo ?? 'Pagamento';
  const { id } = exigir(
    await nascer(trx, MAQUINA_CREDITO, {
      evento: 'receber',
      quem: 'sistema',
      agora,
      valores: {
        usuario_id: pagamento.usuarioId,
        origem: 'pagamentoTardio',
        valor,
        meio_pagamento: pagamento.meioPagamento,
        descricao: `${rotulo} recebido depois do vencimento do código`,
        criado_em: agora,
        resolvido_em: agora,
      },
    }),
  );
  // The payment belongs to the new credit of its money; the credit that expired stays 46.
  await trx.updateTable('pagamentos').set({ credito_id: id }).where('id', '=', pagamento.id).execute();
  return id;
}
