import { z } from 'zod';

/** Shared field schemas. Amounts (`valor*`) are integer centavos on the wire (HOUSE §7). */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).meta({ description: 'Identifier' });
export const idResposta = z.int().positive();
export const valor = z.int().min(0).max(100_000_000_00).meta({ description: 'Centavos (BRL)' });
export const valorComSinal = z.int().meta({ description: 'Centavos (BRL), signed' });
export const instante = z.iso.datetime({ offset: true }).meta({ description: 'Instant, ISO 8601, UTC' });
export const dia = z.iso.date().meta({ description: 'Calendar day in Brasília, YYYY-MM-DD' });
export const texto = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((s) => !s.includes('\u0000'), 'NUL');
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@]{1,64}@[^\s@]{1,190}$/);
export const senha = z.string().min(1).max(128);
export const pin = z.string().trim().toUpperCase().min(7).max(7);
export const telefone = z.string().regex(/^\d{11}$/);
export const cpf = z.string().regex(/^\d{11}$/);
export const cep = z.string().regex(/^\d{8}$/);
export const uf = z.string().regex(/^[A-Z]{2}$/);
export const pagina = z.coerce.number().int().min(1).max(10_000).default(1);
export const porPagina = z.coerce.number().int().min(1).max(50).default(20);
export const idParam = z.object({ id });
export const vazio = z.void();
/** The bytes of a file, and how they are served. */
export type RespostaBinaria = {
  readonly tipo: string;
  readonly nome: string;
  readonly bytes: Uint8Array;
  /** The address holds this file for ever, and the file is no secret among those who have the address; `publico`: nor to anybody. */
  readonly cache?: 'imutavel' | 'publico';
  /** Saved by the browser instead of shown. */
  readonly baixar?: boolean;
};
export const binario = z.custom<RespostaBinaria>().meta({ description: 'Bytes of a file' });
export const tokenOpaco = z.string().min(16).max(512);
export const booleanoQuery = z.enum(['true', 'false']).transform((v) => v === 'true');

/** Campaign data kept by the web for 5 years and sent with login and registration (spec A§3). */
export const campanha = z
  .object({
    ref: texto(200),
    cupom: texto(60),
    utm_term: texto(200),
    utm_source: texto(200),
    utm_medium: texto(200),
    utm_content: texto(200),
    utm_campaign: texto(200),
    cod_indicacao: texto(40),
  })
  .partial();

export const lista = <T extends z.ZodType>(item: T) =>
  z.object({ itens: z.array(item), total: z.int(), pagina: z.int(), porPagina: z.int() });

/** One line of a price or refund breakdown; the lines sum to the total shown with them. */
export const linhaValor = z.object({
  chave: z.string(),
  rotulo: z.string(),
  valor: valorComSinal,
  conta: z.string().optional(),
});
