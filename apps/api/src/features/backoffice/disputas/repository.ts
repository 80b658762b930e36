import type { Instante } from '@rateia/domain/datas';
import type { EstadoDisputa } from '@rateia/domain/pagamentos/disputa';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** A dispute with its payment. */
export type Disputa = {
  readonly id: number;
  readonly estado: EstadoDisputa;
  readonly valor: number;
  readonly responderAte: Instante;
  readonly noProvedor: string | null;
  readonly provedor: string;
  readonly recusa: string | null;
  readonly texto: string | null;
  readonly por: string | null;
  readonly em: Instante | null;
  /** The account whose payment it is. */
  readonly usuarioId: number;
  readonly pagamentoId: number;
  readonly meioPagamento: number;
};

/** One dispute; undefined for an id that none has. */
export async function acharDisputa(db: Executor, id: number): Promise<Disputa | undefined> {
  const { rows } = await sql<Disputa>`
    select d.id, d.estado, d.valor, d.responder_ate as "responderAte", d.no_provedor as "noProvedor", x.provedor, d.recusa,
      d.resposta as texto, o.primeiro_nome || ' ' || o.sobrenome as por, d.respondida_em as em,
      r.usuario_id as "usuarioId", p.id as "pagamentoId", p.meio_pagamento::int as "meioPagamento"
    from disputas d join revisoes r on r.id = d.revisao_id join recebimentos x on x.id = d.recebimento_id
      join pagamentos p on p.id = x.pagamento_id left join usuarios o on o.id = d.respondida_por
    where d.id = ${id}`.execute(db);
  return rows[0];
}
