import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { todasAsChamadas } from './todas.ts';

type Esquema = z.core.JSONSchema.JSONSchema;
type Numero = { readonly onde: string; readonly nome: string; readonly esquema: Esquema };
const INT4 = 2_147_483_647;

/** Every number that a call takes, wherever in a schema it stands. */
function numeros(esquema: Esquema | boolean | undefined, onde: string, nome: string): readonly Numero[] {
  if (typeof esquema !== 'object') return [];
  const partes = [esquema.items, ...(esquema.anyOf ?? []), ...(esquema.oneOf ?? []), ...(esquema.allOf ?? [])].flat();
  return [
    ...(esquema.type === 'integer' || esquema.type === 'number' ? [{ onde, nome, esquema }] : []),
    ...Object.entries(esquema.properties ?? {}).flatMap(([campo, dele]) =>
      numeros(dele as Esquema, `${onde}.${campo}`, campo),
    ),
    ...partes.flatMap((parte) => numeros(parte as Esquema | boolean | undefined, onde, nome)),
  ];
}

const TODOS = Object.entries(todasAsChamadas).flatMap(([nome, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([parte, esquema]) =>
    esquema === undefined
      ? []
      : numeros(z.toJSONSchema(esquema as z.ZodType, { io: 'output', unrepresentable: 'any' }), `${nome} ${parte}`, ''),
  ),
);
/** Identifiers stand in columns of eight bytes, amounts in bigint centavos; both have bounds of their own. */
const DE_OITO_BYTES =
  /^id$|^id[A-Z]|Id$|^valor|^antesDe$|^total|^renuncia$|^subsidio$|^maximo$|^minimo$|^manter$|^rastroDaCompra$/;

describe('Numbers that a call takes (HOUSE §6)', () => {
  it('are in many calls', () => {
    expect(TODOS.length).toBeGreaterThan(60);
  });

  it.each(
    TODOS.filter(
      ({ nome, esquema }) => esquema.const === undefined && esquema.enum === undefined && !DE_OITO_BYTES.test(nome),
    ),
  )('$onde fits its column', ({ esquema }) => {
    expect(esquema.maximum ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(INT4);
    expect(esquema.minimum ?? esquema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY).toBeGreaterThanOrEqual(-INT4);
  });
});
