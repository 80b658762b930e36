import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { diasQueFaltam } from '@rateia/domain/loterias/apuracao';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { DINHEIRO } from '../../../http/politicas.ts';
import { notificar } from '../../notificacoes/index.ts';
import { acharBolao } from '../boloes/bolao.ts';
import { travarApuracao } from './premios-repository.ts';

/**
 * Deadline `bolao.resgate`: the prize was not fetched yet. The people of the operation who work with money are told on each
 * of the days of the rule, with what is left of the ninety days (REGRAS 2.12 Deadline).
 */
export async function avisarDoResgate(
  trx: Trx,
  { bolaoId, dias, agora }: { readonly bolaoId: number; readonly dias: number; readonly agora: Instante },
): Promise<void> {
  const bolao = await acharBolao(trx, bolaoId);
  const apuracao = await travarApuracao(trx, bolaoId);
  if (bolao === undefined || apuracao === undefined || apuracao.recebidoEm !== null || apuracao.premio === 0) return;
  const doDinheiro = await trx
    .selectFrom('usuarios')
    .select('id as usuarioId')
    .where(sql<boolean>`papeis && ${[...DINHEIRO]}::text[]`)
    .where('bloqueado_em', 'is', null)
    .orderBy('id')
    .execute();
  for (const { usuarioId } of doDinheiro) {
    await notificar(trx, {
      usuarioId,
      modelo: 'bolaoPremioAReceber',
      dados: {
        bolao: bolao.nome,
        premio: apuracao.premio,
        faltam: diasQueFaltam(dias),
        prescreveEm: apuracao.resgatarAte,
        guardiao: apuracao.guardiao,
      },
      fato: `${bolaoId}:${dias}:${diaDe(agora)}`,
      agora,
    });
  }
}
