import type { Canal } from '@rateia/domain/notificacoes/entrega';
import type { Executor, Trx } from '../../../db/banco.ts';
import { despachar } from './despachar.ts';
import { inscricoesDe } from './push-repository.ts';

/** Messages that a provider refused, or did not answer for until the last try (CONFIABILIDADE 1.9). */
function naoEntregues(db: Executor) {
  return db
    .selectFrom('entregas_de_notificacao as e')
    .innerJoin('notificacoes as n', 'n.id', 'e.notificacao_id')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .where('e.estado', '=', 'recusada');
}

export async function listarNaoEntregues(db: Executor, p: { readonly pagina: number; readonly porPagina: number }) {
  return await naoEntregues(db)
    .select([
      'e.id',
      'e.canal',
      'e.motivo',
      'e.decidida_em as desde',
      'n.titulo',
      'n.no_app as podeReenviar',
      'u.id as usuarioId',
      'u.primeiro_nome as nome',
      'u.sobrenome',
    ])
    .orderBy('e.decidida_em', 'desc')
    .orderBy('e.id', 'desc')
    .limit(p.porPagina)
    .offset((p.pagina - 1) * p.porPagina)
    .execute();
}

export async function contarNaoEntregues(db: Executor): Promise<number> {
  const { total } = await naoEntregues(db)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Sends a delivery again. A message that stands in no list keeps none of its words, so nothing is left to send. */
export async function reenviarEntrega(
  trx: Trx,
  id: number,
): Promise<'feito' | 'semTexto' | 'semAparelho' | 'inexistente'> {
  const entrega = await travar(trx, id);
  if (entrega === undefined) return 'inexistente';
  if (!entrega.noApp) return 'semTexto';
  const { canal, usuarioId } = entrega;
  if (canal === 'push' && (await inscricoesDe(trx, usuarioId)).length === 0) return 'semAparelho';
  await trx
    .updateTable('entregas_de_notificacao')
    .set({ estado: 'enviada', motivo: null })
    .where('id', '=', id)
    .execute();
  await despachar(trx, {
    destinatario: { id: entrega.notificacaoId, usuarioId },
    canal: canal as Canal,
  });
  return 'feito';
}

/** Lets one be; false when it is not in the list. */
export async function abandonarEntrega(trx: Trx, id: number): Promise<boolean> {
  if ((await travar(trx, id)) === undefined) return false;
  await trx.updateTable('entregas_de_notificacao').set({ estado: 'abandonada' }).where('id', '=', id).execute();
  return true;
}

async function travar(trx: Trx, id: number) {
  return await naoEntregues(trx)
    .select(['e.notificacao_id as notificacaoId', 'e.usuario_id as usuarioId', 'e.canal', 'n.no_app as noApp'])
    .where('e.id', '=', id)
    .forUpdate('e')
    .executeTakeFirst();
}
