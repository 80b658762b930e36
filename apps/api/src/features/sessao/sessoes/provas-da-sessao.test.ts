import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { codigoDoAplicativo, ligarAplicativo } from '../../../test/seguranca.ts';
import { criarPessoaComSenha, entrar, outraSessao, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
let maximo: number;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' } });
  maximo = (await mundo.aplicacao.deps.regras()).sessao.provasErradasPorSessao;
});
afterAll(async () => await mundo.encerrar());

const NOVA = 'Janela#Verde81';
let rede = 0;
/** Every guess from a network of its own: no delay is left to stop it. */
function deOutraRede() {
  rede += 1;
  return { 'x-forwarded-for': `12.${Math.floor(rede / 250)}.${rede % 250}.9` };
}
async function senha(como: Pessoa, senhaAtual = 'Errada#123') {
  return await mundo.chamar('updateSenha', { senhaAtual, senha: NOVA }, { como, cabecalhos: deOutraRede() });
}
async function codigo(como: Pessoa, digitos: string) {
  return await mundo.chamar(
    'confirmar',
    { acao: 'retirada', meio: 'aplicativo', codigo: digitos },
    { como, cabecalhos: deOutraRede() },
  );
}
async function repetir(
  vezes: number,
  fazer: () => Promise<{ readonly erro: { readonly dados: { readonly chave: string } } }>,
) {
  const chaves: string[] = [];
  for (let n = 0; n < vezes; n += 1) chaves.push((await fazer()).erro.dados.chave);
  return chaves;
}
async function aberta(como: Pessoa): Promise<boolean> {
  return (await mundo.chamar('getUsuario', {}, { como })).status === 200;
}

describe('Wrong proofs in an open session (ASVS 6.3.1, 7.5.1; CONFIABILIDADE "Limits on guessing")', () => {
  it('end it when there were so many passwords, and leave the other sessions of the account alone', async () => {
    const como = await criarPessoaComSenha(mundo);
    const doDono = await outraSessao(mundo, como);
    const erradas = Array.from({ length: maximo - 1 }, () => 'senhaAtualNaoConfere');
    expect(await repetir(maximo, () => senha(como))).toEqual([...erradas, 'sessaoEncerradaPorErros']);
    expect((await senha(como, SENHA)).status).toBe(401);
    expect([await aberta(como), await aberta(doDono)]).toEqual([false, true]);
    const { token, refreshToken } = como;
    expect((await mundo.chamar('refreshToken', { token, refreshToken })).status).toBe(401);
    const { itens } = (await mundo.chamar('getAcessos', {}, { como: doDono })).corpo;
    expect(itens.map(({ oQue }) => oQue)).toContain('revogada');
  });

  it('end it when there were so many codes of the app, passwords among them', async () => {
    const como = await criarPessoaComSenha(mundo);
    await ligarAplicativo(mundo, como);
    await repetir(maximo - 1, () => codigo(como, '000000'));
    expect((await senha(como)).erro.dados.chave).toBe('sessaoEncerradaPorErros');
    expect(await aberta(como)).toBe(false);
  });

  it('the count starts again after a right one', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { segredo } = await ligarAplicativo(mundo, como);
    await repetir(maximo - 1, () => senha(como));
    expect((await codigo(como, codigoDoAplicativo(segredo))).status).toBe(200);
    await repetir(maximo - 1, () => senha(como));
    expect((await senha(como, SENHA)).status).toBe(204);
    expect(await aberta(como)).toBe(true);
  });

  it('do not outrun the count in a burst', async () => {
    const como = await criarPessoaComSenha(mundo);
    const chaves = (await Promise.all(Array.from({ length: 4 * maximo }, () => senha(como)))).map(
      ({ erro }) => erro.dados.chave,
    );
    const julgadas = chaves.filter((c) => c === 'senhaAtualNaoConfere' || c === 'sessaoEncerradaPorErros');
    expect(julgadas).toHaveLength(maximo);
    expect(await aberta(como)).toBe(false);
  });

  it('are not those that were not judged: a person who waits for the next try keeps the session', async () => {
    const como = await entrar(mundo, await criarPessoaComSenha(mundo));
    function naMesmaRede() {
      return mundo.chamar('updateSenha', { senhaAtual: 'Errada#123', senha: NOVA }, { como });
    }
    await repetir(6, naMesmaRede);
    expect(new Set(await repetir(2 * maximo, naMesmaRede))).toEqual(new Set(['muitasTentativas']));
    expect((await mundo.chamar('getUsuario', {}, { como })).status).toBe(200);
  });
});
