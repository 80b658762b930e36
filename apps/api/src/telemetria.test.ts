import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enfileirarSemFato } from './db/fila.ts';
import { ASSINATURA_PAGA } from './features/checkout/agenda.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarMembro } from './test/carteira.ts';
import { abrirPrograma, ate } from './test/processos.ts';

/** Requests that a collector received, as text: names stand in its protobuf as they are written. */
const recebidos: { readonly caminho: string; readonly corpo: string }[] = [];
let coletor: Server;
let mundo: Mundo;
let endereco: string;
beforeAll(async () => {
  mundo = await criarMundo();
  coletor = createServer((pedido, resposta) => {
    const partes: Buffer[] = [];
    pedido.on('data', (parte: Buffer) => partes.push(parte));
    pedido.on('end', () => {
      recebidos.push({ caminho: pedido.url ?? '', corpo: Buffer.concat(partes).toString('latin1') });
      resposta.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((pronto) => coletor.listen(0, '127.0.0.1', pronto));
  const onde = coletor.address();
  endereco = `http://127.0.0.1:${typeof onde === 'object' && onde !== null ? onde.port : 0}`;
});
afterAll(async () => {
  coletor.close();
  await mundo.encerrar();
});

function rastros(): string {
  return recebidos
    .filter(({ caminho }) => caminho === '/v1/traces')
    .map(({ corpo }) => corpo)
    .join('\n');
}
function coletar() {
  return { OTEL_EXPORTER_OTLP_ENDPOINT: endereco, OTEL_EXPORTER_OTLP_COMPRESSION: 'none' };
}

describe('OpenTelemetry, when configured (CONFIABILIDADE 1.14)', { timeout: 90_000 }, () => {
  it('tells a collector of each call, with the id of its request, before the API ends', async () => {
    const api = await abrirPrograma(mundo, 'api', coletar());
    const requestId = randomUUID();
    const r = await fetch(`http://127.0.0.1:${api.porta}/api/v1/termo-uso`, {
      headers: { [CABECALHOS.requisicao]: requestId },
    });
    await r.arrayBuffer();
    expect(await api.parar()).toBe(0);
    expect(rastros()).toContain('rateia-api');
    expect(rastros()).toContain(requestId);
    expect(rastros()).toMatch(/chamada get\w+/);
  });

  it('and of the jobs of the worker, under the request that caused them', async () => {
    const { assinaturaId } = await criarMembro(mundo, { inicio: null });
    const worker = await abrirPrograma(mundo, 'worker', coletar());
    const requestId = randomUUID();
    await enfileirarSemFato(mundo.aplicacao.deps.db, ASSINATURA_PAGA, { assinaturaId }, { requestId });
    await ate('the job to be done', async () => {
      const { rows } = await mundo.aplicacao.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'assinaturaPaga'`,
      );
      return rows.length === 0;
    });
    expect(await worker.parar()).toBe(0);
    expect(rastros()).toContain('rateia-worker');
    expect(rastros()).toContain('tarefa assinaturaPaga');
    expect(rastros()).toContain(requestId);
  });

  it('and nothing is sent without the configuration', async () => {
    const antes = recebidos.length;
    const api = await abrirPrograma(mundo, 'api');
    await fetch(`http://127.0.0.1:${api.porta}/api/v1/termo-uso`).then((r) => r.arrayBuffer());
    expect(await api.parar()).toBe(0);
    expect(recebidos).toHaveLength(antes);
  });
});
