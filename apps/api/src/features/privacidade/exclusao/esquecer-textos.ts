import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';

/**
 * Takes out of the histories what the person wrote and what the staff wrote to or about her; who did what and when stays.
 * The histories let go of nothing else, and only once the account is marked as deleted (REGRAS 2.17).
 */
export const esquecerTextos = async (trx: Trx, usuarioId: number): Promise<void> => {
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
};
