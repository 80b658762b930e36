import { numaLinhaPropria } from './numa-linha-propria.ts';

/** A HEIC picture as JPEG, decoded beside the event loop; throws when it cannot be, or takes too long. */
export async function heicParaJpeg(bytes: Buffer): Promise<Buffer> {
  return Buffer.from(await numaLinhaPropria<Uint8Array>(new URL('./abrir-heic.ts', import.meta.url), bytes));
}
