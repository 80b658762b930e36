import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outroAparelho, pedirLogin } from '../../../test/aparelhos.ts';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { tokenDoLink } from '../../../test/seguranca.ts';
import { criarPessoaComSenha, entrar, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' } });
});
afterAll(async () => await mundo.encerrar());

async function viva(como: Credencial) {
  return (await mundo.chamar('getUsuario', {}, { como })).status === 200;
}

describe('"Não fui eu" (spec A§7 POST /seguranca/conta/bloquear; ASVS 7.4.2)', () => {
  it('by the link of a request: blocks, ends every session, refuses what waits, and is lifted by a new password', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { email, hashDispositivo } = pessoa;
    const sessao = await entrar(mundo, pessoa);
    const { hash } = await pedirLogin(mundo, email);
    const pin = await ultimoPinPara(mundo, email);
    const link = await tokenDoLink(mundo, email, '/seguranca/liberacao/');
    expect((await mundo.chamar('bloquearConta', { hash: link })).status).toBe(204);
    expect((await mundo.chamar('bloquearConta', { hash: link })).erro.dados.chave).toBe('linkVencido');
    expect(await viva(sessao)).toBe(false);
    expect((await mundo.chamar('liberacao', { hash, pin })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('concluirLiberacao', { hash })).erro.dados.chave).toBe('entradaVencida');
    const entrada = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect([entrada.status, entrada.erro.dados.chave]).toEqual([412, 'senhaExpirada']);

    const recuperar = await tokenDoLink(mundo, email, '/recuperar-senha/');
    const { corpo } = await mundo.chamar('recuperarSenha', { hash: recuperar });
    expect((await mundo.chamar('redefinirSenha', { hash: corpo.hash, senha: 'Janela#Verde81' })).status).toBe(204);
    expect((await mundo.chamar('token', { email, senha: 'Janela#Verde81', hashDispositivo })).status).toBe(200);
  });

  it('by the link of the notice of a new device: that device is out', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const intruso = await outroAparelho(mundo, pessoa);
    expect(await viva(intruso)).toBe(true);
    const hash = await tokenDoLink(mundo, pessoa.email, '/seguranca/bloquear/');
    expect((await mundo.chamar('bloquearConta', { hash })).status).toBe(204);
    expect(await viva(intruso)).toBe(false);
    const { revogado_em } = await mundo.aplicacao.deps.db
      .selectFrom('dispositivos')
      .select('revogado_em')
      .where('usuario_id', '=', pessoa.id)
      .where('nome', '=', 'Tablet da sala')
      .executeTakeFirstOrThrow();
    expect(revogado_em).not.toBeNull();
  });

  it('by asking with an e-mail: one answer for all, and only the link blocks', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    expect((await mundo.chamar('pedirBloqueio', { email: 'ninguem@exemplo.com.br' })).status).toBe(204);
    expect((await mundo.chamar('pedirBloqueio', { email: pessoa.email })).status).toBe(204);
    expect(await mensagensPara(mundo, 'ninguem@exemplo.com.br')).toEqual([]);
    const hash = await tokenDoLink(mundo, pessoa.email, '/seguranca/bloquear/');
    expect(await viva(pessoa)).toBe(true);
    expect((await mundo.chamar('bloquearConta', { hash })).status).toBe(204);
    expect(await viva(pessoa)).toBe(false);
  });

  it('cannot be taken away from a notice by asking for another link', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const intruso = await outroAparelho(mundo, pessoa);
    const doAviso = await tokenDoLink(mundo, pessoa.email, '/seguranca/bloquear/');
    await mundo.chamar('pedirBloqueio', { email: pessoa.email });
    await mundo.assentar();
    expect((await mundo.chamar('bloquearConta', { hash: doAviso })).status).toBe(204);
    expect(await viva(intruso)).toBe(false);
  });

  it('never makes a block of the operation liftable', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { db } = mundo.aplicacao.deps;
    await mundo.chamar('pedirBloqueio', { email: pessoa.email });
    const hash = await tokenDoLink(mundo, pessoa.email, '/seguranca/bloquear/');
    await db.updateTable('usuarios').set({ bloqueado_em: mundo.agora() }).where('id', '=', pessoa.id).execute();
    expect((await mundo.chamar('bloquearConta', { hash })).status).toBe(204);
    const recuperar = await tokenDoLink(mundo, pessoa.email, '/recuperar-senha/');
    const { corpo } = await mundo.chamar('recuperarSenha', { hash: recuperar });
    await mundo.chamar('redefinirSenha', { hash: corpo.hash, senha: 'Janela#Verde81' });
    const { email, hashDispositivo } = pessoa;
    expect((await mundo.chamar('token', { email, senha: 'Janela#Verde81', hashDispositivo })).erro.dados.chave).toBe(
      'contaBloqueada',
    );
  });
});
