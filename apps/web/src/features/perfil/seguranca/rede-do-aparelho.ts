/**
 * The place of a session, by the part of the address that is told, and whether this device has the same one, which a
 * person can judge by. `daqui` is left out for this device itself.
 */
export function redeEmPalavras(lugar: string | null, daqui?: string | null): string | undefined {
  if (lugar === null) return undefined;
  if (daqui === undefined || daqui === null) return `IP ${lugar}`;
  return `IP ${lugar}, ${lugar === daqui ? 'como neste aparelho' : 'outra rede'}`;
}
