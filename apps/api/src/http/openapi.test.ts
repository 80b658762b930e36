import { binario } from '@rateia/contracts/campos';
import { todasAsChamadas } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';

const METODOS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const esquemaJson = z.record(z.string(), z.unknown());
const conteudo = z.record(z.string().regex(/^[a-z]+\/[a-z.+-]+$/), z.strictObject({ schema: esquemaJson.optional() }));

/** The parts of OpenAPI 3.1.0 that we write, as its specification has them: any unknown part is refused. */
const operacao = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(10),
  description: z.string(),
  parameters: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        schema: esquemaJson,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: conteudo }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: conteudo.optional() }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});
const documento = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(METODOS), operacao)),
  components: z.strictObject({ securitySchemes: esquemaJson, schemas: esquemaJson }),
});

let mundo: Mundo;
let doc: z.infer<typeof documento>;
let bruto: string;
beforeAll(async () => {
  mundo = await criarMundo();
  bruto = (await mundo.http.inject('/api/v1/openapi.json')).body;
  doc = documento.parse(JSON.parse(bruto));
});
afterAll(() => mundo.encerrar());

function operacoes() {
  return Object.entries(doc.paths).flatMap(([caminho, item]) =>
    METODOS.flatMap((metodo) => {
      const op = item[metodo];
      return op === undefined ? [] : [{ caminho, metodo, op }];
    }),
  );
}
function porNome(nome: string) {
  return operacoes().find(({ op }) => op.operationId === nome);
}

/** Every JSON schema of the document, wherever it stands. */
function esquemas(): readonly Record<string, unknown>[] {
  return operacoes().flatMap(({ op }) => [
    ...(op.parameters ?? []).map((p) => p.schema),
    ...[op.requestBody?.content ?? {}, ...Object.values(op.responses).map((r) => r.content ?? {})].flatMap((c) =>
      Object.values(c).flatMap((m) => (m.schema === undefined ? [] : [m.schema])),
    ),
  ]);
}

describe('/api/v1/openapi.json (HOUSE 6: OpenAPI 3.1 from the contract)', () => {
  it('has every contract row, at its address, by its name, and nothing else', () => {
    const linhas = Object.entries(todasAsChamadas).map(
      ([nome, c]) => `${nome} ${c.method.toLowerCase()} ${(c.base ?? '/api/v1') + c.path}`,
    );
    expect(
      operacoes()
        .map(({ caminho, metodo, op }) => `${op.operationId} ${metodo} ${caminho}`)
        .toSorted(),
    ).toEqual(linhas.toSorted());
  });

  it('has no two addresses that differ in the name of a parameter alone: they would be the same one (OpenAPI 3.1 Paths)', () => {
    const formas = Object.keys(doc.paths).map((caminho) => caminho.replace(/\{\w+\}/g, '{}'));
    expect(formas.filter((forma, i) => formas.indexOf(forma) !== i)).toEqual([]);
    const nomes = operacoes().map(({ op }) => op.operationId);
    expect(new Set(nomes).size).toBe(nomes.length);
  });

  it('names each parameter of an address once, and none that is not there', () => {
    for (const { caminho, op } of operacoes()) {
      const noCaminho = [...caminho.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
      const ditos = (op.parameters ?? []).filter((p) => p.in === 'path');
      expect(ditos.map((p) => p.name).toSorted(), op.operationId).toEqual(noCaminho.toSorted());
      expect(
        ditos.filter((p) => !p.required),
        op.operationId,
      ).toEqual([]);
      const chaves = (op.parameters ?? []).map((p) => `${p.in} ${p.name}`);
      expect(new Set(chaves).size, op.operationId).toBe(chaves.length);
    }
  });

  it('holds only JSON schemas that can be read, and references that lead somewhere', () => {
    const lidos = esquemas();
    expect(lidos.length).toBeGreaterThan(operacoes().length);
    for (const esquema of lidos) {
      if (Object.hasOwn(esquema, '$ref')) continue;
      expect(() => z.fromJSONSchema(esquema), JSON.stringify(esquema).slice(0, 300)).not.toThrow();
    }
    const referencias = [...bruto.matchAll(/"\$ref":"([^"]+)"/g)].map((m) => m[1] ?? '');
    expect(new Set(referencias)).toEqual(new Set(['#/components/schemas/Erro']));
    expect(Object.keys(doc.components.schemas)).toEqual(['Erro']);
  });

  it('gives a file its own media types, and never those of another', () => {
    const comArquivo = Object.entries(todasAsChamadas).filter(([, c]) => c.response === binario);
    expect(comArquivo.length).toBeGreaterThan(0);
    for (const [nome, c] of comArquivo)
      expect(Object.keys(porNome(nome)?.op.responses['200']?.content ?? {}), nome).toEqual([
        ...(c.tiposDoArquivo ?? ['none said']),
      ]);
    expect(Object.keys(porNome('baixarExportacao')?.op.responses['200']?.content ?? {})).toContain('application/pdf');
  });

  it('gives a stream its own media type, and the schema of an event', () => {
    const fluxos = Object.entries(todasAsChamadas).filter(([, c]) => c.eventos !== undefined);
    expect(fluxos.map(([nome]) => nome)).toEqual(['getEventos']);
    const { content = {} } = porNome('getEventos')?.op.responses['200'] ?? {};
    expect(Object.keys(content)).toEqual(['text/event-stream']);
    expect(content['text/event-stream']?.schema).toMatchObject({
      type: 'string',
      contentSchema: { type: 'object', required: ['contagens'] },
    });
  });

  it('answers a provider 200 and nothing else, as the callback of API Pix is declared; other calls without an answer, 204', () => {
    const semCorpo = Object.entries(todasAsChamadas).filter(([, c]) => c.response instanceof z.ZodVoid);
    expect(semCorpo.filter(([, c]) => c.auth === 'provedor').length).toBeGreaterThan(1);
    for (const [nome, c] of semCorpo) {
      const feitas = Object.entries(porNome(nome)?.op.responses ?? {}).filter(([status]) => status.startsWith('2'));
      const descricao = { description: 'Done' };
      expect(feitas, nome).toEqual([[c.auth === 'provedor' ? '200' : '204', descricao]]);
    }
  });

  it('tells that any call may fail on our side, and be sent again', () => {
    for (const { op } of operacoes()) {
      expect(op.responses['500']?.description, op.operationId).toContain('erroInterno');
      expect(op.responses['503']?.description, op.operationId).toContain('indisponivel');
    }
  });

  it('tells for each call with a body that it may be too large or in another format, and for no other', () => {
    for (const [nome, c] of Object.entries(todasAsChamadas)) {
      const temCorpo = c.body !== undefined || c.arquivo !== undefined;
      const ditas = Object.values(porNome(nome)?.op.responses ?? {}).map((r) => r.description);
      for (const recusa of ['corpoGrandeDemais', 'tipoNaoSuportado'])
        expect(
          ditas.some((d) => d.includes(`${recusa}: `)),
          nome,
        ).toBe(temCorpo);
    }
  });

  it('demands the key of calls that create or move money', () => {
    for (const [nome, c] of Object.entries(todasAsChamadas)) {
      const cabecalhos = (porNome(nome)?.op.parameters ?? []).filter((p) => p.in === 'header' && p.required);
      expect(
        cabecalhos.map((p) => p.name),
        nome,
      ).toEqual([
        ...(c.idempotente === true ? ['idempotency-key'] : []),
        ...(c.auth === 'usuario' || c.auth === 'operador' ? ['x-hash-dispositivo'] : []),
      ]);
    }
  });

  it('tells the headers by which an app identifies itself, and asks a provider for none (spec A§7)', () => {
    for (const [nome, c] of Object.entries(todasAsChamadas)) {
      const nomes = (porNome(nome)?.op.parameters ?? []).filter((p) => p.in === 'header').map((p) => p.name);
      const ditos = nomes.filter((n) => n === 'x-versao' || n === 'x-token-key');
      expect(ditos, nome).toEqual(c.auth === 'provedor' ? [] : ['x-versao', 'x-token-key']);
    }
  });
});

describe('/api/v1/docs (HOUSE 6)', () => {
  it('is a page, and reads this document', async () => {
    const pagina = await mundo.http.inject('/api/v1/docs/');
    expect(pagina.statusCode).toBe(200);
    expect(pagina.headers['content-type']).toContain('text/html');
    expect(pagina.body).toContain('swagger-ui');
    const lido = await mundo.http.inject('/api/v1/docs/json');
    expect(lido.body).toBe(bruto);
  });

  it('is held to the content policy of every page, with nothing inline and nothing from elsewhere', async () => {
    async function politicaDe(url: string) {
      return (await mundo.http.inject(url)).headers['content-security-policy'];
    }
    expect(await politicaDe('/api/v1/docs/')).toBe(await politicaDe('/healthz'));
    expect(await politicaDe('/api/v1/docs/')).not.toMatch(/unsafe|https?:/);
  });

  it('is written once: as YAML, which would be written for each request, it is not served', async () => {
    const { statusCode, body } = await mundo.http.inject('/api/v1/docs/yaml');
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { dados: { chave: 'naoEncontrado' } }]);
  });
});
