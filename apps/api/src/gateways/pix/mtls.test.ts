import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Server } from 'node:https';
import { createServer, request as pedirSeguro } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConfigTls } from '../config.ts';
import type { Autoridade } from '../test/certificados.ts';
import { certificadoDe, chaveSelada, criarAutoridade } from '../test/certificados.ts';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarPixPorChave } from '../transferencia/pix-por-chave.ts';
import { criarApiPix } from './api-pix.ts';

const PEDIDO = {
  txid: 'cobranca00000000000000000001',
  valor: centavos(2160),
  expiracaoSegundos: 1_800,
  descricao: 'Vaga em um grupo',
  devedor: { cpf: '52998224725', nome: 'Maria Souza' },
};

let mundo: Mundo;
let banco: Autoridade;
let porteiro: Server;
let pasta: string;
/** The name in the certificate of the client, at each request that got in. */
let entraram: string[];

/**
 * The bank as the standard demands it: only a client with a certificate of its authority gets in (API Pix, segurança).
 */
beforeAll(async () => {
  mundo = await abrirMundo();
  pasta = mkdtempSync(join(tmpdir(), 'rateia-mtls-'));
  banco = criarAutoridade('Autoridade do banco');
  const { certificado: cert, chave: key } = certificadoDe(banco, 'Banco');
  const opcoes = { cert, key, ca: banco.certificado, requestCert: true, rejectUnauthorized: true };
  const destino = new URL(mundo.configPix.urlBase);
  porteiro = createServer(opcoes, (pedido, resposta) => {
    const { CN } = (pedido.socket as TLSSocket).getPeerCertificate().subject;
    entraram.push(String(CN));
    const { method, url, headers } = pedido;
    const dentro = request({ host: destino.hostname, port: destino.port, method, path: url, headers }, (de) => {
      resposta.writeHead(de.statusCode ?? 0, de.headers);
      de.pipe(resposta);
    });
    pedido.pipe(dentro);
  });
  await new Promise<void>((pronto) => porteiro.listen(0, '127.0.0.1', pronto));
});
beforeEach(() => {
  entraram = [];
});
afterAll(async () => {
  porteiro.closeAllConnections();
  await new Promise((fechado) => porteiro.close(fechado));
  await mundo.fechar();
  rmSync(pasta, { recursive: true });
});

function guardar(nome: string, texto: string): string {
  const caminho = join(pasta, nome);
  writeFileSync(caminho, texto);
  return caminho;
}

/** The files of a client: its certificate by one authority, and the authority that it believes. */
function arquivosDe(por: Autoridade, acredita: Autoridade): ConfigTls {
  const { certificado, chave } = certificadoDe(por, 'Rateia');
  return {
    certificado: guardar('cliente.pem', certificado),
    chave: guardar('cliente.key', chave),
    autoridade: guardar('autoridade.pem', acredita.certificado),
  };
}

function endereco(): string {
  const onde = porteiro.address();
  return `https://127.0.0.1:${typeof onde === 'object' && onde !== null ? onde.port : 0}`;
}
/** The same bank, behind its door. */
function pelaPorta<C extends { readonly urlBase: string; readonly urlToken: string }>(config: C, tls?: ConfigTls) {
  function seguro(url: string): string {
    return `${endereco()}${new URL(url).pathname}`;
  }
  const { urlBase, urlToken } = config;
  return {
    ...config,
    urlBase: seguro(urlBase),
    urlToken: seguro(urlToken),
    ...(tls === undefined ? {} : { tls }),
  };
}
async function cobrar(tls?: ConfigTls) {
  return await criarApiPix(pelaPorta(mundo.configPix, tls), ambienteDeTeste().dependencias).criarCobranca(PEDIDO);
}

describe('mTLS of the API Pix (CONFIABILIDADE 1.12)', () => {
  it('presents the client certificate, for the token and for the charge', async () => {
    expect(await cobrar(arquivosDe(banco, banco))).toMatchObject({ situacao: 'ok', valor: { txid: PEDIDO.txid } });
    expect(entraram).toEqual(['Rateia', 'Rateia']);
  });

  it('a client that trusts the bank and presents no certificate does not get in', async () => {
    const semCertificado = new Promise((resolver, rejeitar) => {
      pedirSeguro(`${endereco()}/cob/x`, { ca: banco.certificado }, resolver).on('error', rejeitar).end();
    });
    await expect(semCertificado).rejects.toThrow(/certificate required|socket hang up|ECONNRESET/i);
    expect(entraram).toEqual([]);
  });

  it('a provider with an untrusted authority is refused', async () => {
    expect(await cobrar()).toMatchObject({ situacao: 'indisponivel' });
    expect(entraram).toEqual([]);
  });

  it('a certificate of another authority does not get in', async () => {
    expect((await cobrar(arquivosDe(criarAutoridade('Outra'), banco))).situacao).not.toBe('ok');
    expect(entraram).toEqual([]);
  });

  it('and nothing is sent to a bank that our authority does not know', async () => {
    expect(await cobrar(arquivosDe(banco, criarAutoridade('Outra')))).toMatchObject({ situacao: 'indisponivel' });
    expect(entraram).toEqual([]);
  });

  it('opens a sealed key with its password, and has none to show with another', async () => {
    const { chave, ...resto } = arquivosDe(banco, banco);
    const selada = guardar('selada.key', chaveSelada(readFileSync(chave, 'utf8'), 'da-chave'));
    expect(await cobrar({ ...resto, chave: selada, senha: 'da-chave' })).toMatchObject({ situacao: 'ok' });
    expect(entraram).toEqual(['Rateia', 'Rateia']);
    expect(
      (await cobrar({ ...resto, chave: selada, senha: 'outra' }).catch(() => ({ situacao: 'none' }))).situacao,
    ).not.toBe('ok');
    expect(entraram).toHaveLength(2);
  });

  it('presents it for payouts too, and pays nothing without it', async () => {
    const pedido = {
      idEnvio: 'retirada1',
      valor: centavos(15_000),
      chave: 'maria@exemplo.com.br',
      favorecidoCpf: '52998224725',
      descricao: 'Retirada',
    };
    function enviar(tls: ConfigTls) {
      return criarPixPorChave(pelaPorta(mundo.configTransferencia, tls), ambienteDeTeste().dependencias).enviar(pedido);
    }
    expect((await enviar(arquivosDe(criarAutoridade('Outra'), banco))).estado).toBe('DESCONHECIDO');
    expect([entraram, await mundo.chamar('GET', '/sandbox/banco/envios')]).toEqual([[], []]);
    expect(await enviar(arquivosDe(banco, banco))).toMatchObject({ estado: 'EM_PROCESSAMENTO' });
    expect(entraram).toEqual(['Rateia', 'Rateia']);
  });
});
