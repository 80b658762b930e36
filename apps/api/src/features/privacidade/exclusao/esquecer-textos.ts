import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';

/**
 * Takes the person's words, and the staff's words to or about the person, out of the histories; the acts, their authors
 * and their times stay. The histories allow no other deletion, and this one only once the account is marked as deleted
 * (REGRAS 2.17).
 */
export async function esquecerTextos(trx: Trx, usuarioId: number): Promise<void> {
  await sql`
    update auditoria set dados = dados - array['texto', 'mensagem', 'assunto']
    where dados ?| array['texto', 'mensagem', 'assunto'] and alvo in (
      select ${`usuario:${usuarioId}`}
      union all select 'grupo:' || id from grupos where administrador_id = ${usuarioId}
      union all select 'retirada:' || id from retiradas where usuario_id = ${usuarioId}
      union all select 'assinatura:' || id from assinaturas where usuario_id = ${usuarioId})`.execute(trx);
  await sql`
    update transicoes set dados = dados - array['texto', 'mensagem']
    where dados ?| array['texto', 'mensagem'] and (entidade, entidade_id) in (
      select 'grupo', id from grupos where administrador_id = ${usuarioId}
      union all select 'retirada', id from retiradas where usuario_id = ${usuarioId}
      union all select 'assinatura', id from assinaturas where usuario_id = ${usuarioId}
      union all select 'validacaoConta', id from validacoes_conta where usuario_id = ${usuarioId})`.execute(trx);
}
