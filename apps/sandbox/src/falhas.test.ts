import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICOS } from './falhas.ts';
import { CHAMADAS } from './test/chamadas.ts';
import { abrirSandbox, enviarEmail } from './test/cliente.ts';

const ATRASO_MS = 60;

describe.each(SERVICOS)('Each fault of %s has its described effect', (servico) => {
  const { chamar, feito, bem, recusa } = CHAMADAS[servico];
  let aberta: Awaited<ReturnType<typeof abrirSandbox>>;
  beforeAll(async () => {
    aberta = await abrirSandbox();
  });
  afterAll(() => aberta.sandbox.parar());

  function ligar(modo: string) {
    return aberta.chamar('PUT', '/sandbox/falhas', { [servico]: { modo, proximas: 1, atrasoMs: ATRASO_MS } });
  }
  async function presas() {
    return (await aberta.chamar('GET', '/sandbox/chamadas-presas')).json;
  }
  /** SMTP has one code for all that may be tried again. */
  function codigo(http: number) {
    return servico === 'email' ? 451 : http;
  }

  it.each([
    ['erro500', codigo(500), false],
    ['erro500AposSucesso', codigo(500), true],
    ['indisponivel', codigo(503), false],
    ['limite', codigo(429), false],
    ['lento', bem, true],
    ['recusado', recusa, false],
  ] as const)('%s: it answers %s, done: %s; and then as ever', async (modo, esperado, faz) => {
    await ligar(modo);
    const inicio = performance.now();
    expect(await chamar({ aberta, nome: modo })).toBe(esperado);
    if (modo === 'lento') expect(performance.now() - inicio).toBeGreaterThan(ATRASO_MS - 2);
    if (feito !== undefined) expect(await feito({ aberta, nome: modo })).toBe(faz);
    const nome = `${modo}2`;
    expect(await chamar({ aberta, nome })).toBe(bem);
    if (feito !== undefined) expect(await feito({ aberta, nome })).toBe(true);
  });

  it.each([
    ['timeout', false],
    ['timeoutAposSucesso', true],
  ] as const)('%s: it does not answer, done: %s', async (modo, faz) => {
    await ligar(modo);
    const desistencia = new AbortController();
    const respostas: unknown[] = [];
    const chamada = chamar({ aberta, nome: modo, signal: desistencia.signal }).then(
      (resposta) => respostas.push(resposta),
      () => undefined,
    );
    await expect.poll(presas).toEqual({ presas: 1 });
    if (feito !== undefined) await expect.poll(() => feito({ aberta, nome: modo })).toBe(faz);
    expect(respostas).toEqual([]);
    desistencia.abort();
    await chamada;
    await expect.poll(presas).toEqual({ presas: 0 });
  });
});

describe('A service that refuses', () => {
  it('refuses orders: a question about one is answered, and uses up no refusal', async () => {
    const aberta = await abrirSandbox();
    const plano = Object.fromEntries(
      ['cobranca', 'devolucao', 'envio'].map((servico) => [servico, { modo: 'recusado', proximas: 1 }]),
    );
    await aberta.chamar('PUT', '/sandbox/falhas', plano);
    for (const caminho of ['cob/x', 'pix/x/devolucao/d1', 'gn/pix/enviados/id-envio/x'])
      expect((await aberta.chamar('GET', `/psp/v2/${caminho}`)).status).toBe(404);
    expect((await aberta.chamar('GET', '/sandbox/falhas')).json).toEqual(plano);
    await aberta.sandbox.parar();
  });
});

describe('A mail server that refuses one address', () => {
  it('delivers to everybody else, and uses up no refusal on them', async () => {
    const aberta = await abrirSandbox();
    const email = { modo: 'recusado', proximas: 1, para: 'ana@exemplo.com.br' };
    await aberta.chamar('PUT', '/sandbox/falhas', { email });
    function escrever(para: string) {
      return enviarEmail(aberta.sandbox.portaSmtp, para, ['Subject: Oi', '', 'Oi']);
    }
    await escrever('rui@exemplo.com.br');
    await expect(escrever('ana@exemplo.com.br')).rejects.toThrow(/^550/);
    await escrever('ana@exemplo.com.br');
    await aberta.sandbox.parar();
  });
});
