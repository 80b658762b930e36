import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Chaveiro } from './port.ts';

const chave32 = z
  .base64()
  .transform((t) => Buffer.from(t, 'base64'))
  .refine((b) => b.length === 32, 'a key has 32 bytes');
const formato = z.object({
  mestras: z
    .array(z.object({ id: z.string().min(1).max(40), chave: chave32 }))
    .min(1)
    // Of two keys with one id only the first would ever be found, and the data sealed by the other would be lost.
    .refine((mestras) => new Set(mestras.map(({ id }) => id)).size === mestras.length, 'each key has an id of its own'),
  indice: chave32,
});

function provedorDe(texto: string): Chaveiro {
  const { mestras, indice } = formato.parse(JSON.parse(texto));
  return { mestras: () => mestras, indice: () => indice };
}

/** Development: a file made on first use, readable by its owner only. */
export function chavesDeArquivo(caminho: string): Chaveiro {
  if (!existsSync(caminho)) {
    mkdirSync(dirname(caminho), { recursive: true });
    writeFileSync(caminho, novasChaves(), { mode: 0o600 });
  }
  return provedorDe(readFileSync(caminho, 'utf8'));
}

/** Production: the JSON of the keys in an environment variable, put there by the secret manager or KMS. */
export function chavesDeAmbiente(valor: string): Chaveiro {
  return provedorDe(valor);
}

/** A new set of keys as JSON: `{"mestras":[{"id","chave"}],"indice"}`, for a service that has none yet. */
export function novasChaves(): string {
  return JSON.stringify(
    { mestras: [{ id: 'k1', chave: randomBytes(32).toString('base64') }], indice: randomBytes(32).toString('base64') },
    null,
    2,
  );
}

/**
 * The two steps of a rotation, as JSON: first every process knows the new key, then it seals and signs. Between two
 * restarts processes of both sets serve side by side, and each opens what the other sealed (ADR 019).
 */
export function girarChaves(valor: string): { readonly conhecida: string; readonly primeira: string } {
  provedorDe(valor);
  const atuais = JSON.parse(valor) as z.input<typeof formato>;
  const numeros = atuais.mestras.map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0));
  const nova = { id: `k${Math.max(...numeros) + 1}`, chave: randomBytes(32).toString('base64') };
  function com(mestras: typeof atuais.mestras): string {
    return JSON.stringify({ ...atuais, mestras });
  }
  return { conhecida: com([...atuais.mestras, nova]), primeira: com([nova, ...atuais.mestras]) };
}
