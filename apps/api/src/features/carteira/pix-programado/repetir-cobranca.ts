import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { pixAutomaticoDe } from '../../pagamentos/index.ts';
import { REPETIR_PROGRAMADO } from '../agenda.ts';
import { aplicarNaCobranca } from './anotar-cobranca.ts';

/** Deadline `programado.repete`: the day before a repeat, it is asked for if nothing has paid the month. */
export async function pedirRepeticao(
  trx: Trx,
  { pagamentoId, dia, agora }: { readonly pagamentoId: number; readonly dia: Dia; readonly agora: Instante },
): Promise<void> {
  const espera = await trx
    .selectFrom('pagamentos')
    .select('id')
    .where('id', '=', pagamentoId)
    .where('estado', 'in', [...PAGAMENTO_ABERTO])
    .executeTakeFirst();
  if (espera === undefined || dia <= diaDe(agora)) return;
  await enfileirar(trx, REPETIR_PROGRAMADO, { pagamentoId, dia }, { chave: `repetirProgramado:${pagamentoId}:${dia}` });
}

/** Job `repetirProgramado`: asks the bank for one further day. A refusal leaves the month to the other rungs. */
export async function repetirCobranca(
  deps: Deps,
  { pagamentoId, dia }: { readonly pagamentoId: number; readonly dia: Dia },
): Promise<void> {
  const { txid } = await deps.db
    .selectFrom('cobrancas_pix')
    .select('txid')
    .where('pagamento_id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  if (dia <= diaDe(deps.relogio.agora())) return;
  const r = await pixAutomaticoDe(deps).repetir({ txid, dia });
  if (r.situacao === 'ok') return await emTransacao(deps.db, (trx) => aplicarNaCobranca(trx, deps, r.valor));
  if (r.situacao === 'desconhecido' || r.situacao === 'indisponivel')
    throw new Error(`repeat of payment ${pagamentoId}: ${r.situacao}`);
  deps.log.warn({ pagamentoId, dia, situacao: r.situacao }, 'repeat of Pix programado refused');
}
