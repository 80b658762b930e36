import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarViaCep } from './viacep.ts';

let mundo: Mundo;

beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function abrirCep(politica = {}) {
  const teste = ambienteDeTeste(politica);
  return { ...teste, cep: criarViaCep({ urlBase: `${mundo.url}/viacep` }, teste.dependencias) };
}

describe('Address by CEP (REGRAS part 3, Address: never block checkout on it)', () => {
  it('fills the address in', async () => {
    expect(await abrirCep().cep.consultar('01001-000')).toEqual({
      situacao: 'achado',
      endereco: {
        cep: '01001000',
        rua: 'Praça da Sé',
        bairro: 'Sé',
        cidade: 'São Paulo',
        uf: 'SP',
        ibge: '3550308',
        ddd: '11',
      },
    });
  });

  it('leaves the street empty for the one CEP of a small town', async () => {
    expect(await abrirCep().cep.consultar('18150000')).toMatchObject({
      situacao: 'achado',
      endereco: { rua: '', cidade: 'Ibiúna' },
    });
  });

  it('knows an unknown CEP from one that is none', async () => {
    const { cep } = abrirCep();
    expect(await cep.consultar('99999999')).toEqual({ situacao: 'inexistente' });
    expect(await cep.consultar('123')).toEqual({ situacao: 'formatoInvalido' });
  });

  it('makes no request for a malformed CEP', async () => {
    await abrirCep().cep.consultar('0100100');
    expect(mundo.trocas).toEqual([]);
  });

  it.each(['timeout', 'erro500', 'indisponivel'])('lets the person type it under %s', async (modo) => {
    const { cep } = abrirCep({ tempoLimiteMs: 200 });
    await mundo.falhar({ cep: { modo } });
    expect(await cep.consultar('01001000')).toEqual({ situacao: 'indisponivel' });
  });

  it('gets over one failure', async () => {
    const { cep } = abrirCep();
    await mundo.falhar({ cep: { modo: 'erro500', proximas: 1 } });
    expect(await cep.consultar('01001000')).toMatchObject({ situacao: 'achado' });
  });
});

/** A service that gives one answer to every request. */
async function abrirRespondedor(status: number, tipo: string, corpo: string) {
  const pedidos: string[] = [];
  const servidor = createServer((pedido, resposta) => {
    pedidos.push(`${pedido.method} ${pedido.url}`);
    resposta.writeHead(status, { 'content-type': tipo }).end(corpo);
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const onde = servidor.address();
  const porta = typeof onde === 'object' && onde !== null ? onde.port : 0;
  const cep = criarViaCep({ urlBase: `http://127.0.0.1:${porta}` }, ambienteDeTeste().dependencias);
  async function fechar() {
    servidor.closeAllConnections();
    await new Promise((fechado) => servidor.close(fechado));
  }
  return { pedidos, cep, fechar };
}

describe('Answers that ViaCEP has been seen to give', () => {
  const JSON_UTF8 = 'application/json; charset=utf-8';
  const CAMPOS = { cep: '01001-000', logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };

  it.each([
    ['the flag of an unknown CEP', 200, JSON_UTF8, '{"erro": true}', 'inexistente'],
    ['the same flag as a word', 200, JSON_UTF8, '{"erro": "true"}', 'inexistente'],
    ['a page for a bad format', 400, 'text/html', '<h3>Http 400</h3>', 'formatoInvalido'],
    ['too many requests', 429, 'text/html', '', 'indisponivel'],
    ['a door that is closed', 403, 'text/html', 'Forbidden', 'indisponivel'],
    ['a page of somebody in between', 200, 'text/html', '<html></html>', 'indisponivel'],
    ['half an address', 200, JSON_UTF8, '{"cep": "01001-000"}', 'indisponivel'],
    ['nothing', 200, JSON_UTF8, '', 'indisponivel'],
    ['a whole one', 200, JSON_UTF8, JSON.stringify({ ...CAMPOS, ibge: '3550308', ddd: '11', novo: 1 }), 'achado'],
    ['one without an area code', 200, JSON_UTF8, JSON.stringify({ ...CAMPOS, ibge: '3550308' }), 'achado'],
  ])('%s', async (_qual, status, tipo, corpo, situacao) => {
    const { pedidos, cep, fechar } = await abrirRespondedor(status, tipo, corpo);
    expect((await cep.consultar('01001-000')).situacao).toBe(situacao);
    expect(new Set(pedidos)).toEqual(new Set(['GET /ws/01001000/json/']));
    await fechar();
  });

  it('no server answers: the form goes on by hand', async () => {
    const cep = criarViaCep({ urlBase: 'http://127.0.0.1:1' }, ambienteDeTeste().dependencias);
    expect(await cep.consultar('01001000')).toEqual({ situacao: 'indisponivel' });
  });
});
