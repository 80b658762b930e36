import { Worker } from 'node:worker_threads';

const LIMITE_MS = 15_000;
const MEMORIA_MB = 256;

/**
 * Runs one long computation over somebody's bytes beside the event loop, in a program that answers with one message; throws
 * when it fails, or takes too long: then it is ended with its thread.
 */
export function numaLinhaPropria<T>(programa: URL, bytes: Buffer): Promise<T> {
  return new Promise((resolver, rejeitar) => {
    const trabalho = new Worker(programa, {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
      // A decoder writes its warnings about a broken file to the console.
      stdout: true,
      stderr: true,
    });
    const alarme = setTimeout(() => void trabalho.terminate(), LIMITE_MS);
    trabalho.once('message', (resposta: T) => resolver(resposta));
    trabalho.once('error', rejeitar);
    trabalho.once('exit', () => {
      clearTimeout(alarme);
      rejeitar(new Error('the program ended without an answer'));
    });
  });
}
