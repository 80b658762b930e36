import { crc16 } from '@rateia/domain/br-code';
import { centavos } from '@rateia/domain/dinheiro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parteSecreta } from '../autenticidade-de-webhook.ts';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste, SEGREDO_DE_TESTE } from '../test/mundo.ts';
import { criarApiPix } from './api-pix.ts';
import type { GatewayPix, PedidoDeCobranca } from './port.ts';

const PEDIDO: PedidoDeCobranca = {
  txid: 'cobranca00000000000000000001',
  valor: centavos(2160),
  expiracaoSegundos: 1_800,
  descricao: 'Vaga em um grupo',
  devedor: { cpf: '52998224725', nome: 'Maria Souza' },
};

let mundo: Mundo;
let pix: GatewayPix;

beforeEach(async () => {
  mundo = await abrirMundo();
  pix = criarApiPix(mundo.configPix, ambienteDeTeste().dependencias);
});
afterEach(() => mundo.fechar());

async function cobrar(txid = PEDIDO.txid): Promise<string> {
  expect(await pix.criarCobranca({ ...PEDIDO, txid })).toMatchObject({ situacao: 'ok' });
  return txid;
}

describe('Pix charges (REGRAS part 3, Pix charge)', () => {
  it('creates a charge that a person can pay by copia-e-cola until it expires', async () => {
    const criada = await pix.criarCobranca(PEDIDO);
    expect(criada).toMatchObject({
      situacao: 'ok',
      valor: { txid: PEDIDO.txid, estado: 'ATIVA', valor: 2160, pix: [] },
    });
    if (criada.situacao !== 'ok') return;
    const { pixCopiaECola, location, expiraEm } = criada.valor;
    expect(pixCopiaECola).toContain(location);
    expect(pixCopiaECola.slice(-4)).toBe(crc16(pixCopiaECola.slice(0, -4)));
    const restante = Date.parse(expiraEm) - Date.now();
    expect(restante).toBeGreaterThan(1_790_000);
    expect(restante).toBeLessThanOrEqual(1_800_000);
  });

  it('answers the same charge to the same request', async () => {
    expect(await pix.criarCobranca(PEDIDO)).toEqual(await pix.criarCobranca(PEDIDO));
  });

  it('answers the paid charge to a request repeated after the payment', async () => {
    await cobrar();
    await mundo.pagar({ txid: PEDIDO.txid });
    expect(await pix.criarCobranca(PEDIDO)).toMatchObject({ situacao: 'ok', valor: { estado: 'CONCLUIDA' } });
  });

  it('refuses another amount under the txid of a paid charge', async () => {
    await cobrar();
    await mundo.pagar({ txid: PEDIDO.txid });
    const outra = await pix.criarCobranca({ ...PEDIDO, valor: centavos(999) });
    expect(outra).toMatchObject({ situacao: 'recusado', codigo: 'CobOperacaoInvalida' });
  });

  it('refuses a txid out of the standard before any request', async () => {
    await expect(pix.criarCobranca({ ...PEDIDO, txid: 'curto' })).rejects.toThrow(RangeError);
    expect(mundo.trocas).toEqual([]);
  });

  it('names the payer, the amount and the time', async () => {
    await cobrar();
    const { e2eid } = await mundo.pagar({ txid: PEDIDO.txid, cpf: '11144477735', nome: 'Outra Pessoa' });
    const consulta = await pix.consultarCobranca(PEDIDO.txid);
    const recebido = { e2eid, txid: PEDIDO.txid, valor: 2160, pagador: { cpf: '11144477735', nome: 'Outra Pessoa' } };
    expect(consulta).toMatchObject({ situacao: 'ok', valor: { estado: 'CONCLUIDA', pix: [recebido] } });
    expect(await pix.consultarPix(e2eid)).toMatchObject({ situacao: 'ok', valor: recebido });
  });

  it('says that an unknown charge or Pix does not exist', async () => {
    expect(await pix.consultarCobranca('nada00000000000000000000000')).toEqual({ situacao: 'inexistente' });
    expect(await pix.consultarPix('E'.repeat(32))).toEqual({ situacao: 'inexistente' });
  });

  it('removes an unpaid charge, twice without harm, and refuses to remove a paid one', async () => {
    await cobrar();
    expect(await pix.removerCobranca(PEDIDO.txid)).toMatchObject({ situacao: 'ok' });
    expect(await pix.removerCobranca(PEDIDO.txid)).toMatchObject({
      situacao: 'ok',
      valor: { estado: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
    });
    const paga = await cobrar('cobranca00000000000000000002');
    await mundo.pagar({ txid: paga });
    expect(await pix.removerCobranca(paga)).toMatchObject({ situacao: 'recusado' });
  });

  it('writes the BR Code itself for a provider that sends none', async () => {
    const { cobrancaDoFio, emCobranca } = await import('./esquemas.ts');
    const lida = cobrancaDoFio.parse({
      txid: PEDIDO.txid,
      status: 'ATIVA',
      valor: { original: '21.60' },
      calendario: { criacao: '2026-11-20T12:00:00-03:00', expiracao: 60 },
      loc: { location: 'pix.example.com/qr/v2/abc' },
    });
    expect(emCobranca(lida, (location) => `codigo de ${location}`)).toMatchObject({
      pixCopiaECola: 'codigo de pix.example.com/qr/v2/abc',
      expiraEm: '2026-11-20T15:01:00.000Z',
    });
  });
});

describe('Reconciliation (CONFIABILIDADE 1.5)', () => {
  it('reads every page of a period, each Pix once', async () => {
    const ids: string[] = [];
    for (let numero = 0; numero < 205; numero += 1) {
      const txid = `lote${String(numero).padStart(26, '0')}`;
      await mundo.chamar('POST', '/sandbox/banco/pagar', { txid: await semear(txid) }).then((pago) => {
        if (typeof pago === 'object' && pago !== null && 'e2eid' in pago) ids.push(String(pago.e2eid));
      });
    }
    const lidos = await pix.listarPix({ inicio: '2020-01-01T00:00:00Z', fim: '2100-01-01T00:00:00Z' });
    expect(lidos.situacao === 'ok' && lidos.valor.map(({ e2eid }) => e2eid).sort()).toEqual(ids.sort());
    expect(mundo.trocas.filter(({ caminho }) => caminho.includes('paginaAtual'))).toHaveLength(3);
  });

  it('answers nothing for a period without payments and refuses one that ends before it starts', async () => {
    const vazio = { inicio: '2020-01-01T00:00:00Z', fim: '2020-01-02T00:00:00Z' };
    expect(await pix.listarPix(vazio)).toEqual({ situacao: 'ok', valor: [] });
    const invertido = { inicio: vazio.fim, fim: vazio.inicio };
    expect(await pix.listarPix(invertido)).toMatchObject({ situacao: 'recusado', codigo: 'PixConsultaInvalida' });
  });

  async function semear(txid: string): Promise<string> {
    await pix.criarCobranca({ ...PEDIDO, txid });
    return txid;
  }
});

describe('Giving back (REGRAS part 3: partial or full, sum never above the Pix)', () => {
  async function receber(): Promise<string> {
    await cobrar();
    return (await mundo.pagar({ txid: PEDIDO.txid })).e2eid;
  }

  it('gives back in parts until nothing is left', async () => {
    const e2eid = await receber();
    function parte(idDevolucao: string, valor: number) {
      return pix.devolver({ e2eid, idDevolucao, valor: centavos(valor) });
    }
    expect(await parte('d1', 2000)).toMatchObject({
      situacao: 'ok',
      valor: { estado: 'EM_PROCESSAMENTO', valor: 2000 },
    });
    expect(await parte('d2', 161)).toMatchObject({ situacao: 'recusado', codigo: 'PixDevolucaoInvalida' });
    expect(await parte('d3', 160)).toMatchObject({ situacao: 'ok' });
    await mundo.sandbox.ociosa();
    const final = await pix.consultarDevolucao({ e2eid, idDevolucao: 'd1' });
    expect(final).toMatchObject({ situacao: 'ok', valor: { estado: 'DEVOLVIDO' } });
  });

  it('answers the same refund to a repeated request, though the standard refuses a used id', async () => {
    const e2eid = await receber();
    const pedido = { e2eid, idDevolucao: 'd1', valor: centavos(500) };
    await pix.devolver(pedido);
    expect(await pix.devolver(pedido)).toMatchObject({ situacao: 'ok', valor: { id: 'd1', valor: 500 } });
    expect(await pix.devolver({ ...pedido, valor: centavos(501) })).toMatchObject({ situacao: 'recusado' });
  });

  it('brings the reason of a refund that was not made', async () => {
    const e2eid = await receber();
    await mundo.falhar({ devolucao: { modo: 'recusado', proximas: 1 } });
    await pix.devolver({ e2eid, idDevolucao: 'd1', valor: centavos(500) });
    await mundo.sandbox.ociosa();
    expect(await pix.consultarDevolucao({ e2eid, idDevolucao: 'd1' })).toMatchObject({
      situacao: 'ok',
      valor: { estado: 'NAO_REALIZADO', motivo: 'Saldo insuficiente para realizar a devolução.' },
    });
  });

  it('says that an unknown refund does not exist', async () => {
    const e2eid = await receber();
    expect(await pix.consultarDevolucao({ e2eid, idDevolucao: 'nada' })).toEqual({ situacao: 'inexistente' });
  });
});

describe('Notices of payment (REGRAS part 3: at least once, may come in batches)', () => {
  function lerAvisos() {
    return mundo.avisos.flatMap((aviso) => {
      const lido = pix.interpretarWebhook(aviso);
      if (!lido.valido) throw new Error('A true notice was taken for a forged one');
      return lido.eventos;
    });
  }

  beforeEach(async () => {
    expect(await pix.configurarWebhook(`${mundo.urlDeAvisos}/api/v1/webhook/pix/`)).toEqual({
      situacao: 'ok',
      valor: undefined,
    });
  });

  it('arrives at the registered address with its secret part, and tells the payment', async () => {
    await cobrar();
    const { e2eid } = await mundo.pagar({ txid: PEDIDO.txid });
    await mundo.sandbox.ociosa();
    expect(mundo.avisos[0]?.caminho).toBe(`/api/v1/webhook/pix/${parteSecreta(SEGREDO_DE_TESTE)}/pix`);
    expect(lerAvisos()).toMatchObject([{ id: `pix-${e2eid}`, e2eid, txid: PEDIDO.txid, valor: 2160, devolucoes: [] }]);
  });

  it('tells a finished refund under an id of its own', async () => {
    await cobrar();
    const { e2eid } = await mundo.pagar({ txid: PEDIDO.txid });
    await pix.devolver({ e2eid, idDevolucao: 'd1', valor: centavos(100) });
    await mundo.sandbox.ociosa();
    expect(lerAvisos()).toMatchObject([
      { id: `pix-${e2eid}` },
      { id: `pix-${e2eid}.d1-DEVOLVIDO`, devolucoes: [{ id: 'd1', estado: 'DEVOLVIDO', valor: 100 }] },
    ]);
  });

  it('gives both copies of a duplicated notice the same id', async () => {
    await mundo.falhar({ webhooks: { modo: 'duplicado' } });
    await cobrar();
    const { e2eid } = await mundo.pagar({ txid: PEDIDO.txid });
    await mundo.sandbox.ociosa();
    expect(lerAvisos().map(({ id }) => id)).toEqual([`pix-${e2eid}`, `pix-${e2eid}`]);
  });

  it('reads a batch of several payments', async () => {
    await mundo.falhar({ webhooks: { modo: 'em-lote', atrasoMs: 60 } });
    const txids = ['cobranca00000000000000000001', 'cobranca00000000000000000002'];
    for (const txid of txids) {
      await cobrar(txid);
      await mundo.pagar({ txid });
    }
    await mundo.sandbox.ociosa();
    expect(lerAvisos()).toMatchObject(txids.map((txid) => ({ txid })));
  });

  it('is sent again until we answer 2xx', async () => {
    mundo.respostasAosAvisos.push(500, 404, 302);
    await cobrar();
    await mundo.pagar({ txid: PEDIDO.txid });
    await mundo.sandbox.ociosa();
    expect(mundo.avisos).toHaveLength(4);
  });

  it('is refused when forged, cut, or not JSON', async () => {
    await cobrar();
    await mundo.pagar({ txid: PEDIDO.txid });
    await mundo.sandbox.ociosa();
    const [primeiro] = mundo.avisos;
    if (primeiro === undefined) throw new Error('no notice came');
    const aviso = primeiro;
    const corpo = aviso.corpoBruto.toString('utf8');
    function outroCorpo(texto: string) {
      return { ...aviso, corpoBruto: Buffer.from(texto) };
    }
    expect(pix.interpretarWebhook({ ...aviso, caminho: '/api/v1/webhook/pix/chute/pix' })).toEqual({ valido: false });
    expect(pix.interpretarWebhook(outroCorpo(corpo.slice(0, -3)))).toEqual({ valido: false });
    expect(pix.interpretarWebhook(outroCorpo('{"pix":{}}'))).toEqual({ valido: false });
    expect(pix.interpretarWebhook(outroCorpo(corpo.replace('"21.60"', '"21.6"')))).toEqual({ valido: false });
    expect(pix.interpretarWebhook(outroCorpo(corpo.replace('"21.60"', '21.60')))).toEqual({ valido: false });
    expect(pix.interpretarWebhook(outroCorpo('{"pix":[]}'))).toEqual({ valido: true, eventos: [] });
  });
});
