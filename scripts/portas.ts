import { createServer } from 'node:net';
import { Falha } from './falha.ts';

/** A port of 127.0.0.1 that nobody uses now. */
export async function portaLivre(): Promise<number> {
  return await ouvirUmInstante(0, '127.0.0.1');
}

/** This port of 127.0.0.1, or any other that nobody uses now. */
export async function portaLivreOu(usual: number): Promise<number> {
  try {
    return await ouvirUmInstante(usual, '127.0.0.1');
  } catch {
    // In use, or not ours to use: the caller can do without this one.
    return await portaLivre();
  }
}

/** Refuses with one sentence when the port of a service is taken or may not be used. */
export async function exigirPortaLivre(porta: number, variavel: string): Promise<void> {
  try {
    await ouvirUmInstante(porta, undefined);
    await ouvirUmInstante(porta, '127.0.0.1');
  } catch (causa) {
    const codigo = causa instanceof Error && 'code' in causa ? causa.code : undefined;
    if (codigo === 'EADDRINUSE') {
      throw new Falha(
        `A porta ${porta} já está em uso. Feche o programa que a usa, ou escolha outra: ${variavel}=${porta + 1}`,
        { cause: causa },
      );
    }
    throw new Falha(`Não posso usar a porta ${porta} (${String(codigo)}). Escolha outra: ${variavel}=${PORTA_USUAL}`, {
      cause: causa,
    });
  }
}

function ouvirUmInstante(porta: number, endereco: string | undefined): Promise<number> {
  return new Promise((resolve, rejeitar) => {
    const servidor = createServer();
    servidor.once('error', rejeitar);
    servidor.listen({ port: porta, host: endereco }, () => {
      const usado = servidor.address();
      const numero = usado !== null && typeof usado === 'object' ? usado.port : porta;
      servidor.close(() => resolve(numero));
    });
  });
}

/** The usual ports of `npm start`: pages and API, and the sandbox. */
export const PORTA_USUAL = 3000;
export const PORTA_USUAL_DA_SANDBOX = 3100;
const MAIOR_PORTA = 65_535;

/**
 * The usual port of the worker's metrics: the one after the application's, so that two copies that start at once do not
 * take the same port. It is undefined where no such port exists.
 */
export function portaUsualDoWorker({
  porta,
  portaSandbox,
}: {
  readonly porta: number;
  readonly portaSandbox: number;
}): number | undefined {
  return porta + 1 === portaSandbox || porta + 1 > MAIOR_PORTA ? undefined : porta + 1;
}

/** The port that a variable asks for; without it the usual one. */
export function lerPorta(variavel: string, padrao: number): number {
  const texto = process.env[variavel];
  if (texto === undefined || texto === '') return padrao;
  const porta = Number(texto);
  if (Number.isInteger(porta) && porta > 0 && porta <= MAIOR_PORTA) return porta;
  throw new Falha(`${variavel}=${texto} não é uma porta (1 a 65535).`);
}
