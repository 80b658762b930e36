import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { abrirSandbox, campos } from '../test/cliente.ts';

const RETORNO = 'http://localhost:3000/login';

it('the Graph gives the fields that a person has, nothing under any other name, and nothing at all when it refuses', async () => {
  const { sandbox, chamar, enviarForma } = await abrirSandbox();
  const { id, segredo } = sandbox.credenciais.facebook;
  const pessoa = { nome: 'Ana', sobrenome: 'Lima', email: 'ana@exemplo.com.br' };
  const escolha = await enviarForma('/facebook/escolha', { redirect_uri: RETORNO, state: 's', ...pessoa });
  const codigo = new URL(String(escolha.cabecalhos.get('location'))).searchParams.get('code') ?? '';
  const troca = new URLSearchParams({ client_id: id, client_secret: segredo, code: codigo, redirect_uri: RETORNO });
  const token = String(
    campos((await chamar('GET', `/facebook/v23.0/oauth/access_token?${troca}`)).json)['access_token'],
  );
  const prova = createHmac('sha256', segredo).update(token).digest('hex');
  function eu() {
    return chamar(
      'GET',
      `/facebook/v23.0/me?fields=first_name,email,constructor,__proto__&appsecret_proof=${prova}`,
      undefined,
      { authorization: `Bearer ${token}` },
    );
  }
  expect((await eu()).texto).toBe('{"first_name":"Ana"}');
  await chamar('PUT', '/sandbox/falhas', { facebook: { modo: 'recusado' } });
  expect(await eu()).toMatchObject({ status: 401, json: { error: { code: 190 } } });
  await sandbox.parar();
});
