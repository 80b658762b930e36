import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PERMISSOES_DO_NAVEGADOR } from './cabecalhos-de-seguranca.ts';
import { ErroDeCatalogo } from './erros.ts';
import { criarPaginasComPrevia } from './paginas-com-previa.ts';
import type { Previas } from './previa.ts';

const UM_ANO_S = 31_536_000;
/** Files that no browser shows as a document, compressed or not. */
const SO_RECURSO = /\.(js|css|woff2)(\.(br|gz))?$/;
/** Headers that helmet puts on every answer, and that matter only for a document. */
const SO_DE_DOCUMENTO = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  PERMISSOES_DO_NAVEGADOR.nome,
] as const;

/** A page of the build for one route of the web app; `{x}` is a parameter of its path. */
type Pagina = { readonly path: string; readonly arquivo: string };

type Opcoes = { readonly pasta: string | undefined; readonly appUrl: string; readonly previas?: Previas };

/** The built web app on the same origin: hashed assets for a year, pages never cached, own routes for the SPA. */
export async function registrarWeb(app: FastifyInstance, { pasta, appUrl, previas = {} }: Opcoes): Promise<void> {
  if (pasta === undefined || !existsSync(join(pasta, 'index.html'))) {
    app.setNotFoundHandler(naoEncontrado);
    return;
  }
  await app.register(fastifyStatic, {
    root: pasta,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (resposta, caminho) => {
      const ehRecurso = caminho.includes('/assets/');
      resposta.header('cache-control', ehRecurso ? `public, max-age=${UM_ANO_S}, immutable` : 'no-cache');
      // A browser reads these of documents only; on twenty small files they would weigh more than some of the files.
      if (ehRecurso && SO_RECURSO.test(caminho))
        for (const nome of SO_DE_DOCUMENTO) {
          resposta.raw.removeHeader(nome);
          resposta.removeHeader(nome);
        }
    },
  });
  const enviarComPrevia = criarPaginasComPrevia({ pasta, appUrl });
  for (const { path, arquivo } of comAsQueSoTemPrevia(paginas(pasta), previas)) {
    const previa = previas[path];
    app.get<{ readonly Params: Record<string, string> }>(
      path.replace(/\{(\w+\??)\}/g, ':$1'),
      async (pedido, resposta) =>
        previa === undefined
          ? await enviarPagina(resposta, arquivo)
          : await enviarComPrevia(arquivo, { pedido, resposta }, async () => await previa(pedido.params)),
    );
  }
  app.setNotFoundHandler(async (pedido, resposta) => {
    const ehPagina =
      ['GET', 'HEAD'].includes(pedido.method) && !pedido.url.startsWith('/api/') && !/\.\w{2,5}(\?|$)/.test(pedido.url);
    return ehPagina ? await enviarComPrevia('index.html', { pedido, resposta }) : naoEncontrado();
  });
}

/** Each page requests the files of its route at once; any other address gets the page that finds them by running. */
function paginas(pasta: string): readonly Pagina[] {
  const indice = join(pasta, 'paginas/indice.json');
  return existsSync(indice) ? (JSON.parse(readFileSync(indice, 'utf8')) as readonly Pagina[]) : [];
}

/** A route that has no page of the build yet may be linked to all the same. */
function comAsQueSoTemPrevia(prontas: readonly Pagina[], previas: Previas): readonly Pagina[] {
  return [
    ...prontas,
    ...Object.keys(previas)
      .filter((path) => !prontas.some((pagina) => pagina.path === path))
      .map((path) => ({ path, arquivo: 'index.html' })),
  ];
}

function enviarPagina(resposta: FastifyReply, arquivo: string): FastifyReply {
  return resposta.header('cache-control', 'no-cache').sendFile(arquivo);
}

function naoEncontrado(): never {
  throw new ErroDeCatalogo('naoEncontrado');
}
