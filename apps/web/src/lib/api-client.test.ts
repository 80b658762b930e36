import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import * as chamadas from '@rateia/contracts/chamadas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chamar, definirAoExpirar } from './api-client.ts';
import { ErroApi, ErroRede } from './erros-api.ts';
import { acertarParede, agora } from './relogio.ts';
import { sessaoAtual } from './sessao.ts';
import { ACABOU, conectar, login, navegadorVazio, servidorDeMentira } from './test/servidor.ts';

const semEspera = { espera: () => 0 };
const ok = { status: 200, body: { itens: [] } };
const assinatura = { body: { idPreCheckout: 1, meioPagamento: 4, valorTotal: 1048 } };

beforeEach(() => {
  navegadorVazio();
  definirAoExpirar(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Headers of a request (spec 1, §7)', () => {
  it('carries version, token key, bearer and device hash', async () => {
    conectar(600);
    const [pedido] = await enviar(() => chamar(chamadas.getRecomendados));
    expect(pedido?.headers.get(CABECALHOS.versao)).toMatch(/^\d+(\.\d+){3}$/);
    expect(pedido?.headers.get(CABECALHOS.chaveToken)).toBe('rateia-web');
    expect(pedido?.headers.get('authorization')).toBe(`Bearer ${sessaoAtual.atual()?.token}`);
    expect(pedido?.headers.get(CABECALHOS.dispositivo)).toBe('aparelho');
  });

  it('sends no bearer on a public call', async () => {
    conectar(600);
    const [pedido] = await enviar(() => chamar(chamadas.precadastro, { body: { email: 'ana@exemplo.com' } }));
    expect(pedido?.headers.has('authorization')).toBe(false);
  });

  it('fills path and query from the contract row', async () => {
    conectar(600);
    const [pedido] = await enviar(() => chamar(chamadas.getGrupo, { params: { id: 12 }, query: { vagas: 2 } }));
    expect(pedido?.url).toBe('/api/v1/grupo/12?vagas=2');
  });
});

describe('Idempotency key (CONFIABILIDADE 1.4)', () => {
  it('goes with every call that is not a read, another one for another intent', async () => {
    conectar(600);
    const pedidos = await enviar(async () => {
      await chamar(chamadas.createAssinatura, assinatura);
      await chamar(chamadas.createAssinatura, assinatura);
      await chamar(chamadas.getRecomendados);
    });
    const chaves = pedidos.map(({ headers }) => headers.get(CABECALHOS.idempotencia));
    expect(chaves[0]).toMatch(/^[\da-f-]{36}$/);
    expect(chaves[1]).not.toBe(chaves[0]);
    expect(chaves[2]).toBeNull();
  });

  it('is the same one when the network fails and the call is made again', async () => {
    conectar(600);
    let falhas = 2;
    const pedidos = servidorDeMentira(() => (falhas-- > 0 ? 'sem rede' : { status: 200, body: {} }));
    await chamar(chamadas.createAssinatura, assinatura, semEspera);
    expect(pedidos).toHaveLength(3);
    expect(new Set(pedidos.map(({ headers }) => headers.get(CABECALHOS.idempotencia))).size).toBe(1);
  });
});

describe('Retries (spec 1, §7)', () => {
  it('wait 5 s times the attempt, three times, and then the failure is told', async () => {
    conectar(600);
    const esperas: number[] = [];
    const pedidos = servidorDeMentira(() => 'sem rede');
    vi.useFakeTimers();
    const falha = expect(chamar(chamadas.getRecomendados)).rejects.toBeInstanceOf(ErroRede);
    for (let i = 0; i < 3; i++) {
      const antes = Date.now();
      await vi.advanceTimersToNextTimerAsync();
      esperas.push(Date.now() - antes);
    }
    await falha;
    vi.useRealTimers();
    expect(esperas).toEqual([5000, 10_000, 15_000]);
    expect(pedidos).toHaveLength(4);
  });

  it('are not made for an act that the server would do twice', async () => {
    conectar(600);
    const pedidos = servidorDeMentira(() => 'sem rede');
    await expect(chamar(chamadas.createVisualizacao, { body: { idGrupo: 1 } }, semEspera)).rejects.toBeInstanceOf(
      ErroRede,
    );
    expect(pedidos).toHaveLength(1);
  });

  it('are not made for an answer of any kind', async () => {
    conectar(600);
    const pedidos = servidorDeMentira(() => ({
      status: 500,
      body: { codigoErro: null, message: '', link: null, dados: null },
    }));
    await expect(chamar(chamadas.getRecomendados, undefined, semEspera)).rejects.toMatchObject({
      status: 500,
      message: 'Ops, algo saiu errado.',
    });
    expect(pedidos).toHaveLength(1);
  });
});

describe('Errors (spec 1, §8)', () => {
  it('read codigoErro, message, link and dados', async () => {
    conectar(600);
    servidorDeMentira(() => ({
      status: 400,
      body: {
        codigoErro: 1,
        message: 'Não há vagas suficientes neste grupo.',
        link: '/grupos',
        dados: { chave: 'semVagas' },
      },
      headers: { [CABECALHOS.requisicao]: 'r-1' },
    }));
    const erro = await chamar(chamadas.createAssinatura, assinatura).catch((e: unknown) => e);
    expect(erro).toBeInstanceOf(ErroApi);
    expect(erro).toMatchObject({ status: 400, codigo: 1, chave: 'semVagas', link: '/grupos', requisicao: 'r-1' });
  });

  it('stay errors of the catalogue when the body is not one', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 404, body: ['?'] }));
    await expect(chamar(chamadas.getGrupo, { params: { id: 1 } })).rejects.toMatchObject({
      status: 404,
      codigo: null,
      link: null,
      message: 'Ops, algo saiu errado.',
    });
  });
});

describe('Session in a request (spec 1, §4)', () => {
  it('renews an expired token before the request', async () => {
    conectar(-10);
    const pedidos = servidorDeMentira(({ url }) =>
      url.endsWith('refresh-token') ? { status: 200, body: login(600, 'dois') } : ok,
    );
    await chamar(chamadas.getRecomendados);
    expect(pedidos.map(({ url }) => url)).toEqual(['/api/v1/autenticacao/refresh-token', '/api/v1/grupo/recomendados']);
    expect(pedidos[1]?.headers.get('authorization')).toMatch(/\.dois$/);
  });

  it('makes one renewal for fifty requests at once', async () => {
    conectar(-10);
    const pedidos = servidorDeMentira(({ url }) =>
      url.endsWith('refresh-token') ? { status: 200, body: login(600, 'dois') } : ok,
    );
    await Promise.all(Array.from({ length: 50 }, () => chamar(chamadas.getRecomendados)));
    expect(pedidos.filter(({ url }) => url.endsWith('refresh-token'))).toHaveLength(1);
    expect(pedidos).toHaveLength(51);
  });

  it('uses what another tab renewed meanwhile, and makes no second exchange', async () => {
    const guardado = navegadorVazio();
    conectar(-10);
    const { hashDispositivo: _, ...deOutraAba } = login(600, 'outra-aba');
    guardado.set('rateia.sessao', JSON.stringify(deOutraAba));
    const pedidos = await enviar(() => chamar(chamadas.getRecomendados));
    expect(pedidos).toHaveLength(1);
    expect(pedidos[0]?.headers.get('authorization')).toMatch(/\.outra-aba$/);
  });

  it('renews once when a good token is refused, and makes the request again', async () => {
    conectar(600);
    const pedidos = servidorDeMentira(({ url, headers }) => {
      if (url.endsWith('refresh-token')) return { status: 200, body: login(600, 'dois') };
      return headers.get('authorization')?.endsWith('.dois') === true ? ok : { status: 401 };
    });
    await chamar(chamadas.getRecomendados);
    expect(pedidos).toHaveLength(3);
  });

  it('asks once more when the answer says that the clock of the device was wrong', async () => {
    conectar(-10);
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    let recusas = 1;
    const pedidos = servidorDeMentira(({ url }) => {
      if (!url.endsWith('refresh-token')) return ok;
      return recusas-- > 0 ? { status: 401, headers: { date } } : { status: 200, body: login(600, 'dois') };
    });
    await chamar(chamadas.getRecomendados);
    expect(pedidos.filter(({ url }) => url.endsWith('refresh-token'))).toHaveLength(2);
    acertarParede(new Date().toUTCString());
  });

  it('is over when the renewal is refused, and says which', async () => {
    sessaoAtual.guardar(login(-10, 'um', 'a-que-acabou'));
    const fim = vi.fn();
    definirAoExpirar(fim);
    servidorDeMentira(() => ACABOU);
    await expect(chamar(chamadas.getRecomendados)).rejects.toMatchObject({ status: 401 });
    expect(fim).toHaveBeenCalledWith(401, 'a-que-acabou');
  });

  it('says which one is over also to an answer that comes when it was left', async () => {
    sessaoAtual.guardar(login(600, 'um', 'a-que-acabou'));
    const fim = vi.fn();
    definirAoExpirar(fim);
    servidorDeMentira(() => {
      sessaoAtual.encerrar();
      return ACABOU;
    });
    await expect(chamar(chamadas.getRecomendados)).rejects.toMatchObject({ status: 401 });
    expect(fim).toHaveBeenCalledWith(401, 'a-que-acabou');
  });

  it('is over when the renewed token is refused too, even if somebody logs in before that is known', async () => {
    sessaoAtual.guardar(login(600, 'um', 'a-que-acabou'));
    const fim = vi.fn();
    definirAoExpirar(fim);
    servidorDeMentira(({ url, headers }) => {
      if (url.endsWith('refresh-token')) return { status: 200, body: login(600, 'dois', 'a-que-acabou') };
      if (headers.get('authorization')?.endsWith('.dois') === true) sessaoAtual.guardar(login(600, 'tres', 'a-nova'));
      return { status: 401 };
    });
    await expect(chamar(chamadas.getRecomendados)).rejects.toMatchObject({ status: 401 });
    expect(fim).toHaveBeenCalledWith(401, 'a-que-acabou');
  });

  it('is not over when another tab logged in while the renewal was refused: the request is made with the new session', async () => {
    const guardado = navegadorVazio();
    conectar(-10);
    const fim = vi.fn();
    definirAoExpirar(fim);
    const { hashDispositivo: _, ...deOutraAba } = login(600, 'outra-aba');
    const pedidos = servidorDeMentira(({ url }) => {
      if (!url.endsWith('refresh-token')) return ok;
      guardado.set('rateia.sessao', JSON.stringify(deOutraAba));
      return ACABOU;
    });
    await chamar(chamadas.getRecomendados);
    expect(pedidos.at(-1)?.headers.get('authorization')).toMatch(/\.outra-aba$/);
    expect(fim).not.toHaveBeenCalled();
    expect(sessaoAtual.atual()).toEqual(deOutraAba);
  });

  it.each([
    ['a proxy that wants a login of its own', { status: 401 }],
    ['a firewall in between', { status: 403 }],
    ['a server that is being changed', { status: 404 }],
    ['a request that came too slowly', { status: 408 }],
    ['another exchange under way', { status: 409, body: { dados: { chave: 'conflito' } } }],
    ['something to be done first', { status: 412 }],
    ['a server that wants it later', { status: 425 }],
    ['too many at once', { status: 429, body: { dados: { chave: 'muitasTentativas' } } }],
  ])('is not over because %s refused the renewal', async (_, resposta) => {
    conectar(-10);
    const fim = vi.fn();
    definirAoExpirar(fim);
    servidorDeMentira(() => resposta);
    await expect(chamar(chamadas.getRecomendados, undefined, semEspera)).rejects.toBeInstanceOf(ErroRede);
    expect(fim).not.toHaveBeenCalled();
    expect(sessaoAtual.existe()).toBe(true);
  });

  it('is not over because the network is away', async () => {
    conectar(-10);
    const fim = vi.fn();
    definirAoExpirar(fim);
    servidorDeMentira(() => 'sem rede');
    await expect(chamar(chamadas.getRecomendados, undefined, semEspera)).rejects.toBeInstanceOf(ErroRede);
    expect(fim).not.toHaveBeenCalled();
    expect(sessaoAtual.existe()).toBe(true);
  });
});

describe("The product's clock", () => {
  it('follows the server', async () => {
    conectar(60_000_000);
    const daquiAUmMes = Date.now() + 30 * 86_400_000;
    servidorDeMentira(() => ({ ...ok, headers: { [CABECALHOS.agora]: new Date(daquiAUmMes).toISOString() } }));
    await chamar(chamadas.getRecomendados);
    expect(Math.abs(agora() - daquiAUmMes)).toBeLessThan(2000);
  });
});

async function enviar(faz: () => Promise<unknown>) {
  const pedidos = servidorDeMentira(() => ok);
  await faz();
  return pedidos;
}
