import { da, mais, menos } from '@rateia/domain/carteira/partidas';
import { negar } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type { ModuloDeItem } from '../../../http/itens.ts';
import { pedirCupom } from '../cupons/pedir-descontos.ts';
import { cupomDoItem } from '../cupons/repository.ts';

/** The coupon of an order: the platform bears it, and gets its part back when the thing goes back (REGRAS 2.29). */
export const moduloDoCupom: ModuloDeItem<Deps> = {
  travas: async () => ({ grupos: [], assinaturas: [] }),
  estender: async () => undefined,
  pagar: async (_db, _deps, { item }) => ({
    travas: { grupos: [], assinaturas: [] },
    lancamento: { partidas: [menos(da('cobertura'), negar(item.valor))] },
    partes: [],
  }),
  soltar: async (trx, _deps, { item }) => {
    await trx.updateTable('usos_de_cupom').set({ vale: false }).where('item_id', '=', item.id).execute();
  },
  // Its order was made while it held: a payment that comes late is of the price that was shown.
  retomar: async (trx, _deps, { item, fatura, desconta, agora }) => {
    const cupom = await cupomDoItem(trx, item.id);
    return { pedido: pedirCupom({ usuarioId: fatura.usuarioId, cupom, desconta, agora }) };
  },
  refazer: async (trx, ctx, { item, desconta }) => {
    const cupom = await cupomDoItem(trx, item.id);
    const { agora } = ctx;
    if (cupom.paradoEm !== null || (cupom.terminaEm !== null && cupom.terminaEm <= agora)) recusar('cupomInvalido');
    return pedirCupom({ usuarioId: ctx.usuario.id, cupom, desconta, agora });
  },
  devolver: async (_trx, _deps, { item }) => {
    throw new Error(`item ${item.id} goes back with the thing that it made cheaper`);
  },
  voltar: async (_trx, _deps, { valor }) => ({
    partidas: [mais(da('cobertura'), valor)],
    concluir: async () => undefined,
  }),
  recibo: async (db, { id, valor }) => {
    const { codigo } = await cupomDoItem(db, id);
    return { oQue: '', linhas: [{ chave: 'cupom', rotulo: `Cupom ${codigo}`, valor }], proxima: null };
  },
  descrever: async (db, itens) => {
    const descritos = itens.map(async ({ id, valor }) => {
      const { codigo } = await cupomDoItem(db, id);
      const rotulo = `Cupom ${codigo}`;
      const descricao = {
        nome: rotulo,
        servico: '',
        icone: '',
        cor: '',
        linhas: [{ chave: 'cupom', rotulo, valor }],
        finalidade: FINALIDADE_PAGAMENTO.assinatura.id,
        idGrupo: null,
        idAssinatura: null,
        grupo: null,
        destino: '',
      };
      return [id, descricao] as const;
    });
    return new Map(await Promise.all(descritos));
  },
};
