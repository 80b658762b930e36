import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../db/banco.ts';
import { cancelarFatura } from './cancelar-fatura.ts';
import { travarFatura } from './repository.ts';

/** The first invoice of a membership that still stands, paid or not. */
export const faturaInicialDe = async (
  db: Executor,
  assinaturaId: number,
): Promise<{ readonly id: number; readonly exigeCaucao: boolean } | undefined> => {
  const linha = await db
    .selectFrom('faturas_de_vaga')
    .select(['id', 'valor_caucao'])
    .where('assinatura_id', '=', assinaturaId)
    .where('tipo', '=', 'primeira')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha === undefined ? undefined : { id: linha.id, exigeCaucao: linha.valor_caucao > 0 };
};

/** The method of an invoice that is about to be paid, with its cost, before the money moves (REGRAS 2.4). */
export const definirMeioDaFatura = async (
  trx: Trx,
  m: { readonly faturaId: number; readonly meioPagamento: number; readonly custoMeio: Centavos },
): Promise<void> => {
  await trx
    .updateTable('faturas')
    .set({ meio_pagamento: m.meioPagamento, valor_custo_meio: m.custoMeio })
    .where('id', '=', m.faturaId)
    .execute();
};

/** A hold ends unpaid: its invoice and whatever was open to pay it end with it (11 → 19). Locks: membership held. */
export const cancelarFaturaInicial = async (
  trx: Trx,
  { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante },
): Promise<void> => {
  const fatura = await travarFatura(trx, faturaId);
  if (faturaAberta(fatura.status)) await cancelarFatura(trx, { fatura, agora });
};
