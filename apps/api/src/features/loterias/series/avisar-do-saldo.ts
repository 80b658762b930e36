import type { Instante } from '@rateia/domain/datas';
import { multiplicar, somar } from '@rateia/domain/dinheiro';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { Trx } from '../../../db/banco.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { acharBolao } from '../boloes/bolao.ts';
import { precoDaCota } from '../boloes/presenter.ts';
import { acharSorteio, adesoesAtivas, travarDestino } from './repository.ts';

/**
 * Deadline `serie.avisar`, a day before the charge: only a member whose balance does not cover it is told, while he can add
 * to it, or pass over the draw (REGRAS 2.12 Recurring).
 */
export async function avisarDoSaldo(
  trx: Trx,
  { bolaoId, agora }: { readonly bolaoId: number; readonly agora: Instante },
): Promise<void> {
  const sorteio = await acharSorteio(trx, bolaoId);
  const bolao = await acharBolao(trx, bolaoId);
  if (sorteio === undefined || bolao?.estado !== ID_ESTADO_BOLAO.rascunho) return;
  for (const { id: adesaoId, usuarioId, cotas, saldo } of await adesoesAtivas(trx, sorteio.serieId)) {
    if ((await travarDestino(trx, { adesaoId, bolaoId })) !== undefined) continue;
    const valor = multiplicar(precoDaCota(bolao), cotas);
    if (somar(saldo, await saldoDisponivel(trx, usuarioId)) >= valor) continue;
    await notificar(trx, {
      usuarioId,
      modelo: 'serieSemSaldo',
      dados: { serieId: sorteio.serieId, bolao: bolao.nome, valor, cobrarEm: sorteio.cobrarEm },
      fato: `${adesaoId}:${bolaoId}`,
      agora,
    });
  }
}
