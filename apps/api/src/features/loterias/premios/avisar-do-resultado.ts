import { multiplicar } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificar } from '../../notificacoes/index.ts';
import { AVISAR_DO_RESULTADO } from '../agenda.ts';
import { acharBolao } from '../boloes/bolao.ts';
import { acharApuracoes, membrosDoBolao } from './premios-repository.ts';

/** The number of members that one run tells; the next run tells the next ones, so that no transaction is long. */
const POR_LEVA = 200;

/** Job `avisarDoResultado`: every member is told what happened, once for each result (REGRAS 2.12; category 381). */
export async function avisarDoResultado(
  deps: Deps,
  { bolaoId, depoisDe, correcao }: { readonly bolaoId: number; readonly depoisDe: number; readonly correcao: number },
): Promise<void> {
  await emTransacao(deps.db, async (trx) => {
    const bolao = await acharBolao(trx, bolaoId);
    const apuracao = (await acharApuracoes(trx, [bolaoId])).get(bolaoId);
    if (bolao === undefined || apuracao === undefined) return;
    const membros = await membrosDoBolao(trx, { bolaoId, depoisDe, quantos: POR_LEVA });
    for (const { usuarioId, cotas } of membros) {
      await notificar(trx, {
        usuarioId,
        modelo: 'bolaoConferido',
        dados: {
          bolaoId,
          bolao: bolao.nome,
          premio: apuracao.premio,
          suaParte: multiplicar(apuracao.porCota, cotas),
          correcao: correcao > 0 ? 'sim' : null,
        },
        fato: `${bolaoId}:${correcao}`,
        agora: deps.relogio.agora(),
      });
    }
    const ultimo = membros.at(-1);
    if (ultimo !== undefined && membros.length === POR_LEVA)
      await enfileirar(trx, AVISAR_DO_RESULTADO, { bolaoId, depoisDe: ultimo.usuarioId, correcao });
  });
}
