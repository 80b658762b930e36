import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';
import { cadastroDe, criarPessoaComSenha, emailNovo, entrar, SENHA } from '../../../test/sessoes.ts';
import { hashDaSenha } from '../senha/senha.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' } });
});
afterAll(async () => await mundo.encerrar());

function mediana(numeros: readonly number[]): number {
  return [...numeros].sort((a, b) => a - b)[Math.floor(numeros.length / 2)] ?? 0;
}
/** Every guess from another network, so that no limit of one is met. */
let rede = 0;
function deOutraRede() {
  rede += 1;
  return { 'x-forwarded-for': `10.${Math.floor(rede / 250)}.${rede % 250}.1` };
}

describe('Enumeration (ASVS 6.3.8)', () => {
  it('takes as long to refuse an unknown e-mail as a wrong password', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const senha_hash = await hashDaSenha(SENHA);
    await mundo.aplicacao.deps.db.updateTable('usuarios').set({ senha_hash }).where('id', '=', id).execute();
    const tempos = { conhecido: [] as number[], desconhecido: [] as number[] };
    for (let n = 0; n < 21; n += 1) {
      for (const [quem, endereco] of [
        ['conhecido', email],
        ['desconhecido', emailNovo()],
      ] as const) {
        const inicio = performance.now();
        await mundo.chamar('token', { email: endereco, senha: 'Errada#123' }, { cabecalhos: deOutraRede() });
        tempos[quem].push(performance.now() - inicio);
      }
    }
    const razao = mediana(tempos.conhecido) / mediana(tempos.desconhecido);
    // Without the comparison with a hash of no account, the known e-mail would take three times as long.
    expect(razao).toBeGreaterThan(0.5);
    expect(razao).toBeLessThan(2);
  });

  it('looks nothing up before it answers "esqueci a senha" and "bloquear"', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const { db } = mundo.aplicacao.deps;
    for (const nome of ['esqueciSenha', 'pedirBloqueio'] as const) {
      const antes = await db.selectFrom('links_de_seguranca').select('tipo').execute();
      const r = await mundo.chamar(nome, { email }, { cabecalhos: deOutraRede() });
      expect([r.status, r.bruto]).toEqual([204, '']);
      expect(await db.selectFrom('links_de_seguranca').select('tipo').execute()).toEqual(antes);
    }
  });

  it('registers a taken e-mail and a new one with the same answer', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const [tomado, novo] = [
      await mundo.chamar('createUsuario', cadastroDe(email)),
      await mundo.chamar('createUsuario', cadastroDe(emailNovo())),
    ];
    expect(tomado.status).toBe(novo.status);
    expect(Object.keys(tomado.corpo)).toEqual(Object.keys(novo.corpo));
  });

  it('tells nothing of a link, a request or a login that is not one’s own', async () => {
    const hash = 'x'.repeat(43);
    const respostas = await Promise.all([
      mundo.chamar('verLink', { hash }),
      mundo.chamar('liberarPorLink', { hash }),
      mundo.chamar('bloquearConta', { hash }),
      mundo.chamar('recuperarSenha', { hash }),
    ]);
    expect(new Set(respostas.map(({ bruto }) => bruto)).size).toBe(1);
  });
});

describe('Credential stuffing (CONFIABILIDADE "Limits on guessing")', () => {
  it('delays 1, 2, 4 seconds after five free failures, from one network', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const cabecalhos = deOutraRede();
    async function tentar() {
      return await mundo.chamar('token', { email, senha: 'Errada#123' }, { cabecalhos });
    }
    for (let n = 0; n < 6; n += 1) expect((await tentar()).status).toBe(400);
    const recusada = await tentar();
    expect([recusada.status, recusada.cabecalhos['retry-after']]).toEqual([429, '1']);
  });

  it('closes the account to strangers after fifty in a day, and not to a device it knows', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { email, hashDispositivo } = pessoa;
    for (let n = 0; n < 50; n += 1)
      await mundo.chamar('token', { email, senha: 'Errada#123' }, { cabecalhos: deOutraRede() });
    const certa = { email, senha: SENHA };
    expect((await mundo.chamar('token', certa, { cabecalhos: deOutraRede() })).status).toBe(429);
    expect((await mundo.chamar('token', { ...certa, hashDispositivo })).status).toBe(200);
  });
});

describe('Cookies, fixation and theft (ASVS 3.5.1, 7.2.4, 10.4.5)', () => {
  it('no call sets a cookie, and a cookie opens nothing', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { email, hashDispositivo } = pessoa;
    const login = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect(login.cabecalhos['set-cookie']).toBeUndefined();
    const soCookie = { cookie: `token=${login.corpo.token}; refreshToken=${login.corpo.refreshToken}` };
    expect((await mundo.chamar('getSeguranca', {}, { cabecalhos: soCookie })).status).toBe(401);
  });

  it('takes no form of another site: only JSON is read', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    for (const tipo of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const r = await mundo.http.inject({
        method: 'POST',
        url: '/api/v1/autenticacao/senha/esqueci',
        headers: { 'content-type': tipo, origin: 'https://site-de-fora.exemplo' },
        payload: JSON.stringify({ email }),
      });
      expect(r.statusCode, tipo).toBeGreaterThanOrEqual(400);
      expect(r.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('opens a session of its own at each login, whatever the client brings', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const antes = await entrar(mundo, pessoa);
    const { email, hashDispositivo } = pessoa;
    const { corpo } = await mundo.chamar(
      'token',
      { email, senha: SENHA, hashDispositivo, token: antes.token, sessaoId: 'fixada' },
      { como: antes },
    );
    expect([corpo.token === antes.token, corpo.refreshToken === antes.refreshToken]).toEqual([false, false]);
  });

  it('an access token is worth nothing with another device id', async () => {
    const roubada = {
      ...(await entrar(mundo, await criarPessoaComSenha(mundo))),
      hashDispositivo: 'outro-aparelho-qualquer',
    };
    expect((await mundo.chamar('getSeguranca', {}, { como: roubada })).status).toBe(401);
  });

  it('a proof of confirmation that was stolen is worth nothing in another session of the same person', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const outra = await entrar(mundo, pessoa);
    const cabecalhos = await confirmarPorPin(mundo, pessoa, 'segundoFator');
    const { erro } = await mundo.chamar('createAutenticador', {}, { como: outra, cabecalhos });
    expect(erro.dados.chave).toBe('confirmacaoNecessaria');
  });

  it('a token from before a login opened is worth nothing after it', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const pedido = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: 'um-aparelho-nunca-visto' });
    const hash = pedido.erro.dados['hash'];
    const pin = await ultimoPinPara(mundo, email);
    const dentro = await mundo.chamar('liberacao', { hash, pin });
    expect(dentro.status).toBe(200);
    for (const [nome, corpo] of [
      ['liberacao', { hash, pin }],
      ['reenviarLiberacao', { hash }],
      ['concluirLiberacao', { hash }],
    ] as const)
      expect((await mundo.chamar(nome, corpo)).status, nome).toBe(400);
    // Nor is it a session, nor a refresh token.
    const comoToken = {
      token: String(hash),
      refreshToken: String(hash),
      hashDispositivo: dentro.corpo.hashDispositivo,
    };
    expect((await mundo.chamar('getUsuario', {}, { como: comoToken })).status).toBe(401);
    expect((await mundo.chamar('refreshToken', { token: 'x', refreshToken: hash })).status).toBe(401);
  });

  it('a session planted in a browser stays the planter’s: a person who logs in there gets another', async () => {
    const [intruso, vitima] = [await criarPessoaComSenha(mundo), await criarPessoaComSenha(mundo)];
    const plantada = await entrar(mundo, intruso);
    const { email } = vitima;
    const login = await mundo.chamar(
      'token',
      { email, senha: SENHA, hashDispositivo: vitima.hashDispositivo },
      { como: plantada },
    );
    async function donoDe(como: Credencial) {
      return (await mundo.chamar('getUsuario', {}, { como })).corpo.id;
    }
    expect([await donoDe(login.corpo), await donoDe(plantada)]).toEqual([vitima.id, intruso.id]);
  });

  it('a device id that was planted opens nothing without the password, and asks for the code with it', async () => {
    const vitima = await criarPessoaComSenha(mundo);
    const { email } = vitima;
    const semSenha = await mundo.chamar('token', {
      email,
      senha: 'Errada#123',
      hashDispositivo: vitima.hashDispositivo,
    });
    expect(semSenha.status).toBe(400);
    const plantado = 'x'.repeat(32);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: plantado })).status).toBe(412);
  });
});
