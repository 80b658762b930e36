import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ambiente } from './ambiente.ts';
import { criarClienteOAuth } from './oauth.ts';
import { criarTransporte } from './transporte.ts';

let fechar: () => Promise<void>;
afterEach(() => fechar());

/** A provider whose tokens are numbered, and a clock that stands still until it is moved. */
async function abrir({
  validade = {},
  recusados = [],
}: {
  readonly validade?: object;
  readonly recusados?: readonly string[];
}) {
  const pedidos: string[] = [];
  let dados = 0;
  const servidor = createServer((pedido, resposta) => {
    const token = pedido.url === '/token';
    pedidos.push(token ? 'token' : String(pedido.headers.authorization));
    if (token) dados += 1;
    resposta.writeHead(recusados.includes(String(pedido.headers.authorization)) ? 401 : 200);
    resposta.end(token ? JSON.stringify({ access_token: `t${dados}`, token_type: 'Bearer', ...validade }) : '{}');
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  fechar = async () => {
    servidor.closeAllConnections();
    await new Promise((fechado) => servidor.close(fechado));
  };
  const onde = servidor.address();
  const url = `http://127.0.0.1:${typeof onde === 'object' && onde !== null ? onde.port : 0}`;
  let agora = 0;
  const ambiente: Ambiente = { cronometro: () => agora, aleatorio: () => 0, esperar: async () => undefined };
  const cliente = criarClienteOAuth({
    gateway: 'teste',
    config: { urlToken: `${url}/token`, clienteId: 'nos', clienteSegredo: 'segredo' },
    urlBase: url,
    escopos: ['ler'],
    transporte: criarTransporte(),
    dependencias: { ambiente },
  });
  function ler() {
    return cliente({ operacao: 'ler', repetivel: true, metodo: 'GET', caminho: '/x' });
  }
  return { pedidos, ler, passar: (segundos: number) => (agora += segundos * 1_000) };
}

describe('The life of an access token', () => {
  it.each([
    ['an hour', { expires_in: 3_600 }, 3_569],
    ['an hour, in quotes', { expires_in: '3600' }, 3_569],
    ['untold: five minutes', {}, 269],
    ['ten seconds: half of it', { expires_in: 10 }, 4],
  ])('%s: it is renewed half a minute before it ends, or at half of a short one', async (_quanto, validade, ultimo) => {
    const { pedidos, ler, passar } = await abrir({ validade });
    await ler();
    passar(ultimo);
    await ler();
    expect(pedidos).toEqual(['token', 'Bearer t1', 'Bearer t1']);
    passar(1);
    await ler();
    expect(pedidos.slice(3)).toEqual(['token', 'Bearer t2']);
  });

  it('refused before its end, it is renewed once, and the call goes on', async () => {
    const { pedidos, ler } = await abrir({ recusados: ['Bearer t1'] });
    expect(await ler()).toMatchObject({ status: 200 });
    expect(pedidos).toEqual(['token', 'Bearer t1', 'token', 'Bearer t2']);
  });

  it('refused again with a new token, the request is not sent a third time: nothing was done', async () => {
    const { pedidos, ler } = await abrir({ recusados: ['Bearer t1', 'Bearer t2'] });
    await expect(ler()).rejects.toMatchObject({ tipo: 'credencial', talvezFeito: false });
    expect(pedidos).toEqual(['token', 'Bearer t1', 'token', 'Bearer t2']);
  });
});
