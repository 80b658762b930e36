import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../db/banco.ts';
import { enfileirarSemFato } from '../db/fila.ts';
import { agendarPrazo } from '../db/prazos.ts';
import { GRUPO_FIM } from '../features/grupos/agenda.ts';
import { LACRAR_LIVRO } from '../features/livro/agenda.ts';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import type { Pessoa } from '../test/construtores.ts';
import { criarPessoa } from '../test/construtores.ts';

/** However low the limit, public calls are answered so often. */
const LIMITE_DAS_PUBLICAS = 30;

let mundo: Mundo;
let pessoa: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  pessoa = await criarPessoa(mundo, { validada: false });
});
afterAll(() => mundo.encerrar());

/** The value of a series as Prometheus reads it, summed over the labels that are not named; 0 where there is none. */
async function medida(nome: string, rotulos: Readonly<Record<string, string>>): Promise<number> {
  const { body } = await mundo.http.inject('/metrics');
  const procurados = Object.entries(rotulos).map(([k, v]) => `${k}="${v}"`);
  return body
    .split('\n')
    .filter((linha) => linha.startsWith(`${nome}{`) && procurados.every((r) => linha.includes(r)))
    .reduce((soma, linha) => soma + Number(linha.slice(linha.lastIndexOf(' '))), 0);
}
async function chamadas(chamada: string, status: number) {
  return await medida('rateia_chamada_segundos_count', { chamada, status: String(status) });
}

describe('/metrics (CONFIABILIDADE 1.14: rate, errors and duration per call; queue depth; jobs; providers)', () => {
  it('counts each call by name and status, with how long it took', async () => {
    expect(await chamadas('getTermos', 200)).toBe(0);
    await mundo.chamar('getTermos');
    await mundo.chamar('getTermos');
    await mundo.chamar('getUsuario');
    expect(await chamadas('getTermos', 200)).toBe(2);
    expect(await chamadas('getUsuario', 401)).toBe(1);
    expect(await chamadas('getUsuario', 200)).toBe(0);
    const segundos = await medida('rateia_chamada_segundos_sum', { chamada: 'getTermos' });
    expect(segundos).toBeGreaterThan(0);
    expect(await medida('rateia_chamada_segundos_bucket', { chamada: 'getTermos', le: '+Inf' })).toBe(2);
  });

  it('counts a stream when it is open: how long it stays so tells nothing of the call', async () => {
    const fim = new AbortController();
    const { status } = await fetch(`${mundo.http.listeningOrigin}${caminhos.getEventos.path}`, {
      headers: { authorization: `Bearer ${pessoa.token}`, [CABECALHOS.dispositivo]: pessoa.hashDispositivo },
      signal: fim.signal,
    });
    expect(status).toBe(200);
    expect(await chamadas('getEventos', 200)).toBe(1);
    fim.abort();
  });

  it('counts a caller who was turned away before his call was read', async () => {
    const outro = await criarMundo({ ambiente: { LIMITE_POR_MINUTO: '1' } });
    try {
      for (let i = 0; i < LIMITE_DAS_PUBLICAS + 2; i += 1) await outro.chamar('getTermos');
      const { body } = await outro.http.inject('/metrics');
      expect(body).toMatch(/rateia_chamada_segundos_count\{chamada="getTermos",status="429"\} 2\b/);
    } finally {
      await outro.encerrar();
    }
  });

  it('tells how many jobs and deadlines wait, and how many failed', async () => {
    const { db } = mundo.aplicacao.deps;
    async function esperam() {
      return {
        prazos: await medida('rateia_fila', { origem: 'prazo', estado: 'pendente' }),
        falhas: await medida('rateia_fila', { origem: 'prazo', estado: 'falhou' }),
        tarefas: await medida('rateia_fila', { origem: 'fila', estado: 'pendente' }),
      };
    }
    await mundo.assentar();
    const antes = await esperam();
    const agora = mundo.agora();
    const venceEm = instanteDe(milissegundosDe(agora) + 86_400_000);
    for (const alvoId of [1, 2])
      await emTransacao(db, (trx) => agendarPrazo(trx, { tipo: GRUPO_FIM, alvoId, venceEm, agora }));
    await enfileirarSemFato(db, LACRAR_LIVRO, {});
    expect(await esperam()).toEqual({ ...antes, prazos: antes.prazos + 2, tarefas: antes.tarefas + 1 });
    await db.updateTable('prazos').set({ estado: 'falhou' }).where('alvo_id', '=', 2).execute();
    await mundo.assentar();
    expect(await esperam()).toEqual({ ...antes, prazos: antes.prazos + 1, falhas: antes.falhas + 1 });
  });

  it('counts jobs by outcome', async () => {
    const { db } = mundo.aplicacao.deps;
    async function lacres(desfecho: string) {
      return await medida('rateia_tarefa_segundos_count', { tarefa: 'lacrarLivro', desfecho });
    }
    const [feitas, falhas] = [await lacres('ok'), await lacres('falhou')];
    await enfileirarSemFato(db, LACRAR_LIVRO, {});
    await mundo.assentar();
    expect([await lacres('ok'), await lacres('falhou')]).toEqual([feitas + 1, falhas]);
  });

  it('counts the attempts at providers, and tells of a circuit that is open', async () => {
    async function cep(desfecho: string) {
      return await medida('rateia_gateway_segundos_count', { gateway: 'cep', operacao: 'consultar', desfecho });
    }
    async function perguntar() {
      return (await mundo.chamar('getCep', { cep: '01001000' }, { como: pessoa })).status;
    }
    expect(await perguntar()).toBe(200);
    expect([await cep('ok'), await cep('servidor')]).toEqual([1, 0]);
    expect(await medida('rateia_disjuntor_aberto', { gateway: 'cep' })).toBe(0);

    await fetch(`${mundo.sandbox.url}/sandbox/falhas`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cep: { modo: 'erro500' } }),
    });
    // Two attempts a question: the eighth failure opens the circuit, and the provider is not asked again.
    for (let i = 0; i < 5; i += 1) expect(await perguntar()).toBe(503);
    expect([await cep('ok'), await cep('servidor'), await cep('disjuntor')]).toEqual([1, 8, 1]);
    expect(await medida('rateia_disjuntor_aberto', { gateway: 'cep' })).toBe(1);
  });
});
