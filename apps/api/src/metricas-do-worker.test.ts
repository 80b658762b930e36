import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portaLivre } from '../../../scripts/portas.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { criarPessoa } from './test/construtores.ts';
import type { Programa } from './test/processos.ts';
import { abrirPrograma, ate, pronta } from './test/processos.ts';

let mundo: Mundo;
let worker: Programa;
let endereco: string;
beforeAll(async () => {
  mundo = await criarMundo();
  const porta = await portaLivre();
  endereco = `http://127.0.0.1:${porta}`;
  worker = await abrirPrograma(mundo, 'worker', { WORKER_PORT: String(porta) });
  await ate('the worker to listen', () => pronta(porta));
}, 60_000);
afterAll(async () => {
  await worker.parar();
  await mundo.encerrar();
}, 60_000);

async function medidas(): Promise<string> {
  return await (await fetch(`${endereco}/metrics`)).text();
}

describe('The metrics of a worker (CONFIABILIDADE 1.14: jobs; providers)', { timeout: 60_000 }, () => {
  it('tell how long its jobs took and which questions it put to providers, which no other process sees', async () => {
    const como = await criarPessoa(mundo, { validada: false });
    await mundo.chamar('validarTelefoneUnico', { telefone: '11987650003' }, { como });
    const feita = 'rateia_tarefa_segundos_count{tarefa="enviarPin",desfecho="ok"} 1';
    await ate('the job done', async () => (await medidas()).includes(feita));
    expect(await medidas()).toMatch(/^rateia_gateway_segundos_count\{gateway="mensagem",.*desfecho="ok"\} 1$/m);
    expect((await mundo.http.inject('/metrics')).body).not.toContain('rateia_tarefa_segundos_count{');
  });
});
