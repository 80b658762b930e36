import type { ChaveErro } from '@rateia/contracts/erros';
import { ERROS } from '@rateia/contracts/erros';
import { todasAsChamadas } from '@rateia/contracts/todas';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErroDeCatalogo } from './http/erros.ts';
import { criarServidorDoWorker } from './http/servidor-do-worker.ts';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

/** The visitor's answer: an HTTP code, or a refusal of the catalogue. */
type Recebe = number | ChaveErro;

/**
 * Routes that are served besides the rows of the contract, and the answer that a visitor of another machine gets there.
 * The permission matrix knows the contract's rows alone.
 */
const SAUDE: Readonly<Record<string, Recebe>> = {
  'GET /healthz': 200,
  'GET /readyz': 200,
  'GET /metrics': 'semPermissao',
};
const FORA_DO_CONTRATO: Readonly<Record<string, Recebe>> = {
  ...SAUDE,
  'GET /.well-known/security.txt': 200,
  'GET /api/v1/openapi.json': 200,
  'GET /api/v1/docs/': 200,
  'GET /api/v1/docs/json': 200,
  'GET /api/v1/docs/yaml': 'naoEncontrado',
  'GET /api/v1/docs/static/index.html': 302,
  'GET /api/v1/docs/static/swagger-initializer.js': 200,
  // The files of the page, below static/: the tree prints them so.
  'GET /api/v1/docs*': 'naoEncontrado',
};

const LINHA = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;
const POR_NIVEL = 4;

/** Every method and address of the server, from the tree that it prints; HEAD comes with each GET. */
function servidas(http: FastifyInstance): readonly string[] {
  const pais: string[] = [];
  return http
    .printRoutes({ commonPrefix: false })
    .trim()
    .split('\n')
    .flatMap((linha) => {
      const [, recuo = '', parte = '', metodos = ''] = LINHA.exec(linha) ?? [];
      if (parte === '') throw new Error(`not a line of the tree: ${linha}`);
      const nivel = recuo.length / POR_NIVEL;
      pais[nivel] = (nivel === 0 ? '' : (pais[nivel - 1] ?? '')) + parte;
      return metodos
        .split(', ')
        .filter((metodo) => metodo !== '' && metodo !== 'HEAD')
        .map((metodo) => `${metodo} ${pais[nivel]}`);
    });
}
function doContrato(): readonly string[] {
  return Object.values(todasAsChamadas).map(
    ({ method, base, path }) => `${method} ${(base ?? '/api/v1') + path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
}
/**
 * With or without its last slash an address is the same one, and so it is by whatever name its parameter has: the tree
 * prints both names where two rows differ.
 */
function semNomes(rota: string): string {
  return rota.replace(/(.)\/$/, '$1').replace(/:\w+(?:\|:\w+)*/g, ':');
}

describe('Every address that is served (OWASP API 9; test S1)', () => {
  it('is a row of the contract, of which the matrix makes every call, or stands here', () => {
    const conhecidas = new Set([...doContrato(), ...Object.keys(FORA_DO_CONTRATO)].map(semNomes));
    const achadas = new Set(servidas(mundo.http).map(semNomes));
    expect([...achadas].filter((rota) => !conhecidas.has(rota))).toEqual([]);
    expect([...conhecidas].filter((rota) => !achadas.has(rota))).toEqual([]);
  });

  it.each(Object.entries(FORA_DO_CONTRATO))('%s answers a visitor %s', async (rota, recebe) => {
    await esperarDe(mundo.http, rota.slice(rota.indexOf(' ') + 1).replace('*', '/static/nada.js'), recebe);
  });

  it('of a worker tells how it is, and refuses by the catalogue (HOUSE §8)', async () => {
    const worker = await criarServidorDoWorker(mundo.aplicacao.deps);
    await worker.ready();
    expect(servidas(worker).toSorted()).toEqual(Object.keys(SAUDE).toSorted());
    for (const [rota, recebe] of [...Object.entries(SAUDE), ['GET /nada', 'naoEncontrado'] as const])
      await esperarDe(worker, rota.slice(rota.indexOf(' ') + 1), recebe);
    await worker.close();
  });
});

async function esperarDe(http: FastifyInstance, url: string, recebe: Recebe): Promise<void> {
  const { statusCode, body } = await http.inject({ url, remoteAddress: '203.0.113.9' });
  if (typeof recebe === 'number') expect(statusCode, url).toBe(recebe);
  else expect([statusCode, JSON.parse(body)], url).toEqual([ERROS[recebe].status, new ErroDeCatalogo(recebe).corpo()]);
}
