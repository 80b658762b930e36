import type { backofficeSeries as contrato } from '@rateia/contracts/backoffice-series';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_ESTADO_ADESAO, MAQUINA_ADESAO } from '@rateia/domain/loterias/adesao';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { SERIE_ABRIR, SERIE_AVISAR } from '../agenda.ts';
import { travarBolao } from '../boloes/bolao.ts';
import { cancelarBolao } from '../boloes/cancelar-bolao.ts';
import { sorteiosQueVem, travarSerie } from '../series/repository.ts';
import { devolverSaldo } from '../series/saldo-da-serie.ts';

/** Ends a series: drafts are cancelled, its members leave it with their balances and are told; pools that were charged go on (REGRAS 2.12). */
export async function encerrarSerie(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.encerrarSerie>,
): Promise<void> {
  const { deps, agora, usuario, ip } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const serie = await travarSerie(trx, id);
    if (serie === undefined || serie.encerradaEm !== null) return recusar('serieNaoEncontrada');
    await trx.updateTable('series').set({ encerrada_em: agora }).where('id', '=', id).execute();
    for (const { bolaoId } of await sorteiosQueVem(trx, { series: [id], agora })) {
      const bolao = await travarBolao(trx, bolaoId);
      if (bolao === undefined) continue;
      await cancelarBolao(trx, deps, { bolao, motivo: 'operacao', quem: 'operador', usuarioId: usuario.id, agora });
      await cancelarPrazos(trx, { tipos: [SERIE_ABRIR, SERIE_AVISAR], alvoId: bolaoId });
    }
    const membros = await trx
      .selectFrom('adesoes')
      .select(['id', 'usuario_id as usuarioId', 'estado'])
      .where('serie_id', '=', id)
      .where('estado', '<>', ID_ESTADO_ADESAO.encerrada)
      .orderBy('id')
      .execute();
    for (const { id: adesaoId, usuarioId, estado } of membros) {
      const passo = { evento: 'sair', quem: 'sistema', agora, mudar: { mudou_em: agora } } as const;
      await devolverSaldo(trx, { adesaoId, agora });
      exigir(await mover(trx, MAQUINA_ADESAO, { id: adesaoId, ...passo }));
      // A paused place may be that of a person who wants to hear nothing of the pools.
      if (estado === ID_ESTADO_ADESAO.ativa)
        await notificar(trx, {
          usuarioId,
          modelo: 'serieEncerrada',
          dados: { serie: serie.nome },
          fato: adesaoId,
          agora,
        });
    }
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'serie.encerrar',
      alvo: `serie:${id}`,
      ip,
      em: agora,
    });
  });
}
