import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { acharBolao } from '../boloes/bolao.ts';

/** A pool as a person may complain of it: also after his cotas went back (REGRAS 2.7). */
export type BolaoReclamado = {
  readonly bolao: Bolao;
  readonly pagoEm: Instante;
  /** The end of the pool: paid, cancelled, or checked without a prize; null while it is in course. */
  readonly fimEm: Instante | null;
};

/** A pool in which the person paid for a cota; to anybody else it does not exist. */
export async function bolaoReclamado(
  db: Executor,
  { bolaoId, usuarioId }: { readonly bolaoId: number; readonly usuarioId: number },
): Promise<BolaoReclamado | undefined> {
  const bolao = await acharBolao(db, bolaoId);
  const { rows } = await sql<{ pagoEm: Instante | null; mudouEm: Instante; semPremio: boolean }>`
    select b.mudou_em as "mudouEm", coalesce((select a.premio = 0 from bolao_apuracoes a where a.bolao_id = b.id), false) as "semPremio",
      (select min(f.paga_em) from itens_de_cota k
        join itens_da_fatura i on i.id = k.item_id join faturas f on f.id = i.fatura_id
        where k.bolao_id = b.id and k.usuario_id = ${usuarioId}) as "pagoEm"
    from boloes b where b.id = ${bolaoId}`.execute(db);
  const [linha] = rows;
  if (bolao === undefined || linha?.pagoEm == null) return undefined;
  const { pago, cancelado, apurado } = ID_ESTADO_BOLAO;
  const acabou = bolao.estado === pago || bolao.estado === cancelado || (bolao.estado === apurado && linha.semPremio);
  return { bolao, pagoEm: linha.pagoEm, fimEm: acabou ? linha.mudouEm : null };
}
