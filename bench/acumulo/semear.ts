import { ID_MOTIVO_RECLAMACAO, ID_SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type pg from 'pg';

/** The deadline that runs in a complaint, by its name in `features/reclamacoes/agenda.ts`. */
const RECLAMACAO_VENCE = 'reclamacao.vence';

/**
 * So many open complaints whose administrators did not answer, and so many deadlines that are due: the first one of each
 * complaint takes it to the mediation with two messages, each further one takes its locks and finds that it has moved on.
 */
export async function deixarAcumulo(
  banco: pg.Client,
  { reclamacoes, prazos }: { readonly reclamacoes: number; readonly prazos: number },
): Promise<{ readonly prazos: number }> {
  await banco.query('set session_replication_role = replica');
  const { rowCount } = await banco.query(
    `insert into reclamacoes (usuario_id, administrador_id, grupo_id, assinatura_id, estado, origem, motivo, solucao,
       conta_desde, criada_em, aberta_em, data_limite)
     select a.usuario_id, g.administrador_id, g.id, a.id, $2, 'membro', $3, $4, current_date - 3,
       now() - interval '3 days', now() - interval '3 days', now() - interval '1 day'
     from assinaturas a join grupos g on g.id = a.grupo_id
     where a.estado = 'ativa' and a.usuario_id <> g.administrador_id order by a.id limit $1`,
    [
      reclamacoes,
      ID_ESTADO_RECLAMACAO.registrada,
      ID_MOTIVO_RECLAMACAO.diferenteDaDescricao,
      ID_SOLUCAO.cancelamentoReembolso,
    ],
  );
  if (rowCount !== reclamacoes) throw new Error(`${rowCount} complaints for ${reclamacoes}: generate more groups`);
  await banco.query(
    `insert into prazos (tipo, alvo_id, chave, vence_em, criado_em)
     select $1, r.id, 'bancada:' || r.id || ':' || n, now() - interval '1 hour' + n * interval '1 minute', now()
     from reclamacoes r cross join generate_series(1, $2) n order by n, r.id limit $3`,
    [RECLAMACAO_VENCE, Math.ceil(prazos / reclamacoes), prazos],
  );
  await banco.query('set session_replication_role = origin');
  await banco.query('analyze reclamacoes, prazos');
  return { prazos };
}

/** The part of it that the worker has not done, and the jobs that it caused. */
export async function oQueFalta(banco: pg.Client) {
  const { rows } = await banco.query<{
    readonly prazos: number;
    readonly tarefas: number;
    readonly emMediacao: number;
  }>(
    `select (select count(*)::int from prazos where estado = 'pendente' and vence_em <= now()) as prazos,
       (select count(*)::int from graphile_worker.jobs where run_at <= now()) as tarefas,
       (select count(*)::int from reclamacoes where estado = $1) as "emMediacao"`,
    [ID_ESTADO_RECLAMACAO.mediacao],
  );
  const { prazos = 0, tarefas = 0, emMediacao = 0 } = rows[0] ?? {};
  return { prazos, tarefas, emMediacao, total: prazos + tarefas };
}
