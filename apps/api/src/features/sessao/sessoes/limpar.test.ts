import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enfileirarSemFato } from '../../../db/fila.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoaComSenha, emailNovo, entrar, SENHA } from '../../../test/sessoes.ts';
import { LIMPAR_PRECADASTROS } from '../../cadastro/agenda.ts';
import { LIMPAR_SESSOES } from '../agenda.ts';

let mundo: Mundo;
let adiantado = 0;
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => Date.now() + adiantado });
});
afterAll(async () => await mundo.encerrar());

async function contagens(): Promise<Record<string, number>> {
  const { rows } = await mundo.aplicacao.pool.query<Record<string, number>>(`select
    (select count(*)::int from tentativas) as tentativas, (select count(*)::int from pins) as pins, (select count(*)::int from liberacoes) as liberacoes,
    (select count(*)::int from refresh_tokens) as refresh, (select count(*)::int from precadastros) as precadastros`);
  return rows[0] ?? {};
}
async function limpar(): Promise<void> {
  await enfileirarSemFato(mundo.aplicacao.deps.db, LIMPAR_SESSOES, {});
  await enfileirarSemFato(mundo.aplicacao.deps.db, LIMPAR_PRECADASTROS, {});
  await mundo.assentar();
}

describe('daily cleaning (REGRAS 2.17)', () => {
  it('keeps the rows that limits and sessions still need, and deletes them when their time has passed', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const sessao = await entrar(mundo, pessoa);
    await mundo.chamar('token', { email: pessoa.email, senha: SENHA });
    await mundo.chamar('precadastro', { email: emailNovo() });
    const antes = await contagens();
    expect(antes).toEqual({ tentativas: 3, pins: 1, liberacoes: 1, refresh: 1, precadastros: 1 });
    await limpar();
    expect(await contagens()).toEqual(antes);
    adiantado = 8 * 86_400_000;
    await limpar();
    expect(await contagens()).toEqual({ ...antes, tentativas: 0 });
    expect(
      (await mundo.chamar('refreshToken', sessao, { cabecalhos: { 'x-hash-dispositivo': sessao.hashDispositivo } }))
        .status,
    ).toBe(200);
    adiantado = 38 * 86_400_000;
    await limpar();
    expect(await contagens()).toEqual({ tentativas: 0, pins: 0, liberacoes: 0, refresh: 0, precadastros: 0 });
  });
});
