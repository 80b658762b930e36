import { CABECALHOS, CHAVE_TOKEN_WEB } from '@rateia/contracts/cabecalhos';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { clienteDe } from './cliente.ts';

let mundo: Mundo;
const linhas: string[] = [];
beforeAll(async () => {
  mundo = await criarMundo({ log: pino({ level: 'info' }, { write: (linha: string) => linhas.push(linha) }) });
});
afterAll(() => mundo.encerrar());

describe('Headers of every request (spec A§7: version, token key)', () => {
  it('a refusal tells in the log which app asked, and in which version', async () => {
    await mundo.http.inject({
      url: '/api/v1/usuario',
      headers: { [CABECALHOS.versao]: '1.4.0.7', [CABECALHOS.chaveToken]: CHAVE_TOKEN_WEB },
    });
    const recusa = linhas.map((linha) => JSON.parse(linha) as Record<string, unknown>).find((l) => l['cliente']);
    expect(recusa?.['cliente']).toEqual({ chave: CHAVE_TOKEN_WEB, versao: '1.4.0.7' });
  });

  it.each([
    ['nothing', {}, {}],
    ['a version that is none', { [CABECALHOS.versao]: '1.0\n{"level":60}' }, {}],
    ['a key with what does not belong', { [CABECALHOS.chaveToken]: 'rateia web' }, {}],
    ['twice', { [CABECALHOS.versao]: ['1.0.0.1', '2.0.0.1'] }, {}],
    ['a version alone', { [CABECALHOS.versao]: '1.0.0.1' }, { versao: '1.0.0.1' }],
  ])('%s', (_nome, cabecalhos, esperado) => {
    expect(clienteDe(cabecalhos)).toEqual(esperado);
  });
});
