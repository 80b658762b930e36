import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { todasAsChamadas } from './todas.ts';

type Esquema = z.core.JSONSchema.JSONSchema;
type Achado = { readonly onde: string; readonly esquema: Esquema };

/** Every field whose name begins with `valor`, wherever in a schema it stands. */
function valores(esquema: Esquema | boolean | undefined, onde: string): readonly Achado[] {
  if (typeof esquema !== 'object') return [];
  const campos = Object.entries(esquema.properties ?? {}) as [string, Esquema][];
  const partes = [esquema.items, ...(esquema.anyOf ?? []), ...(esquema.oneOf ?? []), ...(esquema.allOf ?? [])].flat();
  return [
    ...campos
      .filter(([nome]) => /^valor([A-Z]|$)/.test(nome))
      .map(([nome, campo]) => ({ onde: `${onde}.${nome}`, esquema: campo })),
    ...campos.flatMap(([nome, campo]) => valores(campo, `${onde}.${nome}`)),
    ...partes.flatMap((parte) => valores(parte as Esquema | boolean | undefined, onde)),
  ];
}

const deUmaChamada = Object.entries(todasAsChamadas).flatMap(([nome, { params, query, body, response }]) =>
  Object.entries({ params, query, body, response }).flatMap(([parte, esquema]) =>
    esquema === undefined
      ? []
      : valores(z.toJSONSchema(esquema as z.ZodType, { io: 'input', unrepresentable: 'any' }), `${nome} ${parte}`),
  ),
);

/** A datum that is shown whole, and the spec's list of savings by service. */
const SEM_SER_QUANTIA = /^revelarDado response[.]valor$|[.]valorEconomia$/;

describe('Amounts on the wire (HOUSE §7)', () => {
  it('are in many calls', () => {
    expect(deUmaChamada.length).toBeGreaterThan(30);
  });

  it.each(deUmaChamada.filter(({ onde }) => !SEM_SER_QUANTIA.test(onde)))(
    '$onde is an integer of centavos, or nothing',
    ({ esquema }) => {
      const tipos = ((esquema.anyOf ?? [esquema]) as Esquema[]).map(({ type }) => type);
      expect(tipos.filter((tipo) => tipo !== 'null')).toEqual(['integer']);
    },
  );
});
