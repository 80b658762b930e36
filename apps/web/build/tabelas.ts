import type { Plugin } from 'vite';
import type { Rota } from '../src/lib/rotas.ts';
import { features, rotas } from '../src/lib/rotas.ts';

const LINHAS_DAS_ROTAS = /export const rotas = \[[\s\S]*?\] as const satisfies readonly Rota\[\];/;

/**
 * Writes the table of routes, which every page loads, in a short form: one text with a row per line, instead of an
 * object per row that repeats the same names a hundred times. The app reads the same values from it.
 */
export function pluginTabelas(): Plugin {
  return {
    name: 'rateia-tabelas',
    apply: 'build',
    enforce: 'pre',
    transform(codigo, id) {
      if (id.endsWith('/src/lib/rotas.ts')) return trocar(codigo, LINHAS_DAS_ROTAS, codigoDasRotas());
      return null;
    },
  };
}

function trocar(codigo: string, linhas: RegExp, novo: string): string {
  if (!linhas.test(codigo)) throw new Error('the table is not written as it was');
  return codigo.replace(linhas, () => `${novo};`);
}

/** Signs of every row come first; the others are optional. */
const SINAIS = ['auth', 'header', 'bottomMenu', 'semTerceiros', 'operacao', 'headerComSessao', 'semTermos'] as const;
const SEMPRE = 3;
const FEITO = 128;

/** The table of routes as an expression. A field that it does not know stops the build. */
export function codigoDasRotas(tabela: readonly Rota[] = rotas): string {
  const linhas = tabela.map(({ nome, path, titulo, feature, estado, redireciona, ...sinais }) => {
    const estranho = Object.keys(sinais).find((sinal) => !(SINAIS as readonly string[]).includes(sinal));
    if (estranho !== undefined) throw new Error(`a route has a field that is not written: ${estranho}`);
    const bits = SINAIS.reduce((soma, sinal, i) => soma + (sinais[sinal] === true ? 2 ** i : 0), 0);
    const todos = bits + (estado === 'feito' ? FEITO : 0);
    const campos = [nome, path, titulo, features.indexOf(feature), todos];
    return [...campos, ...(redireciona === undefined ? [] : [redireciona])].join('|');
  });
  return `export const rotas = ${JSON.stringify(linhas.join('\n'))}.split('\\n').map((linha) => {
  const [nome, path, titulo, feature, bits, redireciona] = linha.split('|');
  const rota = { nome, path, titulo, feature: features[feature], estado: bits & ${FEITO} ? 'feito' : 'pendente' };
  ${JSON.stringify(SINAIS)}.forEach((sinal, i) => {
    if (i < ${SEMPRE} || bits & (1 << i)) rota[sinal] = (bits & (1 << i)) !== 0;
  });
  if (redireciona !== undefined) rota.redireciona = redireciona;
  return rota;
})`;
}
