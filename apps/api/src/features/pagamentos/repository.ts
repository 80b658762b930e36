import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import type { Selectable } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';
import type { Pagamentos } from '../../db/tipos.ts';

/** A payment: exactly one of invoice and credit is its document. Its means keeps the data of the provider. */
export type Pagamento = {
  readonly id: number;
  readonly idPublico: string;
  readonly usuarioId: number;
  readonly faturaId: number | null;
  readonly creditoId: number | null;
  readonly provedor: string;
  /** The means, by the id of listing A. */
  readonly meioPagamento: number;
  readonly valor: Centavos;
  readonly estado: EstadoPagamento;
  readonly resultado: string | null;
  readonly expiraEm: Instante;
  readonly pagoEm: Instante | null;
  readonly criadoEm: Instante;
};

/** The data of a payment that was just made, or found open. */
export type PagamentoCriado = Pick<Pagamento, 'id' | 'idPublico' | 'expiraEm'>;

function ler(l: Selectable<Pagamentos>): Pagamento {
  return {
    id: l.id,
    idPublico: l.id_publico,
    usuarioId: l.usuario_id,
    faturaId: l.fatura_id,
    creditoId: l.credito_id,
    provedor: l.provedor,
    meioPagamento: l.meio_pagamento,
    valor: centavos(l.valor),
    estado: l.estado as EstadoPagamento,
    resultado: l.resultado,
    expiraEm: l.expira_em,
    pagoEm: l.pago_em,
    criadoEm: l.criado_em,
  };
}

export async function acharPagamento(db: Executor, id: number): Promise<Pagamento | undefined> {
  const linha = await db.selectFrom('pagamentos').selectAll().where('id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** A payment of this user by its public id; nobody else's is found. */
export async function acharPagamentoDoUsuario(
  db: Executor,
  { idPublico, usuarioId }: { readonly idPublico: string; readonly usuarioId: number },
): Promise<Pagamento | undefined> {
  const linha = await db
    .selectFrom('pagamentos')
    .selectAll()
    .where('id_publico', '=', idPublico)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}

/** The payment under its own row lock: last of the lock order before the accounts. */
export async function travarPagamento(trx: Trx, id: number): Promise<Pagamento | undefined> {
  const linha = await trx.selectFrom('pagamentos').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return linha === undefined ? undefined : ler(linha);
}
