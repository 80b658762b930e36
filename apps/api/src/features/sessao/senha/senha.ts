import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane: some 8 ms (CONFIABILIDADE "Limits on guessing"; ASVS 11.4.2). */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashDaSenha(senha: string): Promise<string> {
  return await hash(senha, ARGON2ID);
}

let deNinguem: Promise<string> | undefined;

/** Compares; without an account it takes the same time against a hash that nothing matches (ASVS 6.3.8). */
export async function conferirSenha(guardada: string | null, senha: string): Promise<boolean> {
  deNinguem ??= hashDaSenha(randomBytes(32).toString('base64'));
  const certa = await verify(guardada ?? (await deNinguem), senha);
  return certa && guardada !== null;
}
