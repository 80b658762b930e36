import { da, mais, menos } from '@rateia/domain/carteira/partidas';
import { negar } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Deps } from '../../../http/deps.ts';
import type { ModuloDeItem } from '../../../http/itens.ts';
import { pedirTaxaReduzida, ROTULO_DO_PLUS } from '../cupons/taxa-reduzida.ts';

const NADA = { grupos: [], assinaturas: [] };

/** The reduced fee of Plus in an order: the platform gives up that part of its fee, and has it back with the seat (REGRAS 2.32). */
export const moduloDaTaxaReduzida: ModuloDeItem<Deps> = {
  travas: async () => NADA,
  estender: async () => undefined,
  pagar: async (_db, _deps, { item }) => ({
    travas: NADA,
    lancamento: { partidas: [menos(da('cobertura'), negar(item.valor))] },
    partes: [],
  }),
  soltar: async () => undefined,
  // Its order was made while Plus was in force: a payment that comes late is of the price that was shown.
  retomar: async (_trx, _deps, { desconta }) => ({ pedido: pedirTaxaReduzida(desconta) }),
  refazer: async (_trx, _ctx, { desconta }) => pedirTaxaReduzida(desconta),
  devolver: async (_trx, _deps, { item }) => {
    throw new Error(`item ${item.id} goes back with the thing that it made cheaper`);
  },
  voltar: async (_trx, _deps, { valor }) => ({
    partidas: [mais(da('cobertura'), valor)],
    concluir: async () => undefined,
  }),
  recibo: async (_db, { valor }) => ({
    oQue: '',
    linhas: [{ chave: 'taxaReduzida', rotulo: ROTULO_DO_PLUS, valor }],
    proxima: null,
  }),
  descrever: async (_db, itens) =>
    new Map(
      itens.map(({ id, valor }) => [
        id,
        {
          nome: ROTULO_DO_PLUS,
          servico: '',
          icone: '',
          cor: '',
          linhas: [{ chave: 'taxaReduzida', rotulo: ROTULO_DO_PLUS, valor }],
          finalidade: FINALIDADE_PAGAMENTO.assinatura.id,
          idGrupo: null,
          idAssinatura: null,
          grupo: null,
          destino: '',
        },
      ]),
    ),
};
