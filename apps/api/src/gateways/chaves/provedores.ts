import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { ProvedorDeChaves } from './port.ts';

const chave32 = z
  .base64()
  .transform((t) => Buffer.from(t, 'base64'))
  .refine((b) => b.length === 32, 'a key has 32 bytes');
const formato = z.object({
  mestras: z.array(z.object({ id: z.string().min(1).max(40), chave: chave32 })).min(1),
  indice: chave32,
});

const provedorDe = (texto: string): ProvedorDeChaves => {
  const { mestras, indice } = formato.parse(JSON.parse(texto));
  return { mestras: () => mestras, indice: () => indice };
};

/** Development: a file made on first use, readable by its owner only. */
export const chavesDeArquivo = (caminho: string): ProvedorDeChaves => {
  if (!existsSync(caminho)) {
    mkdirSync(dirname(caminho), { recursive: true });
    writeFileSync(caminho, novasChaves(), { mode: 0o600 });
  }
  return provedorDe(readFileSync(caminho, 'utf8'));
};

/** Production: the JSON of the keys in an environment variable, put there by the secret manager or KMS. */
export const chavesDeAmbiente = (valor: string): ProvedorDeChaves => provedorDe(valor);

/** A new set of keys as JSON: `{"mestras":[{"id","chave"}],"indice"}`. To rotate, put a new master first. */
export const novasChaves = (): string =>
  JSON.stringify(
    { mestras: [{ id: 'k1', chave: randomBytes(32).toString('base64') }], indice: randomBytes(32).toString('base64') },
    null,
    2,
  );
