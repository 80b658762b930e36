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

  it('does not ask anybody about a malformed CEP', async () => {
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
