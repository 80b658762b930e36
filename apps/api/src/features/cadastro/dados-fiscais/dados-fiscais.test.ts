import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { cpfInventado, criarPessoa } from '../../../test/construtores.ts';
import { cpfDe } from '../index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const ENDERECO = {
  cep: '01001000',
  uf: 'SP',
  cidade: 'São Paulo',
  rua: 'Praça da Sé',
  bairro: 'Sé',
  numero: '1',
  complemento: '',
};
function fiscais(mais: Record<string, unknown> = {}) {
  return { cpf: cpfInventado(), nascimento: '1990-05-20', ...mais };
}
async function linhaDe(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
async function novata() {
  return await criarPessoa(mundo, { validada: false });
}

describe('fiscal data (spec A§2 /cadastro/dados-fiscais)', () => {
  it('keeps CPF, birth date and address encrypted, and shows the CPF masked', async () => {
    const [pessoa, dados] = [await novata(), fiscais({ endereco: ENDERECO })];
    const { status, corpo } = await mundo.chamar('updateDadosFiscais', dados, { como: pessoa });
    expect([status, corpo.dadosFiscais]).toEqual([200, true]);
    const lido = await mundo.chamar('getDadosFiscais', {}, { como: pessoa });
    expect(lido.corpo).toEqual({
      cpf: `***.${dados.cpf.slice(3, 6)}.${dados.cpf.slice(6, 9)}-**`,
      cpfPerdido: false,
      nascimento: '1990-05-20',
      endereco: ENDERECO,
    });
    expect((await mundo.chamar('getEnderecoFiscal', {}, { como: pessoa })).corpo).toEqual(ENDERECO);
    const linha = await linhaDe(pessoa.id);
    for (const coluna of [linha.cpf_cifrado, linha.nascimento_cifrado, linha.endereco_cifrado]) {
      const texto = coluna?.toString('latin1') ?? '';
      expect(texto.length).toBeGreaterThan(30);
      for (const segredo of [dados.cpf, '1990', 'Praça']) expect(texto).not.toContain(segredo);
    }
    expect(await cpfDe(mundo.aplicacao.deps.db, mundo.aplicacao.deps.cifra, pessoa.id)).toBe(dados.cpf);
  });

  it('is empty before', async () => {
    const pessoa = await novata();
    expect((await mundo.chamar('getDadosFiscais', {}, { como: pessoa })).corpo).toEqual({
      cpf: null,
      cpfPerdido: false,
      nascimento: null,
      endereco: null,
    });
    expect((await mundo.chamar('getEnderecoFiscal', {}, { como: pessoa })).corpo).toBeNull();
  });

  it('is for people of 18 or more, on the calendar of the product', async () => {
    const hoje = new Date(Date.parse(mundo.agora()) - 3 * 3_600_000);
    function haDezoito(mais: number) {
      return new Date(Date.UTC(hoje.getUTCFullYear() - 18, hoje.getUTCMonth(), hoje.getUTCDate() + mais))
        .toISOString()
        .slice(0, 10);
    }
    expect(
      (await mundo.chamar('updateDadosFiscais', fiscais({ nascimento: haDezoito(1) }), { como: await novata() })).erro
        .dados.chave,
    ).toBe('menorDeIdade');
    expect(
      (await mundo.chamar('updateDadosFiscais', fiscais({ nascimento: haDezoito(0) }), { como: await novata() }))
        .status,
    ).toBe(200);
  });

  it('lets the address change, but neither CPF nor birth date', async () => {
    const [pessoa, dados] = [await novata(), fiscais()];
    await mundo.chamar('updateDadosFiscais', dados, { como: pessoa });
    expect((await mundo.chamar('updateDadosFiscais', { ...dados, endereco: ENDERECO }, { como: pessoa })).status).toBe(
      200,
    );
    expect((await mundo.chamar('updateDadosFiscais', dados, { como: pessoa })).status).toBe(200);
    expect((await mundo.chamar('getEnderecoFiscal', {}, { como: pessoa })).corpo).toEqual(ENDERECO);
    expect((await mundo.chamar('updateDadosFiscais', fiscais(), { como: pessoa })).status).toBe(409);
    expect(
      (await mundo.chamar('updateDadosFiscais', { ...dados, nascimento: '1991-05-20' }, { como: pessoa })).status,
    ).toBe(409);
  });

  it.each([
    ['a CPF whose digits do not hold', { cpf: '52998224724' }, { cpf: 'O campo CPF precisa ter um CPF válido.' }],
    ['a CPF of one digit', { cpf: '11111111111' }, { cpf: 'O campo CPF precisa ter um CPF válido.' }],
    ['a birth date long ago', { nascimento: '1880-01-01' }, { nascimento: 'Confira a data de nascimento.' }],
    ['a birth date to come', { nascimento: '2999-01-01' }, { nascimento: 'Confira a data de nascimento.' }],
    ['a state that is none', { endereco: { ...ENDERECO, uf: 'XX' } }, { 'endereco.uf': 'Escolha um estado da lista.' }],
  ])('refuses %s', async (_nome, mudanca, campos) => {
    const { status, erro } = await mundo.chamar('updateDadosFiscais', fiscais(mudanca), { como: await novata() });
    expect([status, erro.dados['campos']]).toEqual([422, campos]);
  });
});

describe('GET cep/{cep} (REGRAS 3 Address)', () => {
  it('fills the address in', async () => {
    const { corpo } = await mundo.chamar('getCep', { cep: '01001000' }, { como: await novata() });
    expect(corpo).toEqual({
      cep: '01001000',
      uf: 'SP',
      cidade: 'São Paulo',
      rua: 'Praça da Sé',
      bairro: 'Sé',
      ibge: '3550308',
    });
  });

  it('says when a CEP does not exist', async () => {
    expect((await mundo.chamar('getCep', { cep: '00000001' }, { como: await novata() })).erro.dados.chave).toBe(
      'cepNaoEncontrado',
    );
  });

  it('says when the service is away', async () => {
    function falhas(plano: unknown) {
      return fetch(`${mundo.sandbox.url}/sandbox/falhas`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(plano),
      });
    }
    await falhas({ cep: { modo: 'indisponivel' } });
    try {
      expect((await mundo.chamar('getCep', { cep: '01001000' }, { como: await novata() })).status).toBe(503);
    } finally {
      await falhas({});
    }
  });
});
