import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirSandbox, campos } from '../test/cliente.ts';

const TXID = 'cobranca00000000000000000001';
const SEMPRE = 'inicio=2020-01-01T00:00:00Z&fim=2100-01-01T00:00:00Z';

let aberta: Awaited<ReturnType<typeof abrirSandbox>>;
let chave: string;

beforeEach(async () => {
  aberta = await abrirSandbox();
  ({ chave } = aberta.sandbox.credenciais);
});
afterEach(() => aberta.sandbox.parar());

function pedir(metodo: string, caminho: string, corpo?: unknown) {
  return aberta.chamar(metodo, `/psp/v2${caminho}`, corpo);
}
async function pago(): Promise<string> {
  await aberta.cobrar(TXID, { devedor: { cpf: '52998224725', nome: 'Maria Souza' } });
  const { json } = await aberta.chamar('POST', '/sandbox/banco/pagar', { txid: TXID });
  return String(campos(json)['e2eid']);
}
function tipoDe(json: unknown) {
  return String(campos(json)['type']).split('/').at(-1);
}

describe('A charge that the standard refuses (API Pix 2.9.0, CobOperacaoInvalida)', () => {
  it.each([
    ['no calendar', { calendario: undefined }],
    ['a calendar that is null', { calendario: null }],
    ['a calendar that is a word', { calendario: 'hoje' }],
    ['an expiry of zero', { calendario: { expiracao: 0 } }],
    ['an expiry in words', { calendario: { expiracao: '60' } }],
    ['an amount without centavos', { valor: { original: '21' } }],
    ['an amount with a comma', { valor: { original: '21,60' } }],
    ['an amount of eleven digits', { valor: { original: '12345678901.00' } }],
    ['nothing to pay', { valor: { original: '0.00' } }],
    ['an amount that the payer may change', { valor: { original: '1.00', modalidadeAlteracao: 1 } }],
    ['a Pix Saque', { valor: { original: '1.00', retirada: { saque: {} } } }],
    ['somebody else’s key', { chave: 'outra' }],
    ['a debtor with CPF and CNPJ', { devedor: { cpf: '52998224725', cnpj: '11222333000181', nome: 'Maria' } }],
    ['a debtor with neither', { devedor: { nome: 'Maria' } }],
    ['a debtor without a name', { devedor: { cpf: '52998224725' } }],
    ['a CPF of ten digits', { devedor: { cpf: '5299822472', nome: 'Maria' } }],
    ['141 characters for the payer', { solicitacaoPagador: 'x'.repeat(141) }],
    ['an information with a long name', { infoAdicionais: [{ nome: 'x'.repeat(51), valor: 'x' }] }],
    ['an information with a long value', { infoAdicionais: [{ nome: 'x', valor: 'x'.repeat(201) }] }],
    ['51 informations', { infoAdicionais: Array.from({ length: 51 }, () => ({ nome: 'x', valor: 'x' })) }],
    ['a location that does not exist', { loc: { id: 999, tipoCob: 'cob' } }],
  ])('is refused: %s', async (_caso, mudanca) => {
    const cobranca = { calendario: { expiracao: 60 }, valor: { original: '21.60' }, chave, ...mudanca };
    for (const [metodo, caminho] of [
      ['PUT', `/cob/${TXID}`],
      ['POST', '/cob'],
    ] as const) {
      const { status, json, tipo } = await pedir(metodo, caminho, cobranca);
      expect([status, tipoDe(json), tipo.split(';')[0]]).toEqual([
        400,
        'CobOperacaoInvalida',
        'application/problem+json',
      ]);
    }
    expect((await pedir('GET', `/cob/${TXID}`)).status).toBe(404);
  });

  it.each(['curto', 'x'.repeat(36), 'com-tracos-000000000000000000'])('is refused under the txid %s', async (txid) => {
    const cobranca = { calendario: { expiracao: 60 }, valor: { original: '21.60' }, chave };
    const { status, json } = await pedir('PUT', `/cob/${txid}`, cobranca);
    expect([status, tipoDe(json)]).toEqual([400, 'CobOperacaoInvalida']);
  });
});

describe('A charge named by the provider', () => {
  it('has a txid of the standard, and can be paid', async () => {
    const { status, json } = await pedir('POST', '/cob', {
      calendario: {},
      valor: { original: '21.60' },
      chave,
    });
    const criada = campos(json);
    expect([status, criada['status'], criada['revisao']]).toEqual([201, 'ATIVA', 0]);
    expect(criada['txid']).toMatch(/^[a-zA-Z0-9]{26,35}$/);
    expect(campos(criada['calendario'])['expiracao']).toBe(86_400);
    const pagamento = await aberta.chamar('POST', '/sandbox/banco/pagar', { copiaECola: criada['pixCopiaECola'] });
    expect(pagamento.json).toMatchObject({ txid: criada['txid'] });
  });
});

describe('Revisions of a charge', () => {
  it('count from zero, one by one, and only the last one is told', async () => {
    await aberta.cobrar(TXID);
    expect((await pedir('PATCH', `/cob/${TXID}`, { valor: { original: '5.00' } })).json).toMatchObject({ revisao: 1 });
    expect((await pedir('GET', `/cob/${TXID}?revisao=1`)).json).toMatchObject({ valor: { original: '5.00' } });
    const outra = await pedir('GET', `/cob/${TXID}?revisao=2`);
    expect([outra.status, tipoDe(outra.json)]).toEqual([400, 'CobConsultaInvalida']);
  });

  it.each([
    [{ status: 'CONCLUIDA' }, 400],
    [{ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', valor: { original: '5.00' } }, 400],
    [{ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }, 200],
  ])('%o is answered with %i', async (corpo, esperado) => {
    await aberta.cobrar(TXID);
    expect((await pedir('PATCH', `/cob/${TXID}`, corpo)).status).toBe(esperado);
  });

  it.each([
    ['an amount of nothing', { valor: {} }],
    ['a calendar of nothing', { calendario: {} }],
    ['nothing', {}],
  ])('that say %s leave the charge as it is', async (_caso, corpo) => {
    const { revisao: _primeira, ...antes } = await aberta.cobrar(TXID, { calendario: { expiracao: 60 } });
    const { status, json } = await pedir('PATCH', `/cob/${TXID}`, corpo);
    expect([status, json]).toEqual([200, { ...antes, revisao: 1 }]);
  });

  it('by PUT say the whole charge: a field that is left out is gone, and the same request again changes nothing', async () => {
    await aberta.cobrar(TXID, {
      devedor: { cpf: '52998224725', nome: 'Maria Souza' },
      infoAdicionais: [{ nome: 'Grupo', valor: '12' }],
    });
    const minima = { calendario: {}, valor: { original: '5.00' }, chave };
    const primeira = await pedir('PUT', `/cob/${TXID}`, minima);
    expect(primeira).toMatchObject({ status: 201, json: { revisao: 1, calendario: { expiracao: 86_400 } } });
    for (const campo of ['devedor', 'solicitacaoPagador', 'infoAdicionais'])
      expect(campos(primeira.json)).not.toHaveProperty(campo);
    const segunda = await pedir('PUT', `/cob/${TXID}`, minima);
    expect([segunda.status, segunda.json]).toEqual([201, primeira.json]);
  });

  it('by PUT with fields in another order are no revisions', async () => {
    const antes = await aberta.cobrar(TXID, { devedor: { cpf: '52998224725', nome: 'Maria Souza' } });
    expect(await aberta.cobrar(TXID, { devedor: { nome: 'Maria Souza', cpf: '52998224725' } })).toEqual(antes);
  });

  it.each([{ valor: null }, { calendario: null }, { devedor: null }])('with %o are refused', async (corpo) => {
    await aberta.cobrar(TXID);
    const { status, json } = await pedir('PATCH', `/cob/${TXID}`, corpo);
    expect([status, tipoDe(json)]).toEqual([400, 'CobOperacaoInvalida']);
  });
});

describe('Lists', () => {
  it.each([
    ['no period', ''],
    ['no end', 'inicio=2020-01-01T00:00:00Z'],
    ['a date that is no moment', 'inicio=2020-01-01&fim=2100-01-01T00:00:00Z'],
    ['a moment without its zone', 'inicio=2020-01-01T00:00:00&fim=2100-01-01T00:00:00Z'],
    ['a day that no calendar has', 'inicio=2020-02-30T00:00:00Z&fim=2100-01-01T00:00:00Z'],
    ['an hour that no clock shows', 'inicio=2020-01-01T24:00:00Z&fim=2100-01-01T00:00:00Z'],
    ['a month that no year has', 'inicio=2020-13-01T00:00:00Z&fim=2100-01-01T00:00:00Z'],
    ['an end before its start', 'inicio=2100-01-01T00:00:00Z&fim=2020-01-01T00:00:00Z'],
    ['CPF and CNPJ', `${SEMPRE}&cpf=52998224725&cnpj=11222333000181`],
    ['half a CPF', `${SEMPRE}&cpf=529`],
    ['a CPF said twice', `${SEMPRE}&cpf=52998224725&cpf=52998224725`],
    ['a status said twice', `${SEMPRE}&status=ATIVA&status=CONCLUIDA`],
    ['a txid of 25 characters', `${SEMPRE}&txid=${'x'.repeat(25)}`],
    ['a txid of 36 characters', `${SEMPRE}&txid=${'x'.repeat(36)}`],
    ['a page before the first', `${SEMPRE}&paginacao.paginaAtual=-1`],
    ['a page that is no number', `${SEMPRE}&paginacao.paginaAtual=`],
    ['a number in another writing', `${SEMPRE}&paginacao.paginaAtual=1e2`],
    ['no items on a page', `${SEMPRE}&paginacao.itensPorPagina=0`],
    ['1001 items on a page', `${SEMPRE}&paginacao.itensPorPagina=1001`],
  ])('are refused with %s', async (_caso, query) => {
    for (const [lista, tipo] of [
      ['cob', 'CobConsultaInvalida'],
      ['pix', 'PixConsultaInvalida'],
    ]) {
      const { status, json } = await pedir('GET', `/${lista}?${query}`);
      expect([lista, status, tipoDe(json)]).toEqual([lista, 400, tipo]);
    }
  });

  it.each([
    ['pix', 'devolucaoPresente=false', 1],
    ['pix', 'devolucaoPresente=true', 0],
    ['pix', 'txIdPresente=false', 0],
    ['pix', `txid=${TXID}`, 1],
    ['pix', 'txid=cobranca00000000000000000002', 0],
    ['pix', 'cpf=52998224725', 1],
    ['pix', 'cpf=11144477735', 0],
    ['pix', 'cnpj=11222333000181', 0],
    ['cob', 'status=CONCLUIDA', 1],
    ['cob', 'status=ATIVA', 0],
    ['cob', 'cpf=52998224725', 1],
    ['cob', 'cnpj=11222333000181', 0],
    ['cob', 'locationPresente=true', 1],
    ['cob', 'locationPresente=false', 0],
  ])('/%s follows %s, and says what it followed', async (lista, filtro, quantos) => {
    await pago();
    const { status, json } = await pedir('GET', `/${lista}?${SEMPRE}&${filtro}`);
    const itens = campos(json)[lista === 'cob' ? 'cobs' : 'pix'];
    expect([status, Array.isArray(itens) && itens.length]).toEqual([200, quantos]);
    const [nome = '', valor = ''] = filtro.split('=');
    const dito = /^(true|false)$/.test(valor) ? valor === 'true' : valor;
    expect(campos(json)['parametros']).toMatchObject({
      [nome]: dito,
      paginacao: { paginaAtual: 0, itensPorPagina: 100, quantidadeDePaginas: 1, quantidadeTotalDeItens: quantos },
    });
  });

  it('of webhooks need no period, but not any will do', async () => {
    await aberta.registrar('https://rateia.com.br/aviso');
    const { json } = await pedir('GET', '/webhook');
    expect(json).toMatchObject({
      parametros: { paginacao: { quantidadeTotalDeItens: 1 } },
      webhooks: [{ webhookUrl: 'https://rateia.com.br/aviso', cnpj: expect.stringMatching(/^[0-9A-Z]{14}$/) }],
    });
    expect((await pedir('GET', '/webhook?fim=2020-01-01T00:00:00Z')).json).toMatchObject({ webhooks: [] });
    const errada = await pedir('GET', '/webhook?inicio=ontem');
    expect([errada.status, tipoDe(errada.json)]).toEqual([400, 'WebhookConsultaInvalida']);
  });
});

describe('Giving back', () => {
  it.each([
    ['an amount without centavos', { valor: '1' }],
    ['nothing', { valor: '0.00' }],
    ['more than was paid', { valor: '21.61' }],
    ['a description of 141 characters', { valor: '1.00', descricao: 'x'.repeat(141) }],
    ['the nature of another product', { valor: '1.00', natureza: 'RETIRADA' }],
  ])('is refused: %s', async (_caso, corpo) => {
    const e2eid = await pago();
    const { status, json } = await pedir('PUT', `/pix/${e2eid}/devolucao/d1`, corpo);
    expect([status, tipoDe(json)]).toEqual([400, 'PixDevolucaoInvalida']);
  });
});

describe.each(['constructor', '__proto__'])('A thing that was never made, under the name %s', (nome) => {
  it.each([
    ['GET', `/v2/cob/${nome}`, 'CobNaoEncontrado'],
    ['PATCH', `/v2/cob/${nome}`, 'CobNaoEncontrado'],
    ['GET', `/v2/pix/${nome}`, 'PixNaoEncontrado'],
    ['PUT', `/v2/pix/${nome}/devolucao/d1`, 'PixNaoEncontrado'],
    ['GET', `/v2/pix/${nome}/devolucao/d1`, 'PixDevolucaoNaoEncontrada'],
    ['GET', `/v2/webhook/${nome}`, 'WebhookNaoEncontrado'],
    ['DELETE', `/v2/webhook/${nome}`, 'WebhookNaoEncontrado'],
    ['GET', `/v2/gn/pix/enviados/id-envio/${nome}`, 'PixEnviadoNaoEncontrado'],
  ])('is not found: %s %s', async (metodo, caminho, tipo) => {
    const corpo = metodo === 'GET' || metodo === 'DELETE' ? undefined : {};
    const { status, json } = await aberta.chamar(metodo, `/psp${caminho}`, corpo);
    expect([status, tipoDe(json)]).toEqual([404, tipo]);
  });

  it('is not found at the bank either', async () => {
    const pagamento = await aberta.chamar('POST', '/sandbox/banco/pagar', { txid: nome });
    expect(pagamento).toMatchObject({ status: 404, json: { recusa: 'naoEncontrada' } });
    expect((await aberta.chamar('GET', `/banco/cob/${nome}`)).status).toBe(404);
  });
});

describe('A payout', () => {
  it('accepts an id that no program would choose', async () => {
    const { status } = await aberta.chamar('PUT', '/psp/v3/gn/pix/constructor', {
      valor: '10.00',
      pagador: { chave },
      favorecido: { chave: 'ana@exemplo.com.br' },
    });
    expect(status).toBe(201);
  });
});
