import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirSandbox, campos } from '../test/cliente.ts';

const TXID = 'cobranca00000000000000000001';
const SEMPRE = 'inicio=2020-01-01T00:00:00Z&fim=2100-01-01T00:00:00Z';

let aberta: Awaited<ReturnType<typeof abrirSandbox>>;

beforeEach(async () => {
  aberta = await abrirSandbox();
});
afterEach(() => aberta.sandbox.parar());

function tipoDe(json: unknown) {
  return String(campos(json)['type']).split('/').at(-1);
}

describe('Scopes of a token (OAuth2)', () => {
  function pedirToken(pedido: Record<string, string>, segredo = aberta.sandbox.credenciais.clienteSegredo) {
    return fetch(`${aberta.sandbox.url}/psp/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${aberta.sandbox.credenciais.clienteId}:${segredo}`).toString('base64')}`,
      },
      body: new URLSearchParams(pedido),
    });
  }
  async function tokenPara(scope: string): Promise<string> {
    const resposta = await pedirToken({ grant_type: 'client_credentials', scope });
    return String(campos(await resposta.json())['access_token']);
  }

  it('a token is given as RFC 6749 says, with headers that forbid storing it', async () => {
    const comum = { access_token: expect.any(String), token_type: 'Bearer', expires_in: expect.any(Number) };
    const credencial = { grant_type: 'client_credentials' };
    for (const [pedido, dito] of [
      [{ ...credencial, scope: 'cob.read pix.read' }, { scope: 'cob.read pix.read' }],
      [credencial, {}],
    ] as const) {
      const resposta = await pedirToken(pedido);
      expect([resposta.status, resposta.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await resposta.json()).toEqual({ ...comum, ...dito });
    }
  });

  it('and to no unknown credential', async () => {
    for (const segredo of ['outro', '%E0%A4%A']) {
      const errada = await pedirToken({ grant_type: 'client_credentials' }, segredo);
      expect([errada.status, errada.headers.get('www-authenticate'), await errada.json()]).toEqual([
        401,
        'Basic',
        { error: 'invalid_client' },
      ]);
    }
  });

  it.each<[string, Record<string, string>, string]>([
    ['no grant', { scope: 'cob.read' }, 'invalid_request'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    [
      'a scope that the contract does not have',
      { grant_type: 'client_credentials', scope: 'cob.read cobv.read' },
      'invalid_scope',
    ],
  ])('nor for %s', async (_caso, pedido, erro) => {
    const resposta = await pedirToken(pedido);
    expect([resposta.status, await resposta.json()]).toEqual([400, { error: erro }]);
  });

  it.each([
    ['cob.read', 'PUT', `/v2/cob/${TXID}`],
    ['cob.read', 'POST', '/v2/cob'],
    ['cob.read', 'PATCH', `/v2/cob/${TXID}`],
    ['cob.write', 'GET', `/v2/cob/${TXID}`],
    ['cob.write', 'GET', '/v2/cob'],
    ['pix.write', 'GET', '/v2/pix/x'],
    ['pix.write', 'GET', '/v2/pix'],
    ['pix.read', 'PUT', '/v2/pix/x/devolucao/d1'],
    ['pix.write', 'GET', '/v2/pix/x/devolucao/d1'],
    ['webhook.read', 'PUT', '/v2/webhook/x'],
    ['webhook.read', 'DELETE', '/v2/webhook/x'],
    ['webhook.write', 'GET', '/v2/webhook/x'],
    ['webhook.write', 'GET', '/v2/webhook'],
    ['gn.pix.send.read', 'PUT', '/v3/gn/pix/x'],
    ['pix.send', 'GET', '/v2/gn/pix/enviados/id-envio/x'],
  ])('%s does not open %s %s', async (escopo, metodo, caminho) => {
    const authorization = `Bearer ${await tokenPara(escopo)}`;
    const { status, json, cabecalhos } = await aberta.chamar(metodo, `/psp${caminho}`, undefined, { authorization });
    expect([status, tipoDe(json)]).toEqual([403, 'AcessoNegado']);
    expect(cabecalhos.get('www-authenticate')).toMatch(/^Bearer error="insufficient_scope", scope="[a-z.]+"$/);
  });

  it('several open several things', async () => {
    const authorization = `Bearer ${await tokenPara('cob.read pix.read')}`;
    for (const caminho of [`/psp/v2/cob?${SEMPRE}`, `/psp/v2/pix?${SEMPRE}`])
      expect((await aberta.chamar('GET', caminho, undefined, { authorization })).status).toBe(200);
  });
});
