import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_AUTORIZACAO, MAQUINA_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Recorrencia } from '../../../gateways/pix-automatico/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { AUTORIZACAO_EXPIRA } from '../agenda.ts';
import { notificarProgramado } from '../notificacoes.ts';
import { faturasDaAssinatura, travarAssinatura } from '../repository.ts';
import { encerrarAutorizacao } from './encerrar-autorizacao.ts';
import { instruirFatura } from './instruir-fatura.ts';

/** The bank's word about an authorisation as an event of its machine. */
const EVENTOS = {
  APROVADA: 'aprovar',
  REJEITADA: 'rejeitar',
  EXPIRADA: 'expirar',
  CANCELADA: 'cancelar',
} as const;

/**
 * Takes the bank's word about an authorisation down, once. An approval charges the months that are billed already; an end
 * takes away the automatic method, and never the membership (REGRAS part 3).
 */
export async function anotarAutorizacao(deps: Deps, dita: Recorrencia): Promise<void> {
  await emTransacao(deps.db, async (trx) => await aplicarNaAutorizacao(trx, deps, dita));
}

/** The same in the caller's transaction. */
export async function aplicarNaAutorizacao(trx: Trx, deps: Deps, dita: Recorrencia): Promise<void> {
  const agora = deps.relogio.agora();
  const lida = await trx
    .selectFrom('autorizacoes_pix')
    .select(['id', 'assinatura_id', 'estado'])
    .where('id_rec', '=', dita.idRec)
    .executeTakeFirst();
  if (lida === undefined) return;
  await trx.updateTable('autorizacoes_pix').set({ conferida_em: agora }).where('id', '=', lida.id).execute();
  if (dita.estado === 'CRIADA' || dita.estado === 'DESCONHECIDO' || dita.estado === lida.estado) return;
  await travarAssinatura(trx, lida.assinatura_id);
  const evento = EVENTOS[dita.estado];
  if (evento === 'aprovar') return await aprovar(trx, deps, { ...lida, agora });
  const { porQuem = null, codigo = null } = dita.encerramento ?? {};
  const fim = { autorizacaoId: lida.id, evento, quem: 'provedor', porQuem, motivo: codigo, agora } as const;
  if ((await encerrarAutorizacao(trx, fim)) && lida.estado === ID_ESTADO_AUTORIZACAO.aprovada)
    await notificarProgramado(trx, { autorizacaoId: lida.id, modelo: 'pixProgramadoEncerrado', agora });
}

async function aprovar(
  trx: Trx,
  deps: Deps,
  a: { readonly id: number; readonly assinatura_id: number; readonly agora: Instante },
): Promise<void> {
  const { id, agora } = a;
  const movida = await mover(trx, MAQUINA_AUTORIZACAO, {
    ...{ id, evento: 'aprovar', quem: 'provedor', agora },
    mudar: { copia_e_cola: null, decidida_em: agora },
  });
  if (!movida.ok) return;
  await cancelarPrazos(trx, { tipos: [AUTORIZACAO_EXPIRA], alvoId: id });
  for (const { id: faturaId } of await faturasDaAssinatura(trx, a.assinatura_id, { travar: true }))
    await instruirFatura(trx, deps, { faturaId, agora });
  await notificarProgramado(trx, { autorizacaoId: id, modelo: 'pixProgramadoAtivo', agora });
}
