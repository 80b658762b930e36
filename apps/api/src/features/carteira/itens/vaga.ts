import type { TipoDeFatura } from '@rateia/domain/carteira/fatura';
import type { LancamentoDeItem } from '@rateia/domain/carteira/lancamentos';
import { lancamentoDaVaga } from '@rateia/domain/carteira/lancamentos';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Executor, Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Item, ItemNaHora, ModuloDeItem } from '../../../http/itens.ts';
import { concluirPagamento } from '../faturas/concluir-pagamento.ts';
import { PRAZOS_DA_COBRANCA } from '../inadimplencia/regua.ts';
import { cancelarPrevisao, previsaoAberta } from '../recebimentos/cancelar-previsao.ts';
import { reciboDaVaga } from '../recibos/recibo-da-vaga.ts';
import { faturaDoItem, lerAssinatura, travarPrevisao } from '../repository.ts';

/** A seat's item with its membership. */
const daVaga = async (db: Executor, item: Pick<Item, 'id'>) => {
  const fatura = await faturaDoItem(db, item.id);
  return { fatura, assinatura: await lerAssinatura(db, fatura.assinaturaId) };
};

const MOTIVO_DO_TIPO = {
  primeira: 'compra',
  mensalidade: 'mensalidade',
  caucao: 'reconstrucaoDaCaucao',
} as const satisfies { readonly [T in TipoDeFatura]: LancamentoDeItem['motivo'] };

/** No more dunning, and the administrator expects nothing of it any more (REGRAS 2.3, 2.8). */
const soltarVaga = async (trx: Trx, { item, agora }: Pick<ItemNaHora, 'item' | 'agora'>): Promise<void> => {
  const fatura = await faturaDoItem(trx, item.id);
  await cancelarPrazos(trx, { tipos: PRAZOS_DA_COBRANCA, alvoId: fatura.id });
  const previsao = await travarPrevisao(trx, fatura.id);
  if (previsao !== undefined && previsaoAberta(previsao)) await cancelarPrevisao(trx, { previsao, agora });
};

/**
 * The parts that the three kinds of a seat have in common. The kind that enters a group adds the seats that it holds.
 */
export const moduloDaVaga: ModuloDeItem<Deps> = {
  travas: async (db, { id }) => ({ grupos: [], assinaturas: [(await faturaDoItem(db, id)).assinaturaId] }),
  // A month and a deposit hold nothing: they wait for their payment until the dunning ends them.
  estender: async () => undefined,
  lancamento: async (db, item) => {
    const { fatura, assinatura } = await daVaga(db, item);
    const { plano: parte, taxa, caucao } = fatura.valores;
    const { administradorId: administrador } = assinatura.grupo;
    const motivo = MOTIVO_DO_TIPO[fatura.tipo];
    return lancamentoDaVaga({ motivo, membro: fatura.usuarioId, administrador, parte, taxa, caucao });
  },
  aplicar: async (trx, deps, { item, agora }) =>
    await concluirPagamento(trx, deps, { ...(await daVaga(trx, item)), agora }),
  soltar: async (trx, _deps, p) => await soltarVaga(trx, p),
  retomar: async () => ({ motivo: 'faturaNaoPagavel' }),
  descrever: async (db, item) => {
    const { fatura, assinatura } = await daVaga(db, item);
    return {
      finalidade: FINALIDADE_PAGAMENTO.fatura.id,
      idGrupo: fatura.grupoId,
      idAssinatura: fatura.assinaturaId,
      grupo: assinatura.grupo.nome,
      destino: `/checkout/pagamento/fatura/sucesso?idFatura=${fatura.id}`,
      recibo: await reciboDaVaga(db, fatura),
    };
  },
};
