import type { Rota } from '../../apps/web/src/lib/rotas.ts';
import { rotas } from '../../apps/web/src/lib/rotas.ts';

/** The row of the web's table that an address opens; a literal part goes before a parameter. */
export function rotaDe(caminho: string): Rota | undefined {
  return emOrdem.find(({ path }) => moldeDe(path).test(caminho));
}

function parametrosDe(path: string): number {
  return path.split('{').length;
}
const emOrdem: readonly Rota[] = [...rotas].sort((a, b) => parametrosDe(a.path) - parametrosDe(b.path));

/** Routes are written in letters, dashes and slashes, with their parameters in braces, one that may be missing with a question mark. */
function moldeDe(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\/\{\w+\?\}/g, '(/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
