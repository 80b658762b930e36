import { randomBytes } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Aplicacao } from './app.ts';
import { criarAplicacao } from './app.ts';
import { girarChaves } from './gateways/chaves/chaveiros.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Pessoa } from './test/construtores.ts';
import { criarPessoa } from './test/construtores.ts';

function chave(): string {
  return randomBytes(32).toString('base64');
}
const [K1, K2, INDICE] = [{ id: 'k1', chave: chave() }, { id: 'k2', chave: chave() }, chave()];
function com(...mestras: readonly (typeof K1)[]): string {
  return JSON.stringify({ mestras, indice: INDICE });
}

type Api = { readonly aplicacao: Aplicacao; readonly http: FastifyInstance };

let mundo: Mundo;
const abertas: Api[] = [];
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CHAVES: com(K1) } });
});
afterAll(async () => {
  for (const { aplicacao, http } of abertas) {
    await http.close();
    await aplicacao.fechar();
  }
  await mundo.encerrar();
});

/** An API started anew on the same database with these keys. */
async function comecarCom(json: string): Promise<Api> {
  const config = { ...mundo.config, chaves: { ...mundo.config.chaves, json } };
  const aplicacao = await criarAplicacao(config, { log: pino({ level: 'silent' }) });
  const api = { aplicacao, http: await aplicacao.criarHttp() };
  abertas.push(api);
  return api;
}

async function chamar(
  { http }: Api,
  nome: 'getDadosFiscais' | 'buscarPessoas',
  p: { readonly como: Pick<Pessoa, 'token' | 'hashDispositivo'>; readonly payload?: object },
) {
  const { method, path } = caminhos[nome];
  const headers = { authorization: `Bearer ${p.como.token}`, [CABECALHOS.dispositivo]: p.como.hashDispositivo };
  const r = await http.inject({
    method,
    url: path,
    headers,
    ...(p.payload === undefined ? {} : { payload: p.payload }),
  });
  return { status: r.statusCode, corpo: r.json() };
}

/** The CPF as its owner sees it: a process that cannot read the stored one cannot show its middle. */
function mascarado(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}

describe('An API that starts with a new key before the old one (CONFIABILIDADE 1.11: rotation)', () => {
  it('honours tokens signed under the old key, reads an old CPF and finds it', async () => {
    const pessoa = await criarPessoa(mundo, { nome: 'Valquíria' });
    const operador = await criarPessoa(mundo, { papeis: ['suporte'] });
    const nova = await comecarCom(com(K2, K1));
    expect(await chamar(nova, 'getDadosFiscais', { como: pessoa })).toMatchObject({
      status: 200,
      corpo: { cpf: mascarado(pessoa.cpf) },
    });
    const busca = await chamar(nova, 'buscarPessoas', { como: operador, payload: { busca: pessoa.cpf } });
    expect(busca).toMatchObject({ status: 200, corpo: { itens: [{ id: pessoa.id }] } });
  });

  it('signs and seals under the new one, which an API of only the new key takes and one of the old refuses', async () => {
    const nova = await comecarCom(com(K2, K1));
    const pessoa = await criarPessoa({ ...mundo, aplicacao: nova.aplicacao });
    expect(await chamar(await comecarCom(com(K2)), 'getDadosFiscais', { como: pessoa })).toMatchObject({
      status: 200,
      corpo: { cpf: mascarado(pessoa.cpf) },
    });
    expect((await chamar(await comecarCom(com(K1)), 'getDadosFiscais', { como: pessoa })).status).toBe(401);
  });

  it('no longer honours what only the old key signed once that key is gone', async () => {
    const pessoa = await criarPessoa(mundo);
    expect((await chamar(await comecarCom(com(K2)), 'getDadosFiscais', { como: pessoa })).status).toBe(401);
  });
});

describe('A rotation while the service runs, process after process (ADR 019)', () => {
  it("at each step a process of the set before and one of the set after accept the other's signatures and seals", async () => {
    const { conhecida, primeira } = girarChaves(com(K1));
    const passos = [await comecarCom(com(K1)), await comecarCom(conhecida), await comecarCom(primeira)];
    for (const [i, antes] of passos.slice(0, -1).entries()) {
      const depois = passos[i + 1] ?? antes;
      for (const [quemSela, quemLe] of [
        [antes, depois],
        [depois, antes],
      ] as const) {
        const pessoa = await criarPessoa({ ...mundo, aplicacao: quemSela.aplicacao });
        expect(await chamar(quemLe, 'getDadosFiscais', { como: pessoa })).toMatchObject({
          status: 200,
          corpo: { cpf: mascarado(pessoa.cpf) },
        });
      }
    }
  });
});
