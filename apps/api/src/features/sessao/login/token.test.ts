import { milissegundosDe } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { criarPessoaComSenha, emailNovo, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** The minutes for which a code is valid (REGRAS 2.6). */
const DEZ_MINUTOS = 600_000;

async function sessoesDe(usuarioId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('sessoes')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .orderBy('criada_em', 'desc')
    .execute();
}

describe('POST autenticacao/token (spec A§3 Login response, A§4 Session)', () => {
  it('opens a session on a known device and answers the pair of tokens with the device hash', async () => {
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const { status, corpo } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect(status).toBe(200);
    expect(corpo).toEqual({
      token: expect.any(String),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      hashDispositivo,
      expiraEm: expect.any(String),
    });
    expect(Date.parse(corpo.expiraEm) - Date.now()).toBeGreaterThan(590_000);

    const [sessao] = await sessoesDe(id);
    expect(sessao).toMatchObject({ usuario_id: id, encerrada_em: null });
    const vidaEmDias = (Date.parse(sessao?.expira_em ?? '') - Date.parse(sessao?.criada_em ?? '')) / 86_400_000;
    expect(vidaEmDias).toBe(30);
    const { db } = mundo.aplicacao.deps;
    const tokens = await db
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('sessao_id', '=', sessao?.id ?? '')
      .execute();
    expect(tokens).toHaveLength(1);
    expect(tokens[0]?.hash.toString('base64url')).not.toBe(corpo.refreshToken);
    const auditoria = await db.selectFrom('auditoria').select(['acao', 'dados']).where('usuario_id', '=', id).execute();
    expect(auditoria).toEqual([{ acao: 'sessao.entrou', dados: expect.objectContaining({ como: 'senha' }) }]);

    const eu = await mundo.chamar(
      'getUsuario',
      {},
      { como: { token: corpo.token, refreshToken: corpo.refreshToken, hashDispositivo } },
    );
    expect(eu.corpo.id).toBe(id);
  });

  it('starts another session at each login', async () => {
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const antes = await sessoesDe(id);
    await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect(await sessoesDe(id)).toHaveLength(antes.length + 2);
  });

  it('answers a wrong password, an unknown e-mail and an account without password byte for byte alike', async () => {
    const { email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const semSenha = await criarPessoa(mundo);
    const respostas = await Promise.all(
      [email, emailNovo(), semSenha.email].map((quem) =>
        mundo.chamar('token', { email: quem, senha: 'Errada#123', hashDispositivo }),
      ),
    );
    expect(respostas.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(new Set(respostas.map(({ bruto }) => bruto)).size).toBe(1);
    expect(respostas[0]?.erro).toMatchObject({
      codigoErro: 1,
      message: 'E-mail ou senha não conferem.',
      dados: { chave: 'credenciaisInvalidas' },
    });
  });

  it('tells a blocked account only to a person who knows its password', async () => {
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora() })
      .where('id', '=', id)
      .execute();
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).erro.dados.chave).toBe(
      'contaBloqueada',
    );
    expect((await mundo.chamar('token', { email, senha: 'Errada#123', hashDispositivo })).erro.dados.chave).toBe(
      'credenciaisInvalidas',
    );
  });

  it('asks for a code on a device it does not know: 412 with the link, no session', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const antes = await sessoesDe(id);
    const antesDeEntrar = milissegundosDe(mundo.agora());
    const { status, erro } = await mundo.chamar('token', {
      email,
      senha: SENHA,
      hashDispositivo: 'um-aparelho-nunca-visto',
    });
    expect(status).toBe(412);
    expect(erro.link).toMatch(/^\/login\/pin\/liberacao\?hash=[\w-]{43}&tipo=1$/);
    expect(erro.dados).toMatchObject({ chave: 'dispositivoNaoLiberado', tipoSolicitacao: 1, hash: expect.any(String) });
    const validade = milissegundosDe(String(erro.dados['expiraEm'])) - antesDeEntrar;
    expect(validade).toBeGreaterThanOrEqual(DEZ_MINUTOS);
    expect(validade).toBeLessThanOrEqual(DEZ_MINUTOS + milissegundosDe(mundo.agora()) - antesDeEntrar);
    expect(await sessoesDe(id)).toHaveLength(antes.length);
    const [mensagem] = await mensagensPara(mundo, email);
    expect(mensagem?.texto).toContain('entrar em um novo aparelho');
    expect(mensagem?.pin).toMatch(/^[2-9A-HJ-NP-Z]{7}$/);
  });

  it('asks for a code while the e-mail was never confirmed, even on a trusted device', async () => {
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ email_verificado_em: null })
      .where('id', '=', id)
      .execute();
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).status).toBe(412);
  });

  it('does not trust a device of another account', async () => {
    const [uma, outra] = [await criarPessoaComSenha(mundo), await criarPessoaComSenha(mundo)];
    expect(
      (await mundo.chamar('token', { email: uma.email, senha: SENHA, hashDispositivo: outra.hashDispositivo })).status,
    ).toBe(412);
  });

  it('keeps the first campaign that brought the person', async () => {
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    await mundo.chamar('token', { email, senha: SENHA, hashDispositivo, campanha: { utm_source: 'primeira' } });
    await mundo.chamar('token', { email, senha: SENHA, hashDispositivo, campanha: { utm_source: 'segunda' } });
    const { campanha } = await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select('campanha')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(campanha).toEqual({ utm_source: 'primeira' });
  });

  it('answers 422 with a text per field', async () => {
    const { status, erro } = await mundo.chamar('token', { email: 'sem arroba' });
    expect(status).toBe(422);
    expect(erro.dados['campos']).toEqual({
      email: 'O campo E-mail precisa ter um email válido.',
      senha: 'O campo Senha é obrigatório.',
    });
  });
});
