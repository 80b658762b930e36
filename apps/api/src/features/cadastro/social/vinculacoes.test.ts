import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoaSocial } from '../../../test/conta-social.ts';
import { cadastrarPeloProvedor, irAoProvedor } from '../../../test/login-social.ts';
import { bloquearPeloAviso, confirmarPorPin } from '../../../test/seguranca.ts';
import { cadastrar } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

const NENHUMA = [
  { socialAuth: 3, nome: 'Google', vinculada: false, email: null, vinculadaEm: null },
  { socialAuth: 2, nome: 'Facebook', vinculada: false, email: null, vinculadaEm: null },
];

type ComSessao = Credencial & { readonly email: string };
async function confirmada(como: ComSessao) {
  return await confirmarPorPin(mundo, como, 'contasSociais');
}
async function desvincular(como: ComSessao, socialAuth: number) {
  return await mundo.chamar('deleteVinculacao', { socialAuth }, { como, cabecalhos: await confirmada(como) });
}
async function vincularNova(como: ComSessao, provedor: 'google' | 'facebook', email?: string) {
  const pessoa = await criarPessoaSocial(mundo.sandbox, provedor, email === undefined ? {} : { email });
  const volta = await irAoProvedor(mundo, provedor, pessoa);
  return {
    pessoa,
    volta,
    resposta: await mundo.chamar('createVinculacao', volta, { como, cabecalhos: await confirmada(como) }),
  };
}

describe('Linked accounts (spec A§2 /perfil/seguranca, A§4 Registration)', () => {
  it('are none at first, and each provider is offered', async () => {
    const eu = await cadastrar(mundo);
    const { corpo } = await mundo.chamar('getVinculacoes', {}, { como: eu });
    expect(corpo).toEqual({ itens: NENHUMA, podeDesvincular: true });
  });

  it.each(['getVinculacoes', 'createVinculacao', 'deleteVinculacao'] as const)('%s needs a session', async (nome) => {
    const corpo = { socialAuth: 3, socialToken: 'y'.repeat(43) };
    expect((await mundo.chamar(nome, corpo)).status).toBe(401);
  });

  it('can be linked by a logged-in person, even with another e-mail there, and the account is told', async () => {
    const eu = await cadastrar(mundo);
    const { resposta } = await vincularNova(eu, 'google', 'outro.endereco@exemplo.com.br');
    expect(resposta.corpo.itens[0]).toEqual({
      socialAuth: 3,
      nome: 'Google',
      vinculada: true,
      email: 'o•••@exemplo.com.br',
      vinculadaEm: expect.any(String),
    });
    expect((await mensagensPara(mundo, eu.email))[0]?.assunto).toContain('Google agora abre a sua conta');
  });

  it('are told of, linked and unlinked, by e-mails that block the account without a login', async () => {
    const [ligou, desligou] = [await cadastrar(mundo), await cadastrar(mundo)];
    await vincularNova(ligou, 'google');
    expect(await bloquearPeloAviso(mundo, ligou.email, 'Google agora abre a sua conta')).toBe(true);
    await vincularNova(desligou, 'google');
    await desvincular(desligou, 3);
    expect(await bloquearPeloAviso(mundo, desligou.email, 'Google não abre mais')).toBe(true);
  });

  it('open one account only', async () => {
    const [eu, outra] = [await cadastrar(mundo), await cadastrar(mundo)];
    const { pessoa } = await vincularNova(eu, 'facebook');
    const volta = await irAoProvedor(mundo, 'facebook', pessoa);
    const { status, erro } = await mundo.chamar('createVinculacao', volta, {
      como: outra,
      cabecalhos: await confirmada(outra),
    });
    expect({ status, chave: erro.dados.chave }).toEqual({ status: 400, chave: 'socialJaVinculada' });
    expect((await mundo.chamar('getVinculacoes', {}, { como: outra })).corpo.itens).toEqual(NENHUMA);
  });

  it('change only with a confirmation, and a refusal uses nothing up', async () => {
    const eu = await cadastrar(mundo);
    const pessoa = await criarPessoaSocial(mundo.sandbox, 'google', {});
    const volta = await irAoProvedor(mundo, 'google', pessoa);
    const sem = await mundo.chamar('createVinculacao', volta, { como: eu });
    expect([sem.status, sem.erro.dados]).toEqual([400, { chave: 'confirmacaoNecessaria', acao: 'contasSociais' }]);
    expect((await mundo.chamar('getVinculacoes', {}, { como: eu })).corpo.itens).toEqual(NENHUMA);
    const outroAto = await confirmarPorPin(mundo, eu, 'segundoFator');
    const errada = await mundo.chamar('createVinculacao', volta, { como: eu, cabecalhos: outroAto });
    expect(errada.erro.dados.chave).toBe('confirmacaoNecessaria');
    const com = await mundo.chamar('createVinculacao', volta, { como: eu, cabecalhos: await confirmada(eu) });
    expect(com.corpo.itens[0]).toMatchObject({ socialAuth: 3, vinculada: true });
    const desfazer = await mundo.chamar('deleteVinculacao', { socialAuth: 3 }, { como: eu });
    expect(desfazer.erro.dados).toEqual({ chave: 'confirmacaoNecessaria', acao: 'contasSociais' });
    expect((await mundo.chamar('getVinculacoes', {}, { como: eu })).corpo.itens[0]).toMatchObject({ vinculada: true });
  });

  it('are one of each provider', async () => {
    const eu = await cadastrar(mundo);
    await vincularNova(eu, 'google');
    expect((await vincularNova(eu, 'google')).resposta.status).toBe(409);
  });

  it('are linked once with one way to the provider', async () => {
    const eu = await cadastrar(mundo);
    const { volta } = await vincularNova(eu, 'google');
    const { erro } = await mundo.chamar('createVinculacao', volta, { como: eu, cabecalhos: await confirmada(eu) });
    expect(erro.dados.chave).toBe('socialInvalido');
  });

  it('go when there is a password, and the provider no longer opens the account', async () => {
    const eu = await cadastrar(mundo);
    const { pessoa } = await vincularNova(eu, 'google');
    const { status, corpo } = await desvincular(eu, 3);
    expect({ status, itens: corpo.itens }).toEqual({ status: 200, itens: NENHUMA });
    const info = await mundo.chamar('infoAutenticacaoExterna', await irAoProvedor(mundo, 'google', pessoa));
    expect(info.corpo.contaSocialVinculada).toBe(false);
    const repetida = await mundo.chamar('deleteVinculacao', { socialAuth: 3 }, { como: eu });
    expect(repetida.corpo.itens).toEqual(NENHUMA);
  });

  it('stay when one of them is the last way of entering', async () => {
    const eu = await cadastrarPeloProvedor(mundo, 'google');
    const { corpo } = await mundo.chamar('getVinculacoes', {}, { como: eu });
    expect(corpo.podeDesvincular).toBe(false);
    const { status, erro } = await mundo.chamar('deleteVinculacao', { socialAuth: 3 }, { como: eu });
    expect({ status, chave: erro.dados.chave }).toEqual({ status: 400, chave: 'ultimaFormaDeEntrar' });
  });

  it('keep one even when both are unlinked at once', async () => {
    const eu = await cadastrarPeloProvedor(mundo, 'google');
    await vincularNova(eu, 'facebook');
    const provas = [await confirmada(eu), await confirmada(eu)];
    const respostas = await Promise.all(
      [2, 3].map((socialAuth, i) =>
        mundo.chamar('deleteVinculacao', { socialAuth }, { como: eu, cabecalhos: provas[i] ?? {} }),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('are in the audit trail', async () => {
    const eu = await cadastrar(mundo);
    await vincularNova(eu, 'facebook');
    await desvincular(eu, 2);
    const { corpo } = await mundo.chamar('getUsuario', {}, { como: eu });
    const linhas = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select('acao')
      .where('usuario_id', '=', corpo.id)
      .where('acao', 'like', 'cadastro.contaSocial%')
      .orderBy('id')
      .execute();
    expect(linhas.map(({ acao }) => acao)).toEqual([
      'cadastro.contaSocialVinculada',
      'cadastro.contaSocialDesvinculada',
    ]);
  });
});
