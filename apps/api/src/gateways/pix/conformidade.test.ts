import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Mundo, Troca } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarPixPorChave } from '../transferencia/pix-por-chave.ts';
import { criarApiPix } from './api-pix.ts';

/**
 * The rules of API Pix 2.9.0 (Banco Central do Brasil, Apache 2.0) that matter here, in our own words: the requests of
 * the adapter and the answers of the sandbox are both checked against them.
 */
const valor = z.string().regex(/^\d{1,10}\.\d{2}$/);
const txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/);
const idDeTransacao = z.string().regex(/^[a-zA-Z0-9]{32}$/);
const instante = z.iso.datetime();
const chave = z.string().max(77);
/**
 * The document writes the pattern of a debtor's CPF between slashes, `/^\\d{11}$/`. As a JSON Schema pattern no CPF can
 * match it: an error of the document. It means eleven digits (REGRAS 3).
 */
const pessoa = z.strictObject({ cpf: z.string().regex(/^\d{11}$/), nome: z.string().max(200) });

const cobSolicitada = z.strictObject({
  calendario: z.strictObject({ expiracao: z.int().positive() }),
  devedor: pessoa.optional(),
  valor: z.strictObject({ original: valor }),
  chave,
  solicitacaoPagador: z
    .string()
    .max(140)
    .refine((texto) => texto.isWellFormed()),
});
const devolucao = z.object({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: idDeTransacao,
  valor,
  natureza: z.enum(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE', 'MED_PIX_AUTOMATICO']).optional(),
  horario: z.object({ solicitacao: instante, liquidacao: instante.optional() }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.string().max(140).optional(),
});
const pix = z.object({
  endToEndId: idDeTransacao,
  txid,
  valor,
  componentesValor: z.object({ original: z.object({ valor }) }),
  chave,
  horario: instante,
  devolucoes: z.array(devolucao).optional(),
});
/** Sending is outside the standard; its settlement comes by the same callback, so it is a `Pix` there and more. */
const enviado = z.object({
  endToEndId: idDeTransacao,
  valor,
  chave,
  horario: instante,
  tipo: z.literal('SOLICITACAO'),
  status: z.enum(['REALIZADO', 'NAO_REALIZADO']),
});
const location = z.string().max(77).refine(URL.canParse);
const cobCompleta = z.object({
  calendario: z.object({ criacao: instante, expiracao: z.int() }),
  txid,
  revisao: z.int().min(0),
  loc: z.object({ id: z.int(), txid, location, tipoCob: z.literal('cob'), criacao: instante }),
  location,
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  devedor: pessoa.optional(),
  valor: z.object({ original: valor }),
  chave,
  solicitacaoPagador: z.string().max(140).optional(),
  pixCopiaECola: z.string().max(512),
  pix: z.array(pix).optional(),
});
/** The standard's list of charges asks for `idCob` in each, and defines it nowhere. */
const cobDaLista = cobCompleta.extend({ idCob: z.string().min(1) });
const webhookCompleto = z.object({ webhookUrl: z.url(), cnpj: z.string().regex(/^[0-9A-Z]{14}$/), criacao: instante });
const parametros = z.object({
  inicio: instante,
  fim: instante,
  paginacao: z.object({
    paginaAtual: z.int().min(0),
    itensPorPagina: z.int().min(1),
    quantidadeDePaginas: z.int().min(1),
    quantidadeTotalDeItens: z.int().min(0),
  }),
});
const problema = z.object({
  type: z.string().regex(/^https:\/\/pix\.bcb\.gov\.br\/api\/v2\/error\/[A-Za-z]+$/),
  title: z.string().min(1),
  status: z.int().min(400).max(599),
  detail: z.string().optional(),
  violacoes: z.array(z.object({ razao: z.string(), propriedade: z.string(), valor: z.string().optional() })).optional(),
});

interface Regra {
  readonly pedido?: z.ZodType;
  readonly status: number;
  readonly resposta?: z.ZodType;
}

const REGRAS: Readonly<Record<string, Regra>> = {
  'PUT /cob/{txid}': { pedido: cobSolicitada, status: 201, resposta: cobCompleta },
  'PATCH /cob/{txid}': {
    pedido: z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') }),
    status: 200,
    resposta: cobCompleta,
  },
  'GET /cob/{txid}': { status: 200, resposta: cobCompleta },
  'GET /pix/{e2eid}': { status: 200, resposta: pix },
  // The standard's schema of this list demands `cobs`; that looks like a slip.
  'GET /pix': { status: 200, resposta: z.object({ parametros, cobs: z.array(z.never()), pix: z.array(pix) }) },
  'PUT /pix/{e2eid}/devolucao/{id}': { pedido: z.strictObject({ valor }), status: 201, resposta: devolucao },
  'GET /pix/{e2eid}/devolucao/{id}': { status: 200, resposta: devolucao },
  'PUT /webhook/{chave}': { pedido: z.strictObject({ webhookUrl: z.url().max(2048) }), status: 200 },
};

let mundo: Mundo;

beforeAll(async () => {
  mundo = await abrirMundo();
  await percorrer();
});
afterAll(() => mundo.fechar());

describe('API Pix 2.9.0', () => {
  it('sees every operation that the adapter uses, answered well and answered with a refusal', () => {
    const vistas = new Set(chamadasDaApiPix().map(nomeDaOperacao));
    expect([...vistas].sort()).toEqual(Object.keys(REGRAS).sort());
    expect(chamadasDaApiPix().some(({ status }) => status === 400)).toBe(true);
    expect(chamadasDaApiPix().some(({ status }) => status === 404)).toBe(true);
  });

  it('carries a bearer token on every call, and JSON on every body', () => {
    for (const troca of chamadasDaApiPix()) {
      expect(troca.cabecalhos.authorization).toMatch(/^Bearer \S+$/);
      if (troca.metodo !== 'GET') expect(troca.cabecalhos['content-type']).toBe('application/json');
    }
  });

  it('is requested with the scopes that the calls need, and no other', () => {
    const [token] = mundo.trocas.filter(({ caminho }) => caminho.endsWith('/oauth/token'));
    const campos = new URLSearchParams(String(token?.corpo));
    expect(campos.get('grant_type')).toBe('client_credentials');
    expect(token?.cabecalhos.authorization).toMatch(/^Basic \S+$/);
    const usados = new Set(chamadasDaApiPix().map(escopoDe));
    expect(new Set(campos.get('scope')?.split(' '))).toEqual(usados);
  });

  it('holds for the requests of the adapter', () => {
    for (const troca of chamadasDaApiPix()) {
      const { pedido } = REGRAS[nomeDaOperacao(troca)] ?? {};
      if (pedido !== undefined) expect(pedido.safeParse(troca.corpo)).toMatchObject({ success: true });
    }
  });

  it('holds for the answers of the sandbox', () => {
    for (const troca of chamadasDaApiPix().filter(({ status }) => status < 400)) {
      const regra = REGRAS[nomeDaOperacao(troca)];
      expect([nomeDaOperacao(troca), troca.status]).toEqual([nomeDaOperacao(troca), regra?.status]);
      if (regra?.resposta !== undefined) {
        expect(troca.tipo).toContain('application/json');
        expect(regra.resposta.safeParse(troca.resposta)).toMatchObject({ success: true });
      }
    }
  });

  it('is how the sandbox refuses: RFC 7807, with the status repeated in the body', () => {
    for (const troca of chamadasDaApiPix().filter(({ status }) => status >= 400)) {
      expect(troca.tipo).toContain('application/problem+json');
      expect(problema.parse(troca.resposta).status).toBe(troca.status);
    }
  });

  it('holds for the notices of the sandbox, of receipts and of payouts', () => {
    const aviso = z.strictObject({ pix: z.array(z.union([enviado, pix])).min(1) });
    const itens = mundo.avisos.flatMap(({ corpoBruto }) => aviso.parse(JSON.parse(corpoBruto.toString('utf8'))).pix);
    expect(itens.filter((item) => !('tipo' in item)).length).toBeGreaterThan(1);
    expect(itens.flatMap((item) => ('tipo' in item ? [item.status] : []))).toEqual(['REALIZADO', 'NAO_REALIZADO']);
  });
});

/** Operations of the same tags that another client of the bank uses: the sandbox is the standard's whole provider. */
describe('API Pix 2.9.0, calls that the adapter does not make', () => {
  async function pedir(metodo: string, caminho: string, corpo?: unknown) {
    const resposta = await fetch(`${mundo.sandbox.url}/psp/v2${caminho}`, {
      method: metodo,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    });
    const texto = await resposta.text();
    return { status: resposta.status, corpo: texto === '' ? undefined : JSON.parse(texto) };
  }
  async function token(): Promise<string> {
    const { clienteId, clienteSegredo } = mundo.sandbox.credenciais;
    const resposta = await fetch(`${mundo.sandbox.url}/psp/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clienteId}:${clienteSegredo}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return z.object({ access_token: z.string() }).parse(await resposta.json()).access_token;
  }
  const SEMPRE = 'inicio=2020-01-01T00:00:00Z&fim=2100-01-01T00:00:00Z';

  it.each([
    ['POST', '/cob', 201, cobCompleta],
    ['GET', `/cob?${SEMPRE}`, 200, z.object({ parametros, cobs: z.array(cobDaLista).min(2) })],
    [
      'GET',
      `/cob?${SEMPRE}&paginacao.itensPorPagina=1`,
      200,
      z.object({ parametros, cobs: z.array(cobDaLista).length(1) }),
    ],
    ['GET', '/webhook/{chave}', 200, webhookCompleto],
    ['GET', `/webhook?${SEMPRE}`, 200, z.object({ parametros, webhooks: z.array(webhookCompleto).length(1) })],
    ['DELETE', '/webhook/{chave}', 204, z.undefined()],
    ['GET', '/webhook/{chave}', 404, problema],
    ['DELETE', '/webhook/{chave}', 404, problema],
  ])('%s %s is answered with %i, by its schema', async (metodo, caminho, status, esquema) => {
    const { chave: minha } = mundo.sandbox.credenciais;
    const cobranca = { calendario: { expiracao: 60 }, valor: { original: '21.60' }, chave: minha };
    const lida = await pedir(metodo, caminho.replace('{chave}', minha), metodo === 'POST' ? cobranca : undefined);
    expect(lida.status).toBe(status);
    expect(esquema.safeParse(lida.corpo)).toMatchObject({ success: true });
  });
});

/** Uses every operation at least once, with and without success. */
async function percorrer(): Promise<void> {
  const gateway = criarApiPix(mundo.configPix, ambienteDeTeste().dependencias);
  const pedido = {
    txid: 'conformidade0000000000000001',
    valor: centavos(123456789),
    expiracaoSegundos: 1_800,
    // The last place that is left takes half of this character: it is left out whole.
    descricao: `${'x'.repeat(139)}😀😀`,
  };
  // The longest first and last names that an account may have: with the space, one more than a debtor's may be.
  const devedor = { cpf: '52998224725', nome: `${'M'.repeat(80)} ${'S'.repeat(120)}` };
  await gateway.configurarWebhook(mundo.urlDeAvisos);
  await gateway.criarCobranca({ ...pedido, devedor });
  await gateway.criarCobranca({ ...pedido, txid: 'conformidade0000000000000002', valor: centavos(1) });
  await gateway.criarCobranca({ ...pedido, txid: 'conformidade0000000000000003', valor: centavos(0) });
  await gateway.removerCobranca('conformidade0000000000000002');
  await gateway.removerCobranca('conformidade0000000000000009');
  const { e2eid } = await mundo.pagar({ txid: pedido.txid });
  await gateway.consultarCobranca(pedido.txid);
  await gateway.consultarCobranca('conformidade0000000000000009');
  await gateway.consultarPix(e2eid);
  await gateway.consultarPix('E'.repeat(32));
  await gateway.devolver({ e2eid, idDevolucao: 'd1', valor: centavos(100) });
  await gateway.devolver({ e2eid, idDevolucao: 'd2', valor: centavos(999999999) });
  await mundo.falhar({ devolucao: { modo: 'recusado', proximas: 1 } });
  await gateway.devolver({ e2eid, idDevolucao: 'd3', valor: centavos(100) });
  await mundo.sandbox.ociosa();
  await gateway.consultarDevolucao({ e2eid, idDevolucao: 'd1' });
  await gateway.consultarDevolucao({ e2eid, idDevolucao: 'd3' });
  const envio = criarPixPorChave(mundo.configTransferencia, ambienteDeTeste().dependencias);
  const retirada = { valor: centavos(100), chave: 'maria@exemplo.com.br', favorecidoCpf: devedor.cpf, descricao: 'x' };
  await envio.enviar({ ...retirada, idEnvio: 'r1' });
  await mundo.sandbox.ociosa();
  await mundo.falhar({ envio: { modo: 'recusado', proximas: 1 } });
  await envio.enviar({ ...retirada, idEnvio: 'r2' });
  await mundo.sandbox.ociosa();
  await gateway.listarPix({ inicio: '2020-01-01T00:00:00Z', fim: '2100-01-01T00:00:00Z' });
  await mundo.falhar({ cobranca: { modo: 'erro500', proximas: 1 }, pix: { modo: 'indisponivel', proximas: 1 } });
  await gateway.consultarCobranca(pedido.txid);
  await gateway.consultarPix(e2eid);
  await mundo.falhar({ cobranca: { modo: 'limite', proximas: 1 } });
  await gateway.consultarCobranca(pedido.txid);
}

function chamadasDaApiPix(): readonly Troca[] {
  return mundo.trocas.filter(({ caminho }) => /^\/psp\/v2\/(cob|pix|webhook)\b/.test(caminho));
}

/** The scope that the standard demands of a call: the resource, to read or to write. */
function escopoDe({ metodo, caminho }: Troca): string {
  return `${caminho.split('/')[3]?.split('?')[0]}.${metodo === 'GET' ? 'read' : 'write'}`;
}

function nomeDaOperacao({ metodo, caminho }: Troca): string {
  const [, , , recurso = '', id, ...resto] = (caminho.split('?')[0] ?? '').split('/');
  const nomes: Readonly<Record<string, string>> = { cob: '{txid}', pix: '{e2eid}', webhook: '{chave}' };
  const partes = ['', recurso, ...(id === undefined ? [] : [nomes[recurso] ?? id])];
  return `${metodo} ${partes.join('/')}${resto.length === 0 ? '' : `/${resto[0]}/{id}`}`;
}
