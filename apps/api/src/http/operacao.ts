import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { recusar } from './erros.ts';
import { registrarDocumentacao } from './openapi.ts';
import type { RotaMontada } from './rotas.ts';

/** Health, readiness, metrics and the description of the API. */
export async function registrarOperacao(
  app: FastifyInstance,
  { deps, rotas }: { readonly deps: Deps; readonly rotas: readonly RotaMontada[] },
): Promise<void> {
  registrarSaude(app, deps);
  await registrarDocumentacao(app, rotas);
}

/** The health and metrics that a load balancer and Prometheus ask of any process, the worker included. */
export function registrarSaude(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async (_p, resposta) => resposta.send({ estado: 'ok' }));
  app.get('/readyz', async (_p, resposta) => {
    try {
      await sql`select 1`.execute(deps.db);
      return await resposta.send({ estado: 'pronto' });
    } catch {
      // The reason is in the database's own log; a load balancer only needs to know.
      return await resposta.code(503).header('retry-after', '2').send({ estado: 'banco indisponível' });
    }
  });
  app.get('/metrics', async (pedido, resposta) => {
    if (!podeMedir(pedido, deps.config.tokenDeMetricas)) return recusar('semPermissao');
    await medirFilas(deps);
    await deps.metricas.medir();
    return resposta.type(deps.metricas.registro.contentType).send(await deps.metricas.registro.metrics());
  });
}

/**
 * True with the token where there is one; without one only from this machine, and not through a proxy that stands on
 * it.
 */
function podeMedir({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return headers.authorization === `Bearer ${token}`;
  const encaminhado = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !encaminhado && DESTA_MAQUINA.test(socket.remoteAddress ?? '');
}

const DESTA_MAQUINA = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

async function medirFilas({ db, metricas }: Deps): Promise<void> {
  const { rows } = await sql<{ readonly origem: string; readonly estado: string; readonly n: number }>`
    select 'prazo' as origem, estado, count(*)::int as n from prazos where estado in ('pendente', 'falhou') group by estado
    union all select 'fila', case when attempts >= max_attempts then 'falhou' else 'pendente' end, count(*)::int from graphile_worker.jobs group by 2
    union all select 'despacho', 'pendente', count(*)::int from tarefas_a_despachar
    union all select 'webhook', 'pendente', count(*)::int from webhooks_recebidos where processado_em is null`.execute(
    db,
  );
  metricas.fila.reset();
  for (const r of rows) metricas.fila.set({ origem: r.origem, estado: r.estado }, r.n);
}
