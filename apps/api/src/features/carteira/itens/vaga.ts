import type { TipoDeVaga } from '@rateia/domain/carteira/fatura';
import { linhasDaVaga } from '@rateia/domain/carteira/fatura';
import type { LancamentoDeItem } from '@rateia/domain/carteira/lancamentos';
import { lancamentoDaVaga } from '@rateia/domain/carteira/lancamentos';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { menor, ratear, somar } from '@rateia/domain/dinheiro';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import type {
  Item,
  ItemADevolver,
  ItemAPagar,
  ItemNaHora,
  ModuloDeItem,
  PagamentoDoItem,
  UnidadesQueVoltam,
} from '../../../http/itens.ts';
import type { DaAssinatura } from '../faturas/concluir-pagamento.ts';
import { aConcluir, depoisDePaga, esperaNaFila } from '../faturas/concluir-pagamento.ts';
import { lancamentoDaEspera } from '../fila/mes-retido.ts';
import { PRAZOS_DA_COBRANCA } from '../inadimplencia/regua.ts';
import { cancelarPrevisao, previsaoAberta } from '../recebimentos/cancelar-previsao.ts';
import { travarPrevisao } from '../recebimentos/previsao.ts';
import { reciboDaVaga } from '../recibos/recibo-da-vaga.ts';
import { faturaDoItem, vagaComAssinatura, vagasDosItens } from '../repository.ts';
import { devolverVaga } from './devolver-vaga.ts';

/** A seat's item with its membership. */
export async function daVaga(db: Executor, item: Pick<Item, 'id'>) {
  return await vagaComAssinatura(db, item.id);
}

const MOTIVO_DO_TIPO = {
  primeira: 'compra',
  mensalidade: 'mensalidade',
  caucao: 'reconstrucaoDaCaucao',
} as const satisfies { readonly [T in TipoDeVaga]: LancamentoDeItem['motivo'] };

/** No more dunning, and the administrator expects nothing of it any more (REGRAS 2.3, 2.8). */
async function soltarVaga(trx: Trx, { item, agora }: Pick<ItemNaHora, 'item' | 'agora'>): Promise<void> {
  const fatura = await faturaDoItem(trx, item.id);
  await cancelarPrazos(trx, { tipos: PRAZOS_DA_COBRANCA, alvoId: fatura.id });
  const previsao = await travarPrevisao(trx, fatura);
  if (previsao !== undefined && previsaoAberta(previsao)) await cancelarPrevisao(trx, { previsao, agora });
}

/** Seats, each with its part of what the item charged: the deposit as far as it was not used. */
async function devolverVagas(trx: Trx, deps: Deps, p: UnidadesQueVoltam): Promise<ItemADevolver> {
  const { item, desde, quantidade, agora } = p;
  const { fatura, assinatura } = await daVaga(trx, item);
  const { plano, taxa, caucao: paga } = fatura.valores;
  function doLugar(valor: Centavos): Centavos {
    return somar(...ratear(valor, item.quantidade).slice(desde, desde + quantidade));
  }
  const caucao = menor(doLugar(paga), assinatura.caucao);
  const nota = { fatura, parte: doLugar(plano), taxa: doLugar(taxa), caucao };
  const saida = diaDe(agora);
  const volta = await devolverVaga(trx, deps, { assinatura, nota, plataformaCobre: false, saida, agora });
  async function guardada(doItem: Trx): Promise<void> {
    await doItem
      .updateTable('assinaturas')
      .set({ caucao: sql`caucao - ${caucao}` })
      .where('id', '=', assinatura.id)
      .execute();
  }
  return comFim(volta, guardada);
}

/** A return after which something else is done too. */
export function comFim(volta: ItemADevolver, fim: (trx: Trx) => Promise<void>): ItemADevolver {
  return {
    ...volta,
    retirar: (saldo) => {
      const { partidas, concluir } = volta.retirar(saldo);
      return {
        partidas,
        concluir: async (trx, notaId, desconto) => {
          await concluir(trx, notaId, desconto);
          await fim(trx);
        },
      };
    },
  };
}

/** The payment of a seat's item. `mudar` names further columns of its membership. */
export function pagarVaga(
  vaga: Awaited<ReturnType<typeof daVaga>>,
  deps: Deps,
  { nome, agora, mudar = {} }: Pick<ItemAPagar, 'nome' | 'agora'> & { readonly mudar?: DaAssinatura },
): PagamentoDoItem {
  const { fatura, assinatura } = vaga;
  const { plano: parte, taxa, caucao } = fatura.valores;
  const { administradorId: administrador } = assinatura.grupo;
  const motivo = MOTIVO_DO_TIPO[fatura.tipo];
  const paga = { ...vaga, agora };
  const lancamento = esperaNaFila(vaga)
    ? lancamentoDaEspera(vaga)
    : lancamentoDaVaga({ motivo, membro: fatura.usuarioId, administrador, parte, taxa, caucao });
  return {
    travas: { grupos: [], assinaturas: [assinatura.id] },
    lancamento,
    partes: aConcluir(paga, { nome, mudar }),
    depois: fatura.tipo === 'mensalidade' ? async (trx) => await depoisDePaga(trx, deps, paga) : undefined,
  };
}

/**
 * The parts that the three kinds of a seat have in common. The kind that enters a group adds the seats that it holds.
 */
export const moduloDaVaga: ModuloDeItem<Deps> = {
  travas: async (db, { id }) => ({ grupos: [], assinaturas: [(await faturaDoItem(db, id)).assinaturaId] }),
  // A month and a deposit hold nothing: they wait for their payment until the dunning ends them.
  estender: async () => undefined,
  pagar: async (db, deps, p) => pagarVaga(await daVaga(db, p.item), deps, p),
  soltar: async (trx, _deps, p) => await soltarVaga(trx, p),
  retomar: async () => ({ motivo: 'faturaNaoPagavel' }),
  devolver: devolverVagas,
  descrever: async (db, itens) => {
    const vagas = await vagasDosItens(
      db,
      itens.map(({ id }) => id),
    );
    return new Map(
      vagas.map(({ fatura, nome, servico, icone, cor }) => [
        fatura.itemId,
        {
          nome,
          servico,
          icone,
          cor,
          ciclo: fatura.ciclo,
          linhas: linhasDaVaga(fatura.valores, fatura.tipo),
          pagoPelaCaucao: fatura.pagaPelaCaucao,
          finalidade: FINALIDADE_PAGAMENTO.fatura.id,
          idGrupo: fatura.grupoId,
          idAssinatura: fatura.assinaturaId,
          grupo: nome,
          destino: `/checkout/pagamento/fatura/sucesso?idFatura=${fatura.id}`,
        },
      ]),
    );
  },
  recibo: async (db, item) => await reciboDaVaga(db, await faturaDoItem(db, item.id)),
  // A month or a deposit whose invoice ended is charged by another one, or by none.
  refazer: async () => recusar('faturaNaoPagavel'),
};
