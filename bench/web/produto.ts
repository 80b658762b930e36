import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iniciarProcesso, terminaEm, ultimasLinhas } from '../../scripts/processo-guardado.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
const PRONTO_EM_MS = 300_000;
const PARADO_EM_MS = 60_000;

export type Produto = { readonly endereco: string; readonly sandbox: string; readonly parar: () => Promise<void> };

/** The product as `npm start` starts it, demonstration included, on ports and data of its own that end with it. */
export async function iniciarProduto(portas: { readonly app: number; readonly sandbox: number }): Promise<Produto> {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-bancada-web-'));
  const endereco = `http://localhost:${portas.app}`;
  const processo = iniciarProcesso({
    comando: [process.execPath, 'scripts/servir.ts'],
    cwd: RAIZ,
    sinalDeParada: 'TERM',
    env: {
      DADOS: pasta,
      PORT: String(portas.app),
      SANDBOX_PORT: String(portas.sandbox),
      LIMITE_POR_MINUTO: '100000',
      LIMITE_POR_CONTA: '100000',
      LOG_LEVEL: 'error',
    },
  });
  const linhas = ultimasLinhas(processo);
  async function parar(): Promise<void> {
    if (!(await processo.parar(PARADO_EM_MS))) processo.matar();
    await processo.fim;
    rmSync(pasta, { recursive: true, force: true });
  }
  const limite = performance.now() + PRONTO_EM_MS;
  while (!(await responde(`${endereco}/healthz`))) {
    if ((await terminaEm(processo.fim, 300)) || performance.now() > limite) {
      await parar();
      throw new Error(`the product did not start:\n${linhas()}`);
    }
  }
  return { endereco, sandbox: `http://localhost:${portas.sandbox}`, parar };
}

async function responde(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
