import type { ParteDoDesconto } from '@rateia/domain/carteira/desconto';
import { de, mais, menos } from '@rateia/domain/carteira/partidas';
import { gastarPromocional, validadeAoVoltar } from '@rateia/domain/carteira/promocional';
import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, menor, negar, somar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { DescontoDevolvido, DescontoQueVolta, Item, ModuloDeItem, PedidoDeItem } from '../../../http/itens.ts';
import { PROMOCIONAL_VENCE } from '../agenda.ts';
import { agendarVencimento } from '../promocional/creditar-promocional.ts';
import { promocionaisLivres } from '../promocional/promocionais-repository.ts';

const ROTULO = 'Crédito promocional';
/** Credits are taken after everything else that an order wants. */
const POR_ULTIMO = Number.MAX_SAFE_INTEGER;

/** Spend-only credit as an item below zero: the order holds it until it is paid or given up (REGRAS 2.29). */
export function pedirPromocional(p: {
  readonly usuarioId: number;
  readonly desconta: readonly ParteDoDesconto[];
  readonly agora: Instante;
}): PedidoDeItem {
  const { usuarioId, desconta, agora } = p;
  const valor = somar(...desconta.map((parte) => parte.valor));
  return {
    ordem: POR_ULTIMO,
    item: { tipo: 'promocional', quantidade: 1, valor: negar(valor), desconta, guardar: () => ({ partes: [] }) },
    ocupar: async (trx, { itemId }) => {
      await travarCreditos(trx, usuarioId);
      const usos = gastarPromocional(valor, await promocionaisLivres(trx, { usuarioId, hoje: diaDe(agora) }));
      if (somar(...usos.map((uso) => uso.valor)) !== valor) return recusar('conflito');
      const linhas = usos.map((uso) => ({ item_id: itemId, credito_id: uso.creditoId, valor: uso.valor }));
      await trx.insertInto('usos_promocionais').values(linhas).execute();
      return true;
    },
  };
}

async function travarCreditos(trx: Trx, usuarioId: number): Promise<void> {
  await trx
    .selectFrom('creditos_promocionais')
    .select('credito_id')
    .where('usuario_id', '=', usuarioId)
    .orderBy('credito_id')
    .forNoKeyUpdate()
    .execute();
}

async function donoDe(db: Executor, { faturaId }: Item): Promise<number> {
  const { usuario_id: dono } = await db
    .selectFrom('faturas')
    .select('usuario_id')
    .where('id', '=', faturaId)
    .executeTakeFirstOrThrow();
  return dono;
}

/** The order was given up: its credit is free again, and ends at once if its last day is past. */
async function soltar(trx: Trx, { item, agora }: { readonly item: Item; readonly agora: Instante }): Promise<void> {
  const usos = await trx
    .updateTable('usos_promocionais')
    .set({ solto_em: agora })
    .where('item_id', '=', item.id)
    .where('gasto_em', 'is', null)
    .where('solto_em', 'is', null)
    .returning('credito_id')
    .execute();
  const vencidos = await trx
    .selectFrom('creditos_promocionais')
    .select('credito_id')
    .where('credito_id', 'in', [0, ...usos.map((uso) => uso.credito_id)])
    .where('valido_ate', '<', diaDe(agora))
    .execute();
  for (const { credito_id: alvoId } of vencidos)
    await agendarPrazo(trx, { tipo: PROMOCIONAL_VENCE, alvoId, venceEm: agora, agora });
}

/** A part comes back to the credits that paid it, the one that ends last first, and each lasts some days at least. */
async function voltar(trx: Trx, deps: Deps, { item, valor, agora }: DescontoQueVolta): Promise<DescontoDevolvido> {
  const usuario = await donoDe(trx, item);
  const partidas = [mais(de('promocional', usuario), valor)];
  return { partidas, concluir: async (doItem) => await devolverUsos(doItem, deps, { item, valor, agora }) };
}

async function devolverUsos(trx: Trx, deps: Deps, { item, valor, agora }: DescontoQueVolta): Promise<void> {
  const usos = await trx
    .selectFrom('usos_promocionais as u')
    .innerJoin('creditos_promocionais as p', 'p.credito_id', 'u.credito_id')
    .select(['u.credito_id', 'u.valor', 'u.devolvido', 'p.valido_ate'])
    .where('u.item_id', '=', item.id)
    .where('u.gasto_em', 'is not', null)
    .orderBy('p.valido_ate', 'desc')
    .orderBy('u.credito_id', 'desc')
    .execute();
  const regras = await deps.regras();
  let falta: Centavos = valor;
  for (const uso of usos) {
    const parte = menor(falta, centavos(uso.valor - uso.devolvido));
    if (parte === ZERO) continue;
    falta = subtrair(falta, parte);
    const validoAte = validadeAoVoltar({ validoAte: uso.valido_ate, hoje: diaDe(agora) }, regras);
    const { credito_id: creditoId } = uso;
    await trx
      .updateTable('usos_promocionais')
      .set({ devolvido: sql`devolvido + ${parte}` })
      .where('item_id', '=', item.id)
      .where('credito_id', '=', creditoId)
      .execute();
    await trx
      .updateTable('creditos_promocionais')
      .set({ valido_ate: validoAte })
      .where('credito_id', '=', creditoId)
      .execute();
    await agendarVencimento(trx, { creditoId, validoAte, agora });
  }
  if (falta !== ZERO) throw new Error(`item ${item.id} gives back more credit than it spent`);
}

/** The spend-only credit of an order. */
export const moduloDoPromocional: ModuloDeItem<Deps> = {
  travas: async () => ({ grupos: [], assinaturas: [] }),
  estender: async () => undefined,
  pagar: async (db, _deps, { item, nome, agora }) => ({
    travas: { grupos: [], assinaturas: [] },
    lancamento: { partidas: [menos(de('promocional', await donoDe(db, item)), negar(item.valor))] },
    partes: [
      {
        nome: `${nome}_gasto`,
        comando: sql`update usos_promocionais set gasto_em = ${agora}
          where item_id = ${item.id} and solto_em is null returning credito_id as id`,
      },
    ],
  }),
  soltar: async (trx, _deps, p) => await soltar(trx, p),
  retomar: async (trx, _deps, { item, desconta, agora }) => {
    const usuarioId = await donoDe(trx, item);
    const livres = await promocionaisLivres(trx, { usuarioId, hoje: diaDe(agora) });
    if (somar(...livres.map(({ livre }) => livre)) < negar(item.valor)) return { motivo: 'vagaOcupada' };
    return { pedido: pedirPromocional({ usuarioId, desconta, agora }) };
  },
  refazer: async (_trx, ctx, { desconta }) =>
    pedirPromocional({ usuarioId: ctx.usuario.id, desconta, agora: ctx.agora }),
  devolver: async (_trx, _deps, { item }) => {
    throw new Error(`item ${item.id} goes back with the thing that it made cheaper`);
  },
  voltar,
  recibo: async (_db, { valor }) => ({
    oQue: '',
    linhas: [{ chave: 'promocional', rotulo: ROTULO, valor }],
    proxima: null,
  }),
  descrever: async (_db, itens) =>
    new Map(
      itens.map(({ id, valor }) => [
        id,
        {
          nome: ROTULO,
          servico: '',
          icone: '',
          cor: '',
          linhas: [{ chave: 'promocional', rotulo: ROTULO, valor }],
          finalidade: FINALIDADE_PAGAMENTO.assinatura.id,
          idGrupo: null,
          idAssinatura: null,
          grupo: null,
          destino: '',
        },
      ]),
    ),
};
