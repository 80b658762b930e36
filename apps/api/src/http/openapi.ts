import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ABREM_SESSAO } from '@rateia/contracts/abrem-sessao';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { ERROS } from '@rateia/contracts/erros';
import { recusasComuns } from '@rateia/contracts/recusas';
import { HTTP } from '@rateia/domain/http';
import { MARCA } from '@rateia/domain/marca';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ErroDeCatalogo } from './erros.ts';
import { TIPO_DE_EVENTOS } from './fluxo-de-eventos.ts';
import { JSON_UTF8 } from './responder-erro.ts';
import { respondeArquivo } from './resposta-binaria.ts';
import type { RotaMontada } from './rotas.ts';
import { statusSemCorpo } from './rotas.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * OpenAPI 3.1 made from the contract rows, and a page to browse it under the content policy of every page. Anybody may ask
 * for it: the document is written once, at the first request, for writing it anew at each would hold everybody up.
 */
export async function registrarDocumentacao(app: FastifyInstance, rotas: readonly RotaMontada[]): Promise<void> {
  let texto: string | undefined;
  function enviar(resposta: FastifyReply) {
    texto ??= JSON.stringify(documentoOpenApi(rotas));
    return resposta.type(JSON_UTF8).send(texto);
  }
  app.get(`${BASE}/openapi.json`, (_pedido, resposta) => enviar(resposta));
  // The page demands this plugin; the answers below replace its own.
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: PAGINA,
    // The page comes without the bar on top, whose drawing carries a style of its own; every feature is seen at once,
    // and opened.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true },
    uiHooks: {
      onRequest: ({ routeOptions: { url } }, resposta, pronto) => {
        if (url === `${PAGINA}/json`) enviar(resposta);
        // The YAML costs two seconds of work per request, and nobody reads it.
        else if (url === `${PAGINA}/yaml`) pronto(new ErroDeCatalogo('naoEncontrado'));
        else pronto();
      },
    },
  });
}

const BASE = '/api/v1';
const PAGINA = `${BASE}/docs`;

export function documentoOpenApi(rotas: readonly RotaMontada[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const rota of rotas) {
    const caminho = (rota.chamada.base ?? '/api/v1') + rota.chamada.path;
    paths[caminho] = { ...paths[caminho], [rota.chamada.method.toLowerCase()]: operacao(rota) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: MARCA,
      version: '1',
      description: 'Amounts (`valor*`) are integer centavos. Instants are ISO 8601 in UTC.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { sessao: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Erro: {
          type: 'object',
          required: ['codigoErro', 'message', 'link', 'dados'],
          properties: {
            codigoErro: { type: ['integer', 'null'] },
            message: { type: 'string' },
            link: { type: ['string', 'null'] },
            dados: { type: ['object', 'null'] },
          },
        },
      },
    },
  };
}

function emJson(esquema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _fora, ...resto } = z.toJSONSchema(esquema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return resto;
}

function operacao({ nome, feature, chamada, papeis }: RotaMontada): Json {
  const respostas: Record<string, Json> = {};
  const vazia = chamada.response instanceof z.ZodVoid;
  respostas[String(vazia ? statusSemCorpo(chamada) : HTTP.ok)] = vazia
    ? { description: 'Done' }
    : { description: 'OK', content: corpoDaResposta(chamada) };
  for (const chave of new Set([...recusasComuns(chamada), ...chamada.errors])) {
    const { status, message } = ERROS[chave];
    const antes = respostas[String(status)]?.['description'];
    respostas[String(status)] = {
      description: antes === undefined ? `${chave}: ${message}` : `${String(antes)}\n${chave}: ${message}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
    };
  }
  const parametros = [...parametrosDe(chamada.params, 'path'), ...parametrosDe(chamada.query, 'query')];
  if (chamada.idempotente === true)
    parametros.push({
      name: CABECALHOS.idempotencia,
      in: 'header',
      required: true,
      schema: { type: 'string', minLength: 8, maxLength: 128 },
    });
  parametros.push(...cabecalhosDe(chamada.auth));
  if (COM_PROVA.has(nome)) parametros.push(cabecalho(CABECALHOS.prova, false));
  return {
    operationId: nome,
    tags: [feature],
    summary: chamada.resumo,
    description: `Roles: ${papeis.join(', ')}`,
    ...(parametros.length === 0 ? {} : { parameters: parametros }),
    ...(chamada.body === undefined
      ? {}
      : {
          requestBody: {
            required: !chamada.body.safeParse(undefined).success,
            content: corpoDoPedido(chamada, chamada.body),
          },
        }),
    responses: respostas,
    security: chamada.auth === 'usuario' || chamada.auth === 'operador' ? [{ sessao: [] }] : [],
  };
}

/** A login and a renewal take the proof of the browser's key (ADR 021). */
const COM_PROVA: ReadonlySet<string> = new Set([...ABREM_SESSAO, 'refreshToken']);

function cabecalho(name: string, required: boolean): Json {
  return {
    name,
    in: 'header',
    required,
    schema: { type: 'string' },
  };
}

/** The headers of spec A§7. Version and token key tell which app asks; a session is of the device that it was given to. */
function cabecalhosDe(auth: RotaMontada['chamada']['auth']): Json[] {
  if (auth === 'provedor') return [];
  return [
    cabecalho(CABECALHOS.versao, false),
    cabecalho(CABECALHOS.chaveToken, false),
    ...(auth === 'publica' ? [] : [cabecalho(CABECALHOS.dispositivo, auth !== 'opcional')]),
  ];
}

/** A file has no schema: its media type says all (OpenAPI 3.1 "Considerations for File Uploads"). */
function corpoDaResposta(chamada: RotaMontada['chamada']): Json {
  if (respondeArquivo(chamada)) return Object.fromEntries((chamada.tiposDoArquivo ?? []).map((tipo) => [tipo, {}]));
  const schema = emJson(chamada.response, 'output');
  return chamada.eventos === undefined
    ? { 'application/json': { schema } }
    : { [TIPO_DE_EVENTOS]: doEvento(chamada.eventos, schema) };
}

/** The answer of a stream: JSON Schema puts the schema of one event where it has the content of a text. */
function doEvento(nome: string, dados: Json): Json {
  return {
    schema: {
      type: 'string',
      description: `Events named ${nome}; the data of each is JSON`,
      contentMediaType: 'application/json',
      contentSchema: dados,
    },
  };
}

/** JSON, or a form with the file and the fields beside it. */
function corpoDoPedido({ arquivo }: RotaMontada['chamada'], body: z.ZodType): Json {
  const schema = emJson(body, 'input');
  if (arquivo === undefined) return { 'application/json': { schema } };
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Json;
    readonly required?: readonly string[];
  };
  const binario = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    'multipart/form-data': {
      schema: { ...schema, properties: { ...properties, [arquivo]: binario }, required: [...required, arquivo] },
    },
  };
}

function parametrosDe(esquema: z.ZodObject | undefined, onde: 'path' | 'query'): Json[] {
  return Object.entries(esquema?.shape ?? {}).map(([name, campo]) => ({
    name,
    in: onde,
    required: onde === 'path' || !(campo as z.ZodType).safeParse(undefined).success,
    schema: emJson(campo as z.ZodType, 'input'),
  }));
}
