import type { Plugin } from 'vite';

/**
 * Parts of the two tables that the browser never reads, one row a line: routes that are still to come (they are for
 * counting against the specification), and in the calls the default values and the rows of providers.
 */
const CORTES: readonly (readonly [arquivo: string, cortes: readonly RegExp[]])[] = [
  [
    '/apps/web/src/lib/rotas.ts',
    [/^.*estado: 'pendente'.*\n/gm, /, (?:(?:header|bottomMenu): false|estado: 'feito')/g],
  ],
  [
    '/packages/contracts/src/caminhos.ts',
    [/^.*auth: 'provedor'.*\n/gm, /, auth: '(?:usuario|operador)'/g, /, idempotente: false/g],
  ],
];

export function pluginTabelasEnxutas(): Plugin {
  return {
    name: 'rateia-tabelas-enxutas',
    apply: 'build',
    enforce: 'pre',
    transform(codigo, id) {
      const achado = CORTES.find(([arquivo]) => id.endsWith(arquivo));
      return achado === undefined ? null : achado[1].reduce((texto, corte) => texto.replace(corte, ''), codigo);
    },
  };
}
