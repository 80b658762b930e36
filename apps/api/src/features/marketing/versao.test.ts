import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';

let mundo: Mundo;
let pasta: string;
const linhas: Record<string, unknown>[] = [];

beforeAll(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-versao-'));
  mkdirSync(join(pasta, 'assets'));
  writeFileSync(join(pasta, 'index.html'), 'any page');
  writeFileSync(join(pasta, 'versao.json'), JSON.stringify({ versao: '4.3.2.1' }));
  const log = pino({ level: 'warn' }, { write: (linha) => void linhas.push(JSON.parse(linha) as never) });
  mundo = await criarMundo({ ambiente: { WEB_DIST: pasta, TAG_MANAGER_ID: 'GTM-ABC123' }, log });
});
afterAll(async () => {
  await mundo.encerrar();
  rmSync(pasta, { recursive: true, force: true });
});

describe('GET api/versao (spec A§4 Version check)', () => {
  it('gives the version of the served pages, to anybody, at its literal address', async () => {
    const resposta = await mundo.http.inject({ url: '/api/versao' });
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toEqual({ versao: '4.3.2.1' });
    expect(resposta.headers['cache-control']).toBe('no-store');
  });
});

describe('GET marketing/configuracao (spec A§4 Cookie consent)', () => {
  it('names the tag manager of this copy', async () => {
    expect((await mundo.chamar('getConfiguracao')).corpo).toEqual({ tagManager: 'GTM-ABC123' });
  });
});

describe('POST erro-da-pagina (spec A§8)', () => {
  const relato = {
    versao: '4.3.2.1',
    rota: '/grupo/{id}',
    mensagem: 'Broke for ana@exemplo.com',
    pilha: 'at 123.456.789-09',
  };

  it('writes one line in the log, which names no person', async () => {
    expect((await mundo.chamar('relatarErro', relato)).status).toBe(204);
    expect(linhas.filter(({ msg }) => msg === 'page broke')).toEqual([
      expect.objectContaining({
        versao: '4.3.2.1',
        rota: '/grupo/{id}',
        mensagem: 'Broke for [oculto]',
        pilha: 'at [oculto]',
      }),
    ]);
  });

  it('refuses a body that is not a report', async () => {
    expect((await mundo.chamar('relatarErro', { ...relato, versao: 'x' })).status).toBe(422);
    expect((await mundo.chamar('relatarErro', { ...relato, mensagem: 'x'.repeat(301) })).status).toBe(422);
  });
});
