import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { ID_STATUS_FATURA, ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { dataDeRealizacao } from '@rateia/domain/carteira/realizacao';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA, MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { FATURA_EMITIR, PREVISAO_REALIZAR } from '../agenda.ts';
import { ciclosLimpos } from '../recebimentos/ciclos-limpos.ts';
import { travarPrevisao } from '../recebimentos/previsao.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { faturasDaAssinatura, travarAssinatura } from '../repository.ts';

/**
 * Cycle day 1 of a membership: its first invoice gets its month, the administrator's forecast its release date, and
 * the next invoice its day of issue. Does nothing when the cycles already run (REGRAS 2.1, 2.3, 2.8).
 */
export async function iniciarCiclo(
  trx: Trx,
  deps: Deps,
  { assinaturaId, inicio, agora }: { readonly assinaturaId: number; readonly inicio: Dia; readonly agora: Instante },
): Promise<void> {
  const assinatura = await travarAssinatura(trx, assinaturaId);
  if (assinatura.ciclo !== undefined) return;
  const faturas = await faturasDaAssinatura(trx, assinaturaId, { travar: true });
  const primeira = faturas.findLast((f) => f.tipo === 'primeira' && f.status === ID_STATUS_FATURA.pago);
  if (primeira === undefined) throw new Error(`membership ${assinaturaId} begins its cycles unpaid`);
  const ciclo = cicloDeNumero(inicio, 0);
  await trx
    .updateTable('itens_de_vaga')
    .set({ competencia_inicio: ciclo.inicio, competencia_fim: ciclo.fim })
    .where('item_id', '=', primeira.itemId)
    .execute();
  await trx
    .updateTable('assinaturas')
    .set({ ciclo_inicio: ciclo.inicio, ciclo_fim: ciclo.fim })
    .where('id', '=', assinaturaId)
    .execute();
  await agendarRealizacao(trx, deps, { fatura: primeira, inicioDoCiclo: ciclo.inicio, agora });
  await agendarEmissao(trx, deps, { assinaturaId, fimDoCiclo: ciclo.fim, agora });
}

/** A paid month becomes the membership's cycle; a suspended access comes back, and the next invoice is due (REGRAS 2.8). */
export async function renovarCiclo(
  trx: Trx,
  deps: Deps,
  { assinatura, fatura, agora }: { readonly assinatura: Assinatura; readonly fatura: Fatura; readonly agora: Instante },
): Promise<void> {
  if (fatura.ciclo === undefined) return;
  const { inicio, fim } = fatura.ciclo;
  await agendarRealizacao(trx, deps, { fatura, inicioDoCiclo: inicio, agora });
  const { ativa, suspensa } = ID_ESTADO_ASSINATURA;
  if (assinatura.estado !== ativa && assinatura.estado !== suspensa) return;
  await trx
    .updateTable('assinaturas')
    .set({ ciclo_inicio: inicio, ciclo_fim: fim })
    .where('id', '=', assinatura.id)
    .execute();
  if (assinatura.estado === suspensa) {
    exigir(
      await mover(trx, MAQUINA_ASSINATURA, {
        id: assinatura.id,
        de: suspensa,
        evento: 'reativar',
        quem: 'sistema',
        agora,
      }),
    );
  }
  await agendarEmissao(trx, deps, { assinaturaId: assinatura.id, fimDoCiclo: fim, agora });
}

/** The invoice of the cycle after the one that ends on `fimDoCiclo` is issued at its D−7 (REGRAS 2.8). */
export async function agendarEmissao(
  trx: Trx,
  { regras }: Pick<Deps, 'regras'>,
  pedido: {
    readonly assinaturaId: number;
    readonly fimDoCiclo: Dia;
    readonly agora: Instante;
  },
): Promise<void> {
  const dia = somarDias(pedido.fimDoCiclo, 1 + (await regras()).cobranca.emitirEm);
  const { assinaturaId: alvoId, agora } = pedido;
  await agendarPrazo(trx, { tipo: FATURA_EMITIR, alvoId, venceEm: inicioDoDia(dia), agora });
}

/** Dates the forecast of a paid month, by how many clean cycles the administrator has (REGRAS 2.3). */
export async function agendarRealizacao(
  trx: Trx,
  { regras }: Pick<Deps, 'regras'>,
  {
    fatura,
    inicioDoCiclo,
    agora,
  }: { readonly fatura: Pick<Fatura, 'id' | 'grupoId'>; readonly inicioDoCiclo: Dia; readonly agora: Instante },
): Promise<void> {
  const previsao = await travarPrevisao(trx, fatura);
  if (previsao === undefined || previsao.status !== ID_STATUS_PREVISAO.previsto) return;
  const { id, administradorId } = previsao;
  const limpos = await ciclosLimpos(trx, { administradorId, hoje: diaDe(agora) });
  const liberaEm = dataDeRealizacao({ inicioDoCiclo, ciclosLimpos: limpos }, await regras());
  await trx.updateTable('previsoes').set({ libera_em: liberaEm }).where('id', '=', id).execute();
  await agendarPrazo(trx, { tipo: PREVISAO_REALIZAR, alvoId: id, venceEm: inicioDoDia(liberaEm), agora });
}
