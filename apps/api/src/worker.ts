import { Worker } from 'node:worker_threads';

/**
 * The worker process. Its work runs in a thread, which is started again when it ends by itself: the job runner does not
 * survive the loss of its database connections, and a fault in one job must not stop the others for good.
 */
const RECOMECAR_MS = 1_000;
const LIMITE_PARA_PARAR_MS = 25_000;
const SEM_CONFIGURACAO = 78;

let parando = false;
let atual: Worker | undefined;

function ligar(): void {
  if (parando) process.exit(0);
  const fio = new Worker(new URL('./worker-em-servico.ts', import.meta.url));
  atual = fio;
  fio.once('error', (erro) =>
    process.stderr.write(`worker: ${erro instanceof Error ? (erro.stack ?? erro.message) : String(erro)}\n`),
  );
  fio.once('exit', (codigo) => {
    if (parando || codigo === SEM_CONFIGURACAO) process.exit(codigo === 0 ? 0 : 1);
    process.stderr.write(`worker: ended with ${codigo}, starting again\n`);
    setTimeout(ligar, RECOMECAR_MS);
  });
}

function parar(): void {
  if (parando) return;
  parando = true;
  setTimeout(() => process.exit(1), LIMITE_PARA_PARAR_MS).unref();
  atual?.postMessage('parar');
}

process.once('SIGTERM', parar);
process.once('SIGINT', parar);
ligar();
