import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { confirmarPorPin, tokenDoLink } from '../../../test/seguranca.ts';
import { criarPessoaComSenha, entrar, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const NOVA = 'Janela#Verde81';

describe('PUT seguranca/senha (spec A§2 /perfil/seguranca; ASVS 6.2.3, 7.4.3)', () => {
  it('takes the old one, keeps this session and ends the others; links sent before are void', async () => {
    const como = await criarPessoaComSenha(mundo);
    const outra = await entrar(mundo, como);
    await mundo.chamar('esqueciSenha', { email: como.email });
    const hash = await tokenDoLink(mundo, como.email, '/recuperar-senha/');
    const { status, bruto } = await mundo.chamar('updateSenha', { senhaAtual: SENHA, senha: NOVA }, { como });
    expect([status, bruto]).toEqual([204, '']);
    expect((await mundo.chamar('getUsuario', {}, { como })).status).toBe(200);
    expect((await mundo.chamar('getUsuario', {}, { como: outra })).status).toBe(401);
    expect((await mundo.chamar('recuperarSenha', { hash })).erro.dados.chave).toBe('linkVencido');
    const { email, hashDispositivo } = como;
    expect((await mundo.chamar('token', { email, senha: NOVA, hashDispositivo })).status).toBe(200);
    const { corpo } = await mundo.chamar('getSeguranca', {}, { como });
    expect(corpo).toMatchObject({ temSenha: true, senhaAlteradaEm: expect.any(String) });
  });

  it('refuses a wrong old one and then makes the guesser wait', async () => {
    const como = await criarPessoaComSenha(mundo);
    async function tentar() {
      return await mundo.chamar('updateSenha', { senhaAtual: 'Errada#123', senha: NOVA }, { como });
    }
    for (let n = 0; n < 6; n += 1) expect((await tentar()).erro.dados.chave).toBe('senhaAtualNaoConfere');
    expect((await tentar()).status).toBe(429);
  });

  it('refuses the same one', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { erro } = await mundo.chamar('updateSenha', { senhaAtual: SENHA, senha: SENHA }, { como });
    expect(erro.dados.chave).toBe('senhaRepetida');
  });

  it('asks a person who never had one for confirmation instead', async () => {
    const como = await criarPessoa(mundo);
    expect((await mundo.chamar('updateSenha', { senha: NOVA }, { como })).erro.dados.chave).toBe(
      'confirmacaoNecessaria',
    );
    const cabecalhos = await confirmarPorPin(mundo, como, 'criarSenha');
    expect((await mundo.chamar('updateSenha', { senha: NOVA }, { como, cabecalhos })).status).toBe(204);
  });

  it('takes nothing but its own fields (ASVS 15.3.3)', async () => {
    const como = await criarPessoaComSenha(mundo);
    const corpo = { senhaAtual: SENHA, senha: NOVA, papeis: ['lider'], usuario_id: 1, bloqueado_em: null };
    expect((await mundo.chamar('updateSenha', corpo, { como })).status).toBe(204);
    expect((await mundo.chamar('getUsuario', {}, { como })).corpo.papeis).toEqual([]);
  });
});
