import type { Chamada } from './chamada.ts';
import { todasAsChamadas } from './todas.ts';

const AVISO = '// Generated from the contract rows by `npm run contratos`; a test compares it. Do not edit.';

const linhas = Object.entries(todasAsChamadas);

/** Source text of caminhos.ts: method and path of every call without zod, to be looked up by name. */
export function textoDosCaminhos(): string {
  const objetos = linhas.map(([nome, c]) => {
    const dados = [
      `method: '${c.method}'`,
      `path: '${caminhoDe(c)}'`,
      `auth: '${c.auth}'`,
      `idempotente: ${c.idempotente ?? false}`,
    ];
    return `  ${nome}: { ${dados.join(', ')} },`;
  });
  return [AVISO, 'export const caminhos = {', ...objetos, '} as const;', ''].join('\n');
}

/**
 * Source text of chamadas.ts, for the browser: each call is one text, `name method path auth` and `1` for one that takes a
 * key. The build writes a text where it is used, so a page carries the calls that it makes and no others; what a provider
 * calls is not there.
 */
export function textoDasChamadas(): string {
  const textos = linhas
    .filter(([, { auth }]) => auth !== 'provedor')
    .map(([nome, c]) => {
      const partes = [nome, c.method, caminhoDe(c), c.auth, ...(c.idempotente === true ? ['1'] : [])];
      return `export const ${nome} = '${partes.join(' ')}';`;
    });
  return [AVISO, ...textos, ''].join('\n');
}

function caminhoDe({ base = '/api/v1', path }: Chamada): string {
  return base + path;
}
