import { createHash } from 'node:crypto';

/** The digest of the secret of a login under way, which is stored instead of it. */
export const resumoDoLogin = (hash: string): Buffer => createHash('sha256').update(hash).digest();

/** The owner of a passkey's challenge while there is no session. */
export const donoDoLogin = (hash: string): string => `entrada:${resumoDoLogin(hash).toString('hex')}`;
