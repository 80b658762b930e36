import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { cadastrar, cadastroDe, criarPessoaComSenha, emailNovo, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

/** The answers to six wrong codes, with the hour of the lock taken out, since it is that of the clock. */
async function palpites(email: string): Promise<readonly string[]> {
  const brutos: string[] = [];
  for (let n = 0; n < 6; n += 1) brutos.push((await mundo.chamar('validarCadastro', { email, pin: 'ABCDEF2' })).bruto);
  return brutos.map((bruto) => bruto.replace(/\d{1,2}h(\d{2})?/, 'HORA'));
}

describe('POST usuario/cadastro/validar (spec A§4 Registration, A§7)', () => {
  it('confirms the e-mail, trusts the device and logs in', async () => {
    const sessao = await cadastrar(mundo);
    const { corpo } = await mundo.chamar('getUsuario', {}, { como: sessao });
    expect(corpo).toMatchObject({
      email: sessao.email,
      nome: 'Ana Souza',
      valido: true,
      emailVerificado: true,
      telefoneVerificado: false,
      dadosFiscais: false,
      aceitaTermos: true,
    });
    expect(
      (await mundo.chamar('token', { email: sessao.email, senha: SENHA, hashDispositivo: sessao.hashDispositivo }))
        .status,
    ).toBe(200);
    expect((await mensagensPara(mundo, sessao.email))[0]?.assunto).toBe('Sua conta na Rateia está pronta');
  });

  it('uses the device id that the client already has', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    const { corpo } = await mundo.chamar('validarCadastro', {
      email,
      pin: await ultimoPinPara(mundo, email),
      hashDispositivo: 'o-aparelho-da-ana-souza',
    });
    expect(corpo.hashDispositivo).toBe('o-aparelho-da-ana-souza');
  });

  it('takes the code once', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    const pin = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('validarCadastro', { email, pin })).status).toBe(200);
    expect((await mundo.chamar('validarCadastro', { email, pin })).erro.dados.chave).toBe('pinInvalido');
  });

  it('guessing looks the same for an unknown, a waiting and a taken e-mail: four times wrong, then locked', async () => {
    const { email: tomado } = await criarPessoaComSenha(mundo);
    const [desconhecido, esperando, vencido] = [emailNovo(), emailNovo(), emailNovo()];
    await mundo.chamar('createUsuario', cadastroDe(vencido));
    await mundo.avancar({ minutos: 11 });
    await mundo.chamar('createUsuario', cadastroDe(esperando));
    const [esperado, ...outros] = [
      await palpites(esperando),
      await palpites(desconhecido),
      await palpites(tomado),
      await palpites(vencido),
    ];
    expect(
      esperado?.map((bruto) => (JSON.parse(bruto) as { readonly dados: { readonly chave: string } }).dados.chave),
    ).toEqual(['pinInvalido', 'pinInvalido', 'pinInvalido', 'pinInvalido', 'pinBloqueado', 'pinBloqueado']);
    for (const outro of outros) expect(outro).toEqual(esperado);
  });

  it.each([
    ['guessed at when the last of three codes is over', ['criar', 'reenviar', 'reenviar', 'esperar']],
    ['guessed at, then registered', ['tentar', 'criar']],
    ['registered, guessed at and sent another code', ['criar', 'tentar', 'reenviar']],
    [
      'registered, guessed at when that code is over, and sent others',
      ['criar', 'esperar', 'tentar', 'reenviar', 'reenviar'],
    ],
  ] as const)('does not tell a taken e-mail from a new one, %s', async (_quando, passos) => {
    const passo = {
      criar: async (email: string) => [(await mundo.chamar('createUsuario', cadastroDe(email))).status],
      reenviar: async (email: string) => [(await mundo.chamar('reenviarPin', { email })).bruto],
      tentar: palpites,
    };
    const emails = [(await criarPessoaComSenha(mundo)).email, emailNovo()];
    const vistos: unknown[][] = [[], []];
    for (const nome of [...passos, 'tentar', 'esperar', 'tentar'] as const) {
      if (nome === 'esperar') await mundo.avancar({ minutos: 11 });
      else for (const [i, email] of emails.entries()) vistos[i]?.push(nome, await passo[nome](email));
    }
    const [tomado, novo] = vistos;
    expect(tomado).toEqual(novo);
  });

  it('takes none of the three codes of an hour from a person who types one too late', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    const vencido = await ultimoPinPara(mundo, email);
    for (let n = 0; n < 2; n += 1) {
      await mundo.avancar({ minutos: 11 });
      expect((await mundo.chamar('validarCadastro', { email, pin: vencido })).erro.dados.chave).toBe('pinInvalido');
      await mundo.chamar('reenviarPin', { email });
    }
    expect((await mundo.chamar('validarCadastro', { email, pin: await ultimoPinPara(mundo, email) })).status).toBe(200);
  });

  it('lets the owner of an unknown e-mail register although somebody guessed at it', async () => {
    const email = emailNovo();
    for (let n = 0; n < 6; n += 1) await mundo.chamar('validarCadastro', { email, pin: 'ABCDEF2' });
    const sessao = await cadastrar(mundo, email);
    expect((await mundo.chamar('getUsuario', {}, { como: sessao })).status).toBe(200);
  });
});

describe('POST usuario/cadastro/reenviar-pin (spec A§7; REGRAS 2.6 PIN)', () => {
  it('sends another code, three an hour, and answers the same afterwards and for anybody', async () => {
    const email = emailNovo();
    const { email: tomado } = await criarPessoaComSenha(mundo);
    await mundo.chamar('createUsuario', cadastroDe(email));
    for (let n = 0; n < 5; n += 1) {
      await mundo.assentar();
      expect((await mundo.chamar('reenviarPin', { email })).status).toBe(204);
    }
    expect(await mensagensPara(mundo, email)).toHaveLength(3);
    for (const outro of [tomado, emailNovo()]) {
      const { status, bruto } = await mundo.chamar('reenviarPin', { email: outro });
      expect([status, bruto]).toEqual([204, '']);
      expect(await mensagensPara(mundo, outro)).toEqual([]);
    }
    expect((await mundo.chamar('validarCadastro', { email, pin: await ultimoPinPara(mundo, email) })).status).toBe(200);
  });
});
