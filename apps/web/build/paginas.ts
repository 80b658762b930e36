import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { escaparHtml } from '@rateia/domain/escapar-html';
import { tituloDaPagina } from '@rateia/domain/marca';
import type { Plugin } from 'vite';
import type { Rota } from '../src/lib/rotas.ts';
import { arquivoQueAdianta } from './adianta.ts';
import { adiantadasDe } from './adiantadas.ts';
import type { Primeira } from './primeira.ts';
import { cabecaDe, trazerPrimeiraPintura } from './primeira.ts';
import { recursosDasRotas } from './recursos.ts';

const ESTILO = /\s*<link rel="stylesheet"[^>]*>/g;
const MODULO = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRADA = /<script type="module"/;
const APP = '<div id="raiz"></div>';

/**
 * Writes `paginas/<route>.html` for every finished route, and `paginas/indice.json` with the path of each. Such a page
 * is index.html that also requests the route's own files and data at once and shows its first paint. Without it the
 * browser would learn of them only after it has run the first files.
 */
export function pluginPaginas(): Plugin {
  let dist = '';
  return {
    name: 'rateia-paginas',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const base = readFileSync(join(dist, 'index.html'), 'utf8');
        const adianta = arquivoQueAdianta(dist);
        const primeiraPintura = await trazerPrimeiraPintura();
        mkdirSync(join(dist, 'paginas'), { recursive: true });
        const indice: { readonly path: string; readonly arquivo: string }[] = [];
        for (const { rota, tela, tudo } of recursosDasRotas(dist)) {
          const arquivo = `paginas/${rota.nome}.html`;
          const primeira = await primeiraPintura(rota, cabecaDe(tela));
          writeFileSync(
            join(dist, arquivo),
            paginaDe(base, {
              rota,
              arquivos: [...tudo],
              adianta,
              primeira,
              tamanho: (nome) => statSync(join(dist, nome)).size,
            }),
          );
          indice.push({ path: rota.path, arquivo });
        }
        writeFileSync(join(dist, 'paginas/indice.json'), JSON.stringify(indice));
      },
    },
  };
}

interface Conteudo {
  readonly rota: Rota;
  readonly arquivos: readonly string[];
  readonly adianta: string;
  readonly tamanho: (arquivo: string) => number;
  readonly primeira: Primeira;
}

function paginaDe(base: string, { rota, arquivos, adianta, primeira, tamanho }: Conteudo): string {
  const novos = arquivos.filter((arquivo) => arquivo !== adianta && !base.includes(`/${arquivo}"`));
  const modulos = [...arquivos.filter((arquivo) => arquivo !== adianta && arquivo.endsWith('.js'))].sort(
    (a, b) => tamanho(b) - tamanho(a),
  );
  const estilos = [
    ...(base.match(ESTILO) ?? []).map((estilo) => estilo.trim()),
    ...novos
      .filter((arquivo) => arquivo.endsWith('.css'))
      .map((arquivo) => `<link rel="stylesheet" crossorigin href="/${arquivo}">`),
  ];
  const chamadas = adiantadasDe(rota);
  const primeiros = [
    `<script src="/${adianta}"${chamadas.length === 0 ? '' : ` data-rota="${rota.path}" data-chamadas="${chamadas.map(escaparHtml).join(' ')}"`}></script>`,
    ...estilos,
  ];
  return (
    base
      .replace(/<title>.*<\/title>/, `<title>${tituloDaPagina(rota.titulo)}</title>`)
      .replaceAll(ESTILO, '')
      .replaceAll(MODULO, '')
      // Files that the first paint waits for come first, because a browser that speaks HTTP/1.1 has six connections.
      .replace(
        ENTRADA,
        (entrada) =>
          `${linhas([...primeiros, ...modulos.map((arquivo) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${arquivo}">`)])}${entrada}`,
      )
      .replace(APP, () => `${divDa(primeira)}${APP}`)
  );
}

/** Nothing in it can be used or read aloud; the page that replaces it can. */
function divDa({ html, comSessao }: Primeira): string {
  return `<div id="primeira" data-sessao="${comSessao}" inert aria-hidden="true">${html}</div>\n    `;
}

function linhas(pedidos: readonly string[]): string {
  return pedidos.map((pedido) => `${pedido}\n    `).join('');
}
