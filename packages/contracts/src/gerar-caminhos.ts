import { todasAsChamadas } from './todas.ts';

/** Source text of caminhos.ts: method and path of every call without zod, for the browser. */
export const textoDosCaminhos = (): string => {
  const linhas = Object.entries(todasAsChamadas).map(([nome, c]) => {
    const dados = [
      `method: '${c.method}'`,
      `path: '${(c.base ?? '/api/v1') + c.path}'`,
      `auth: '${c.auth}'`,
      `idempotente: ${c.idempotente ?? false}`,
    ];
    return `  ${nome}: { ${dados.join(', ')} },`;
  });
  return [
    '// Generated from the contract rows by `npm run contratos`; a test compares it. Do not edit.',
    'export const caminhos = {',
    ...linhas,
    '} as const;',
    '',
  ].join('\n');
};
