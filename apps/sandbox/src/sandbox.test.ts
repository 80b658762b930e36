import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Estado, Mensagem } from './estado.ts';
import { iniciarSandbox } from './sandbox.ts';
import { abrirSandbox, campos, enviarEmail } from './test/cliente.ts';

function txid(numero: number) {
  return `cobranca${String(numero).padStart(20, '0')}`;
}

let aberta: Awaited<ReturnType<typeof abrirSandbox>>;
let chegadas: string[];
let endereco: string;
let receptor: http.Server;

beforeEach(async () => {
  aberta = await abrirSandbox();
  chegadas = [];
  receptor = http.createServer((pedido, resposta) => {
    const partes: Buffer[] = [];
    pedido.on('data', (parte: Buffer) => partes.push(parte));
    pedido.on('end', () => {
      const corpo: unknown = JSON.parse(Buffer.concat(partes).toString('utf8'));
      const itens = campos(corpo)['pix'];
      chegadas.push((Array.isArray(itens) ? itens : []).map((pix) => String(campos(pix)['txid'])).join('+'));
      resposta.writeHead(200).end();
    });
  });
  await new Promise<void>((resolver) => receptor.listen(0, '127.0.0.1', resolver));
  const onde: AddressInfo | string | null = receptor.address();
  const porta = typeof onde === 'object' && onde !== null ? onde.port : 0;
  endereco = `http://127.0.0.1:${porta}/aviso/`;
  await aberta.registrar(endereco);
});
afterEach(async () => {
  await aberta.sandbox.parar();
  receptor.closeAllConnections();
  await new Promise((resolver) => receptor.close(resolver));
});

async function pagar(...numeros: readonly number[]): Promise<void> {
  for (const numero of numeros) {
    await aberta.cobrar(txid(numero));
    await aberta.chamar('POST', '/sandbox/banco/pagar', { txid: txid(numero) });
  }
}
function webhooks(falha: Record<string, unknown>) {
  return aberta.chamar('PUT', '/sandbox/falhas', { webhooks: falha });
}

/** Long enough that three payments are made meanwhile, however busy the machine is. */
const RECOLHER_MS = 1_500;

describe('Webhooks on demand (CONFIABILIDADE C7)', () => {
  it('arrive one by one when nothing is wrong', async () => {
    await pagar(1, 2);
    await aberta.sandbox.ociosa();
    expect(chegadas.toSorted()).toEqual([txid(1), txid(2)]);
  });

  it('arrive twice', async () => {
    await webhooks({ modo: 'duplicado', proximas: 1 });
    await pagar(1, 2);
    await aberta.sandbox.ociosa();
    expect(chegadas.toSorted()).toEqual([txid(1), txid(1), txid(2)]);
  });

  it('arrive in the opposite order', async () => {
    await webhooks({ modo: 'fora-de-ordem', atrasoMs: RECOLHER_MS });
    await pagar(1, 2, 3);
    await aberta.sandbox.ociosa();
    expect(chegadas).toEqual([txid(3), txid(2), txid(1)]);
  });

  it('arrive together', async () => {
    await webhooks({ modo: 'em-lote', atrasoMs: RECOLHER_MS });
    await pagar(1, 2, 3);
    await aberta.sandbox.ociosa();
    expect(chegadas).toEqual([`${txid(1)}+${txid(2)}+${txid(3)}`]);
  });

  it('arrive late', async () => {
    await webhooks({ modo: 'atrasado', atrasoMs: 50 });
    await pagar(1);
    expect(chegadas).toEqual([]);
    await aberta.sandbox.ociosa();
    expect(chegadas).toEqual([txid(1)]);
  });

  it('stay held until they are released', async () => {
    await webhooks({ modo: 'desligado' });
    await pagar(1, 2);
    await aberta.sandbox.ociosa();
    expect(chegadas).toEqual([]);
    const { json } = await aberta.chamar('POST', '/sandbox/webhooks/entregar');
    expect(json).toEqual({ entregues: 2 });
    await aberta.sandbox.ociosa();
    expect(chegadas).toHaveLength(2);
  });

  it('are lost for ever, so that only reconciliation can find the payment', async () => {
    await webhooks({ modo: 'perdido' });
    await pagar(1);
    await aberta.chamar('POST', '/sandbox/webhooks/entregar');
    await aberta.sandbox.ociosa();
    expect(chegadas).toEqual([]);
    const { json } = await aberta.chamar('GET', '/psp/v2/pix?inicio=2020-01-01T00:00:00Z&fim=2100-01-01T00:00:00Z');
    expect(json).toMatchObject({ pix: [{ txid: txid(1) }] });
  });
});

describe('Faults', () => {
  it('hit the next n calls and no more', async () => {
    await aberta.chamar('PUT', '/sandbox/falhas', { cobranca: { modo: 'erro500', proximas: 2 } });
    const vistos: number[] = [];
    for (let vez = 0; vez < 3; vez += 1) vistos.push((await aberta.chamar('GET', `/psp/v2/cob/${txid(1)}`)).status);
    expect(vistos).toEqual([500, 500, 404]);
  });

  it('hit a share of the calls, the same ones for the same seed', async () => {
    async function rodar() {
      const outra = await abrirSandbox({ semente: 42 });
      await outra.chamar('PUT', '/sandbox/falhas', { cobranca: { modo: 'erro500', proporcao: 0.3 } });
      const vistos: number[] = [];
      for (let vez = 0; vez < 60; vez += 1) vistos.push((await outra.chamar('GET', `/psp/v2/cob/${txid(1)}`)).status);
      await outra.sandbox.parar();
      return vistos;
    }
    const primeira = await rodar();
    expect(await rodar()).toEqual(primeira);
    const atingidas = primeira.filter((status) => status === 500).length;
    expect(atingidas).toBeGreaterThan(5);
    expect(atingidas).toBeLessThan(35);
  });

  it.each([
    [{ banco: { modo: 'timeout' } }, 'serviço desconhecido: banco'],
    [{ pix: { modo: 'explode' } }, /^pix: modo deve ser um de timeout/],
    [{ webhooks: { modo: 'timeout' } }, /^webhooks: modo deve ser um de duplicado/],
    [{ pix: { modo: 'timeout', proporcao: 2 } }, 'pix: proporcao deve ficar entre 0 e 1'],
    [{ pix: { modo: 'timeout', proximas: -1 } }, 'pix: proximas deve ser um inteiro'],
    [{ email: { modo: 'recusado', para: 1 } }, 'email: para deve ser um endereço'],
  ])('that do not exist are refused: %o', async (plano, erro) => {
    const resposta = await aberta.chamar('PUT', '/sandbox/falhas', plano);
    expect(resposta.status).toBe(422);
    expect(campos(resposta.json)['erro']).toEqual(erro instanceof RegExp ? expect.stringMatching(erro) : erro);
  });

  it('are switched on the page too', async () => {
    await aberta.enviarForma('/falhas', { envio: 'recusado', 'envio-proximas': '1', webhooks: 'duplicado', sms: '' });
    const { json } = await aberta.chamar('GET', '/sandbox/falhas');
    expect(json).toEqual({ envio: { modo: 'recusado', proximas: 1 }, webhooks: { modo: 'duplicado' } });
  });
});

/** The subjects of the messages that are kept in the file beside the state. */
async function caixaNoArquivo(arquivo: string): Promise<readonly string[]> {
  const linhas = (await readFile(`${arquivo}.mensagens`, 'utf8')).split('\n').filter((linha) => linha !== '');
  return linhas.map((linha) => (JSON.parse(linha) as Mensagem).assunto);
}

describe('A sandbox that stops and starts', () => {
  let pasta: string;
  beforeEach(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'rateia-sandbox-'));
  });
  afterEach(() => rm(pasta, { recursive: true }));

  it('finds inbox and bank again, and finishes the work in process', async () => {
    const arquivo = join(pasta, 'nova', 'sandbox.json');
    const primeira = await abrirSandbox({ arquivo, liquidacaoMs: 60_000 });
    await primeira.cobrar(txid(1));
    await enviarEmail(primeira.sandbox.portaSmtp, 'ana@exemplo.com.br', ['Subject: Oi', '', 'Oi']);
    await primeira.chamar('PUT', '/psp/v3/gn/pix/retirada1', {
      valor: '10.00',
      pagador: { chave: primeira.sandbox.credenciais.chave },
      favorecido: { chave: 'ana@exemplo.com.br' },
    });
    await primeira.sandbox.parar();
    const segunda = await abrirSandbox({ arquivo });
    await segunda.sandbox.ociosa();
    expect((await segunda.chamar('GET', `/psp/v2/cob/${txid(1)}`)).json).toMatchObject({ status: 'ATIVA' });
    expect((await segunda.chamar('GET', '/sandbox/mensagens')).json).toMatchObject([{ assunto: 'Oi' }]);
    const envio = await segunda.chamar('GET', '/psp/v2/gn/pix/enviados/id-envio/retirada1');
    expect(envio.json).toMatchObject({ status: 'REALIZADO' });
    await segunda.sandbox.parar();
  });

  it('still knows the receipts, the registered webhooks, and the refusals to come', async () => {
    const arquivo = join(pasta, 'sandbox.json');
    const primeira = await abrirSandbox({ arquivo, liquidacaoMs: 60_000 });
    await primeira.cobrar(txid(1));
    const { json } = await primeira.chamar('POST', '/sandbox/banco/pagar', { txid: txid(1) });
    const e2eid = String(campos(json)['e2eid']);
    await primeira.chamar('PUT', '/sandbox/falhas', { devolucao: { modo: 'recusado' } });
    await primeira.chamar('PUT', `/psp/v2/pix/${e2eid}/devolucao/d1`, { valor: '1.00' });
    await primeira.registrar(endereco);
    await primeira.sandbox.parar();
    const segunda = await abrirSandbox({ arquivo });
    await segunda.sandbox.ociosa();
    expect((await segunda.chamar('GET', `/psp/v2/pix/${e2eid}`)).json).toMatchObject({
      txid: txid(1),
      devolucoes: [{ id: 'd1', status: 'NAO_REALIZADO', motivo: expect.stringContaining('Saldo') }],
    });
    expect(chegadas).toEqual([txid(1)]);
    await segunda.sandbox.parar();
  });

  it('has in its file whatever it acknowledged, at the moment it did: a kill takes nothing of it back', async () => {
    const arquivo = join(pasta, 'sandbox.json');
    async function noArquivo() {
      return JSON.parse(await readFile(arquivo, 'utf8')) as Estado;
    }
    const viva = await abrirSandbox({ arquivo, liquidacaoMs: 60_000 });
    await viva.cobrar(txid(1));
    expect(Object.keys((await noArquivo()).cobrancas)).toEqual([txid(1)]);
    // All at once: a charge that is answered while another is written is in the file too.
    await Promise.all([2, 3, 4].map((n) => viva.cobrar(txid(n))));
    expect(Object.keys((await noArquivo()).cobrancas).sort()).toEqual([1, 2, 3, 4].map(txid));
    await viva.chamar('POST', '/sandbox/banco/pagar', { txid: txid(1) });
    expect((await noArquivo()).cobrancas[txid(1)]?.status).toBe('CONCLUIDA');
    await enviarEmail(viva.sandbox.portaSmtp, 'ana@exemplo.com.br', ['Subject: Oi', '', 'Oi']);
    expect(await caixaNoArquivo(arquivo)).toEqual(['Oi']);
    await enviarEmail(viva.sandbox.portaSmtp, 'ana@exemplo.com.br', ['Subject: Tchau', '', 'Tchau']);
    expect(await caixaNoArquivo(arquivo)).toEqual(['Oi', 'Tchau']);
    await viva.chamar('DELETE', '/sandbox/mensagens');
    expect(await caixaNoArquivo(arquivo)).toEqual([]);
    await viva.sandbox.parar();
  });

  it('says what to do with a spoilt file', async () => {
    const arquivo = join(pasta, 'sandbox.json');
    await writeFile(arquivo, '{"cob');
    await expect(iniciarSandbox({ porta: 0, portaSmtp: 0, arquivo })).rejects.toThrow('Apague-o para começar do zero');
  });

  it('lets go of both ports when one of them is taken', async () => {
    const { porta, portaSmtp } = aberta.sandbox;
    await expect(iniciarSandbox({ porta: 0, portaSmtp })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(iniciarSandbox({ porta, portaSmtp: 0 })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('stops while a call is held without answer', async () => {
    const outra = await abrirSandbox();
    await outra.chamar('PUT', '/sandbox/falhas', { cobranca: { modo: 'timeout' } });
    const presa = outra.chamar('GET', `/psp/v2/cob/${txid(1)}`);
    const resultado = expect(presa).rejects.toThrow();
    await expect.poll(async () => (await outra.chamar('GET', '/sandbox/chamadas-presas')).json).toEqual({ presas: 1 });
    await outra.sandbox.parar();
    await resultado;
  });

  it('starts over on request, but remembers the addresses for notices', async () => {
    await pagar(1);
    await aberta.chamar('POST', '/sandbox/reiniciar');
    expect((await aberta.chamar('GET', `/psp/v2/cob/${txid(1)}`)).status).toBe(404);
    chegadas.length = 0;
    await pagar(2);
    await aberta.sandbox.ociosa();
    expect(chegadas).toEqual([txid(2)]);
  });
});

describe('The provider asks for its token', () => {
  it.each(['/psp/v2/cob/x', '/psp/v2/pix', '/psp/v2/webhook', '/psp/v2/gn/pix/enviados/id-envio/x'])(
    'on %s',
    async (caminho) => {
      const resposta = await fetch(`${aberta.sandbox.url}${caminho}`);
      expect([resposta.status, resposta.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
      expect(await resposta.json()).toMatchObject({
        type: 'https://pix.bcb.gov.br/api/v2/error/AcessoNegado',
        status: 401,
      });
    },
  );
});

describe('The clock of a caller (ADR 008)', () => {
  function daquiAUmaHora() {
    return new Date(Date.now() + 3_600_000).toISOString();
  }
  function consultar(cabecalhos: Record<string, string>) {
    return aberta.chamar('GET', `/psp/v2/cob/${txid(50)}`, undefined, cabecalhos);
  }

  it('is followed when a call to the bank says it, and a charge ends by it', async () => {
    await aberta.cobrar(txid(50));
    await consultar({ 'x-agora': daquiAUmaHora() });
    const { json } = await aberta.chamar('POST', '/sandbox/banco/pagar', { txid: txid(50) });
    expect(json).toMatchObject({ recusa: 'expirada' });
  });

  it("is not followed without the bank's token, nor when it is no instant", async () => {
    await aberta.cobrar(txid(50));
    await consultar({ 'x-agora': daquiAUmaHora(), authorization: 'Bearer falso' });
    await consultar({ 'x-agora': 'amanhã' });
    expect((await aberta.chamar('POST', '/sandbox/banco/pagar', { txid: txid(50) })).status).toBe(200);
  });
});
