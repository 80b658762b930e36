import { lancamentoDoPlus, linhasDoPlus, retiradaDoPlus } from '@rateia/domain/carteira/plus';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { Item, ModuloDeItem } from '../../../http/itens.ts';
import { PLUS_RENOVAR } from '../agenda.ts';
import { pedirPlus } from '../plus/pedir-plus.ts';
import { adesaoDe } from '../plus/plus-repository.ts';

const SEM_TRAVAS = { grupos: [], assinaturas: [] };

async function donoDe(db: Executor, item: Pick<Item, 'id'>): Promise<number> {
  const { usuario_id: dono } = await db
    .selectFrom('itens_de_plus')
    .select('usuario_id')
    .where('item_id', '=', item.id)
    .executeTakeFirstOrThrow();
  return dono;
}

/** A month of Plus: paid, it follows the month that runs, or begins at once (REGRAS 2.32). */
export const moduloDoPlus: ModuloDeItem<Deps> = {
  travas: async () => SEM_TRAVAS,
  estender: async () => undefined,
  pagar: async (db, _deps, { item, nome, agora }) => {
    const dono = await donoDe(db, item);
    return {
      travas: SEM_TRAVAS,
      lancamento: lancamentoDoPlus(item.valor),
      partes: [
        {
          nome: `${nome}_adesao`,
          comando: sql`
            insert into adesoes_plus as a (usuario_id, desde, valida_ate) values (${dono}, ${agora}, ${agora}::timestamptz + interval '1 month')
            on conflict (usuario_id) do update set renova = true,
              desde = case when a.valida_ate > ${agora} then a.desde else excluded.desde end,
              valida_ate = greatest(a.valida_ate, ${agora}::timestamptz) + interval '1 month'
            returning valida_ate`,
        },
        {
          nome: `${nome}_mes`,
          comando: sql`update itens_de_plus p set fim = a.valida_ate from ${sql.table(`${nome}_adesao`)} a
            where p.item_id = ${item.id} returning p.item_id`,
        },
      ],
      depois: async (trx) => {
        const adesao = await adesaoDe(trx, dono);
        if (adesao === undefined) throw new Error(`no Plus of ${dono} after its payment`);
        await agendarPrazo(trx, { tipo: PLUS_RENOVAR, alvoId: dono, venceEm: adesao.validaAte, agora });
      },
    };
  },
  soltar: async () => undefined,
  // It is never sold out: late money has its month, at the price that was shown.
  retomar: async (trx, _deps, { item }) => ({
    pedido: pedirPlus({ usuarioId: await donoDe(trx, item), valor: item.valor }),
  }),
  refazer: async (_trx, { deps, usuario }, { item }) => {
    const { ligado, mensal } = (await deps.regras()).plus;
    if (!ligado || mensal !== item.valor) return recusar('plusIndisponivel');
    return pedirPlus({ usuarioId: usuario.id, valor: item.valor });
  },
  // The month goes back whole, and Plus ends a month earlier.
  devolver: async (trx, _deps, { item, fatura, agora }) => {
    const dono = await donoDe(trx, item);
    return {
      itemId: item.id,
      faturaId: fatura.id,
      valor: item.valor,
      destino: 'original',
      contas: [],
      retirar: () => ({
        partidas: retiradaDoPlus(item.valor),
        concluir: async (doItem) => {
          await doItem
            .updateTable('itens_de_plus')
            .set({ devolvido_em: agora })
            .where('item_id', '=', item.id)
            .execute();
          await sql`update adesoes_plus set renova = false, valida_ate = greatest(desde, valida_ate - interval '1 month')
            where usuario_id = ${dono}`.execute(doItem);
        },
      }),
    };
  },
  recibo: async (_db, { valor }) => ({ oQue: 'Plus: um mês', linhas: linhasDoPlus(valor), proxima: null }),
  descrever: async (_db, itens) =>
    new Map(
      itens.map(({ id, valor }) => [
        id,
        {
          nome: 'Plus',
          servico: 'Um mês',
          icone: 'icone-01',
          cor: 'cor-05',
          linhas: linhasDoPlus(valor),
          finalidade: FINALIDADE_PAGAMENTO.assinatura.id,
          idGrupo: null,
          idAssinatura: null,
          grupo: null,
          destino: '/plus',
        },
      ]),
    ),
};
