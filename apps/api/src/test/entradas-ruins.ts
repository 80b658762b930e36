import type { Chamada } from '@rateia/contracts/chamada';
import { z } from 'zod';

type Esquema = z.core.JSONSchema.JSONSchema;
/** The place of a value in the input of a call: the part, and the fields that lead to it. */
export type Lugar = { readonly parte: 'params' | 'query' | 'body'; readonly caminho: readonly string[] };

const SO = '\ud800';
/** Values that no field of ours asks for, or asks for in another size: each was once answered with 500 somewhere. */
export const VALORES_RUINS: readonly unknown[] = [
  { toString: 1 },
  { length: 3 },
  { valueOf: null, toString: null },
  [],
  [[]],
  [SO],
  null,
  true,
  '',
  ' ',
  '1',
  SO,
  `um${SO}dois`,
  'um\u0000dois',
  '\u202eABCDEF\u202c\u200b\u2028',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5_000),
  "'; drop table usuarios; --",
  '%00%ff%',
  '\\u0000',
  -1,
  0,
  1.5,
  32_768,
  99_999,
  2_147_483_648,
  3_000_000_000,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  [2_147_483_648],
  [99_999],
  [null],
  '3000000000',
  '99999999999999999999',
  '1e400',
  'NaN',
  '-0',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-30',
  '2026-02-29T25:61:61Z',
  '2026-11-26T00:00:00+23:59',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'https://a@b.example\u202e',
  'https://[::1]',
  'data:text/html,x',
];

/** Bodies that are no object, or none that can be read. */
export const CORPOS_RUINS: readonly string[] = [
  '',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{',
  '{"a":1}{"a":2}',
  '\u0000',
  '[{"toString":1}]',
  '{"__proto__":{"papeis":["lider"]}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"hasOwnProperty":1,"toString":null,"valueOf":null}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"${SO}":"\\ud800"}`,
  '{"email":"a@b.co","email":{"toString":1}}',
];

/** Every place of a call where a value may stand, wherever its schema says so, and one place that it does not know. */
export function lugaresDe({ params, query, body }: Chamada): readonly Lugar[] {
  return Object.entries({ params, query, body }).flatMap(([parte, esquema]) =>
    esquema === undefined
      ? []
      : folhas(z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any' }), []).map((caminho) => ({
          parte: parte as Lugar['parte'],
          caminho,
        })),
  );
}

function folhas(esquema: Esquema | boolean | undefined, ate: readonly string[]): readonly (readonly string[])[] {
  if (typeof esquema !== 'object') return [ate];
  const campos = Object.entries(esquema.properties ?? {}) as [string, Esquema][];
  const variantes = [...(esquema.anyOf ?? []), ...(esquema.oneOf ?? []), ...(esquema.allOf ?? [])] as Esquema[];
  const daLista = typeof esquema.items === 'object' && !Array.isArray(esquema.items) ? [esquema.items as Esquema] : [];
  const dentro = [
    ...campos.flatMap(([nome, campo]) => folhas(campo, [...ate, nome])),
    ...variantes.flatMap((variante) => folhas(variante, ate)),
    ...daLista.flatMap((item) => folhas(item, [...ate, '0'])),
  ];
  const todos = ate.length > 0 || dentro.length === 0 ? [ate, ...dentro] : dentro;
  return [...new Map(todos.filter((c) => c.length > 0).map((c) => [c.join('.'), c])).values()];
}

/** The same value with one place changed; missing fields on the way are made. */
export function com(base: unknown, caminho: readonly string[], valor: unknown): unknown {
  const [campo, ...resto] = caminho;
  if (campo === undefined) return valor;
  if (campo === '0') return [com(Array.isArray(base) ? base[0] : undefined, resto, valor)];
  const objeto = typeof base === 'object' && base !== null && !Array.isArray(base) ? base : {};
  return { ...objeto, [campo]: com((objeto as Record<string, unknown>)[campo], resto, valor) };
}

type Pedido = { readonly url: string; readonly payload?: string };

/** The address and the body of a call, from the three parts. */
export function escrever(chamada: Chamada, { params, query, body }: Readonly<Record<Lugar['parte'], unknown>>): Pedido {
  const noCaminho = Object(params) as Record<string, unknown>;
  const caminho = chamada.path.replace(/\{(\w+)\}/g, (_t, p: string) => noEndereco(noCaminho[p]));
  const busca = Object.entries(Object(query) as Record<string, unknown>)
    .map(([k, v]) => `${encodeURIComponent(k)}=${noEndereco(v)}`)
    .join('&');
  const url = `${chamada.base ?? '/api/v1'}${caminho}${busca === '' ? '' : `?${busca}`}`;
  return chamada.method === 'GET' || body === undefined ? { url } : { url, payload: JSON.stringify(body) };
}

function noEndereco(valor: unknown): string {
  const texto = typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? '');
  // A lone surrogate has no form in an address: its bytes are sent as a careless client would.
  return texto === '' ? '%20' : encodeURIComponent(texto.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}
