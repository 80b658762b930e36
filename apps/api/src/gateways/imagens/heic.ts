import { Worker } from 'node:worker_threads';

const LIMITE_MS = 15_000;
const MEMORIA_MB = 256;

/** A HEIC picture as JPEG, decoded beside the event loop; throws when it cannot be, or takes too long. */
export function heicParaJpeg(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolver, rejeitar) => {
    const trabalho = new Worker(new URL('./abrir-heic.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
      // The decoder writes its warnings about a broken file to the console.
      stdout: true,
      stderr: true,
    });
    const alarme = setTimeout(() => void trabalho.terminate(), LIMITE_MS);
    trabalho.once('message', (jpeg: Uint8Array) => resolver(Buffer.from(jpeg)));
    trabalho.once('error', rejeitar);
    trabalho.once('exit', () => {
      clearTimeout(alarme);
      rejeitar(new Error('the HEIC decoder ended without a picture'));
    });
  });
}
