import { ID_SOCIAL_AUTH } from '@rateia/domain/cadastro/social';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { criarChave } from '../../../test/recusas/entradas.ts';
import { tokenDoLink } from '../../../test/seguranca.ts';
import { cadastrar, cadastroDe, criarPessoaComSenha, SENHA } from '../../../test/sessoes.ts';
import { segredoPara, trocarEmail } from '../../../test/troca-de-email.ts';
import { CONTEXTO_DO_EMAIL, resumoDoSegredo } from './trocas-repository.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function linhaDe(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
async function desfazer(email: string) {
  return await mundo.chamar('desfazerEmail', { segredo: await segredoPara(mundo, email) });
}
const NOVA = 'Janela#Verde81';
const CONFIANCA = 'aparelho-de-quem-tomou-a-conta';
/** A login on another device, which waits for its code. */
async function entrarDeOutro(email: string): Promise<string> {
  const { status, erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: CONFIANCA });
  expect(status).toBe(412);
  return String(erro.dados['hash']);
}
async function pedirSenha(email: string): Promise<string> {
  await mundo.chamar('esqueciSenha', { email });
  return await tokenDoLink(mundo, email, '/recuperar-senha/');
}
async function vincularGoogle(usuarioId: number, marca: string) {
  await mundo.aplicacao.deps.db
    .insertInto('contas_sociais')
    .values({
      usuario_id: usuarioId,
      social_auth: ID_SOCIAL_AUTH.google,
      sub_indice: Buffer.from(`${marca}-${usuarioId}`),
      vinculada_em: mundo.agora(),
      usada_em: mundo.agora(),
    })
    .execute();
}

describe('taking a change of e-mail back (spec A§2 /perfil/aviso/alterar-email)', () => {
  it('gives the account back to the old address once, and shuts every way in that was known', async () => {
    const como = await criarPessoaComSenha(mundo);
    const email = await trocarEmail(mundo, como);
    const segredo = await segredoPara(mundo, como.email);
    expect((await mundo.chamar('desfazerEmail', { segredo })).status).toBe(204);
    expect((await linhaDe(como.id)).email).toBe(como.email);
    expect((await mundo.chamar('getUsuario', {}, { como })).status).toBe(401);
    const naoEntra = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: como.hashDispositivo });
    expect(naoEntra.erro.dados.chave).toBe('credenciaisInvalidas');
    const comOAntigo = await mundo.chamar('token', {
      email: como.email,
      senha: SENHA,
      hashDispositivo: como.hashDispositivo,
    });
    expect(comOAntigo.status).not.toBe(200);
    expect((await mundo.chamar('desfazerEmail', { segredo })).erro.dados.chave).toBe('linkVencido');
  });

  it('cannot itself be taken back by a person who changed the address twice', async () => {
    const como = await criarPessoaComSenha(mundo);
    const doLadrao = await trocarEmail(mundo, como);
    const outra = await trocarEmail(mundo, { ...como, email: doLadrao });
    const [doDono, segundo] = [await segredoPara(mundo, como.email), await segredoPara(mundo, doLadrao)];
    expect((await mundo.chamar('desfazerEmail', { segredo: doDono })).status).toBe(204);
    expect((await mundo.chamar('desfazerEmail', { segredo: segundo })).erro.dados.chave).toBe('linkVencido');
    expect((await linhaDe(como.id)).email).toBe(como.email);
    expect([doLadrao, outra]).not.toContain((await linhaDe(como.id)).email);
  });

  it('ends at the address of the owner also when both links are pressed at once', async () => {
    const como = await criarPessoaComSenha(mundo);
    const doLadrao = await trocarEmail(mundo, como);
    await trocarEmail(mundo, { ...como, email: doLadrao });
    const segredos = [await segredoPara(mundo, como.email), await segredoPara(mundo, doLadrao)];
    const [doDono] = await Promise.all(
      segredos.map(async (segredo) => await mundo.chamar('desfazerEmail', { segredo })),
    );
    expect(doDono?.status).toBe(204);
    expect((await linhaDe(como.id)).email).toBe(como.email);
  });

  it('keeps the link that undoes an earlier change', async () => {
    const como = await criarPessoaComSenha(mundo);
    const segunda = await trocarEmail(mundo, como);
    await mundo.avancar({ minutos: 5 });
    await trocarEmail(mundo, { ...como, email: segunda });
    expect((await mundo.chamar('desfazerEmail', { segredo: await segredoPara(mundo, segunda) })).status).toBe(204);
    expect((await mundo.chamar('desfazerEmail', { segredo: await segredoPara(mundo, como.email) })).status).toBe(204);
    expect((await linhaDe(como.id)).email).toBe(como.email);
  });

  it('is not cut off by a registration of the old address that proved nothing', async () => {
    const como = await criarPessoaComSenha(mundo);
    await trocarEmail(mundo, como);
    const segredo = await segredoPara(mundo, como.email);
    expect((await mundo.chamar('createUsuario', cadastroDe(como.email))).status).toBe(200);
    expect((await mundo.chamar('desfazerEmail', { segredo })).status).toBe(204);
    expect((await linhaDe(como.id)).email).toBe(como.email);
    const { db } = mundo.aplicacao.deps;
    expect(await db.selectFrom('usuarios').select('id').where('email', '=', como.email).execute()).toEqual([
      { id: como.id },
    ]);
  });

  it('is refused when the old address was registered and confirmed by another account', async () => {
    const como = await criarPessoaComSenha(mundo);
    const email = await trocarEmail(mundo, como);
    const segredo = await segredoPara(mundo, como.email);
    await cadastrar(mundo, como.email);
    expect((await mundo.chamar('desfazerEmail', { segredo })).erro.dados.chave).toBe('linkVencido');
    expect((await linhaDe(como.id)).email).toBe(email);
  });

  it('is too late after seven days, and knows no other secret', async () => {
    const como = await criarPessoaComSenha(mundo);
    const email = await trocarEmail(mundo, como);
    const segredo = await segredoPara(mundo, como.email);
    expect((await mundo.chamar('desfazerEmail', { segredo: `${segredo}x` })).erro.dados.chave).toBe('linkVencido');
    await mundo.avancar({ dias: 8 });
    expect((await mundo.chamar('desfazerEmail', { segredo })).erro.dados.chave).toBe('linkVencido');
    expect((await linhaDe(como.id)).email).toBe(email);
  });
});

describe('ways into the account when a change of e-mail is taken back (REGRAS 2.21)', () => {
  it('does not release a device: the code and the link of a pending release are void', async () => {
    const como = await criarPessoaComSenha(mundo);
    const doLadrao = await trocarEmail(mundo, como);
    const hash = await entrarDeOutro(doLadrao);
    const pin = await ultimoPinPara(mundo, doLadrao);
    const link = await tokenDoLink(mundo, doLadrao, '/seguranca/liberacao/');
    expect((await desfazer(como.email)).status).toBe(204);
    expect((await mundo.chamar('liberacao', { hash, pin })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('liberarPorLink', { hash: link })).erro.dados.chave).toBe('linkVencido');
    expect((await mundo.chamar('concluirLiberacao', { hash })).erro.dados.chave).toBe('entradaVencida');
  });

  it('is no link to a new password, pressed or not', async () => {
    const como = await criarPessoaComSenha(mundo);
    const doLadrao = await trocarEmail(mundo, como);
    const aberto = (await mundo.chamar('recuperarSenha', { hash: await pedirSenha(doLadrao) })).corpo.hash;
    const hash = await pedirSenha(doLadrao);
    expect((await desfazer(como.email)).status).toBe(204);
    expect((await mundo.chamar('recuperarSenha', { hash })).erro.dados.chave).toBe('linkVencido');
    expect((await mundo.chamar('redefinirSenha', { hash: aberto, senha: NOVA })).erro.dados.chave).toBe('linkVencido');
  });

  it('removes passkeys, authenticators, recovery codes and social accounts that were added after the change, and tells the owner', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { db } = mundo.aplicacao.deps;
    const doLadrao = await trocarEmail(mundo, como);
    const ladrao = { ...como, email: doLadrao };
    const { chave } = await criarChave(mundo, ladrao);
    await db
      .insertInto('autenticadores')
      .values({
        usuario_id: como.id,
        segredo_cifrado: Buffer.from('selado'),
        criado_em: mundo.agora(),
        confirmado_em: mundo.agora(),
      })
      .execute();
    await vincularGoogle(como.id, 'depois');
    expect((await desfazer(como.email)).status).toBe(204);
    const { corpo } = await mundo.chamar('opcoesDoLoginComChave', {});
    const comChave = { pedido: corpo.pedido, resposta: chave.usar(corpo.opcoesDaChave) };
    expect((await mundo.chamar('entrarComChave', comChave)).erro.dados.chave).toBe('chaveNaoConfere');
    const [aviso] = await mensagensPara(mundo, como.email);
    expect(aviso?.assunto).toBe('A troca de e-mail foi desfeita');
    expect(aviso?.texto.replace(/\s+/g, ' ')).toContain(
      'o aplicativo autenticador, uma chave de acesso, os códigos de recuperação e a conta do Google',
    );
    // No way of the other person keeps the owner out.
    const hash = (await mundo.chamar('recuperarSenha', { hash: await pedirSenha(como.email) })).corpo.hash;
    expect((await mundo.chamar('redefinirSenha', { hash, senha: NOVA })).status).toBe(204);
    const entrou = await mundo.chamar('token', { email: como.email, senha: NOVA, hashDispositivo: 'do-dono-da-conta' });
    expect(entrou.erro.dados.chave).toBe('dispositivoNaoLiberado');
    const sociais = db.selectFrom('contas_sociais').select('social_auth').where('usuario_id', '=', como.id);
    expect(await sociais.execute()).toEqual([]);
  });

  it('is every second factor and social account from before the change', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { chave } = await criarChave(mundo, como);
    await vincularGoogle(como.id, 'antes');
    await mundo.avancar({ minutos: 61 });
    // The second factor takes the place of the code by e-mail; the change itself is written as the calls leave it.
    const { db, cifra } = mundo.aplicacao.deps;
    const segredo = 's'.repeat(43);
    await db
      .insertInto('trocas_de_email')
      .values({
        usuario_id: como.id,
        estado: 'feita',
        novo_cifrado: cifra.cifrar('novo@exemplo.com.br', CONTEXTO_DO_EMAIL),
        antigo_cifrado: cifra.cifrar(como.email, CONTEXTO_DO_EMAIL),
        desfazer_hash: resumoDoSegredo(segredo),
        desfazer_ate: '2100-01-01T00:00:00Z',
        pedida_em: mundo.agora(),
        feita_em: mundo.agora(),
      })
      .execute();
    expect((await mundo.chamar('desfazerEmail', { segredo })).status).toBe(204);
    const { corpo } = await mundo.chamar('opcoesDoLoginComChave', {});
    const comChave = { pedido: corpo.pedido, resposta: chave.usar(corpo.opcoesDaChave) };
    expect((await mundo.chamar('entrarComChave', comChave)).status).toBe(200);
    const sociais = db.selectFrom('contas_sociais').select('social_auth').where('usuario_id', '=', como.id);
    expect(await sociais.execute()).toHaveLength(1);
    expect((await mensagensPara(mundo, como.email))[0]?.texto).not.toContain('saiu da conta o que');
  });
});

describe('ways into the account when its e-mail is changed (REGRAS 2.21)', () => {
  it('is no link to a new password and no release at the address that was left', async () => {
    const como = await criarPessoaComSenha(mundo);
    const hash = await pedirSenha(como.email);
    const liberacao = await entrarDeOutro(como.email);
    const pin = await ultimoPinPara(mundo, como.email);
    await trocarEmail(mundo, como);
    expect((await mundo.chamar('recuperarSenha', { hash })).erro.dados.chave).toBe('linkVencido');
    expect((await mundo.chamar('liberacao', { hash: liberacao, pin })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('getUsuario', {}, { como })).status).toBe(200);
  });
});
