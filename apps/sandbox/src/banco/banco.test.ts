import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirSandbox } from '../test/cliente.ts';

const TXID = 'cobranca00000000000000000001';

let agora = Date.parse('2026-11-20T15:00:00Z');
let aberta: Awaited<ReturnType<typeof abrirSandbox>>;

beforeEach(async () => {
  agora = Date.parse('2026-11-20T15:00:00Z');
  aberta = await abrirSandbox({ agora: () => agora });
});
afterEach(() => aberta.sandbox.parar());

function pagar(pagamento: Record<string, unknown>) {
  return aberta.chamar('POST', '/sandbox/banco/pagar', pagamento);
}

describe('The bank where a person pays', () => {
  it('pays a charge by its copia-e-cola', async () => {
    const cobranca = await aberta.cobrar(TXID);
    expect(await pagar({ copiaECola: cobranca['pixCopiaECola'] })).toMatchObject({
      status: 200,
      json: { txid: TXID, valor: 2160, horario: '2026-11-20T15:00:00.000Z' },
    });
  });

  it('is paid by the debtor, unless a third person is named', async () => {
    const devedor = { cpf: '11144477735', nome: 'Maria Souza' };
    await aberta.cobrar(TXID, { devedor });
    expect(await pagar({ txid: TXID })).toMatchObject({ json: { pagador: devedor } });
    const terceiro = { cpf: '52998224725', nome: 'Outra Pessoa' };
    expect(await pagar({ txid: TXID, ...terceiro, forcar: true })).toMatchObject({ json: { pagador: terceiro } });
  });

  it('refuses what a bank refuses', async () => {
    const cobranca = await aberta.cobrar(TXID);
    expect(await pagar({ txid: 'nada' })).toMatchObject({ status: 404, json: { recusa: 'naoEncontrada' } });
    const cortado = String(cobranca['pixCopiaECola']).slice(0, -1);
    expect(await pagar({ copiaECola: cortado })).toMatchObject({ status: 422, json: { recusa: 'codigoInvalido' } });
    expect(await pagar({ txid: TXID, valor: 2161 })).toMatchObject({ status: 409, json: { recusa: 'outroValor' } });
    agora += 1_800_000;
    expect(await pagar({ txid: TXID })).toMatchObject({ status: 409, json: { recusa: 'expirada' } });
  });

  it('pays late, again, or another amount when forced, as crossing messages do', async () => {
    await aberta.cobrar(TXID);
    agora += 3_600_000;
    expect(await pagar({ txid: TXID, forcar: true, valor: 5 })).toMatchObject({ status: 200, json: { valor: 5 } });
    expect(await pagar({ txid: TXID })).toMatchObject({ status: 409, json: { recusa: 'jaPaga' } });
    expect(await pagar({ txid: TXID, forcar: true })).toMatchObject({ status: 200, json: { valor: 2160 } });
    const { json } = await aberta.chamar('GET', `/psp/v2/cob/${TXID}`);
    expect(json).toMatchObject({ status: 'CONCLUIDA', pix: [{ valor: '0.05' }, { valor: '21.60' }] });
  });

  it('follows the clock that a test sets', async () => {
    await aberta.chamar('PUT', '/sandbox/relogio', { agora: '2027-01-31T12:00:00Z' });
    await aberta.cobrar(TXID);
    expect(await pagar({ txid: TXID })).toMatchObject({ json: { horario: '2027-01-31T12:00:00.000Z' } });
    await aberta.chamar('PUT', '/sandbox/relogio', {});
    const { json } = await aberta.chamar('GET', `/psp/v2/cob/${TXID}`);
    expect(json).toMatchObject({ calendario: { criacao: '2027-01-31T12:00:00.000Z' } });
  });
});

describe('The bank pages', () => {
  it('lead from the pasted code to the charge, and from the button to the payment', async () => {
    const cobranca = await aberta.cobrar(TXID);
    const colado = await aberta.enviarForma('/banco/abrir', { copiaECola: ` ${cobranca['pixCopiaECola']}\n` });
    expect([colado.status, colado.cabecalhos.get('location')]).toEqual([303, `/banco/cob/${TXID}`]);
    const pagina = await aberta.chamar('GET', `/banco/cob/${TXID}`);
    expect(pagina.texto).toContain('21,60');
    const pago = await aberta.enviarForma(`/banco/cob/${TXID}`, { nome: 'Ana Lima', cpf: '529.982.247-25', valor: '' });
    expect(pago.status).toBe(303);
    const depois = await aberta.chamar('GET', `/banco/cob/${TXID}`);
    expect(depois.texto).toContain('por Ana Lima');
  });

  it('explain a wrong code, a wrong amount and a refusal in a sentence', async () => {
    await aberta.cobrar(TXID);
    const codigo = await aberta.enviarForma('/banco/abrir', { copiaECola: '000201' });
    expect([codigo.status, codigo.texto.includes('incompleto ou errado')]).toEqual([422, true]);
    const valor = await aberta.enviarForma(`/banco/cob/${TXID}`, { valor: 'abc' });
    expect([valor.status, valor.texto.includes('Escreva o valor como 12,34')]).toEqual([422, true]);
    const outro = await aberta.enviarForma(`/banco/cob/${TXID}`, { valor: '1,00' });
    expect([outro.status, outro.texto.includes('O valor é diferente')]).toEqual([422, true]);
    expect((await aberta.chamar('GET', '/banco/cob/nada')).status).toBe(404);
  });

  it('write text of others as text, never as markup', async () => {
    await aberta.cobrar(TXID, {
      solicitacaoPagador: '<script>alert(1)</script>',
      devedor: { cpf: '52998224725', nome: '"><img src=x>' },
    });
    for (const caminho of ['/banco', `/banco/cob/${TXID}`]) {
      const { texto, cabecalhos } = await aberta.chamar('GET', caminho);
      expect(texto).toContain('&lt;script&gt;');
      expect(texto).not.toMatch(/<script>|<img/);
      expect(cabecalhos.get('content-security-policy')).toContain("script-src 'self'");
    }
  });
});
