import { get } from 'node:http';
import { promisify } from 'node:util';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { abrirOutraApi } from '../../../test/multidao.ts';
import { outraSessao } from '../../../test/sessoes.ts';
import { alguemEspera } from '../../../test/travas.ts';
import { notificar } from '../index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => {
  await mundo.encerrar();
});

function endereco({ http }: Mundo = mundo) {
  return `${http.listeningOrigin}${caminhos.getEventos.path}`;
}
function cabecalhos(p: Pessoa) {
  return {
    authorization: `Bearer ${p.token}`,
    [CABECALHOS.dispositivo]: p.hashDispositivo,
  };
}
async function contar(pessoa: Pessoa, fato: number) {
  return await emTransacao(mundo.aplicacao.deps.db, (trx) =>
    notificar(trx, {
      usuarioId: pessoa.id,
      modelo: 'saldoAdicionado',
      dados: { valor: 1, credito: null },
      fato,
      agora: mundo.agora(),
    }),
  );
}

/** Opens the stream; `proximo` waits for the next event. */
async function escutar(pessoa: Pessoa, onde = endereco()) {
  const fim = new AbortController();
  const resposta = await fetch(onde, { headers: cabecalhos(pessoa), signal: fim.signal });
  const leitor = resposta.body?.pipeThrough(new TextDecoderStream()).getReader();
  let resto = '';
  async function proximo(): Promise<unknown> {
    while (!resto.includes('\n\n')) {
      const { done, value } = (await leitor?.read()) ?? { done: true, value: undefined };
      if (done) return 'fim';
      resto += value;
    }
    const [parte = ''] = resto.split('\n\n');
    resto = resto.slice(parte.length + 2);
    return parte.startsWith(':') ? await proximo() : JSON.parse(parte.split('data: ')[1] ?? 'null');
  }
  return { resposta, proximo, fechar: () => fim.abort() };
}
async function conexoes(): Promise<number> {
  return await promisify(mundo.http.server.getConnections.bind(mundo.http.server))();
}

/** Asks for the stream and hangs up while the server still counts. */
async function desligarCedo(pessoa: Pessoa): Promise<void> {
  const antes = await conexoes();
  await mundo.aplicacao.deps.db.transaction().execute(async (trx) => {
    await sql`lock table notificacoes in access exclusive mode`.execute(trx);
    const pedido = get(endereco(), { headers: cabecalhos(pessoa), agent: false });
    pedido.once('error', () => undefined);
    await vi.waitFor(async () => expect(await alguemEspera(mundo)).toBe(true), { timeout: 10_000 });
    pedido.destroy();
    await vi.waitFor(async () => expect(await conexoes()).toBe(antes), { timeout: 10_000 });
  });
}
function naoLidas(todas: number) {
  return { contagens: { todas, importantes: todas, comunicacao: 0 } };
}

describe('The stream of events (spec A§4: a notification arrives while the person looks)', () => {
  it('begins with the counts, and tells of new messages and of those that are read elsewhere', async () => {
    const eu = await criarPessoa(mundo);
    const { resposta, proximo, fechar } = await escutar(eu);
    expect(resposta.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(resposta.headers.get('cache-control')).toBe('no-store');
    expect(await proximo()).toEqual(naoLidas(0));
    await contar(eu, 1);
    expect(await proximo()).toEqual(naoLidas(1));
    await mundo.chamar('lerTodasNotificacoes', {}, { como: eu });
    expect(await proximo()).toEqual(naoLidas(0));
    fechar();
  });

  it('tells at one process what happened at another, and of a notification read there', async () => {
    const outra = await abrirOutraApi(mundo);
    const eu = await criarPessoa(mundo);
    const { proximo, fechar } = await escutar(eu, `http://127.0.0.1:${outra.porta}${caminhos.getEventos.path}`);
    try {
      expect(await proximo()).toEqual(naoLidas(0));
      await contar(eu, 1);
      expect(await proximo()).toEqual(naoLidas(1));
      await mundo.chamar('lerTodasNotificacoes', {}, { como: eu });
      expect(await proximo()).toEqual(naoLidas(0));
    } finally {
      fechar();
      await outra.fechar();
    }
  });

  it("shows nothing of another person's", async () => {
    const [eu, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const { proximo, fechar } = await escutar(eu);
    await proximo();
    await contar(outra, 1);
    await contar(eu, 1);
    expect(await proximo()).toEqual(naoLidas(1));
    fechar();
  });

  it('says nothing of a transaction that was rolled back', async () => {
    const eu = await criarPessoa(mundo);
    const { proximo, fechar } = await escutar(eu);
    await proximo();
    const desfeita = emTransacao(mundo.aplicacao.deps.db, async (trx) => {
      await notificar(trx, {
        usuarioId: eu.id,
        modelo: 'saldoAdicionado',
        dados: { valor: 1, credito: null },
        fato: 1,
        agora: mundo.agora(),
      });
      throw new Error('rolled back');
    });
    await expect(desfeita).rejects.toThrow();
    await contar(eu, 2);
    expect(await proximo()).toEqual(naoLidas(1));
    fechar();
  });

  it('lets the oldest page go when one person has too many open', async () => {
    const eu = await criarPessoa(mundo);
    const todas: Awaited<ReturnType<typeof escutar>>[] = [];
    for (let i = 0; i < 9; i += 1) {
      const uma = await escutar(eu);
      await uma.proximo();
      todas.push(uma);
    }
    expect(await todas[0]?.proximo()).toBe('fim');
    await contar(eu, 1);
    expect(await todas[8]?.proximo()).toEqual(naoLidas(1));
    for (const { fechar } of todas) fechar();
  });

  it('forgets a page that hangs up before the first counts', async () => {
    const eu = await criarPessoa(mundo);
    const fica = await escutar(eu);
    expect(await fica.proximo()).toEqual(naoLidas(0));
    // The person has as many streams as are allowed: if they were kept, the page that stays could not open its own.
    for (let i = 0; i < 8; i += 1) await desligarCedo(eu);
    await contar(eu, 1);
    expect(await fica.proximo()).toEqual(naoLidas(1));
    fica.fechar();
  });

  it('is opened by a live session only, whose token is in the header', async () => {
    const eu = await criarPessoa(mundo);
    const semCabecalho = { headers: { connection: 'close' } };
    expect((await fetch(endereco(), semCabecalho)).status).toBe(401);
    expect((await fetch(`${endereco()}?token=${eu.token}`, semCabecalho)).status).toBe(401);
  });

  it('ends with its session at once, whichever process ended it; other sessions of the person go on', async () => {
    const outra = await abrirOutraApi(mundo);
    const eu = await criarPessoa(mundo);
    const emOutroLugar = await outraSessao(mundo, eu);
    const la = `http://127.0.0.1:${outra.porta}${caminhos.getEventos.path}`;
    const [aqui, acola, fica] = [await escutar(eu), await escutar(eu, la), await escutar(emOutroLugar, la)];
    try {
      for (const { proximo } of [aqui, acola, fica]) expect(await proximo()).toEqual(naoLidas(0));
      // A change that ends no session: the session is read again, and is there.
      mundo.aplicacao.deps.sessoes.esquecer(mundo.aplicacao.tokens.ler(eu.token)?.sid ?? '');
      await contar(eu, 1);
      for (const { proximo } of [aqui, acola, fica]) expect(await proximo()).toEqual(naoLidas(1));
      expect((await mundo.chamar('sair', {}, { como: eu })).status).toBe(204);
      for (const { proximo } of [aqui, acola]) expect(await proximo()).toBe('fim');
      await contar(eu, 2);
      expect(await fica.proximo()).toEqual(naoLidas(2));
    } finally {
      fica.fechar();
      await outra.fechar();
    }
  });

  it('ends when the server stops', async () => {
    const outro = await criarMundo();
    const eu = await criarPessoa(outro);
    const resposta = await fetch(endereco(outro), { headers: cabecalhos(eu) });
    await outro.encerrar();
    expect(await resposta.text()).toContain('event: notificacoes');
  });
});
