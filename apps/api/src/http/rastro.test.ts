import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificadoDe, criarAutoridade } from '../gateways/test/certificados.ts';
import type { ServidorSmtp } from '../gateways/test/servidor-smtp.ts';
import { abrirServidorSmtp } from '../gateways/test/servidor-smtp.ts';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { ligarFalhas } from '../test/checkout.ts';
import { criarPessoa } from '../test/construtores.ts';
import type { ProvedorDeTeste } from '../test/provedor-de-teste.ts';
import { abrirProvedor } from '../test/provedor-de-teste.ts';

let mundo: Mundo;
let sms: ProvedorDeTeste;
let correio: ServidorSmtp;
const linhas: string[] = [];
beforeAll(async () => {
  sms = await abrirProvedor(() => `${mundo.sandbox.url}/sms`);
  const destino = new Writable({
    write: (pedaco, _codificacao, pronto) => {
      linhas.push(String(pedaco));
      pronto();
    },
  });
  correio = await abrirServidorSmtp({ certificado: certificadoDe(criarAutoridade('Autoridade'), 'Correio') });
  mundo = await criarMundo({
    log: pino({ level: 'debug' }, destino),
    ambiente: { SMS_URL: sms.url, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(correio.porta) },
  });
});
afterAll(async () => {
  await sms.fechar();
  await mundo.encerrar();
  await correio.fechar();
});

describe('A request id (CONFIABILIDADE 1.14: travels to jobs and gateways)', () => {
  it('is answered, goes with the job, and stands in the log line of the provider call', async () => {
    const pessoa = await criarPessoa(mundo, { validada: false });
    const requestId = randomUUID();
    const r = await mundo.chamar(
      'validarTelefoneUnico',
      { telefone: '11987650001' },
      { como: pessoa, cabecalhos: { [CABECALHOS.requisicao]: requestId } },
    );
    expect(r.status).toBe(200);
    expect(r.cabecalhos[CABECALHOS.requisicao]).toBe(requestId);
    const { rows } = await sql<{
      readonly payload: { readonly requestId: string };
    }>`select payload from graphile_worker._private_jobs`.execute(mundo.aplicacao.deps.db);
    expect(rows.map((j) => j.payload.requestId)).toContain(requestId);
    await mundo.assentar();
    const doProvedor = linhas
      .map((l) => JSON.parse(l) as Record<string, unknown>)
      .filter((l) => l['gateway'] === 'mensagem');
    expect(doProvedor.map((l) => l['requestId'])).toEqual([requestId]);
    expect(sms.pedidos.map((p) => p.requestId)).toEqual([requestId]);
  });

  it('is the same at the provider that refuses, in the line of its attempt and in that of the job that failed', async () => {
    const pessoa = await criarPessoa(mundo, { validada: false });
    const requestId = randomUUID();
    linhas.length = 0;
    const antes = sms.pedidos.length;
    await ligarFalhas(mundo, { sms: { modo: 'limite' } });
    await mundo.chamar(
      'validarTelefoneUnico',
      { telefone: '11987650002' },
      { como: pessoa, cabecalhos: { [CABECALHOS.requisicao]: requestId } },
    );
    await mundo.assentar();
    await ligarFalhas(mundo, {});
    const ditas = linhas.map((l) => JSON.parse(l) as Record<string, unknown>);
    const doTrabalho = ditas.filter((l) => l['msg'] === 'job failed');
    expect(doTrabalho.map((l) => [l['tarefa'], l['requestId']])).toEqual([['enviarPin', requestId]]);
    const tentativas = ditas.filter((l) => l['msg'] === 'gateway attempt' && l['gateway'] === 'mensagem');
    const noProvedor = sms.pedidos.slice(antes);
    expect(noProvedor.length).toBeGreaterThan(0);
    expect(tentativas.map((l) => l['requestId'])).toEqual(noProvedor.map(() => requestId));
    expect(new Set(noProvedor.map((p) => p.requestId))).toEqual(new Set([requestId]));
  });

  it('stands in the e-mail that the call sends', async () => {
    const { email } = await criarPessoa(mundo);
    const requestId = randomUUID();
    await mundo.chamar('esqueciSenha', { email }, { cabecalhos: { [CABECALHOS.requisicao]: requestId } });
    await mundo.assentar();
    const enviadas = correio.mensagens.filter((mensagem) => mensagem.includes(email));
    expect(enviadas.map((mensagem) => mensagem.match(/(?<=^x-request-id: ).*$/gim))).toEqual([[requestId]]);
  });

  it('sent in another shape is replaced by one of ours', async () => {
    const r = await mundo.chamar('getTermos', {}, { cabecalhos: { [CABECALHOS.requisicao]: 'x\nforged: 1' } });
    expect(r.cabecalhos[CABECALHOS.requisicao]).toMatch(/^[0-9a-f-]{36}$/);
  });
});
