import type { Centavos } from '@rateia/domain/dinheiro';
import { multiplicar, negar } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import pg from 'pg';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Item, ModuloDeItem, PedidoDeItem } from '../../../http/itens.ts';
import type { Mundo } from '../../../test/app.ts';

/** Tickets of a show: a kind of item that nobody outside this file has heard of. */
export const INGRESSO = 'ingresso';

/** Does the work of its own schema file: makes the places of a show, and the places of an item. */
export async function abrirBilheteria(mundo: Mundo): Promise<void> {
  const dono = new pg.Client({ connectionString: mundo.config.bancoUrl });
  await dono.connect();
  await dono.query(`
    create table sessoes_de_show (id bigint primary key, livres smallint not null check (livres >= 0));
    create table itens_de_show (item_id bigint primary key references itens_da_fatura, show_id bigint not null, situacao text not null);
    grant select, insert, update on sessoes_de_show, itens_de_show to rateia_app;`);
  await dono.end();
}

type DoShow = { readonly showId: number; readonly situacao: string };
export async function ingressoDe(db: Executor, itemId: number): Promise<DoShow> {
  const { rows } = await sql<DoShow>`
    select show_id as "showId", situacao from itens_de_show where item_id = ${itemId}`.execute(db);
  const [ingresso] = rows;
  if (ingresso === undefined) throw new Error(`item ${itemId} is no ticket`);
  return ingresso;
}

export type PedidoDeIngresso = { readonly showId: number; readonly quantos: number; readonly preco: Centavos };

/** Tickets to be held, or taken at once for a late payment. */
export function pedirIngresso({ showId, quantos, preco }: PedidoDeIngresso): PedidoDeItem {
  return {
    ordem: showId,
    item: {
      tipo: INGRESSO,
      quantidade: quantos,
      valor: multiplicar(preco, quantos),
      guardar: ({ nome, itemId }) => ({
        partes: [
          {
            nome: `${nome}_show`,
            comando: sql`insert into itens_de_show values (${itemId}, ${showId}, 'guardado') returning item_id`,
          },
        ],
      }),
    },
    ocupar: async (trx) => {
      const { rows } = await sql<{ readonly id: number }>`
      update sessoes_de_show set livres = livres - ${quantos} where id = ${showId} and livres >= ${quantos} returning id`.execute(
        trx,
      );
      return rows.length === 1;
    },
  };
}

function aMudar({ id }: Item, situacao: string) {
  return sql`update itens_de_show set situacao = ${situacao} where item_id = ${id} returning item_id`;
}
async function mudar(db: Executor, item: Item, situacao: string): Promise<void> {
  await aMudar(item, situacao).execute(db);
}

export const ingresso: ModuloDeItem<Deps> = {
  travas: async () => ({ grupos: [], assinaturas: [] }),
  estender: async () => undefined,
  pagar: async (_db, _deps, { item, nome }) => ({
    travas: { grupos: [], assinaturas: [] },
    lancamento: { motivo: 'compra', partidas: [{ conta: 'receita_taxas', valor: item.valor }] },
    partes: [{ nome: `${nome}_pago`, comando: aMudar(item, 'pago') }],
  }),
  soltar: async (trx, _deps, { item }) => {
    const { showId } = await ingressoDe(trx, item.id);
    await sql`update sessoes_de_show set livres = livres + ${item.quantidade} where id = ${showId}`.execute(trx);
    await mudar(trx, item, 'solto');
  },
  retomar: async (trx, _deps, { item }) => {
    const { showId } = await ingressoDe(trx, item.id);
    const { rows } = await sql<{ readonly livres: number }>`
      select livres from sessoes_de_show where id = ${showId} for update`.execute(trx);
    const quantos = item.quantidade;
    if ((rows[0]?.livres ?? 0) < quantos) return { motivo: 'vagaOcupada' };
    return { pedido: pedirIngresso({ showId, quantos, preco: (item.valor / quantos) as Centavos }) };
  },
  devolver: async (_trx, _deps, { item, fatura, desde, quantidade }) => {
    const valor = multiplicar((item.valor / item.quantidade) as Centavos, quantidade);
    return {
      itemId: item.id,
      faturaId: fatura.id,
      valor,
      destino: 'original',
      contas: [],
      retirar: () => ({
        partidas: [{ conta: 'receita_taxas', valor: negar(valor) }],
        concluir: async (doItem) => {
          const { showId } = await ingressoDe(doItem, item.id);
          await sql`update sessoes_de_show set livres = livres + ${quantidade} where id = ${showId}`.execute(doItem);
          if (desde + quantidade === item.quantidade) await mudar(doItem, item, 'devolvido');
        },
      }),
    };
  },
  descrever: async (_db, itens) =>
    new Map(
      itens.map(({ id, valor, quantidade }) => [
        id,
        {
          nome: 'Ingressos',
          servico: `${quantidade} lugares`,
          icone: 'ticket',
          cor: '#000000',
          linhas: [{ chave: 'ingressos', rotulo: 'Ingressos', valor }],
          finalidade: FINALIDADE_PAGAMENTO.fatura.id,
          idGrupo: null,
          idAssinatura: null,
          grupo: null,
          destino: '/ingressos',
        },
      ]),
    ),
  recibo: async (_db, { valor }) => ({
    oQue: 'Show',
    linhas: [{ chave: 'ingressos', rotulo: 'Ingressos', valor }],
    proxima: null,
  }),
  refazer: async (trx, _ctx, { item }) => {
    const { showId } = await ingressoDe(trx, item.id);
    const quantos = item.quantidade;
    return pedirIngresso({ showId, quantos, preco: (item.valor / quantos) as Centavos });
  },
};
