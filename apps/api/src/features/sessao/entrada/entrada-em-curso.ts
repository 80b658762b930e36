import { createHash } from 'node:crypto';

/** What is stored of the secret of a login under way. */
export const resumoDaEntrada = (hash: string): Buffer => createHash('sha256').update(hash).digest();

/** Whose a challenge of a passkey is while there is no session. */
export const donoDaEntrada = (hash: string): string => `entrada:${resumoDaEntrada(hash).toString('hex')}`;
