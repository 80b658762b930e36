import type { Chamadas } from '@rateia/contracts/todas';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { contarCotas } from '../boloes/bolao.ts';
import { cartoesDosBoloes } from '../boloes/cartoes-dos-boloes.ts';

type NaMesa = Chamadas['listBoloesDaOperacao']['resposta']['itens'][number];

/** Pools as the desk sees them: their cards, and how far their sales and receipts are. */
export async function boloesNaMesa(db: Executor, lista: readonly Bolao[]): Promise<NaMesa[]> {
  const ids = lista.map(({ id }) => id);
  const [cartoes, cotas, recibos] = [
    await cartoesDosBoloes(db, lista),
    await contarCotas(db, ids),
    await contarComprovantes(db, ids),
  ];
  return lista.flatMap((bolao, i) => {
    const cartao = cartoes[i];
    if (cartao === undefined) return [];
    const { vendidas, retidas } = cotas(bolao.id);
    return [
      {
        ...cartao,
        comprovarAte: bolao.comprovarAte,
        apostasAte: bolao.apostasAte,
        cotasVendidas: vendidas,
        cotasRetidas: retidas,
        comprovantes: recibos(bolao.id),
        motivoCancelamento: bolao.motivoCancelamento,
      },
    ];
  });
}

async function contarComprovantes(db: Executor, ids: readonly number[]): Promise<(bolaoId: number) => number> {
  const linhas =
    ids.length === 0
      ? []
      : await db
          .selectFrom('comprovantes')
          .select(['bolao_id as bolaoId', sql<number>`count(*)::int`.as('quantos')])
          .where('bolao_id', 'in', [...ids])
          .groupBy('bolao_id')
          .execute();
  return (bolaoId) => linhas.find((linha) => linha.bolaoId === bolaoId)?.quantos ?? 0;
}
