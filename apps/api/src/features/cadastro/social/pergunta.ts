import { createHash, randomBytes } from 'node:crypto';
import { provedorSocial } from '@rateia/domain/cadastro/social';
import { z } from 'zod';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { IdentidadeSocial, Pergunta, Provedor } from '../../../gateways/social/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';

const BYTES = 32;
export const CONTEXTO_SOCIAL = {
  segredos: 'social:segredos',
  identidade: 'social:identidade',
  sub: 'social:sub',
  email: 'social:email',
} as const;

const segredos = z.object({ nonce: z.string(), verificador: z.string() });
const identidade = z.object({
  sub: z.string(),
  email: z.string().nullable(),
  emailVerificado: z.boolean(),
  primeiroNome: z.string(),
  sobrenome: z.string(),
});

export function sortear(): string {
  return randomBytes(BYTES).toString('base64url');
}
export function resumoDoToken(socialToken: string): Buffer {
  return createHash('sha256').update(socialToken).digest();
}

/** Made from the token that only the browser has: an answer that was meant for another browser cannot carry it. */
export function estadoDoToken(socialToken: string): string {
  return createHash('sha256').update(`estado:${socialToken}`).digest('base64url');
}

export function cifrarSegredos(cifra: Cifra, s: z.infer<typeof segredos>): Buffer {
  return cifra.cifrar(JSON.stringify(s), CONTEXTO_SOCIAL.segredos);
}

export function cifrarIdentidade(cifra: Cifra, i: IdentidadeSocial): Buffer {
  return cifra.cifrar(JSON.stringify(i), CONTEXTO_SOCIAL.identidade);
}

export function decifrarIdentidade(cifra: Cifra, cifrada: Buffer): IdentidadeSocial {
  return identidade.parse(JSON.parse(cifra.decifrar(cifrada, CONTEXTO_SOCIAL.identidade)));
}

/** The account at the provider, as our tables and addresses know it: nothing can be read from it. */
export function indiceDoSub(
  cifra: Cifra,
  { socialAuth, sub }: { readonly socialAuth: number; readonly sub: string },
): Buffer {
  return cifra.indice(`${socialAuth}:${sub}`, CONTEXTO_SOCIAL.sub);
}

/** The question this token was made for, as it was put to the provider. */
export function perguntaDe(
  { cifra, config }: Pick<Deps, 'cifra' | 'config'>,
  p: { readonly socialAuth: number; readonly socialToken: string; readonly segredosCifrados: Buffer },
): Pergunta {
  return {
    ...segredos.parse(JSON.parse(cifra.decifrar(p.segredosCifrados, CONTEXTO_SOCIAL.segredos))),
    estado: estadoDoToken(p.socialToken),
    retorno: `${config.appUrl}/cadastro/retorno/${provedorSocial(p.socialAuth) ?? ''}`,
  };
}

/** The adapter of a provider, when this installation has it. */
export function provedorDe({ gateways }: Pick<Deps, 'gateways'>, socialAuth: number): Provedor {
  const nome = provedorSocial(socialAuth);
  return (nome === undefined ? undefined : gateways.social[nome]) ?? recusar('socialIndisponivel');
}
