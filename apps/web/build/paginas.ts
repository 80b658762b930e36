import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tituloDaPagina } from '@rateia/domain/marca';
import type { Plugin } from 'vite';
import { recursosDasRotas } from './recursos.ts';

/** What the page asks for after its own scripts and styles: the fonts. */
const FIM_DOS_PEDIDOS = /<link rel="preload" as="font"/;

/**
 * Writes `paginas/<route>.html` for every finished route, and `paginas/indice.json` with the path of each: the same page
 * as index.html, which asks for the route's own files at once. Without it the browser would learn of them only after it
 * has run the first ones.
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
      handler() {
        const base = readFileSync(join(dist, 'index.html'), 'utf8');
        mkdirSync(join(dist, 'paginas'), { recursive: true });
        const indice = recursosDasRotas(dist).map(({ rota, tudo }) => {
          const arquivo = `paginas/${rota.nome}.html`;
          writeFileSync(join(dist, arquivo), paginaDe(base, { titulo: rota.titulo, arquivos: [...tudo] }));
          return { path: rota.path, arquivo };
        });
        writeFileSync(join(dist, 'paginas/indice.json'), JSON.stringify(indice));
      },
    },
  };
}

function paginaDe(base: string, { titulo, arquivos }: { titulo: string; arquivos: readonly string[] }): string {
  const novos = arquivos.filter((arquivo) => !base.includes(`/${arquivo}"`));
  const estilos = novos.filter((arquivo) => arquivo.endsWith('.css'));
  const modulos = novos.filter((arquivo) => arquivo.endsWith('.js'));
  const pedidos = [
    ...estilos.map((arquivo) => `<link rel="stylesheet" crossorigin href="/${arquivo}">`),
    ...modulos.map((arquivo) => `<link rel="modulepreload" crossorigin href="/${arquivo}">`),
  ];
  return base
    .replace(/<title>.*<\/title>/, `<title>${tituloDaPagina(titulo)}</title>`)
    .replace(FIM_DOS_PEDIDOS, (fim) => `${pedidos.map((pedido) => `${pedido}\n    `).join('')}${fim}`);
}
