import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_EXCLUSAO } from '@rateia/domain/privacidade/exclusao';
import type { Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import { notificar } from '../../notificacoes/index.ts';
import { CONTA_EXCLUIR } from '../agenda.ts';
import type { AutorDaExclusao } from './mover-exclusao.ts';
import { moverExclusao } from './mover-exclusao.ts';

type MotivoDaParada = 'emailDesfeito' | 'bloqueioDoDono' | 'bloqueioDaEquipe';

/**
 * Ends a pending deletion of an account that turns out to be in doubt: the person who asked may not have been its
 * owner. The request is not only delayed: the owner asks again if it was he (REGRAS 2.17 Deletion). The caller holds
 * the account.
 */
export async function pararExclusao(
  trx: Trx,
  {
    usuarioId,
    motivo,
    autor,
    agora,
    requestId,
  }: {
    readonly usuarioId: number;
    readonly motivo: MotivoDaParada;
    readonly autor: AutorDaExclusao;
    readonly agora: Instante;
    readonly requestId?: string;
  },
): Promise<void> {
  const pedida = await trx
    .selectFrom('exclusoes')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', ID_ESTADO_EXCLUSAO.pedida)
    .forUpdate()
    .executeTakeFirst();
  if (pedida === undefined) return;
  const { id } = pedida;
  await moverExclusao(trx, { id, usuarioId, evento: 'parar', ...autor, agora, mudar: { motivo_parada: motivo } });
  await cancelarPrazos(trx, { tipos: [CONTA_EXCLUIR], alvoId: id });
  await notificar(trx, {
    usuarioId,
    modelo: 'exclusaoParada',
    dados: { motivo },
    fato: id,
    agora,
    ...(requestId === undefined ? {} : { requestId }),
  });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'privacidade.exclusaoParada',
    alvo: `exclusao:${id}`,
    dados: { motivo },
    em: agora,
  });
}
