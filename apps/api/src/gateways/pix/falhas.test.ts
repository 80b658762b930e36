import { centavos } from '@rateia/domain/dinheiro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarApiPix } from './api-pix.ts';
import type { PedidoDeCobranca } from './port.ts';

const PEDIDO: PedidoDeCobranca = {
  txid: 'cobranca00000000000000000001',
  valor: centavos(2160),
  expiracaoSegundos: 1_800,
  descricao: 'Vaga em um grupo',
};

let mundo: Mundo;

beforeEach(async () => {
  mundo = await abrirMundo();
});
afterEach(() => mundo.fechar());

function abrirPix(politica = {}) {
  const teste = ambienteDeTeste(politica);
  return { ...teste, pix: criarApiPix(mundo.configPix, teste.dependencias) };
}

async function cobrancasNoBanco() {
  const cobrancas = await mundo.chamar('GET', '/sandbox/banco/cobrancas');
  return Array.isArray(cobrancas) ? cobrancas.length : -1;
}

describe('Pix when the provider misbehaves (CONFIABILIDADE C8)', () => {
  it.each(['erro500', 'erro500AposSucesso', 'indisponivel'])('gets over two answers of %s', async (modo) => {
    const { pix, esperas } = abrirPix();
    await mundo.falhar({ cobranca: { modo, proximas: 2 } });
    expect(await pix.criarCobranca(PEDIDO)).toMatchObject({ situacao: 'ok', valor: { estado: 'ATIVA' } });
    expect(esperas).toEqual([150, 300]);
    expect(await cobrancasNoBanco()).toBe(1);
  });

  it.each(['timeout', 'timeoutAposSucesso'])('gets over one %s', async (modo) => {
    const { pix, tentativas } = abrirPix({ tempoLimiteMs: 700 });
    await pix.consultarCobranca(PEDIDO.txid);
    await mundo.falhar({ cobranca: { modo, proximas: 1 } });
    expect(await pix.criarCobranca(PEDIDO)).toMatchObject({ situacao: 'ok' });
    expect(tentativas.filter(({ operacao }) => operacao === 'criarCobranca').map(({ desfecho }) => desfecho)).toEqual([
      'tempo',
      'ok',
    ]);
    expect(await cobrancasNoBanco()).toBe(1);
  });

  it.each([
    ['timeout', 'tempo'],
    ['timeoutAposSucesso', 'tempo'],
    ['erro500', 'servidor'],
    ['erro500AposSucesso', 'servidor'],
    ['indisponivel', 'servidor'],
  ])('calls lasting %s unknown, never a failure', async (modo, motivo) => {
    const { pix } = abrirPix({ tempoLimiteMs: 300, tentativas: 2 });
    await mundo.falhar({ cobranca: { modo } });
    expect(await pix.criarCobranca(PEDIDO)).toEqual({ situacao: 'desconhecido', motivo });
    await mundo.falhar({});
    expect(await pix.criarCobranca(PEDIDO)).toMatchObject({ situacao: 'ok' });
    expect(await cobrancasNoBanco()).toBe(1);
  });

  it('waits for a slow answer within the limit', async () => {
    const { pix, esperas } = abrirPix();
    await mundo.falhar({ cobranca: { modo: 'lento', atrasoMs: 200 } });
    expect(await pix.criarCobranca(PEDIDO)).toMatchObject({ situacao: 'ok' });
    expect(esperas).toEqual([]);
  });

  it('takes a clear refusal for a refusal', async () => {
    const { pix, esperas } = abrirPix();
    await mundo.falhar({ cobranca: { modo: 'recusado', proximas: 1 } });
    expect(await pix.criarCobranca(PEDIDO)).toMatchObject({
      situacao: 'recusado',
      codigo: 'CobOperacaoInvalida',
      detalhe: 'Cobrança recusada (falha ligada na sandbox).',
    });
    expect(esperas).toEqual([]);
  });

  it('never gives money back twice, whichever message is lost', async () => {
    const { pix } = abrirPix({ tempoLimiteMs: 300, tentativas: 2, limiteDeFalhas: 99 });
    await pix.criarCobranca(PEDIDO);
    const { e2eid } = await mundo.pagar({ txid: PEDIDO.txid });
    const pedido = { e2eid, idDevolucao: 'd1', valor: centavos(1000) };
    await mundo.falhar({ devolucao: { modo: 'erro500AposSucesso' } });
    expect(await pix.devolver(pedido)).toEqual({ situacao: 'desconhecido', motivo: 'servidor' });
    await mundo.falhar({ devolucao: { modo: 'timeoutAposSucesso' } });
    expect(await pix.devolver(pedido)).toEqual({ situacao: 'desconhecido', motivo: 'tempo' });
    await mundo.falhar({});
    expect(await pix.devolver(pedido)).toMatchObject({ situacao: 'ok', valor: { valor: 1000 } });
    const recebido = await pix.consultarPix(e2eid);
    expect(recebido.situacao === 'ok' && recebido.valor.devolucoes).toHaveLength(1);
  });

  it('opens the breaker on a provider that is down, and says that nothing was sent', async () => {
    const { pix, mudancas } = abrirPix({ tentativas: 1, limiteDeFalhas: 2 });
    await mundo.falhar({ cobranca: { modo: 'erro500' } });
    await pix.criarCobranca(PEDIDO);
    await pix.criarCobranca(PEDIDO);
    expect(await pix.criarCobranca(PEDIDO)).toEqual({ situacao: 'indisponivel', motivo: 'disjuntor' });
    expect(mudancas).toEqual(['aberto']);
  });

  it('is unavailable, not unknown, when no server listens at the address', async () => {
    const { dependencias } = ambienteDeTeste();
    const pix = criarApiPix({ ...mundo.configPix, urlBase: 'http://127.0.0.1:1/v2' }, dependencias);
    expect(await pix.criarCobranca(PEDIDO)).toEqual({ situacao: 'indisponivel', motivo: 'rede' });
  });
});

describe('The access token', () => {
  function pedidosDeToken() {
    return mundo.trocas.filter(({ caminho }) => caminho.endsWith('/oauth/token')).length;
  }

  it('is fetched once for many calls at the same time', async () => {
    const { pix } = abrirPix();
    await Promise.all(Array.from({ length: 10 }, () => pix.consultarCobranca(PEDIDO.txid)));
    expect(pedidosDeToken()).toBe(1);
  });

  it('is fetched again shortly before it ends', async () => {
    await mundo.fechar();
    mundo = await abrirMundo({ validadeDoTokenSegundos: 0.2 });
    const { pix } = abrirPix();
    await pix.consultarCobranca(PEDIDO.txid);
    await expect.poll(() => pix.consultarCobranca(PEDIDO.txid).then(pedidosDeToken)).toBeGreaterThan(1);
  });

  it('refused by the provider in mid-life, is replaced and the call goes on', async () => {
    const { pix } = abrirPix();
    await pix.consultarCobranca(PEDIDO.txid);
    mundo.sandbox.esquecerTokens();
    expect(await pix.consultarCobranca(PEDIDO.txid)).toEqual({ situacao: 'inexistente' });
    expect(pedidosDeToken()).toBe(2);
  });

  it('that cannot be had leaves the operation unsent', async () => {
    const { pix } = abrirPix();
    await mundo.falhar({ token: { modo: 'erro500' } });
    expect(await pix.criarCobranca(PEDIDO)).toEqual({ situacao: 'indisponivel', motivo: 'credencial' });
    expect(await cobrancasNoBanco()).toBe(0);
  });

  it('is not handed to a wrong secret', async () => {
    const { dependencias } = ambienteDeTeste();
    const pix = criarApiPix({ ...mundo.configPix, clienteSegredo: 'errado' }, dependencias);
    expect(await pix.criarCobranca(PEDIDO)).toEqual({ situacao: 'indisponivel', motivo: 'credencial' });
  });
});

describe('A call and its traces', () => {
  it('carries the request id to the provider and to the observer, and tells the observer nothing secret', async () => {
    const { pix, tentativas } = abrirPix();
    await pix.criarCobranca(
      { ...PEDIDO, devedor: { cpf: '52998224725', nome: 'Maria Souza' } },
      { requestId: 'pedido-42' },
    );
    expect(mundo.trocas.map(({ cabecalhos }) => cabecalhos['x-request-id'])).toEqual(['pedido-42', 'pedido-42']);
    expect(tentativas.map(({ operacao, requestId }) => [operacao, requestId])).toEqual([
      ['obterToken', 'pedido-42'],
      ['criarCobranca', 'pedido-42'],
    ]);
    const visto = JSON.stringify(tentativas);
    for (const segredo of ['52998224725', 'Maria', PEDIDO.txid, mundo.configPix.clienteSegredo, 'Bearer']) {
      expect(visto).not.toContain(segredo);
    }
  });
});
