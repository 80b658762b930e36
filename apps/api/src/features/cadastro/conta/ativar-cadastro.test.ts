import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { cadastroDe, emailNovo, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

/** The secret part of the newest link of this kind that reached an inbox. */
async function linkPara(email: string, pagina: 'confirmacao' | 'ativar'): Promise<string> {
  const links = (await mensagensPara(mundo, email)).flatMap((mensagem) => mensagem.links);
  const achado = links
    .map((link) => new URL(link).pathname)
    .find((caminho) => caminho.startsWith(`/cadastro/${pagina}/`));
  if (achado === undefined) throw new Error(`no link of ${pagina} for ${email}`);
  return achado.split('/').at(-1) ?? '';
}
async function registrar(email = emailNovo()): Promise<string> {
  await mundo.chamar('createUsuario', cadastroDe(email));
  return email;
}
async function verificada(email: string): Promise<boolean> {
  return (
    (
      await mundo.aplicacao.deps.db
        .selectFrom('usuarios')
        .select('email_verificado_em')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).email_verificado_em !== null
  );
}

describe('POST usuario/cadastro/pin/ativar/{hash} (spec A§2 /cadastro/confirmacao/{id}, A§7)', () => {
  it('confirms the e-mail, trusts the device and logs in', async () => {
    const email = await registrar();
    const hash = await linkPara(email, 'confirmacao');
    const { status, corpo } = await mundo.chamar('ativarCadastro', { hash, nomeDispositivo: 'Celular' });
    expect(status).toBe(200);
    expect((await mundo.chamar('getUsuario', {}, { como: corpo })).corpo).toMatchObject({
      email,
      emailVerificado: true,
    });
  });

  it('does nothing when the link is only opened', async () => {
    const email = await registrar();
    const hash = await linkPara(email, 'confirmacao');
    const { corpo } = await mundo.chamar('getAtivacao', { hash });
    expect(corpo).toEqual({ primeiroNome: 'Ana', email: expect.stringMatching(/^p•••@exemplo\.com\.br$/) });
    expect(await verificada(email)).toBe(false);
  });

  it('works once', async () => {
    const email = await registrar();
    const hash = await linkPara(email, 'confirmacao');
    await mundo.chamar('ativarCadastro', { hash });
    for (const nome of ['ativarCadastro', 'getAtivacao'] as const)
      expect((await mundo.chamar(nome, { hash })).erro.dados.chave).toBe('linkVencido');
  });

  it('confirms once when it is pressed five times at once', async () => {
    const email = await registrar();
    const hash = await linkPara(email, 'confirmacao');
    const respostas = await Promise.all(Array.from({ length: 5 }, () => mundo.chamar('ativarCadastro', { hash })));
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends after a day', async () => {
    const email = await registrar();
    const hash = await linkPara(email, 'confirmacao');
    await mundo.avancar({ horas: 24 });
    expect((await mundo.chamar('ativarCadastro', { hash })).erro.dados.chave).toBe('linkVencido');
    expect(await verificada(email)).toBe(false);
  });

  it('is worth nothing once the code was typed', async () => {
    const pelaSenha = await registrar();
    const hash = await linkPara(pelaSenha, 'confirmacao');
    await mundo.chamar('validarCadastro', { email: pelaSenha, pin: await ultimoPinPara(mundo, pelaSenha) });
    expect((await mundo.chamar('ativarCadastro', { hash })).erro.dados.chave).toBe('linkVencido');
  });

  it('of a registration that a stranger made gives him nothing: its password leads to a new one', async () => {
    const email = emailNovo();
    const { corpo: meu } = await mundo.chamar('createUsuario', cadastroDe(email));
    await mundo.chamar('createUsuario', { ...cadastroDe(email), password: 'Outra#Senha99' });
    const hash = await linkPara(email, 'confirmacao');
    const { status, corpo } = await mundo.chamar('ativarCadastro', { hash, cadastro: meu.cadastro });
    expect(status).toBe(200);
    const { hashDispositivo } = corpo;
    const { erro } = await mundo.chamar('token', { email, senha: 'Outra#Senha99', hashDispositivo });
    expect(erro.dados.chave).toBe('senhaExpirada');
  });

  it('opened in the browser that registered confirms its password too', async () => {
    const email = emailNovo();
    const { corpo: meu } = await mundo.chamar('createUsuario', cadastroDe(email));
    const hash = await linkPara(email, 'confirmacao');
    const { corpo } = await mundo.chamar('ativarCadastro', { hash, cadastro: meu.cadastro });
    const { hashDispositivo } = corpo;
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).status).toBe(200);
  });

  it('is refused for a link that is none', async () => {
    expect((await mundo.chamar('ativarCadastro', { hash: 'x'.repeat(43) })).erro.dados.chave).toBe('linkVencido');
  });

  it('keeps no link in the tables or in the queue', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    const { db } = mundo.aplicacao.deps;
    const guardado = JSON.stringify(await db.selectFrom('links_do_cadastro').selectAll().execute());
    expect(guardado.includes(await linkPara(email, 'confirmacao'))).toBe(false);
  });
});

describe('/cadastro/ativar/{id}: the reminder of a registration that nobody confirmed', () => {
  it('comes after a day, once, and its link is valid for seven', async () => {
    const email = await registrar();
    await mundo.avancar({ horas: 25 });
    const hash = await linkPara(email, 'ativar');
    await mundo.avancar({ dias: 6 });
    expect((await mensagensPara(mundo, email)).filter(({ assunto }) => assunto.startsWith('Falta'))).toHaveLength(1);
    expect((await mundo.chamar('ativarCadastro', { hash })).status).toBe(200);
  });

  it('does not come to a person who confirmed', async () => {
    const email = await registrar();
    await mundo.chamar('validarCadastro', { email, pin: await ultimoPinPara(mundo, email) });
    await mundo.avancar({ horas: 25 });
    expect((await mensagensPara(mundo, email)).filter(({ assunto }) => assunto.startsWith('Falta'))).toEqual([]);
  });
});

describe('Idempotency-Key of a registration (CONFIABILIDADE 1.4)', () => {
  async function codigos(email: string): Promise<number> {
    return (await mensagensPara(mundo, email)).filter(({ pin }) => pin !== undefined).length;
  }

  it('gives the same answer to the same key, and registers once', async () => {
    const [email, chave] = [emailNovo(), 'chave-do-cadastro-1'];
    const primeira = await mundo.chamar('createUsuario', cadastroDe(email), { chave });
    const segunda = await mundo.chamar('createUsuario', cadastroDe(email), { chave });
    expect([segunda.status, segunda.bruto]).toEqual([primeira.status, primeira.bruto]);
    expect(await codigos(email)).toBe(1);
  });

  it('refuses the key with another body', async () => {
    const chave = 'chave-do-cadastro-2';
    await mundo.chamar('createUsuario', cadastroDe(emailNovo()), { chave });
    const { status, erro } = await mundo.chamar('createUsuario', cadastroDe(emailNovo()), { chave });
    expect({ status, chave: erro.dados.chave }).toEqual({ status: 422, chave: 'chaveIdempotenciaReutilizada' });
  });

  it('keeps nothing of a registration that was refused', async () => {
    const [email, chave] = [emailNovo(), 'chave-do-cadastro-3'];
    const recusado = await mundo.chamar('createUsuario', { ...cadastroDe(email), password: 'fraca' }, { chave });
    expect(recusado.status).toBe(422);
    expect((await mundo.chamar('createUsuario', cadastroDe(email), { chave })).status).toBe(200);
  });

  it('is needed', async () => {
    const { status } = await mundo.chamar('createUsuario', cadastroDe(emailNovo()), { chave: '' });
    expect(status).toBe(422);
  });

  it('stores neither the key nor the e-mail in plain text', async () => {
    const [email, chave] = [emailNovo(), 'chave-do-cadastro-5'];
    await mundo.chamar('createUsuario', cadastroDe(email), { chave });
    const linhas = await mundo.aplicacao.deps.db.selectFrom('idempotencia_publica').selectAll().execute();
    const texto = linhas.map((l) => `${l.chave.toString('latin1')}${l.resposta_cifrada.toString('latin1')}`).join();
    expect(texto.includes(email) || texto.includes(chave)).toBe(false);
  });
});
