import type { Centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { CASO_DO_CANCELAMENTO } from '../boloes/devolver-cotas.ts';

/** The money that came back of a cancelled pool: the price of the cotas and the apology on top of it, in centavos. */
export type Devolvido = {
  readonly bolaoId: number;
  readonly cotas: number;
  readonly valor: Centavos;
  readonly desculpa: Centavos;
};

/** The money that came back to a person from pools that were cancelled, by pool (REGRAS 2.12). */
export async function devolvidoAPessoa(
  db: Executor,
  { usuarioId, boloes }: { readonly usuarioId: number; readonly boloes: readonly number[] },
): Promise<readonly Devolvido[]> {
  if (boloes.length === 0) return [];
  const { rows } = await sql<Devolvido>`
    select k.bolao_id as "bolaoId", sum(i.quantidade)::int as cotas, sum(n.valor_total)::bigint as valor,
      coalesce(sum(c.valor), 0)::bigint as desculpa
    from itens_de_cota k
    join notas_de_credito n on n.item_id = k.item_id and n.caso = ${CASO_DO_CANCELAMENTO}
    join itens_da_fatura i on i.id = k.item_id
    left join transacoes t on t.chave = 'bolao:' || k.bolao_id || ':desculpa:' || k.item_id
    left join creditos c on c.id = t.origem_id
    where k.usuario_id = ${usuarioId} and k.bolao_id = any(${[...boloes]}::bigint[]) group by 1`.execute(db);
  return rows;
}
