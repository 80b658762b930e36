import { z } from 'zod';

/** The JSON of WebAuthn Level 3, as far as we use it: the options for a browser, and its answer. */
const base64url = z
  .string()
  .max(8_192)
  .regex(/^[\w-]+$/);
export const TRANSPORTES_DE_CHAVE = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transporte = z.enum(TRANSPORTES_DE_CHAVE);
const credencial = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transporte).optional(),
});
const verificacao = z.enum(['required', 'preferred', 'discouraged']);

export const opcoesDeCadastroDeChave = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(credencial).optional(),
  authenticatorSelection: z
    .object({
      residentKey: verificacao.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: verificacao.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
});

export const opcoesDeUsoDeChave = z.object({
  challenge: z.string(),
  timeout: z.int().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(credencial).optional(),
  userVerification: verificacao.optional(),
});

const comuns = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
} as const;

export const respostaDeCadastroDeChave = z.object({
  ...comuns,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
});

export const respostaDeUsoDeChave = z.object({
  ...comuns,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
