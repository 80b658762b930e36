import { createHash } from 'node:crypto';

/** The digest of the secret of a login under way, which is stored instead of it. */
export function resumoDoLogin(hash: string): Buffer {
  return createHash('sha256').update(hash).digest();
}

/** The owner of a passkey's challenge while there is no session. */
export function donoDoLogin(hash: string): string {
  return `entrada:${resumoDoLogin(hash).toString('hex')}`;
}
