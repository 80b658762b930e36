import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { pinErrado, ultimoPinPara } from '../../test/caixa-de-entrada.ts';
import { abrirRegistro, achadosEm } from '../../test/canarios.ts';
import { cpfInventado } from '../../test/construtores.ts';
import { cadastrar, emailNovo, SENHA } from '../../test/sessoes.ts';

let mundo: Mundo;
const registro = abrirRegistro();
beforeAll(async () => {
  mundo = await criarMundo({ log: registro.log });
});
afterAll(async () => await mundo.encerrar());

async function falhas(plano: unknown): Promise<void> {
  await fetch(`${mundo.sandbox.url}/sandbox/falhas`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plano),
  });
}

describe('secrets in the log (test S6; ASVS 16.2.5)', () => {
  it('never holds a password, code, CPF, phone, e-mail or token, in success and in failure', async () => {
    const [email, telefone, cpf] = [emailNovo(), '21987654321', cpfInventado()];
    const sessao = await cadastrar(mundo, email);
    const pinDoEmail = await ultimoPinPara(mundo, email);
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: sessao });
    const pinDoTelefone = await ultimoPinPara(mundo, telefone);
    await mundo.chamar('validarTelefonePin', { telefone, pin: pinErrado(pinDoTelefone) }, { como: sessao });
    await mundo.chamar('validarTelefonePin', { telefone, pin: pinDoTelefone }, { como: sessao });
    await mundo.chamar('updateDadosFiscais', { cpf: '52998224724', nascimento: '1990-05-20' }, { como: sessao });
    await mundo.chamar('updateDadosFiscais', { cpf, nascimento: '1990-05-20' }, { como: sessao });
    await mundo.chamar('token', { email, senha: `${SENHA}x`, hashDispositivo: sessao.hashDispositivo });
    await mundo.chamar('token', { email, senha: SENHA });
    await falhas({ email: { modo: 'erro500' }, sms: { modo: 'erro500' } });
    await mundo.chamar('token', { email, senha: SENHA });
    await mundo.assentar();
    await falhas({});
    await mundo.http.inject({
      method: 'POST',
      url: '/api/v1/autenticacao/token',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":"${email}","senha":"${SENHA}"`,
    });
    // A database error carries the whole row in its detail: the same CPF for another account.
    const outra = await cadastrar(mundo);
    await mundo.chamar('updateDadosFiscais', { cpf, nascimento: '1990-05-20' }, { como: outra });
    const renovada = await mundo.chamar(
      'refreshToken',
      { token: sessao.token, refreshToken: sessao.refreshToken },
      { cabecalhos: { 'x-hash-dispositivo': sessao.hashDispositivo } },
    );

    expect(registro.lido()).toContain('call refused');
    expect(registro.lido()).toContain('job failed');
    const segredos = {
      SENHA,
      pinDoEmail,
      pinDoTelefone,
      cpf,
      telefone,
      email,
      acesso: sessao.token,
      refresh: sessao.refreshToken,
      sucessor: renovada.corpo.refreshToken,
      dispositivo: sessao.hashDispositivo,
    };
    expect(achadosEm(registro.lido(), segredos)).toEqual([]);
  });
});
